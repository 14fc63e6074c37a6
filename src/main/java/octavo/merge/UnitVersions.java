package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.Optional;
import java.util.function.Function;

/// What one thing is in the three states; nothing where it is not there.
record UnitVersions<T>(Optional<T> base, Optional<T> ours, Optional<T> theirs) {

    /// Whether at most one side changed it, or both did the same.
    boolean isSettled() {
        return ours.equals(theirs) || ours.equals(base) || theirs.equals(base);
    }

    /// What the side has that changed it; what we have where both did.
    Optional<T> settled() {
        return ours.equals(base) ? theirs : ours;
    }

    /// What is there, in the order of whose layout wins.
    T any() {
        return ours.or(() -> theirs).or(() -> base).orElseThrow();
    }

    <R> UnitVersions<R> map(Function<T, R> change) {
        return new UnitVersions<>(base.map(change), ours.map(change), theirs.map(change));
    }

    Optional<T> of(ConflictChoice.Side side) {
        return switch (side) {
            case BASE -> base;
            case OURS -> ours;
            case THEIRS -> theirs;
        };
    }

    static UnitVersions<String> texts(UnitVersions<ByteSlice> slices) {
        return slices.map(ByteSlice::text);
    }
}
