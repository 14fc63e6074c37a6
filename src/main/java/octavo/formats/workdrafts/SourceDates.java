package octavo.formats.workdrafts;

import octavo.values.PartialDate;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses dates as databases write them. Anything unreadable stays as its text.
public final class SourceDates {
    /// `2001/09/01/`, `2016/12//`, `2012///Spring`, `2015/october`.
    private static final Pattern SLASHED_DATE =
            Pattern.compile("([0-9]{4})\\s*/([^/]*)(?:/([^/]*))?(?:/(.*))?");

    /// `20150303`, `2013 06 10`, `2013.6.10`.
    private static final Pattern NUMERIC_DATE =
            Pattern.compile(
                    "([0-9]{4})(?:([0-9]{2})([0-9]{2})|[ .]([0-9]{1,2})(?:[ .]([0-9]{1,2}))?)");

    /// `04 2006`.
    private static final Pattern MONTH_FIRST = Pattern.compile("(0?[1-9]|1[0-2])[ ./]+([0-9]{4})");

    /// Day of the week and time of day, as in `Fri, 17 Aug 2018 08:14:38 +0000`.
    private static final Pattern WEEKDAY_OR_TIME =
            Pattern.compile(
                    "^(?i:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?=.*[0-9]{4})"
                            + "|(?<=[0-9]{4}) [0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?: .*)?$");

    /// `2011-11-00`, `0000 c`: catalogues write zeros for what they do not know.
    private static final Pattern UNKNOWN_PARTS =
            Pattern.compile("([0-9]{4}(?:-(?!00)[0-9]{2})?)(?:-00){1,2}");

    private static final Pattern UNKNOWN_YEAR = Pattern.compile("0000(?![0-9]).*");

    /// `1963-01-01T00:00:00Z, 2000-01-01T00:00:00Z`: the first date, and later ones.
    private static final Pattern LATER_TIMESTAMPS =
            Pattern.compile("(?<=[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,15}Z?), [0-9]{4}-.*");

    private static final Pattern YEAR =
            Pattern.compile("(?<![0-9])(?:1[0-9]{3}|20[0-9]{2})(?![0-9])");

    private SourceDates() {}

    /// A date; empty for a blank text.
    public static Optional<PublicationDate> of(String rawText) {
        String plainText = rawText.strip().replaceAll("\\s+", " ");
        String firstDate = LATER_TIMESTAMPS.matcher(plainText).replaceFirst("");
        String dateText = withoutUnknownParts(WEEKDAY_OR_TIME.matcher(firstDate).replaceAll(""));
        if (dateText.isEmpty() || UNKNOWN_YEAR.matcher(dateText).matches()) {
            return Optional.empty();
        }
        return parseNumbers(dateText)
                .or(() -> parseSlashed(dateText))
                .or(() -> parseWhole(dateText))
                .or(() -> parseAroundYear(dateText))
                .or(() -> Optional.of(new PublicationDate.UnreadableDate(dateText)));
    }

    private static String withoutUnknownParts(String dateText) {
        Matcher unknownMatcher = UNKNOWN_PARTS.matcher(dateText);
        return unknownMatcher.matches() ? unknownMatcher.group(1) : dateText;
    }

    /// A date with at least a year; empty for other texts.
    public static Optional<PublicationDate> precise(String dateText) {
        return of(dateText).filter(PartialDate.class::isInstance);
    }

    /// The most precise of those that agree with the first on the year.
    public static Optional<PublicationDate> bestOf(List<String> dateTexts) {
        List<PublicationDate> dates =
                dateTexts.stream().flatMap(text -> of(text).stream()).toList();
        if (dates.isEmpty()) {
            return Optional.empty();
        }
        PublicationDate bestDate =
                dates.stream()
                        .filter(date -> !(date instanceof PublicationDate.UnreadableDate))
                        .findFirst()
                        .orElse(dates.getFirst());
        for (PublicationDate date : dates) {
            boolean isSame = date.startYear().equals(bestDate.startYear());
            bestDate = isSame && isMorePrecise(date, bestDate) ? date : bestDate;
        }
        return Optional.of(bestDate);
    }

