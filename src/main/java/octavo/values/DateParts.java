package octavo.values;

import octavo.values.PartialDate.Certainty;
import octavo.values.PublicationDate.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/// The parts of a date written in words, in text order.
///
/// @param otherText whether something else follows the date: `May 1999, 25 pages`
/// @param lettered whether the year has a disambiguating letter: `1985a`
record DateParts(
        List<Part> parts,
        Optional<State> state,
        Certainty certainty,
        boolean otherText,
        boolean lettered) {
    static final DateParts NOTHING =
            new DateParts(List.of(), Optional.empty(), Certainty.CERTAIN, false, false);

    DateParts {
        parts = List.copyOf(parts);
    }

    /// The kind of a date's part.
    enum Kind {
        DAY('D'),
        MONTH('M'),
        YEAR('Y'),
        /// The separator of first and last: `-`, `/`, `and`.
        RANGE('-'),
        COMMA(','),
        QUARTER('Q'),
        /// Anything that does not belong in a date.
        OTHER('?');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }
    }

    /// @param unknownDigits of a year, as in [PartialDate]
    record Part(Kind kind, int value, int unknownDigits) {
        Part(Kind kind, int value) {
            this(kind, value, 0);
        }
    }

    /// The kinds of the parts as a string: `M-MY` for `May/June 1999`.
    String shape() {
        return parts.stream()
                .map(part -> String.valueOf(part.kind.letter))
                .collect(Collectors.joining());
    }

    boolean has(Kind kind) {
        return parts.stream().anyMatch(part -> part.kind == kind);
    }

    boolean hasOnlyDays() {
        return parts.stream().allMatch(part -> part.kind == Kind.DAY || part.kind == Kind.RANGE);
    }

    /// As a month field: bare numbers are months as long as all of them can be.
    DateParts asMonths() {
        IntPredicate isMonth = number -> number >= 1 && number <= 12;
        boolean numbers =
                hasOnlyDays()
                        && parts.stream()
                                .filter(part -> part.kind == Kind.DAY)
                                .allMatch(part -> isMonth.test(part.value));
        return numbers
                ? withParts(
                        parts.stream()
                                .map(part ->
                                        part.kind == Kind.DAY
                                                ? new Part(Kind.MONTH, part.value)
                                                : part)
                                .toList())
                : this;
    }

    /// These parts followed by those of another field.
    DateParts then(DateParts next) {
        List<Part> all = new ArrayList<>(parts);
        all.addAll(next.parts);
        return new DateParts(
                all,
                state.or(next::state),
                certainty == Certainty.CERTAIN ? next.certainty : certainty,
                otherText || next.otherText,
                lettered || next.lettered);
    }

    DateParts withParts(List<Part> other) {
        return new DateParts(other, state, certainty, otherText, lettered);
    }
}
