package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.DateReader.ClassicDate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// When a work appeared, or what else a date field dates.
///
/// Parsed as EDTF level 1 (ISO 8601-2), as in biblatex, and beyond that as whatever people type.
/// `toString` is the normal form: EDTF where it can express the date. Unreadable dates stay as
/// their text.
public sealed interface PublicationDate
        permits PartialDate,
                PublicationDate.DateInterval,
                PublicationDate.Pending,
                PublicationDate.Undated,
                PublicationDate.Literal {

    /// Parses `date` or a similar field.
    static Parsed<PublicationDate> parse(String date) {
        return new DateReader(date).read();
    }

    /// Parses the fields `year`, `month` and `day`; an empty text stands for a missing field. Spans
    /// of `month-unreadable` and `day-unreadable` are in those fields, all others in the year.
    static Parsed<PublicationDate> parse(String year, String month, String day) {
        return new ClassicDate(year, month, day).read();
    }

    /// The date of an entry: from `date`, or else from `year`, `month` and `day`.
    static PublicationDate of(Function<String, Optional<String>> fields) {
        String date = fields.apply("date").orElse("");
        if (!date.isBlank()) {
            return parse(date).value();
        }
        return parse(
                        fields.apply("year").orElse(""),
                        fields.apply("month").orElse(""),
                        fields.apply("day").orElse(""))
                .value();
    }

    /// The year to show and to group by; of an interval the one in which it starts.
    Optional<Integer> startYear();

    /// That year for display: `199X` where only the decade is known.
    default Optional<String> shownYear() {
        return startYear().map(String::valueOf);
    }

    /// Orders dates by time. Unknown parts sort after known ones; pending works sort after dated
    /// ones, and undated ones last.
    long sortKey();

    /// Not yet published, with an expected date if known: `forthcoming 2027`.
    record Pending(State state, Optional<PartialDate> expected) implements PublicationDate {
        @Override
        public Optional<Integer> startYear() {
            return expected.map(PartialDate::year);
        }

        @Override
        public long sortKey() {
            return expected.map(PartialDate::sortKey).orElse(Long.MAX_VALUE - 1);
        }

        @Override
        public String toString() {
            return state.words() + expected.map(date -> " " + date).orElse("");
        }
    }

    /// Explicitly without a date, or with an unknown one: `n.d.`, `????`.
    record Undated() implements PublicationDate {
        @Override
        public Optional<Integer> startYear() {
            return Optional.empty();
        }

        @Override
        public long sortKey() {
            return Long.MAX_VALUE;
        }

        @Override
        public String toString() {
            return "n.d.";
        }
    }

    /// An unreadable text. Its year is the first number in it that looks like one.
    record Literal(String text) implements PublicationDate {
        @Override
        public Optional<Integer> startYear() {
            return DateWords.yearWithin(text);
        }

        @Override
        public long sortKey() {
            return startYear()
                    .flatMap(PartialDate::of)
                    .map(PartialDate::sortKey)
                    .orElse(Long.MAX_VALUE);
        }

        @Override
        public String toString() {
            return text;
        }

        static Parsed<PublicationDate> of(String text) {
            return new Parsed<>(new Literal(text.strip()), List.of(unreadable(text)));
        }

        private static Diagnostic unreadable(String text) {
            return new Diagnostic(
                    new Span(0, text.length()),
                    ValueProblem.DATE_UNREADABLE,
                    LocalizedSentence.of(
                            "This date cannot be read. Write it as 2024-05-31, 2024-05 or 2024."));
        }
    }

    /// The publication state, by biblatex's names.
    enum State {
        IN_PREPARATION,
        SUBMITTED,
        FORTHCOMING,
        IN_PRESS,
        PREPUBLISHED;

        /// The state that a `pubstate` names, if valid.
        public static Optional<State> of(String key) {
            return Arrays.stream(values())
                    .filter(state -> state.key().equalsIgnoreCase(key.strip()))
                    .findFirst();
        }

        /// As in running text: `in press`.
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }

        /// As in biblatex's field `pubstate`: `inpress`.
        public String key() {
            return words().replace(" ", "");
        }
    }

    /// From one date to another, both inclusive, as in EDTF: `1996-01/1998-12`. At least one of the
    /// bounds is a date.
    public record DateInterval(Bound start, Bound end) implements PublicationDate {
        public DateInterval {
            if (!(start instanceof PartialDate) && !(end instanceof PartialDate)) {
                throw new IllegalArgumentException(start + "/" + end);
            }
        }

        /// Where an interval begins or ends.
        public sealed interface Bound permits PartialDate, NoDate {}

        /// A bound that is not a date.
        public enum NoDate implements Bound {
            /// The interval is open-ended: `1565/..`.
            OPEN(".."),
            /// There is a bound, but it is unknown: `1034/`.
            UNKNOWN("");

            private final String edtf;

            NoDate(String edtf) {
                this.edtf = edtf;
            }

            @Override
            public String toString() {
                return edtf;
            }
        }

        /// The first of the two that is a date.
        private PartialDate anchor() {
            return start instanceof PartialDate date ? date : (PartialDate) end;
        }

        /// Whether the end comes before the start.
        public boolean isDescending() {
            return start instanceof PartialDate from
                    && end instanceof PartialDate to
                    && from.earliest() > to.sortKey();
        }

        @Override
        public Optional<Integer> startYear() {
            return anchor().startYear();
        }

        @Override
        public Optional<String> shownYear() {
            return anchor().shownYear();
        }

        @Override
        public long sortKey() {
            return anchor().sortKey();
        }

        @Override
        public String toString() {
            return start + "/" + end;
        }
    }
}
