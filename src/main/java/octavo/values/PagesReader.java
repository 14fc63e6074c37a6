package octavo.values;

import octavo.latex.LaTeX;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.PageSpan.Article;
import octavo.values.PageSpan.Literal;
import octavo.values.PageSpan.Onward;
import octavo.values.PageSpan.Range;
import octavo.values.PageSpan.Single;
import octavo.values.PageSpan.Total;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a pages field.
final class PagesReader {
    /// A word that joins pages and so starts no note.
    private static final Pattern JOINT = Pattern.compile("(to|bis|and)\\b");

    /// What stands for the pages that follow; of two with one end, the longer first.
    private static final List<String> MARKS = List.of("+", "ff", "f", "sqq", "sq");

    private static final LocalizedSentence NO_PAGES =
            LocalizedSentence.of(
                    "These are no pages. Leave the field out, and write this as the note.");

    /// Pages, and something else after a blank.
    private static final Pattern BEGUN =
            Pattern.compile(
                    "(?<first>\\d{1,9})(?:\\s?[-–]{1,3}\\s?(?<last>\\d{1,9}))?(?<on>ff?)?[,;]?\\s");

    private final String source;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    PagesReader(String source) {
        this.source = source;
    }

    Parsed<WorkPages> read() {
        String text = text();
        if (text.isEmpty()) {
            return new Parsed<>(new WorkPages(List.of(), ""), List.of());
        }
        WorkPages pages =
                spans(text)
                        .map(spans -> new WorkPages(spans, ""))
                        .or(() -> withNote(text))
                        .orElseGet(this::unreadable);
        for (PageSpan span : pages.spans()) {
            judge(span);
        }
        return new Parsed<>(pages, diagnostics);
    }

    /// \psq and \psqq are biblatex's commands for the following page and the following pages.
    private String text() {
        return LaTeX.toUnicode(source.replace("\\psqq", "ff").replace("\\psq", "f")).strip();
    }

    /// Earlier findings no longer matter then.
    private WorkPages unreadable() {
        diagnostics.clear();
        boolean pending = PublicationDate.parse(source).value() instanceof PublicationDate.Pending;
        say(ValueProblem.PAGES_UNREADABLE, pending ? NO_PAGES : advice());
        return new WorkPages(List.of(new Literal(source.strip())), "");
    }

    /// What to write instead: where pages come first, these alone.
    private LocalizedSentence advice() {
        Matcher begun = BEGUN.matcher(text());
        if (!begun.lookingAt()) {
            return LocalizedSentence.of("These pages cannot be read. Write them as 12--15.");
        }
        String last = begun.group("last");
        String on = begun.group("on");
        String pages =
                begun.group("first") + (last == null ? "" : "--" + last) + (on == null ? "" : on);
        return LocalizedSentence.of(
                "These pages cannot be read. Write {0}, and the rest in the note.", pages);
    }

    private void judge(PageSpan span) {
        if (span instanceof Range range && range.isDescending()) {
            say(
                    ValueProblem.PAGES_DESCENDING,
                    LocalizedSentence.of(
                            "These pages end before they start: {0}", range.toString()));
        } else if (span instanceof Range range && range.isAbbreviated() && !isOfPaper(range)) {
            String end = range.last().orElse("");
            say(
                    ValueProblem.PAGES_ABBREVIATED,
                    LocalizedSentence.of("Write the last page in full: {0}.", end));
        } else if (span instanceof Single(var page) && isDescending(page)) {
            say(
                    ValueProblem.PAGES_DESCENDING,
                    LocalizedSentence.of("If this is a range, it ends before it starts."));
        }
    }

    /// Whether it is like `28/3/1-8`, the pages of a session paper in full.
    private static boolean isOfPaper(Range range) {
        return range.start().indexOf('/') >= 0;
    }

    /// Whether a page name, read as a range, would be descending.
    private static boolean isDescending(String page) {
        int hyphen = page.indexOf('-');
        if (hyphen <= 0 || !page.chars().allMatch(c -> c == '-' || Character.isDigit(c))) {
            return false;
        }
        String start = page.substring(0, hyphen);
        String end = page.substring(hyphen + 1);
        return end.indexOf('-') < 0
                && !PageDashReader.isOfArticle(start, end)
                && new Range(start, end).isDescending();
    }

    /// Pages followed, after a space, by text in brackets or, after a range, by words.
    private Optional<WorkPages> withNote(String text) {
        return withNote(text, blankBefore(text, c -> c == '('))
                .or(() ->
                        withNote(text, blankBefore(text, Character::isLetter))
                                .filter(pages -> isUnmistakable(pages.spans())));
    }

    private Optional<WorkPages> withNote(String text, int blank) {
        String note = text.substring(Math.min(blank + 1, text.length()));
        return note.isEmpty() || JOINT.matcher(note).lookingAt() || !isPlain(note)
                ? Optional.empty()
                : spans(text.substring(0, blank)).map(spans -> noted(spans, note));
    }

