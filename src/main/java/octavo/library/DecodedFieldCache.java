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
/// @param keeps whether it caches anything
/// @param guards whether [EntryGuard] shields callers from bugs in reading
record DecodedFieldCache(
        boolean keeps,
        boolean guards,
        ValueCache<Optional<String>> raws,
        ValueCache<String> texts,
        ValueCache<RichText> riches,
        ValueCache<BibNameList> people,
        ValueCache<PublicationDate> dates,
        ValueCache<Kind> kinds) {
    /// Caches nothing, for works that are asked once.
    static final DecodedFieldCache NONE = new DecodedFieldCache(false, true);

    /// Caches nothing and lets bugs through.
    static final DecodedFieldCache UNGUARDED = new DecodedFieldCache(false, false);

    static DecodedFieldCache empty() {
        return new DecodedFieldCache(true, true);
    }

    private DecodedFieldCache(boolean keeps, boolean guards) {
        this(
                keeps,
                guards,
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>(),
                new ValueCache<>());
    }

    void forget() {
        Stream.of(raws, texts, riches, people, dates, kinds).forEach(ValueCache::forget);
    }

    /// The cached value, or else a new one; two concurrent callers may both compute it.
    ///
    /// @param read captures nothing, so that calling allocates no lambda
    /// @param nothing the fallback if a bug prevented reading
    <T> T recall(
            ValueCache<T> known,
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
