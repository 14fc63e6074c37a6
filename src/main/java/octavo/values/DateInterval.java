package octavo.values;

import java.util.Optional;

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
