package octavo.venuenames;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;

/// The known series, indexed by names and acronyms.
public final class VenueRegister {

    /// A name of a series, parsed.
    record Named(Series series, String name, VenuePhrase phrase) {}

    private final SequencedMap<String, Series> series = new LinkedHashMap<>();
    private final Map<String, List<Named>> strict = new HashMap<>();
    private final Map<String, List<Named>> loose = new HashMap<>();
    private final Map<String, List<Named>> topics = new HashMap<>();
    private final Map<String, List<Named>> initials = new HashMap<>();
    private final Map<String, List<Series>> acronyms = new HashMap<>();

    private VenueRegister(Iterable<Series> all) {
        all.forEach(this::add);
    }

    public static VenueRegister of(Iterable<Series> all) {
        return new VenueRegister(all);
    }

    /// The register shipped with Octavo.
    public static VenueRegister builtIn() {
        var table = Objects.requireNonNull(VenueRegister.class.getResourceAsStream("register.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return of(
                    lines.lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(RegisterLine::parse)
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(Series added) {
        series.put(added.id(), added);
        added.names().written().forEach(name -> addName(added, name));
        added.names()
                .allAcronyms()
                .map(AcronymFolding::folded)
                .distinct()
                .forEach(acronym -> put(acronyms, acronym, added));
    }

    private void addName(Series added, String name) {
        VenuePhrase phrase = VenuePhrase.ofName(name);
        Named named = new Named(added, name, phrase);
        put(strict, phrase.strict(), named);
        put(initials, phrase.initials(), named);
        if (phrase.isTelling()) {
            put(loose, phrase.loose(), named);
        }
        if (added.kind().isEvent() && phrase.content().size() > 1) {
            put(topics, phrase.topic(), named);
        }
    }

    private static <T> void put(Map<String, List<T>> map, String key, T value) {
        map.computeIfAbsent(key, _ -> new ArrayList<>(1)).add(value);
    }

    public List<Series> series() {
        return List.copyOf(series.values());
    }

    public Optional<Series> withId(String id) {
        return Optional.ofNullable(series.get(id));
    }

    /// Resolves a written venue.
    public VenueMatchResult place(String written) {
        return place(VenueName.parse(written));
    }

    public VenueMatchResult place(VenueName name) {
        return new VenueLookup(this, name).placed();
    }

    List<Named> strict(String key) {
        return strict.getOrDefault(key, List.of());
    }

    List<Named> loose(String key) {
        return loose.getOrDefault(key, List.of());
    }

    List<Named> topics(String key) {
        return topics.getOrDefault(key, List.of());
    }

    List<Named> withInitials(String key) {
        return initials.getOrDefault(key, List.of());
    }

    List<Series> withAcronym(String acronym) {
        return acronyms.getOrDefault(AcronymFolding.folded(acronym), List.of());
    }
}
