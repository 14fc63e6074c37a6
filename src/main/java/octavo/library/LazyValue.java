package octavo.library;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Supplier;

/// A value computed on first use. Two threads that ask at the same time may both compute it; they
/// get equal values.
public final class LazyValue<T> {
    private final Supplier<T> supplier;
    private volatile @Nullable T computedValue;

    public LazyValue(Supplier<T> supplier) {
        this.supplier = supplier;
    }

    /// A value that is already known.
    static <T> LazyValue<T> of(T value) {
        LazyValue<T> lazyValue = new LazyValue<>(() -> value);
        lazyValue.computedValue = value;
        return lazyValue;
    }

    /// The value, if it has been computed.
    Optional<T> computedValue() {
        return Optional.ofNullable(computedValue);
    }

    /// Lets the value go, to be computed again when asked for.
    public void clear() {
        computedValue = null;
    }

    public T get() {
        T currentValue = computedValue;
        if (currentValue == null) {
            currentValue = supplier.get();
            computedValue = currentValue;
        }
        return currentValue;
    }
}
