package octavo.values;

import octavo.values.PageSpan.OnwardPages;
import octavo.values.PageSpan.PageInterval;
import octavo.values.PageSpan.SinglePage;

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
    private record Dash(int startOffset, int endOffset, int rank) {}

    private static final int HYPHEN = 1;
    private static final int LONG_DASH = 2;
    private static final int DASH_WITH_BLANKS = 3;
    private static final int WORD = 4;

    private final String pagesText;
    private final List<Dash> dashes = new ArrayList<>();

    private PageDashReader(String pagesText) {
        this.pagesText = pagesText;
    }

    /// The pages in a text without commas, if it has any.
    static Optional<PageSpan> readSpan(String pagesText) {
        PageDashReader dashReader = new PageDashReader(pagesText);
        dashReader.findDashes();
        return dashReader.readSpan();
    }

    private Optional<PageSpan> readSpan() {
        int highestRank = dashes.stream().mapToInt(Dash::rank).max().orElse(0);
        List<Dash> strongestDashes =
                dashes.stream().filter(dash -> dash.rank == highestRank).toList();
        if (highestRank == 0) {
            return asSinglePage();
        }
        if (strongestDashes.size() == 1) {
            Dash dash = strongestDashes.getFirst();
            return highestRank == HYPHEN ? splitAtHyphen(dash) : splitAt(dash);
        }
        Dash middleDash = strongestDashes.get(strongestDashes.size() / 2);
        if (strongestDashes.size() % 2 == 1 && joinsLikeNames(middleDash)) {
            return splitAt(middleDash);
        }
        return highestRank == HYPHEN ? asSinglePage() : Optional.empty();
    }

    private Optional<PageSpan> asSinglePage() {
        return PageName.normaliseName(pagesText).filter(PageName::isPageName).map(SinglePage::new);
    }

    private Optional<PageSpan> splitAt(Dash dash) {
        String rightText = pagesText.substring(dash.endOffset).strip();
        String leftText = pagesText.substring(0, dash.startOffset).strip();
        if (isOpenEnd(rightText)) {
            return readSpan(leftText).orElse(null) instanceof SinglePage(var page)
                    ? Optional.of(new OnwardPages(page, "+"))
                    : Optional.empty();
        }
        Optional<String> startPage = PageName.normaliseName(leftText);
        Optional<String> endPage = PageName.normaliseName(rightText).filter(PageName::mayEndRange);
        return startPage
                .filter(PageName::mayEndRange)
                .flatMap(firstPage ->
                        endPage.map(lastPage -> new PageInterval(firstPage, lastPage)));
    }

    /// A lone hyphen separates two ascending numbers; after letters it is part of the name.
    private Optional<PageSpan> splitAtHyphen(Dash dash) {
        Optional<PageSpan> pageSpan = splitAt(dash);
        if (pageSpan.isEmpty()
                || !(pageSpan.get() instanceof PageInterval(var startPage, var endPage))) {
            return pageSpan;
        }
        boolean areNumbers = PageName.hasDigit(startPage) && PageName.hasDigit(endPage);
        boolean mayStartRoman =
                startPage.equals(startPage.toLowerCase(Locale.ROOT)) || !PageName.hasDigit(endPage);
        if (areNumbers
                || (mayStartRoman
                        && RomanNumerals.valueOf(startPage).isPresent()
                        && PageName.isPageName(endPage))) {
            boolean isInterval =
                    !isArticlePage(startPage, endPage)
                            && !new PageInterval(startPage, endPage).isDescending();
            return isInterval ? pageSpan : asSinglePage();
        }
        return asSinglePage();
    }

    /// Whether the first number is that of an article, `052301-7`: a page range with a leading zero
    /// is never abbreviated.
    static boolean isArticlePage(String startPage, String endPage) {
        return startPage.startsWith("0") && endPage.length() < startPage.length();
    }

    private boolean joinsLikeNames(Dash middleDash) {
        String leftText = pagesText.substring(0, middleDash.startOffset).strip();
        String rightText = pagesText.substring(middleDash.endOffset).strip();
        int leftDash = indexOfDash(leftText);
        int rightDash = indexOfDash(rightText);
        return leftDash > 0
                && rightDash > 0
                && leftText.substring(0, leftDash)
                        .strip()
                        .equals(rightText.substring(0, rightDash).strip());
    }

    private static int indexOfDash(String pagesText) {
        for (int i = 0; i < pagesText.length(); i++) {
            if (isDash(pagesText.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isOpenEnd(String pagesText) {
        return pagesText.isEmpty()
                || pagesText.equals("+")
                || pagesText.equals("&")
                || pagesText.equals("ff")
                || pagesText.equalsIgnoreCase("n/a")
                || pagesText.chars().allMatch(character -> character == '?');
    }

    static boolean isDash(char character) {
        return character == '-' || LatexWords.isDash(character);
    }

    private static boolean isHyphen(char character) {
        return character == '-' || character == '\u2010' || character == '\u2011';
    }

    private void findDashes() {
        for (int i = 0; i < pagesText.length(); i++) {
            if (isDash(pagesText.charAt(i))) {
                int dashEnd = i + 1;
                while (dashEnd < pagesText.length() && isDash(pagesText.charAt(dashEnd))) {
                    dashEnd++;
                }
                dashes.add(new Dash(i, dashEnd, rankOf(i, dashEnd)));
                i = dashEnd - 1;
            } else if (pagesText.startsWith(" to ", i) || pagesText.startsWith(" bis ", i)) {
                int dashEnd = pagesText.indexOf(' ', i + 1);
                dashes.add(new Dash(i, dashEnd, WORD));
                i = dashEnd - 1;
            }
        }
    }

    private int rankOf(int dashStart, int dashEnd) {
        boolean hasBlanks =
                (dashStart > 0 && isBlank(pagesText.charAt(dashStart - 1)))
                        || (dashEnd < pagesText.length() && isBlank(pagesText.charAt(dashEnd)));
        return hasBlanks
                ? DASH_WITH_BLANKS
                : dashEnd - dashStart > 1 || !isHyphen(pagesText.charAt(dashStart))
                        ? LONG_DASH
                        : HYPHEN;
    }

    static boolean isBlank(char character) {
        return Character.isWhitespace(character) || character == '\u00A0';
    }
}
