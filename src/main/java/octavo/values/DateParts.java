package octavo.values;

import octavo.values.PartialDate.DateCertainty;
import octavo.values.PublicationDate.PublicationState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/// The parts of a date written in words, in text order.
///
/// @param hasOtherText whether something else follows the date: `May 1999, 25 pages`
/// @param hasLetter whether the year has a disambiguating letter: `1985a`
record DateParts(
        List<DateToken> parts,
        Optional<PublicationState> publicationState,
        DateCertainty certainty,
        boolean hasOtherText,
        boolean hasLetter) {
    static final DateParts NO_PARTS =
            new DateParts(List.of(), Optional.empty(), DateCertainty.CERTAIN, false, false);

    DateParts {
        parts = List.copyOf(parts);
    }

    /// The kind of a date's part.
    enum DateTokenKind {
        DAY('D'),
        MONTH('M'),
        YEAR('Y'),
        /// The separator of first and last: `-`, `/`, `and`.
        RANGE('-'),
        COMMA(','),
        QUARTER('Q'),
        /// Anything that does not belong in a date.
        OTHER('?');

        private final char shapeLetter;

        DateTokenKind(char shapeLetter) {
            this.shapeLetter = shapeLetter;
        }
    }

    /// @param unknownDigits of a year, as in [PartialDate]
    record DateToken(DateTokenKind kind, int value, int unknownDigits) {
        DateToken(DateTokenKind kind, int value) {
            this(kind, value, 0);
        }
    }

    /// The kinds of the parts as a string: `M-MY` for `May/June 1999`.
    String shape() {
        return parts.stream()
                .map(part -> String.valueOf(part.kind.shapeLetter))
                .collect(Collectors.joining());
    }

    boolean hasKind(DateTokenKind kind) {
        return parts.stream().anyMatch(part -> part.kind == kind);
    }

    boolean hasOnlyDays() {
        return parts.stream()
                .allMatch(
                        part -> part.kind == DateTokenKind.DAY || part.kind == DateTokenKind.RANGE);
    }

    /// As a month field: bare numbers are months as long as all of them can be.
    DateParts asMonths() {
        IntPredicate isMonth = number -> number >= 1 && number <= 12;
        boolean areMonths =
                hasOnlyDays()
                        && parts.stream()
                                .filter(part -> part.kind == DateTokenKind.DAY)
                                .allMatch(part -> isMonth.test(part.value));
        return areMonths
                ? withParts(
                        parts.stream()
                                .map(part ->
                                        part.kind == DateTokenKind.DAY
                                                ? new DateToken(DateTokenKind.MONTH, part.value)
                                                : part)
                                .toList())
                : this;
    }

    /// These parts followed by those of another field.
    DateParts followedBy(DateParts nextParts) {
        List<DateToken> allParts = new ArrayList<>(parts);
        allParts.addAll(nextParts.parts);
        return new DateParts(
                allParts,
                publicationState.or(nextParts::publicationState),
                certainty == DateCertainty.CERTAIN ? nextParts.certainty : certainty,
                hasOtherText || nextParts.hasOtherText,
                hasLetter || nextParts.hasLetter);
    }

    DateParts withParts(List<DateToken> newParts) {
        return new DateParts(newParts, publicationState, certainty, hasOtherText, hasLetter);
    }
}
