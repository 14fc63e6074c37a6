package octavo.tidy;

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
                    PageDashCleanUp::cleaned);

    private PageDashCleanUp() {}

    /// The pages with each range normalised.
    public static String cleaned(String pages) {
        if (pages.indexOf(',') < 0) {
            return range(pages);
        }
        String each =
                Pattern.compile(",")
                        .splitAsStream(pages)
                        .map(PageDashCleanUp::range)
                        .collect(Collectors.joining(","));
        return pages.endsWith(",") ? each + "," : each;
    }

    private static String range(String part) {
        Matcher range = RANGE.matcher(part);
        if (!range.matches() || !isRange(range.group(1), range.group(2), range.group(3))) {
            return part;
        }
        String lead = part.substring(0, part.length() - part.stripLeading().length());
        return lead + range.group(1) + "--" + range.group(3);
    }

    private static boolean isRange(String from, String dash, String to) {
        boolean hyphen = dash.equals("-");
        if (hyphen && !new PageSpan.Range(from, to).hasLikeLetters()) {
            return false;
        }
        List<PageSpan> read = WorkPages.parse(from + (hyphen ? "-" : "--") + to).value().spans();
        return read.size() == 1 && read.getFirst() instanceof PageSpan.Range;
    }
}
