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

/// What was read of a work already, by the name of the field or of the question, and what others
/// made of it.
///
/// @param keeps whether it remembers anything
/// @param guards whether a bug in reading is kept from whoever asks, by [EntryGuard]
record DecodedFieldCache(
        boolean keeps,
        boolean guards,
        Map<String, Optional<String>> raws,
        Map<String, String> texts,
        Map<String, RichText> riches,
        Map<String, BibNameList> people,
        Map<String, PublicationDate> dates,
        Map<String, Kind> kinds,
        Map<Made, Object> others) {
    /// What others made.
    ///
    /// @param about what it depends on besides the work
    record Made(Class<?> kind, Object about) {}

    /// Remembers nothing, for works that are asked once.
    static final DecodedFieldCache NONE =
            new DecodedFieldCache(
                    false, true, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                    Map.of());

    /// Remembers nothing, and lets a bug through.
    static final DecodedFieldCache UNGUARDED =
            new DecodedFieldCache(
                    false, false, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                    Map.of());

    static DecodedFieldCache empty() {
        return new DecodedFieldCache(
                true,
                true,
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>());
    }

    /// What is known, or else is read now; two who ask at once may both read it.
    ///
    /// @param read holds nothing, so that asking makes no object
    /// @param nothing what stands for something that a bug kept from being read
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

    /// What is read now, and not kept.
    <T> T read(Work work, String about, BiFunction<Work, String, T> read, Supplier<T> nothing) {
        return guards ? EntryGuard.read(work, about, read, nothing) : read.apply(work, about);
    }

    /// What is known of a kind, or else is made now; two who ask at once may both make it.
    <T> T recall(Class<T> kind, Object about, Supplier<T> make) {
        if (!keeps) {
            return make.get();
        }
        Made made = new Made(kind, about);
        @Nullable Object known = others.get(made);
        if (known != null) {
            return kind.cast(known);
        }
        T now = make.get();
        others.put(made, now);
        return now;
    }
}
