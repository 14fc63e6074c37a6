package octavo.library;

import octavo.latex.RichText;
import octavo.names.BibNameList;
import octavo.values.PublicationDate;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// Caches a work's decoded fields, by the name of the field or question.
///
/// @param keeps whether it caches anything
/// @param guards whether [EntryGuard] shields callers from bugs in reading
record DecodedFieldCache(
        boolean keeps,
        boolean guards,
        Map<String, Optional<String>> raws,
        Map<String, String> texts,
        Map<String, RichText> riches,
        Map<String, BibNameList> people,
        Map<String, PublicationDate> dates,
        Map<String, Kind> kinds) {
    /// Caches nothing, for works that are asked once.
    static final DecodedFieldCache NONE =
            new DecodedFieldCache(
                    false, true, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

    /// Caches nothing and lets bugs through.
    static final DecodedFieldCache UNGUARDED =
            new DecodedFieldCache(
                    false, false, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

    static DecodedFieldCache empty() {
        return new DecodedFieldCache(
                true,
                true,
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>());
    }

    /// The cached value, or else a new one; two concurrent callers may both compute it.
    ///
    /// @param read captures nothing, so that calling allocates no lambda
    /// @param nothing the fallback if a bug prevented reading
    <T> T recall(
            Map<String, T> known,
            Work work,
            String about,
            BiFunction<Work, String, T> read,
            Supplier<T> nothing) {
        if (!keeps) {
            return read(work, about, read, nothing);
        }
        @Nullable T there = known.get(about);
        if (there != null) {
            return there;
        }
        T now = read(work, about, read, nothing);
        known.put(about, now);
        return now;
    }

    /// Computes a value without caching it.
    <T> T read(Work work, String about, BiFunction<Work, String, T> read, Supplier<T> nothing) {
        return guards ? EntryGuard.read(work, about, read, nothing) : read.apply(work, about);
    }
}
