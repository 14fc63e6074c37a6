package octavo.editing.tidy;

import octavo.values.PageSpan;
import octavo.values.WorkPages;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes page ranges with two hyphens, `12--15`. A hyphen within a page or article number, as in
/// `C4-605` and `052301-1`, is not a range.
public final class PageDashCleanUp {
    private static final Pattern RANGE =
            Pattern.compile(
                    "\\s*([\\p{L}\\p{N}.:]+)"
                        + "\\s*(-+|[\u2010-\u2015\u2212]+|\\{?\\\\textendash(?:\\{\\})?\\}?\\s?)\\s*"
                        + "([\\p{L}\\p{N}.:]+)\\s*");

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "page-dashes",
                    "Write page ranges with two hyphens, 12--15",
                    Set.of("pages", "bookpages"),
                    PageDashCleanUp::normaliseDashes);

    private PageDashCleanUp() {}

    /// The pages with each range normalised.
    public static String normaliseDashes(String pages) {
        if (pages.indexOf(',') < 0) {
            return normaliseRange(pages);
        }
        String normalisedPages =
                Pattern.compile(",")
                        .splitAsStream(pages)
                        .map(PageDashCleanUp::normaliseRange)
                        .collect(Collectors.joining(","));
        return pages.endsWith(",") ? normalisedPages + "," : normalisedPages;
    }

    private static String normaliseRange(String pageText) {
        Matcher rangeMatcher = RANGE.matcher(pageText);
        if (!rangeMatcher.matches()
                || !isRange(rangeMatcher.group(1), rangeMatcher.group(2), rangeMatcher.group(3))) {
            return pageText;
        }
        String leadingBlanks =
                pageText.substring(0, pageText.length() - pageText.stripLeading().length());
        return leadingBlanks + rangeMatcher.group(1) + "--" + rangeMatcher.group(3);
    }

    private static boolean isRange(String firstPage, String dash, String lastPage) {
        boolean isHyphen = dash.equals("-");
        if (isHyphen && !new PageSpan.PageInterval(firstPage, lastPage).hasLikeLetters()) {
            return false;
        }
        List<PageSpan> pageSpans =
                WorkPages.parse(firstPage + (isHyphen ? "-" : "--") + lastPage).value().pageSpans();
        return pageSpans.size() == 1 && pageSpans.getFirst() instanceof PageSpan.PageInterval;
    }
}
