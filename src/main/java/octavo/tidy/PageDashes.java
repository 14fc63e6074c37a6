package octavo.tidy;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes ranges of pages with two hyphens, `12--15`. A hyphen within the number of a page, as in
/// `C4-605`, is none of a range.
public final class PageDashes {
    private static final Pattern RANGE =
            Pattern.compile(
                    "\\s*([\\p{L}\\p{N}.:]+)"
                        + "\\s*(-+|[\u2010-\u2015\u2212]+|\\{?\\\\textendash(?:\\{\\})?\\}?\\s?)\\s*"
                        + "([\\p{L}\\p{N}.:]+)\\s*");
    private static final Pattern NUMBER = Pattern.compile("(\\p{L}*)(\\d+)(.*)");
    private static final Pattern ROMAN = Pattern.compile("(?i)[ivxlcdm]+");

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "page-dashes",
                    "Write page ranges with two hyphens, 12--15",
                    Set.of("pages", "bookpages"),
                    PageDashes::cleaned);

    private PageDashes() {}

    /// The pages with each of their ranges written the usual way.
    public static String cleaned(String pages) {
        if (pages.indexOf(',') < 0) {
            return range(pages);
        }
        String each =
                Pattern.compile(",")
                        .splitAsStream(pages)
                        .map(PageDashes::range)
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
        Matcher first = NUMBER.matcher(from);
        Matcher last = NUMBER.matcher(to);
        if (!first.matches() || !last.matches()) {
            return ROMAN.matcher(from).matches() && ROMAN.matcher(to).matches();
        }
        boolean sameKind = first.group(1).equalsIgnoreCase(last.group(1));
        boolean rises =
                last.group(2).length() < first.group(2).length()
                        || last.group(2).length() > first.group(2).length()
                        || last.group(2).compareTo(first.group(2)) >= 0;
        return !dash.equals("-") || sameKind && rises;
    }
}
