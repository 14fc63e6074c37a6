package octavo.editing.tidy;

import octavo.values.PageSpan;
import octavo.values.WorkPages;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes the last page of a range in full, `112--118` for `112--18`.
final class LastPageCleanUp {
    private static final Pattern COMMA = Pattern.compile("(?<=,)");

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "last-pages",
                    "Write the last page of a range in full, 112--118 for 112--18",
                    Set.of("pages", "bookpages"),
                    pages ->
                            COMMA.splitAsStream(pages)
                                    .map(LastPageCleanUp::completeRange)
                                    .collect(Collectors.joining()));

    private LastPageCleanUp() {}

    private static String completeRange(String rangeText) {
        List<PageSpan> pageSpans = WorkPages.parse(rangeText).value().pageSpans();
        return pageSpans.size() == 1
                        && pageSpans.getFirst() instanceof PageSpan.PageInterval interval
                        && interval.isAbbreviated()
                ? completeRange(rangeText, interval)
                : rangeText;
    }

    private static String completeRange(String rangeText, PageSpan.PageInterval interval) {
        int endOffset = rangeText.lastIndexOf(interval.endPage());
        return endOffset <= 0
                ? rangeText
                : rangeText.substring(0, endOffset)
                        + interval.lastPage().orElse(interval.endPage())
                        + rangeText.substring(endOffset + interval.endPage().length());
    }
}
