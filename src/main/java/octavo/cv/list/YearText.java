package octavo.cv.list;

import octavo.cslreferences.ListWords;
import octavo.latex.LaTeX;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

/// Years as printed in a list, including unknown parts.
final class YearText {
    private final ListWords listWords;

    YearText(ListWords listWords) {
        this.listWords = listWords;
    }

    /// `2018–2020`, `2018–`, `ca. 1990`, `44 BC`; a date that cannot be read as it is; empty if
    /// there is none.
    String yearOf(PublicationDate date) {
        return switch (date) {
            case PartialDate partialDate -> yearOf(partialDate);
            case DateInterval(PartialDate start, PartialDate end)
                    when isExact(start) && isExact(end) ->
                    start.year() == end.year() ? yearOf(start) : yearOf(start) + "–" + yearOf(end);
            case DateInterval(PartialDate start, PartialDate end) ->
                    listWords.yearText(start.firstYear())
                            + "–"
                            + listWords.yearText(end.lastYear());
            case DateInterval(PartialDate start, _) -> yearOf(start) + "–";
            case DateInterval(_, PartialDate end) -> "–" + yearOf(end);
            case PublicationDate.PendingDate(_, var expectedDate) ->
                    expectedDate.map(this::yearOf).orElse("");
            case PublicationDate.UnreadableDate(var text) ->
                    date.startYear()
                            .map(listWords::yearText)
                            .orElseGet(() -> LaTeX.toUnicode(text));
            default -> "";
        };
    }

    private String yearOf(PartialDate date) {
        String year =
                isExact(date)
                        ? listWords.yearText(date.year())
                        : listWords.yearText(date.firstYear())
                                + "–"
                                + listWords.yearText(date.lastYear());
        return switch (date.certainty()) {
            case CERTAIN -> year;
            case UNCERTAIN -> year + "?";
            case APPROXIMATE -> listWords.formatText("circa", year);
            case UNCERTAIN_AND_APPROXIMATE -> listWords.formatText("circa", year) + "?";
        };
    }

    private static boolean isExact(PartialDate date) {
        return date.unknownDigits() == 0;
    }
}
