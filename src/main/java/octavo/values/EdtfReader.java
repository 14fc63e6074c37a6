package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.values.PartialDate.DateCertainty;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.DateInterval.IntervalBound;
import octavo.values.PublicationDate.DateInterval.NoDate;

import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads EDTF level 1, with digits of any script.
final class EdtfReader {
    private final String dateText;
    private final int endPosition;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);
    private int position;

    EdtfReader(String dateText) {
        this.dateText = dateText;
        int startPosition = 0;
        int endPosition = dateText.length();
        while (startPosition < endPosition
                && Character.isWhitespace(dateText.charAt(startPosition))) {
            startPosition++;
        }
        while (endPosition > startPosition
                && Character.isWhitespace(dateText.charAt(endPosition - 1))) {
            endPosition--;
        }
        this.position = startPosition;
        this.endPosition = endPosition;
    }

    /// Problems of a text that has the form of EDTF but is not a date.
    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /// The date, if the whole text is EDTF.
    Optional<PublicationDate> readDate() {
        Optional<IntervalBound> startBound = readBound();
        if (startBound.isEmpty()) {
            return Optional.empty();
        }
        if (position == endPosition) {
            return startBound.get() instanceof PartialDate date
                    ? Optional.of(date)
                    : Optional.empty();
        }
        if (!acceptCharacter('/')) {
            return Optional.empty();
        }
        Optional<IntervalBound> endBound = readBound();
        if (endBound.isEmpty() || position < endPosition) {
            return Optional.empty();
        }
        if (!(startBound.get() instanceof PartialDate)
                && !(endBound.get() instanceof PartialDate)) {
            return Optional.empty();
        }
        return Optional.of(new DateInterval(startBound.get(), endBound.get()));
    }

    private Optional<IntervalBound> readBound() {
        if (position == endPosition || currentCharacter() == '/') {
            return Optional.of(NoDate.UNKNOWN);
        }
        if (dateText.startsWith("..", position)) {
            position += 2;
            return Optional.of(NoDate.OPEN);
        }
        return readPartialDate().map(date -> date);
    }

    private Optional<PartialDate> readPartialDate() {
        if (currentCharacter() == 'Y' || currentCharacter() == 'y') {
            return readLongYear();
        }
        int sign = acceptCharacter('-') ? -1 : 1;
        int startPosition = position;
        int knownDigits = readDigits(4);
        int unknownDigits = skipUnknownDigits(4 - (position - startPosition));
        if (position - startPosition != 4 || unknownDigits > 2) {
            return Optional.empty();
        }
        int year = sign * knownDigits * (unknownDigits == 2 ? 100 : unknownDigits == 1 ? 10 : 1);
        if (unknownDigits > 0) {
            return Optional.of(
                    new PartialDate(year, unknownDigits, 0, 0, Optional.empty(), readCertainty()));
        }
        return readWithinYear(year);
    }

    /// `Y-17000002`.
    private Optional<PartialDate> readLongYear() {
        position++;
        int sign = acceptCharacter('-') ? -1 : 1;
        int startPosition = position;
        int year = readDigits(9);
        return position == startPosition
                ? Optional.empty()
                : PartialDate.of(sign * year).map(date -> date.withCertainty(readCertainty()));
    }

    private Optional<PartialDate> readWithinYear(int year) {
        int monthPosition = position;
        int month = readPart();
        int dayPosition = position;
        int day = month == PartialDate.NONE ? PartialDate.NONE : readPart();
        if (!PartialDate.isValidDate(year, month, PartialDate.NONE)) {
            report(
                    ValueProblem.NO_SUCH_MONTH,
                    monthPosition + 1,
                    dayPosition,
                    LocalizedSentence.of("There is no such month."));
            return Optional.empty();
        }
        if (!PartialDate.isValidDate(year, month, day)) {
            report(
                    ValueProblem.NO_SUCH_DAY,
                    dayPosition + 1,
                    position,
                    LocalizedSentence.of("There is no such day."));
            return Optional.empty();
        }
        Optional<ClockTime> clockTime =
                day > 0 && acceptCharacter('T') ? readClock() : Optional.empty();
        return Optional.of(new PartialDate(year, 0, month, day, clockTime, readCertainty()));
    }

    /// `-05` or `-XX`, or nothing; anything else is left for callers to reject.
    private int readPart() {
        if (position + 2 >= endPosition
                || currentCharacter() != '-'
                || (position + 3 < endPosition && isDigit(position + 3))) {
            return PartialDate.NONE;
        }
        if (isUnknown(position + 1) && isUnknown(position + 2)) {
            position += 3;
            return PartialDate.UNKNOWN;
        }
        if (!isDigit(position + 1) || !isDigit(position + 2)) {
            return PartialDate.NONE;
        }
        position++;
        int parsedNumber = readDigits(2);
        return parsedNumber == 0 ? 99 : parsedNumber;
    }

    /// `17:07:34.5+05:00`; if there is none, the reader does not advance, and the text is not EDTF.
    private Optional<ClockTime> readClock() {
        int startPosition = position;
        int hour = readTwoDigits();
        int minute = acceptCharacter(':') ? readTwoDigits() : -1;
        int second = minute >= 0 && acceptCharacter(':') ? readTwoDigits() : 0;
        if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) {
            position = startPosition;
            return Optional.empty();
        }
        return Optional.of(
                new ClockTime(LocalTime.of(hour, minute, second, readNanos()), readZone()));
    }

    private int readNanos() {
        if (position + 1 >= endPosition || currentCharacter() != '.' || !isDigit(position + 1)) {
            return 0;
        }
        position++;
        int startPosition = position;
        int parsedNumber = readDigits(9);
        for (int i = position - startPosition; i < 9; i++) {
            parsedNumber *= 10;
        }
        while (position < endPosition && isDigit(position)) {
            position++;
        }
        return parsedNumber;
    }

    private Optional<ZoneOffset> readZone() {
        if (acceptCharacter('Z')) {
            return Optional.of(ZoneOffset.UTC);
        }
        int startPosition = position;
        int sign = acceptCharacter('-') ? -1 : acceptCharacter('+') ? 1 : 0;
        int hours = sign == 0 ? -1 : readTwoDigits();
        if (hours < 0) {
            position = startPosition;
            return Optional.empty();
        }
        acceptCharacter(':');
        int minutes = Math.max(readTwoDigits(), 0);
        if (hours * 60 + minutes > 18 * 60 || minutes > 59) {
            position = startPosition;
            return Optional.empty();
        }
        return Optional.of(ZoneOffset.ofHoursMinutes(sign * hours, sign * minutes));
    }

    private DateCertainty readCertainty() {
        return acceptCharacter('?')
                ? DateCertainty.UNCERTAIN
                : acceptCharacter('~')
                        ? DateCertainty.APPROXIMATE
                        : acceptCharacter('%')
                                ? DateCertainty.UNCERTAIN_AND_APPROXIMATE
                                : DateCertainty.CERTAIN;
    }

    /// Two digits, or -1.
    private int readTwoDigits() {
        if (position + 1 >= endPosition || !isDigit(position) || !isDigit(position + 1)) {
            return -1;
        }
        return readDigits(2);
    }

    /// Up to a number of digits.
    private int readDigits(int maxCount) {
        int parsedNumber = 0;
        for (int i = 0; i < maxCount && position < endPosition && isDigit(position); i++) {
            parsedNumber = parsedNumber * 10 + Character.digit(dateText.charAt(position++), 10);
        }
        return parsedNumber;
    }

    private int skipUnknownDigits(int maxCount) {
        int startPosition = position;
        while (position - startPosition < maxCount
                && position < endPosition
                && isUnknown(position)) {
            position++;
        }
        return position - startPosition;
    }

    private boolean isDigit(int index) {
        return Character.isDigit(dateText.charAt(index));
    }

    private boolean isUnknown(int index) {
        return dateText.charAt(index) == 'X' || dateText.charAt(index) == 'x';
    }

    private char currentCharacter() {
        return position < endPosition ? dateText.charAt(position) : 0;
    }

    private boolean acceptCharacter(char expectedCharacter) {
        if (currentCharacter() == expectedCharacter && position < endPosition) {
            position++;
            return true;
        }
        return false;
    }

    private void report(
            Diagnostic.DiagnosticCode code,
            int startPosition,
            int endPosition,
            LocalizedSentence message) {
        diagnostics.add(
                new Diagnostic(
                        new Span(startPosition, Math.max(startPosition, endPosition)),
                        code,
                        message));
    }
}