    private static boolean isMorePrecise(PublicationDate date, PublicationDate other) {
        if (other instanceof PublicationDate.UnreadableDate) {
            return !(date instanceof PublicationDate.UnreadableDate);
        }
        return date instanceof PartialDate partialDate
                && (!(other instanceof PartialDate otherDate)
                        || partialDate.precision().compareTo(otherDate.precision()) > 0);
    }

    /// A date from year, month and day, each a number, a word, or blank.
    public static Optional<PublicationDate> of(String year, String month, String day) {
        String[] strippedParts = {year.strip(), month.strip(), day.strip()};
        if (strippedParts[0].isEmpty()) {
            return Optional.empty();
        }
        PublicationDate parsedDate =
                PublicationDate.parse(strippedParts[0], strippedParts[1], strippedParts[2]).value();
        return parsedDate instanceof PublicationDate.UnreadableDate
                ? of(strippedParts[0] + " " + strippedParts[1] + " " + strippedParts[2])
                : Optional.of(parsedDate);
    }

    private static Optional<PublicationDate> parseNumbers(String dateText) {
        Matcher matcher = NUMERIC_DATE.matcher(dateText);
        if (matcher.matches()) {
            return parseParts(
                    matcher.group(1),
                    groupText(matcher, 2) + groupText(matcher, 4),
                    groupText(matcher, 3) + groupText(matcher, 5));
        }
        Matcher monthFirst = MONTH_FIRST.matcher(dateText);
        return monthFirst.matches()
                ? parseParts(monthFirst.group(2), monthFirst.group(1), "")
                : Optional.empty();
    }

    private static Optional<PublicationDate> parseSlashed(String dateText) {
        Matcher matcher = SLASHED_DATE.matcher(dateText);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String month = groupText(matcher, 2);
        String day = groupText(matcher, 3);
        String lastPart = groupText(matcher, 4);
        return parseParts(matcher.group(1), month.isEmpty() ? lastPart : month, day)
                .or(() -> parseParts(matcher.group(1), month, ""))
                .or(() -> parseParts(matcher.group(1), "", ""));
    }

    private static String groupText(Matcher matcher, int group) {
        String strippedText = matcher.group(group) == null ? "" : matcher.group(group).strip();
        return strippedText.matches("0+") ? "" : strippedText;
    }

    private static Optional<PublicationDate> parseParts(
            String yearText, String monthText, String dayText) {
        var parsed = PublicationDate.parse(yearText, monthText, dayText);
        return Optional.of(parsed.value())
                .filter(date -> !(date instanceof PublicationDate.UnreadableDate))
                .filter(date -> monthText.isEmpty() || parsed.diagnostics().isEmpty());
    }

    private static Optional<PublicationDate> parseWhole(String dateText) {
        return Optional.of(PublicationDate.parse(dateText).value())
                .filter(date -> !(date instanceof PublicationDate.UnreadableDate));
    }

    /// `2008 Jan-Feb`: the year, with the rest as the month.
    private static Optional<PublicationDate> parseAroundYear(String dateText) {
        Matcher yearMatcher = YEAR.matcher(dateText);
        if (!yearMatcher.find()) {
            return Optional.empty();
        }
        String remainingText =
                (dateText.substring(0, yearMatcher.start())
                                + " "
                                + dateText.substring(yearMatcher.end()))
                        .strip();
        boolean hasSingleYear = !YEAR.matcher(remainingText).find();
        String month = remainingText.replaceAll("^[\\s,;.]+|[\\s,;.]+$", "");
        return hasSingleYear && !month.isEmpty()
                ? parseParts(yearMatcher.group(), month, "")
                : Optional.empty();
    }
}
