package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.Optional;
import java.util.function.Function;

/// One element in the three states; empty where it is missing.
record UnitVersions<T>(Optional<T> base, Optional<T> ours, Optional<T> theirs) {

    /// Whether at most one side changed it, or both did so alike.
    boolean isSettled() {
        return ours.equals(theirs) || ours.equals(base) || theirs.equals(base);
    }

    /// The version of the side that changed it; ours if both did.
    Optional<T> settledVersion() {
        return ours.equals(base) ? theirs : ours;
    }

    /// An existing version, preferring the side whose layout wins.
    T anyVersion() {
        return ours.or(() -> theirs).or(() -> base).orElseThrow();
    }

    <R> UnitVersions<R> map(Function<T, R> mapping) {
        return new UnitVersions<>(base.map(mapping), ours.map(mapping), theirs.map(mapping));
    }

    Optional<T> versionOf(ConflictChoice.MergeSide side) {
        return switch (side) {
            case BASE -> base;
            case OURS -> ours;
            case THEIRS -> theirs;
        };
    }

    static UnitVersions<String> toTexts(UnitVersions<ByteSlice> slices) {
        return slices.map(ByteSlice::text);
    }
}
