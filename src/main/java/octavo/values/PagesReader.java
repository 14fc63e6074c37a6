package octavo.values;

import octavo.latex.LaTeX;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.PageSpan.ArticleNumber;
import octavo.values.PageSpan.OnwardPages;
import octavo.values.PageSpan.PageInterval;
import octavo.values.PageSpan.PageTotal;
import octavo.values.PageSpan.SinglePage;
import octavo.values.PageSpan.UnreadablePages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a pages field.
final class PagesReader {
    /// A word that joins pages and so starts no note.
    private static final Pattern JOINING_WORD = Pattern.compile("(to|bis|and)\\b");

    /// What stands for the pages that follow; of two with one end, the longer first.
    private static final List<String> ONWARD_MARKS = List.of("+", "ff", "f", "sqq", "sq");

    private static final LocalizedSentence NO_PAGES_ADVICE =
            LocalizedSentence.of("This is not a page range. Move it to the note.");

    /// Pages, and something else after a blank.
    private static final Pattern LEADING_PAGES =
            Pattern.compile(
                    "(?<first>\\d{1,9})(?:\\s?[-–]{1,3}\\s?(?<last>\\d{1,9}))?(?<on>ff?)?[,;]?\\s");

    private final String sourceText;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    PagesReader(String sourceText) {
        this.sourceText = sourceText;
    }

    Parsed<WorkPages> readPages() {
        String pagesText = plainText();
        if (pagesText.isEmpty()) {
            return new Parsed<>(new WorkPages(List.of(), ""), List.of());
        }
        WorkPages pages =
                readSpans(pagesText)
                        .map(pageSpans -> new WorkPages(pageSpans, ""))
                        .or(() -> readWithNote(pagesText))
                        .orElseGet(this::toUnreadablePages);
        for (PageSpan pageSpan : pages.pageSpans()) {
            reportProblems(pageSpan);
        }
        return new Parsed<>(pages, diagnostics);
    }

    /// \psq and \psqq are biblatex's commands for the following page and the following pages.
    private String plainText() {
        return LaTeX.toUnicode(sourceText.replace("\\psqq", "ff").replace("\\psq", "f")).strip();
    }

    /// Earlier findings no longer matter then.
    private WorkPages toUnreadablePages() {
        diagnostics.clear();
        boolean isPending =
                PublicationDate.parse(sourceText).value() instanceof PublicationDate.PendingDate;
        report(ValueProblem.PAGES_UNREADABLE, isPending ? NO_PAGES_ADVICE : adviceMessage());
        return new WorkPages(List.of(new UnreadablePages(sourceText.strip())), "");
    }

    /// What to write instead: where pages come first, these alone.
    private LocalizedSentence adviceMessage() {
        Matcher pagesMatcher = LEADING_PAGES.matcher(plainText());
        if (!pagesMatcher.lookingAt()) {
            return LocalizedSentence.of("These pages cannot be read. Write them as 12--15.");
        }
        String lastPage = pagesMatcher.group("last");
        String onwardMark = pagesMatcher.group("on");
        String pages =
                pagesMatcher.group("first")
                        + (lastPage == null ? "" : "--" + lastPage)
                        + (onwardMark == null ? "" : onwardMark);
        return LocalizedSentence.of(
                "These pages cannot be read. Write {0}, and the rest in the note.", pages);
    }

    private void reportProblems(PageSpan pageSpan) {
        if (pageSpan instanceof PageInterval pageInterval && pageInterval.isDescending()) {
            report(
                    ValueProblem.PAGES_DESCENDING,
                    LocalizedSentence.of(
                            "These pages end before they start: {0}", pageInterval.toString()));
        } else if (pageSpan instanceof PageInterval pageInterval
                && pageInterval.isAbbreviated()
                && !isSessionPaper(pageInterval)) {
            String lastPage = pageInterval.lastPage().orElse("");
            report(
                    ValueProblem.PAGES_ABBREVIATED,
                    LocalizedSentence.of("Write the last page in full: {0}.", lastPage));
        } else if (pageSpan instanceof SinglePage(var page) && isDescending(page)) {
            report(
                    ValueProblem.PAGES_DESCENDING,
                    LocalizedSentence.of("If this is a range, it ends before it starts."));
        }
    }

