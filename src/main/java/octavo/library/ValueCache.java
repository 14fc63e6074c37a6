package octavo.library;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.function.Function;

/// Caches a few values by name; several threads may ask. Every work has many of these, so they are
/// arrays, which need a tenth of the memory of hash maps.
public final class ValueCache<T> {
    private static final Object[] NONE = {};

    /// Names and values by turns. It is replaced, never changed.
    private volatile Object[] namesAndValues = NONE;

    /// The cached value, or else a new one; two concurrent callers may both compute it, and
    /// computing one may ask for others.
    public T getOrRead(String valueName, Function<String, T> reader) {
        T cachedValue = getIfCached(valueName);
        if (cachedValue != null) {
            return cachedValue;
        }
        T newValue = reader.apply(valueName);
        storeValue(valueName, newValue);
        return newValue;
    }

    @Nullable T getIfCached(String valueName) {
        Object[] pairs = namesAndValues;
        int nameIndex = indexOf(pairs, valueName);
        return nameIndex < 0 ? null : valueAfter(pairs, nameIndex);
    }

    @SuppressWarnings("unchecked") // only put adds values
    private T valueAfter(Object[] pairs, int nameIndex) {
        return (T) pairs[nameIndex + 1];
    }

    private static int indexOf(Object[] pairs, String valueName) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (valueName.equals(pairs[i])) {
                return i;
            }
        }
        return -1;
    }

    /// Lets all values go, to be computed again when asked for.
    public synchronized void clear() {
        namesAndValues = NONE;
    }

    synchronized void storeValue(String valueName, T value) {
        if (indexOf(namesAndValues, valueName) < 0) {
            Object[] extendedPairs = Arrays.copyOf(namesAndValues, namesAndValues.length + 2);
            extendedPairs[namesAndValues.length] = valueName;
            extendedPairs[namesAndValues.length + 1] = value;
            namesAndValues = extendedPairs;
        }
    }
}