    /// The first space, not at the start, before a character of a kind; the end if there is none.
    private static int blankBefore(String text, IntPredicate kind) {
        for (int i = 1; i + 1 < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i)) && kind.test(text.charAt(i + 1))) {
                return i;
            }
        }
        return text.length();
    }

    private static boolean isUnmistakable(List<PageSpan> spans) {
        return spans.stream()
                .allMatch(span ->
                        span instanceof Range
                                || (span instanceof Total(var parts) && parts.size() > 1));
    }

    private WorkPages noted(List<PageSpan> spans, String note) {
        if (PageUnits.countIn(note).isEmpty()) {
            say(
                    ValueProblem.PAGES_WITH_OTHER_TEXT,
                    LocalizedSentence.of("\"{0}\" is not a page.", note));
        }
        return new WorkPages(spans, note);
    }

    /// Whether LaTeX prints a text as it is.
    private static boolean isPlain(String text) {
        return LaTeX.toUnicode(text).equals(text);
    }

    private Optional<List<PageSpan>> spans(String text) {
        String bare = withoutFrame(text);
        String pages = PageUnits.withoutWordBefore(bare);
        if (!pages.equals(bare)) {
            say(
                    ValueProblem.WORD_IN_PAGES,
                    LocalizedSentence.of("Leave out the word for pages; styles add it."));
        }
        Optional<String> article = PageUnits.articleNumber(pages);
        if (article.isPresent()) {
            return Optional.of(List.of(new Article(article.get())));
        }
        Optional<String> total = PageUnits.beforeWordAfter(pages);
        if (total.isPresent()) {
            return total(total.get());
        }
        Optional<List<PageSpan>> sum = pages.indexOf('+') >= 0 ? total(pages) : Optional.empty();
        return sum.or(() -> list(pages));
    }

    /// A text without surrounding brackets and trailing full stops.
    private static String withoutFrame(String text) {
        int end = text.length();
        while (end > 0 && ",.;\" ".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        boolean bracketed =
                end > 1
                        && text.charAt(0) == '('
                        && text.indexOf(')') == end - 1
                        && text.lastIndexOf('(') == 0;
        return bracketed ? text.substring(1, end - 1).strip() : text.substring(0, end);
    }

    /// Page counts: those before a comma, as in `xii, 345`, can only be Roman.
    private static Optional<List<PageSpan>> total(String text) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '+' || text.charAt(i) == ',') {
                String part = text.substring(start, i).strip();
                boolean mayBe = i == text.length() || text.charAt(i) == '+' || !isArabic(part);
                if (!mayBe || !isNumber(part)) {
                    return Optional.empty();
                }
                parts.add(part);
                start = i + 1;
            }
        }
        return Optional.of(List.of(new Total(parts)));
    }

    private static boolean isArabic(String text) {
        return PageName.of(text).isArabic();
    }

    private static boolean isNumber(String text) {
        PageName name = PageName.of(text);
        return name.prefix().isEmpty() && name.suffix().isEmpty() && name.number().isPresent();
    }

    private static Optional<List<PageSpan>> list(String text) {
        List<PageSpan> spans = new ArrayList<>();
        for (String piece : text.replace(" and ", ",").replace(" & ", ",").split("[,;]", -1)) {
            if (!piece.isBlank()) {
                Optional<PageSpan> span = piece(withoutFrame(piece.strip()));
                if (span.isEmpty()) {
                    return Optional.empty();
                }
                spans.add(span.get());
            }
        }
        if (spans.size() == 2
                && spans.get(0) instanceof Single(var front)
                && spans.get(1) instanceof Single(var body)
                && RomanNumerals.value(front).isPresent()
                && isNumber(body)
                && isArabic(body)) {
            return Optional.of(List.of(new Total(List.of(front, body))));
        }
        return spans.isEmpty() ? Optional.empty() : Optional.of(spans);
    }

    private static Optional<PageSpan> piece(String text) {
        String mark = MARKS.stream().filter(text::endsWith).findFirst().orElse("");
        if (!mark.isEmpty()) {
            String start = text.substring(0, text.length() - mark.length()).strip();
            boolean page =
                    mark.equals("+")
                            || (!start.isEmpty()
                                    && Character.isDigit(start.charAt(start.length() - 1)));
            if (page && PageDashReader.span(start).orElse(null) instanceof Single(var name)) {
                return Optional.of(new Onward(name, mark));
            }
        }
        return PageDashReader.span(mark.equals("+") ? text.substring(0, text.length() - 1) : text);
    }

    private void say(Code code, LocalizedSentence message) {
        Diagnostic diagnostic = new Diagnostic(new Span(0, source.length()), code, message);
        if (!diagnostics.contains(diagnostic)) {
            diagnostics.add(diagnostic);
        }
    }
}
