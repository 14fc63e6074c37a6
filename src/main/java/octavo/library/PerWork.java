package octavo.library;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// What its owner made of works, each once. It lasts as long as the owner.
///
/// @param <A> what a value depends on besides the work
/// @param <T> the values
public final class PerWork<A, T> {
    private record Made<A>(Work work, A about) {}

    private final Map<Made<A>, T> made = new ConcurrentHashMap<>();

    /// The known value, or else a new one; two concurrent callers may both make it.
    public T of(Work work, A about, Supplier<T> make) {
        Made<A> key = new Made<>(work, about);
        T known = made.get(key);
        if (known == null) {
            known = make.get();
            made.put(key, known);
        }
        return known;
    }
}
