package octavo.values;

import octavo.values.PageSpan.Onward;
import octavo.values.PageSpan.Range;
import octavo.values.PageSpan.Single;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Decides which dash in a text separates the first page from the last, and which belong to page
/// names: `1-1--1-20` runs from `1-1` to `1-20`, and `A-12` is one page.
final class PageDashReader {

    /// A dash, or a word used as one.
    ///
    /// @param rank how likely it is to separate pages rather than to belong to a name
    private record Dash(int start, int end, int rank) {}

    private static final int HYPHEN = 1;
    private static final int LONG_DASH = 2;
    private static final int DASH_WITH_BLANKS = 3;
    private static final int WORD = 4;

    private final String text;
    private final List<Dash> dashes = new ArrayList<>();

    private PageDashReader(String text) {
        this.text = text;
    }

    /// The pages in a text without commas, if it has any.
    static Optional<PageSpan> span(String text) {
        PageDashReader reader = new PageDashReader(text);
        reader.findDashes();
        return reader.span();
    }

    private Optional<PageSpan> span() {
        int rank = dashes.stream().mapToInt(Dash::rank).max().orElse(0);
        List<Dash> strongest = dashes.stream().filter(dash -> dash.rank == rank).toList();
        if (rank == 0) {
            return single();
        }
        if (strongest.size() == 1) {
            Dash dash = strongest.getFirst();
            return rank == HYPHEN ? atHyphen(dash) : at(dash);
        }
        Dash middle = strongest.get(strongest.size() / 2);
        if (strongest.size() % 2 == 1 && isBetweenLikeNames(middle)) {
            return at(middle);
        }
        return rank == HYPHEN ? single() : Optional.empty();
    }

    private Optional<PageSpan> single() {
        return PageName.read(text).filter(PageName::isPage).map(Single::new);
    }

    private Optional<PageSpan> at(Dash dash) {
        String right = text.substring(dash.end).strip();
        String left = text.substring(0, dash.start).strip();
        if (isNoEnd(right)) {
            return span(left).orElse(null) instanceof Single(var page)
                    ? Optional.of(new Onward(page, "+"))
                    : Optional.empty();
        }
        Optional<String> start = PageName.read(left);
        Optional<String> end = PageName.read(right).filter(PageName::mayEnd);
        return start.filter(PageName::mayEnd)
                .flatMap(first -> end.map(last -> new Range(first, last)));
    }

    /// A lone hyphen separates two ascending numbers; after letters it is part of the name.
    private Optional<PageSpan> atHyphen(Dash dash) {
        Optional<PageSpan> span = at(dash);
        if (span.isEmpty() || !(span.get() instanceof Range(var start, var end))) {
            return span;
        }
        boolean numbers = PageName.hasDigit(start) && PageName.hasDigit(end);
        boolean fromRoman = start.equals(start.toLowerCase(Locale.ROOT)) || !PageName.hasDigit(end);
        if (numbers
                || (fromRoman && RomanNumerals.value(start).isPresent() && PageName.isPage(end))) {
            boolean range = !isOfArticle(start, end) && !new Range(start, end).isDescending();
            return range ? span : single();
        }
        return single();
    }

    /// Whether the first number is that of an article, `052301-7`: a page range with a leading zero
    /// is never abbreviated.
    static boolean isOfArticle(String start, String end) {
        return start.startsWith("0") && end.length() < start.length();
    }

    private boolean isBetweenLikeNames(Dash middle) {
        String left = text.substring(0, middle.start).strip();
        String right = text.substring(middle.end).strip();
        int leftDash = firstDash(left);
        int rightDash = firstDash(right);
        return leftDash > 0
                && rightDash > 0
                && left.substring(0, leftDash)
                        .strip()
                        .equals(right.substring(0, rightDash).strip());
    }

    private static int firstDash(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isDash(text.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isNoEnd(String text) {
        return text.isEmpty()
                || text.equals("+")
                || text.equals("&")
                || text.equals("ff")
                || text.equalsIgnoreCase("n/a")
                || text.chars().allMatch(c -> c == '?');
    }

    static boolean isDash(char c) {
        return c == '-' || LatexWords.isDash(c);
    }

    private static boolean isHyphen(char c) {
        return c == '-' || c == '\u2010' || c == '\u2011';
    }

    private void findDashes() {
        for (int i = 0; i < text.length(); i++) {
            if (isDash(text.charAt(i))) {
                int end = i + 1;
                while (end < text.length() && isDash(text.charAt(end))) {
                    end++;
                }
                dashes.add(new Dash(i, end, rank(i, end)));
                i = end - 1;
            } else if (text.startsWith(" to ", i) || text.startsWith(" bis ", i)) {
                int end = text.indexOf(' ', i + 1);
                dashes.add(new Dash(i, end, WORD));
                i = end - 1;
            }
        }
    }

    private int rank(int start, int end) {
        boolean blanks =
                (start > 0 && isBlank(text.charAt(start - 1)))
                        || (end < text.length() && isBlank(text.charAt(end)));
        return blanks
                ? DASH_WITH_BLANKS
                : end - start > 1 || !isHyphen(text.charAt(start)) ? LONG_DASH : HYPHEN;
    }

    static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0';
    }
}
