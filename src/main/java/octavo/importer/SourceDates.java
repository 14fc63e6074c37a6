package octavo.importer;

import octavo.values.PartialDate;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses dates as databases write them. Anything unreadable stays as its text.
final class SourceDates {
    /// `2001/09/01/`, `2016/12//`, `2012///Spring`, `2015/october`.
    private static final Pattern SLASHED =
            Pattern.compile("([0-9]{4})\\s*/([^/]*)(?:/([^/]*))?(?:/(.*))?");

    /// `20150303`, `2013 06 10`, `2013.6.10`.
    private static final Pattern NUMBERS =
            Pattern.compile(
                    "([0-9]{4})(?:([0-9]{2})([0-9]{2})|[ .]([0-9]{1,2})(?:[ .]([0-9]{1,2}))?)");

    /// `04 2006`.
    private static final Pattern MONTH_FIRST = Pattern.compile("(0?[1-9]|1[0-2])[ ./]+([0-9]{4})");

    /// Day of the week and time of day, as in `Fri, 17 Aug 2018 08:14:38 +0000`.
    private static final Pattern CLOCK =
            Pattern.compile(
                    "^(?i:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?=.*[0-9]{4})"
                            + "|(?<=[0-9]{4}) [0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?: .*)?$");

    private static final Pattern YEAR =
            Pattern.compile("(?<![0-9])(?:1[0-9]{3}|20[0-9]{2})(?![0-9])");

    private SourceDates() {}

    /// A date; empty for a blank text.
    static Optional<PublicationDate> of(String text) {
        String words = CLOCK.matcher(text.strip().replaceAll("\\s+", " ")).replaceAll("");
        if (words.isEmpty()) {
            return Optional.empty();
        }
        return numbers(words)
                .or(() -> slashed(words))
                .or(() -> whole(words))
                .or(() -> aroundYear(words))
                .or(() -> Optional.of(new PublicationDate.Literal(words)));
    }

    /// A date with at least a year; empty for other texts.
    static Optional<PublicationDate> known(String text) {
        return of(text).filter(PartialDate.class::isInstance);
    }

    /// The most precise of those that agree with the first on the year.
    static Optional<PublicationDate> best(List<String> texts) {
        List<PublicationDate> dates = texts.stream().flatMap(text -> of(text).stream()).toList();
        if (dates.isEmpty()) {
            return Optional.empty();
        }
        PublicationDate best =
                dates.stream()
                        .filter(date -> !(date instanceof PublicationDate.Literal))
                        .findFirst()
                        .orElse(dates.getFirst());
        for (PublicationDate date : dates) {
            boolean same = date.startYear().equals(best.startYear());
            best = same && isMorePrecise(date, best) ? date : best;
        }
        return Optional.of(best);
    }

    private static boolean isMorePrecise(PublicationDate date, PublicationDate other) {
        if (other instanceof PublicationDate.Literal) {
            return !(date instanceof PublicationDate.Literal);
        }
        return date instanceof PartialDate known
                && (!(other instanceof PartialDate best)
                        || known.precision().compareTo(best.precision()) > 0);
    }

    /// A date from year, month and day, each a number, a word, or blank.
    static Optional<PublicationDate> of(String year, String month, String day) {
        String[] parts = {year.strip(), month.strip(), day.strip()};
        if (parts[0].isEmpty()) {
            return Optional.empty();
        }
        PublicationDate date = PublicationDate.parse(parts[0], parts[1], parts[2]).value();
        return date instanceof PublicationDate.Literal
                ? of(parts[0] + " " + parts[1] + " " + parts[2])
                : Optional.of(date);
    }

    private static Optional<PublicationDate> numbers(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        if (numbers.matches()) {
            return read(
                    numbers.group(1),
                    part(numbers, 2) + part(numbers, 4),
                    part(numbers, 3) + part(numbers, 5));
        }
        Matcher monthFirst = MONTH_FIRST.matcher(text);
        return monthFirst.matches()
                ? read(monthFirst.group(2), monthFirst.group(1), "")
                : Optional.empty();
    }

    private static Optional<PublicationDate> slashed(String text) {
        Matcher parts = SLASHED.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String month = part(parts, 2);
        String day = part(parts, 3);
        String other = part(parts, 4);
        return read(parts.group(1), month.isEmpty() ? other : month, day)
                .or(() -> read(parts.group(1), month, ""))
                .or(() -> read(parts.group(1), "", ""));
    }

    private static String part(Matcher parts, int group) {
        String text = parts.group(group) == null ? "" : parts.group(group).strip();
        return text.matches("0+") ? "" : text;
    }

    private static Optional<PublicationDate> read(String year, String month, String day) {
        var parsed = PublicationDate.parse(year, month, day);
        return Optional.of(parsed.value())
                .filter(date -> !(date instanceof PublicationDate.Literal))
                .filter(date -> month.isEmpty() || parsed.diagnostics().isEmpty());
    }

    private static Optional<PublicationDate> whole(String text) {
        return Optional.of(PublicationDate.parse(text).value())
                .filter(date -> !(date instanceof PublicationDate.Literal));
    }

    /// `2008 Jan-Feb`: the year, with the rest as the month.
    private static Optional<PublicationDate> aroundYear(String text) {
        Matcher year = YEAR.matcher(text);
        if (!year.find()) {
            return Optional.empty();
        }
        String rest = (text.substring(0, year.start()) + " " + text.substring(year.end())).strip();
        boolean single = !YEAR.matcher(rest).find();
        String month = rest.replaceAll("^[\\s,;.]+|[\\s,;.]+$", "");
        return single && !month.isEmpty() ? read(year.group(), month, "") : Optional.empty();
    }
}
