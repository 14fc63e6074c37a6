package octavo.library;

import octavo.names.NameList;
import octavo.values.PublicationDate;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// What was read of a work already, by the name of the field or of the question.
///
/// @param keeps whether it remembers anything
record Memory(
        boolean keeps,
        Map<String, Optional<String>> raws,
        Map<String, String> texts,
        Map<String, NameList> people,
        Map<String, PublicationDate> dates,
        Map<String, Kind> kinds) {
    /// Remembers nothing, for works that are asked once.
    static final Memory NONE = new Memory(false, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

    static Memory empty() {
        return new Memory(
                true,
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentHashMap<>());
    }

    /// What is known, or else is read now.
    <T> T recall(Map<String, T> known, String about, Function<String, T> read) {
        return keeps ? known.computeIfAbsent(about, read) : read.apply(about);
    }
}
