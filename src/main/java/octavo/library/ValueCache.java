package octavo.library;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.function.Function;

/// Caches a few values by name; several threads may ask. Every work has many of these, so they are
/// arrays, which need a tenth of the memory of hash maps.
public final class ValueCache<T> {
    private static final Object[] NONE = {};

    /// Names and values by turns. It is replaced, never changed.
    private volatile Object[] known = NONE;

    /// The cached value, or else a new one; two concurrent callers may both compute it, and
    /// computing one may ask for others.
    public T of(String name, Function<String, T> read) {
        T there = get(name);
        if (there != null) {
            return there;
        }
        T now = read.apply(name);
        put(name, now);
        return now;
    }

    @Nullable T get(String name) {
        Object[] all = known;
        int at = indexOf(all, name);
        return at < 0 ? null : value(all, at);
    }

    @SuppressWarnings("unchecked") // only put adds values
    private T value(Object[] all, int at) {
        return (T) all[at + 1];
    }

    private static int indexOf(Object[] all, String name) {
        for (int i = 0; i < all.length; i += 2) {
            if (name.equals(all[i])) {
                return i;
            }
        }
        return -1;
    }

    /// Lets all values go, to be computed again when asked for.
    public synchronized void forget() {
        known = NONE;
    }

    synchronized void put(String name, T value) {
        if (indexOf(known, name) < 0) {
            Object[] more = Arrays.copyOf(known, known.length + 2);
            more[known.length] = name;
            more[known.length + 1] = value;
            known = more;
        }
    }
}
