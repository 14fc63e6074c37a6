package octavo.cv.list;

import octavo.convert.ListWords;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

/// Years as printed in a list, including unknown parts.
final class YearText {
    private final ListWords words;

    YearText(ListWords words) {
        this.words = words;
    }

    /// `2018–2020`, `2018–`, `ca. 1990`, `44 BC`; empty if there is none.
    String of(PublicationDate date) {
        return switch (date) {
            case PartialDate day -> of(day);
            case DateInterval(PartialDate start, PartialDate end)
                    when isExact(start) && isExact(end) ->
                    start.year() == end.year() ? of(start) : of(start) + "–" + of(end);
            case DateInterval(PartialDate start, PartialDate end) ->
                    words.year(start.firstYear()) + "–" + words.year(end.lastYear());
            case DateInterval(PartialDate start, _) -> of(start) + "–";
            case DateInterval(_, PartialDate end) -> "–" + of(end);
            case PublicationDate.Pending(_, var expected) -> expected.map(this::of).orElse("");
            default -> date.startYear().map(words::year).orElse("");
        };
    }

    private String of(PartialDate date) {
        String year =
                isExact(date)
                        ? words.year(date.year())
                        : words.year(date.firstYear()) + "–" + words.year(date.lastYear());
        return switch (date.certainty()) {
            case CERTAIN -> year;
            case UNCERTAIN -> year + "?";
            case APPROXIMATE -> words.say("circa", year);
            case UNCERTAIN_AND_APPROXIMATE -> words.say("circa", year) + "?";
        };
    }

    private static boolean isExact(PartialDate date) {
        return date.unknownDigits() == 0;
    }
}
