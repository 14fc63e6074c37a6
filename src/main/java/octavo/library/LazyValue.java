package octavo.library;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Supplier;

/// A value computed on first use. Two threads that ask at the same time may both compute it; they
/// get equal values.
public final class LazyValue<T> {
    private final Supplier<T> compute;
    private volatile @Nullable T value;

    public LazyValue(Supplier<T> compute) {
        this.compute = compute;
    }

    /// A value that is already known.
    static <T> LazyValue<T> of(T value) {
        LazyValue<T> lazy = new LazyValue<>(() -> value);
        lazy.value = value;
        return lazy;
    }

    /// The value, if it has been computed.
    Optional<T> known() {
        return Optional.ofNullable(value);
    }

    /// Lets the value go, to be computed again when asked for.
    public void forget() {
        value = null;
    }

    public T get() {
        T known = value;
        if (known == null) {
            known = compute.get();
            value = known;
        }
        return known;
    }
}