    /// Whether it is like `28/3/1-8`, the pages of a session paper in full.
    private static boolean isSessionPaper(PageInterval pageInterval) {
        return pageInterval.startPage().indexOf('/') >= 0;
    }

    /// Whether a page name, read as a range, would be descending.
    private static boolean isDescending(String page) {
        int hyphenIndex = page.indexOf('-');
        if (hyphenIndex <= 0
                || !page.chars()
                        .allMatch(character -> character == '-' || Character.isDigit(character))) {
            return false;
        }
        String startPage = page.substring(0, hyphenIndex);
        String endPage = page.substring(hyphenIndex + 1);
        return endPage.indexOf('-') < 0
                && !PageDashReader.isArticlePage(startPage, endPage)
                && new PageInterval(startPage, endPage).isDescending();
    }

    /// Pages followed, after a space, by text in brackets or, after a range, by words.
    private Optional<WorkPages> readWithNote(String pagesText) {
        return readWithNote(pagesText, indexOfBlankBefore(pagesText, character -> character == '('))
                .or(() ->
                        readWithNote(pagesText, indexOfBlankBefore(pagesText, Character::isLetter))
                                .filter(pages -> isUnmistakable(pages.pageSpans())));
    }

    private Optional<WorkPages> readWithNote(String pagesText, int blankIndex) {
        String note = pagesText.substring(Math.min(blankIndex + 1, pagesText.length()));
        return note.isEmpty() || JOINING_WORD.matcher(note).lookingAt() || !isPlain(note)
                ? Optional.empty()
                : readSpans(pagesText.substring(0, blankIndex))
                        .map(pageSpans -> toPagesWithNote(pageSpans, note));
    }

    /// The first space, not at the start, before a character of a kind; the end if there is none.
    private static int indexOfBlankBefore(String pagesText, IntPredicate characterKind) {
        for (int i = 1; i + 1 < pagesText.length(); i++) {
            if (Character.isWhitespace(pagesText.charAt(i))
                    && characterKind.test(pagesText.charAt(i + 1))) {
                return i;
            }
        }
        return pagesText.length();
    }

    private static boolean isUnmistakable(List<PageSpan> pageSpans) {
        return pageSpans.stream()
                .allMatch(pageSpan ->
                        pageSpan instanceof PageInterval
                                || (pageSpan instanceof PageTotal(var partCounts)
                                        && partCounts.size() > 1));
    }

    private WorkPages toPagesWithNote(List<PageSpan> pageSpans, String note) {
        if (PageUnits.pageCountIn(note).isEmpty()) {
            report(
                    ValueProblem.PAGES_WITH_OTHER_TEXT,
                    LocalizedSentence.of("\"{0}\" is not a page.", note));
        }
        return new WorkPages(pageSpans, note);
    }

    /// Whether LaTeX prints a text as it is.
    private static boolean isPlain(String pagesText) {
        return LaTeX.toUnicode(pagesText).equals(pagesText);
    }

    private Optional<List<PageSpan>> readSpans(String pagesText) {
        String unframedText = withoutBrackets(pagesText);
        String pages = PageUnits.withoutWordBefore(unframedText);
        if (!pages.equals(unframedText)) {
            report(
                    ValueProblem.WORD_IN_PAGES,
                    LocalizedSentence.of("Leave out the word for pages; styles add it."));
        }
        Optional<String> articleNumber = PageUnits.articleNumber(pages);
        if (articleNumber.isPresent()) {
            return Optional.of(List.of(new ArticleNumber(articleNumber.get())));
        }
        Optional<String> totalText = PageUnits.withoutWordAfter(pages);
        if (totalText.isPresent()) {
            return readTotal(totalText.get());
        }
        Optional<List<PageSpan>> pageTotal =
                pages.indexOf('+') >= 0 ? readTotal(pages) : Optional.empty();
        return pageTotal.or(() -> readList(pages));
    }

