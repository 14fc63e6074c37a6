package octavo.library;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// What its owner made of works, each once. It lasts as long as the owner.
///
/// @param <A> what a value depends on besides the work
/// @param <T> the values
public final class PerWorkCache<A, T> {
    private record CacheKey<A>(Work work, A question) {}

    private final Map<CacheKey<A>, T> cachedValues = new ConcurrentHashMap<>();

    /// The known value, or else a new one; two concurrent callers may both make it.
    public T getOrMake(Work work, A question, Supplier<T> valueMaker) {
        CacheKey<A> cacheKey = new CacheKey<>(work, question);
        T cachedValue = cachedValues.get(cacheKey);
        if (cachedValue == null) {
            cachedValue = valueMaker.get();
            cachedValues.put(cacheKey, cachedValue);
        }
        return cachedValue;
    }
}
