package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.values.PartialDate.Certainty;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.DateInterval.Bound;
import octavo.values.PublicationDate.DateInterval.NoDate;

import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads EDTF level 1, with digits of any script.
final class EdtfReader {
    private final String text;
    private final int end;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);
    private int at;

    EdtfReader(String text) {
        this.text = text;
        int from = 0;
        int to = text.length();
        while (from < to && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        this.at = from;
        this.end = to;
    }

    /// Problems of a text that has the form of EDTF but is not a date.
    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /// The date, if the whole text is EDTF.
    Optional<PublicationDate> read() {
        Optional<Bound> start = bound();
        if (start.isEmpty()) {
            return Optional.empty();
        }
        if (at == end) {
            return start.get() instanceof PartialDate date ? Optional.of(date) : Optional.empty();
        }
        if (!accept('/')) {
            return Optional.empty();
        }
        Optional<Bound> finish = bound();
        if (finish.isEmpty() || at < end) {
            return Optional.empty();
        }
        if (!(start.get() instanceof PartialDate) && !(finish.get() instanceof PartialDate)) {
            return Optional.empty();
        }
        return Optional.of(new DateInterval(start.get(), finish.get()));
    }

    private Optional<Bound> bound() {
        if (at == end || here() == '/') {
            return Optional.of(NoDate.UNKNOWN);
        }
        if (text.startsWith("..", at)) {
            at += 2;
            return Optional.of(NoDate.OPEN);
        }
        return date().map(date -> date);
    }

    private Optional<PartialDate> date() {
        if (here() == 'Y' || here() == 'y') {
            return longYear();
        }
        int sign = accept('-') ? -1 : 1;
        int start = at;
        int known = digits(4);
        int unknownDigits = unknown(4 - (at - start));
        if (at - start != 4 || unknownDigits > 2) {
            return Optional.empty();
        }
        int year = sign * known * (unknownDigits == 2 ? 100 : unknownDigits == 1 ? 10 : 1);
        if (unknownDigits > 0) {
            return Optional.of(
                    new PartialDate(year, unknownDigits, 0, 0, Optional.empty(), certainty()));
        }
        return withinYear(year);
    }

    /// `Y-17000002`.
    private Optional<PartialDate> longYear() {
        at++;
        int sign = accept('-') ? -1 : 1;
        int start = at;
        int year = digits(9);
        return at == start
                ? Optional.empty()
                : PartialDate.of(sign * year).map(date -> date.with(certainty()));
    }

    private Optional<PartialDate> withinYear(int year) {
        int monthAt = at;
        int month = part();
        int dayAt = at;
        int day = month == PartialDate.NONE ? PartialDate.NONE : part();
        if (!PartialDate.exists(year, month, PartialDate.NONE)) {
            problem(
                    ValueProblem.NO_SUCH_MONTH,
                    monthAt + 1,
                    dayAt,
                    LocalizedSentence.of("There is no such month."));
            return Optional.empty();
        }
        if (!PartialDate.exists(year, month, day)) {
            problem(
                    ValueProblem.NO_SUCH_DAY,
                    dayAt + 1,
                    at,
                    LocalizedSentence.of("There is no such day."));
            return Optional.empty();
        }
        Optional<ClockTime> clock = day > 0 && accept('T') ? clock() : Optional.empty();
        return Optional.of(new PartialDate(year, 0, month, day, clock, certainty()));
    }

    /// `-05` or `-XX`, or nothing; anything else is left for callers to reject.
    private int part() {
        if (at + 2 >= end || here() != '-' || (at + 3 < end && isDigit(at + 3))) {
            return PartialDate.NONE;
        }
        if (isUnknown(at + 1) && isUnknown(at + 2)) {
            at += 3;
            return PartialDate.UNKNOWN;
        }
        if (!isDigit(at + 1) || !isDigit(at + 2)) {
            return PartialDate.NONE;
        }
        at++;
        int value = digits(2);
        return value == 0 ? 99 : value;
    }

    /// `17:07:34.5+05:00`; if there is none, the reader does not advance, and the text is not EDTF.
    private Optional<ClockTime> clock() {
        int start = at;
        int hour = twoDigits();
        int minute = accept(':') ? twoDigits() : -1;
        int second = minute >= 0 && accept(':') ? twoDigits() : 0;
        if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) {
            at = start;
            return Optional.empty();
        }
        return Optional.of(new ClockTime(LocalTime.of(hour, minute, second, nanos()), zone()));
    }

    private int nanos() {
        if (at + 1 >= end || here() != '.' || !isDigit(at + 1)) {
            return 0;
        }
        at++;
        int start = at;
        int value = digits(9);
        for (int i = at - start; i < 9; i++) {
            value *= 10;
        }
        while (at < end && isDigit(at)) {
            at++;
        }
        return value;
    }

    private Optional<ZoneOffset> zone() {
        if (accept('Z')) {
            return Optional.of(ZoneOffset.UTC);
        }
        int start = at;
        int sign = accept('-') ? -1 : accept('+') ? 1 : 0;
        int hours = sign == 0 ? -1 : twoDigits();
        if (hours < 0) {
            at = start;
            return Optional.empty();
        }
        accept(':');
        int minutes = Math.max(twoDigits(), 0);
        if (hours * 60 + minutes > 18 * 60 || minutes > 59) {
            at = start;
            return Optional.empty();
        }
        return Optional.of(ZoneOffset.ofHoursMinutes(sign * hours, sign * minutes));
    }

    private Certainty certainty() {
        return accept('?')
                ? Certainty.UNCERTAIN
                : accept('~')
                        ? Certainty.APPROXIMATE
                        : accept('%') ? Certainty.UNCERTAIN_AND_APPROXIMATE : Certainty.CERTAIN;
    }

    /// Two digits, or -1.
    private int twoDigits() {
        if (at + 1 >= end || !isDigit(at) || !isDigit(at + 1)) {
            return -1;
        }
        return digits(2);
    }

    /// Up to a number of digits.
    private int digits(int most) {
        int value = 0;
        for (int i = 0; i < most && at < end && isDigit(at); i++) {
            value = value * 10 + Character.digit(text.charAt(at++), 10);
        }
        return value;
    }

    private int unknown(int most) {
        int start = at;
        while (at - start < most && at < end && isUnknown(at)) {
            at++;
        }
        return at - start;
    }

    private boolean isDigit(int i) {
        return Character.isDigit(text.charAt(i));
    }

    private boolean isUnknown(int i) {
        return text.charAt(i) == 'X' || text.charAt(i) == 'x';
    }

    private char here() {
        return at < end ? text.charAt(at) : 0;
    }

    private boolean accept(char c) {
        if (here() == c && at < end) {
            at++;
            return true;
        }
        return false;
    }

    private void problem(Diagnostic.Code code, int from, int to, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(from, Math.max(from, to)), code, message));
    }
}
