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
                PublicationDate.PendingDate,
                PublicationDate.UndatedWork,
                PublicationDate.UnreadableDate {

    /// Parses `date` or a similar field.
    static Parsed<PublicationDate> parse(String dateText) {
        return new DateReader(dateText).readDate();
    }

    /// Parses the fields `yearText`, `monthText` and `dayText`; an empty text stands for a missing
    /// field. Spans of `month-unreadable` and `day-unreadable` are in those fields, all others in
    /// the year.
    static Parsed<PublicationDate> parse(String yearText, String monthText, String dayText) {
        return new ClassicDate(yearText, monthText, dayText).readDate();
    }

    /// The date of an entry: from `date`, or else from `yearText`, `monthText` and `dayText`.
    static PublicationDate fromFields(Function<String, Optional<String>> fieldValues) {
        String dateText = fieldValues.apply("date").orElse("");
        if (!dateText.isBlank()) {
            return parse(dateText).value();
        }
        return parse(
                        fieldValues.apply("year").orElse(""),
                        fieldValues.apply("month").orElse(""),
                        fieldValues.apply("day").orElse(""))
                .value();
    }

    /// The year to show and to group by; of an interval the one in which it starts.
    Optional<Integer> startYear();

    /// That year for display: `199X` where only the decade is known.
    default Optional<String> displayYear() {
        return startYear().map(String::valueOf);
    }

    /// Orders dates by time. Unknown parts sort after known ones; pending works sort after dated
    /// ones, and undated ones last.
    long sortKey();

    /// Not yet published, with an expected date if known: `forthcoming 2027`.
    record PendingDate(PublicationState state, Optional<PartialDate> expectedDate)
            implements PublicationDate {
        @Override
        public Optional<Integer> startYear() {
            return expectedDate.map(PartialDate::year);
        }

        @Override
        public long sortKey() {
            return expectedDate.map(PartialDate::sortKey).orElse(Long.MAX_VALUE - 1);
        }

        @Override
        public String toString() {
            return state.displayWords() + expectedDate.map(date -> " " + date).orElse("");
        }
    }

    /// Explicitly without a date, or with an unknown one: `n.d.`, `????`.
    record UndatedWork() implements PublicationDate {
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
    record UnreadableDate(String sourceText) implements PublicationDate {
        @Override
        public Optional<Integer> startYear() {
            return DateWords.findYear(sourceText);
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
            return sourceText;
        }

        static Parsed<PublicationDate> of(String sourceText) {
            return new Parsed<>(
                    new UnreadableDate(sourceText.strip()),
                    List.of(unreadableDiagnostic(sourceText)));
        }

        private static Diagnostic unreadableDiagnostic(String sourceText) {
            return new Diagnostic(
                    new Span(0, sourceText.length()),
                    ValueProblem.DATE_UNREADABLE,
                    LocalizedSentence.of(
                            "This date cannot be read. Write it as 2024-05-31, 2024-05 or 2024."));
        }
    }

    /// The publication state, by biblatex's names.
    enum PublicationState {
        IN_PREPARATION,
        SUBMITTED,
        FORTHCOMING,
        IN_PRESS,
        PREPUBLISHED;

        /// The state that a `pubstate` names, if valid.
        public static Optional<PublicationState> of(String pubstateValue) {
            return Arrays.stream(values())
                    .filter(state -> state.pubstateKey().equalsIgnoreCase(pubstateValue.strip()))
                    .findFirst();
        }

        /// As in running text: `in press`.
        public String displayWords() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }

        /// As in biblatex's field `pubstate`: `inpress`.
        public String pubstateKey() {
            return displayWords().replace(" ", "");
        }
    }

    /// From one date to another, both inclusive, as in EDTF: `1996-01/1998-12`. At least one of the
    /// bounds is a date.
    public record DateInterval(IntervalBound startBound, IntervalBound endBound)
            implements PublicationDate {
        public DateInterval {
            if (!(startBound instanceof PartialDate) && !(endBound instanceof PartialDate)) {
                throw new IllegalArgumentException(startBound + "/" + endBound);
            }
        }

        /// Where an interval begins or ends.
        public sealed interface IntervalBound permits PartialDate, NoDate {}

        /// A bound that is not a date.
        public enum NoDate implements IntervalBound {
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
        private PartialDate anchorDate() {
            return startBound instanceof PartialDate date ? date : (PartialDate) endBound;
        }

        /// Whether the end comes before the start.
        public boolean isDescending() {
            return startBound instanceof PartialDate startDate
                    && endBound instanceof PartialDate endDate
                    && startDate.earliestSortKey() > endDate.sortKey();
        }

        @Override
        public Optional<Integer> startYear() {
            return anchorDate().startYear();
        }

        @Override
        public Optional<String> displayYear() {
            return anchorDate().displayYear();
        }

        @Override
        public long sortKey() {
            return anchorDate().sortKey();
        }

        @Override
        public String toString() {
            return startBound + "/" + endBound;
        }
    }
}