    /// A text without surrounding brackets and trailing full stops.
    private static String withoutBrackets(String pagesText) {
        int textEnd = pagesText.length();
        while (textEnd > 0 && ",.;\" ".indexOf(pagesText.charAt(textEnd - 1)) >= 0) {
            textEnd--;
        }
        boolean isBracketed =
                textEnd > 1
                        && pagesText.charAt(0) == '('
                        && pagesText.indexOf(')') == textEnd - 1
                        && pagesText.lastIndexOf('(') == 0;
        return isBracketed
                ? pagesText.substring(1, textEnd - 1).strip()
                : pagesText.substring(0, textEnd);
    }

    /// Page counts: those before a comma, as in `xii, 345`, can only be Roman.
    private static Optional<List<PageSpan>> readTotal(String pagesText) {
        List<String> partCounts = new ArrayList<>();
        int partStart = 0;
        for (int i = 0; i <= pagesText.length(); i++) {
            if (i == pagesText.length()
                    || pagesText.charAt(i) == '+'
                    || pagesText.charAt(i) == ',') {
                String part = pagesText.substring(partStart, i).strip();
                boolean mayBeCount =
                        i == pagesText.length() || pagesText.charAt(i) == '+' || !isArabic(part);
                if (!mayBeCount || !isNumber(part)) {
                    return Optional.empty();
                }
                partCounts.add(part);
                partStart = i + 1;
            }
        }
        return Optional.of(List.of(new PageTotal(partCounts)));
    }

    private static boolean isArabic(String pagesText) {
        return PageName.of(pagesText).isArabic();
    }

    private static boolean isNumber(String pagesText) {
        PageName pageName = PageName.of(pagesText);
        return pageName.prefix().isEmpty()
                && pageName.suffix().isEmpty()
                && pageName.pageNumber().isPresent();
    }

    private static Optional<List<PageSpan>> readList(String pagesText) {
        List<PageSpan> pageSpans = new ArrayList<>();
        for (String pieceText :
                pagesText.replace(" and ", ",").replace(" & ", ",").split("[,;]", -1)) {
            if (!pieceText.isBlank()) {
                Optional<PageSpan> pageSpan = readPiece(withoutBrackets(pieceText.strip()));
                if (pageSpan.isEmpty()) {
                    return Optional.empty();
                }
                pageSpans.add(pageSpan.get());
            }
        }
        if (pageSpans.size() == 2
                && pageSpans.get(0) instanceof SinglePage(var frontPages)
                && pageSpans.get(1) instanceof SinglePage(var bodyPages)
                && RomanNumerals.valueOf(frontPages).isPresent()
                && isNumber(bodyPages)
                && isArabic(bodyPages)) {
            return Optional.of(List.of(new PageTotal(List.of(frontPages, bodyPages))));
        }
        return pageSpans.isEmpty() ? Optional.empty() : Optional.of(pageSpans);
    }

    private static Optional<PageSpan> readPiece(String pagesText) {
        String onwardMark =
                ONWARD_MARKS.stream().filter(pagesText::endsWith).findFirst().orElse("");
        if (!onwardMark.isEmpty()) {
            String startText =
                    pagesText.substring(0, pagesText.length() - onwardMark.length()).strip();
            boolean isPage =
                    onwardMark.equals("+")
                            || (!startText.isEmpty()
                                    && Character.isDigit(startText.charAt(startText.length() - 1)));
            if (isPage
                    && PageDashReader.readSpan(startText).orElse(null)
                            instanceof SinglePage(var startPage)) {
                return Optional.of(new OnwardPages(startPage, onwardMark));
            }
        }
        return PageDashReader.readSpan(
                onwardMark.equals("+")
                        ? pagesText.substring(0, pagesText.length() - 1)
                        : pagesText);
    }

    private void report(DiagnosticCode code, LocalizedSentence message) {
        Diagnostic diagnostic = new Diagnostic(new Span(0, sourceText.length()), code, message);
        if (!diagnostics.contains(diagnostic)) {
            diagnostics.add(diagnostic);
        }
    }
}
