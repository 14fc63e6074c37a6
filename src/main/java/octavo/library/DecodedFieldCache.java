package octavo.library;

import octavo.latex.RichText;
import octavo.names.BibNameList;
import octavo.values.PublicationDate;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Caches a work's decoded fields, by the name of the field or question.
///
/// @param isCaching whether it caches anything
/// @param isGuarded whether [EntryGuard] shields callers from bugs in reading
record DecodedFieldCache(
        boolean isCaching,
        boolean isGuarded,
        ValueCache<Optional<String>> rawValues,
        ValueCache<String> plainTexts,
        ValueCache<RichText> richTexts,
        ValueCache<BibNameList> nameLists,
        ValueCache<PublicationDate> publicationDates,
        ValueCache<WorkKind> workKinds) {
    /// Caches nothing, for works that are asked once.
    static final DecodedFieldCache NONE = new DecodedFieldCache(false, true);

    /// Caches nothing and lets bugs through.
    static final DecodedFieldCache UNGUARDED = new DecodedFieldCache(false, false);

    static DecodedFieldCache empty() {
        return new DecodedFieldCache(true, true);
    }

    private DecodedFieldCache(boolean isCaching, boolean isGuarded) {
        this(
                isCaching,
                isGuarded,
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>());
    }

    void clearAll() {
        Stream.of(rawValues, plainTexts, richTexts, nameLists, publicationDates, workKinds)
                .forEach(ValueCache::clear);
    }

    /// The cached value, or else a new one; two concurrent callers may both compute it.
    ///
    /// @param reader captures nothing, so that calling allocates no lambda
    /// @param fallback the fallback if a bug prevented reading
    <T> T getOrRead(
            ValueCache<T> valueCache,
            Work work,
            String fieldName,
            BiFunction<Work, String, T> reader,
            Supplier<T> fallback) {
        if (!isCaching) {
            return readUncached(work, fieldName, reader, fallback);
        }
        @Nullable T cachedValue = valueCache.getIfCached(fieldName);
        if (cachedValue != null) {
            return cachedValue;
        }
        T newValue = readUncached(work, fieldName, reader, fallback);
        valueCache.storeValue(fieldName, newValue);
        return newValue;
    }

    /// Computes a value without caching it.
    <T> T readUncached(
            Work work, String fieldName, BiFunction<Work, String, T> reader, Supplier<T> fallback) {
        return isGuarded
                ? EntryGuard.readSafely(work, fieldName, reader, fallback)
                : reader.apply(work, fieldName);
    }
}
