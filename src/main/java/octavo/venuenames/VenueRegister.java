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
    record RegisteredName(Series series, String name, VenuePhrase phrase) {}

    private final SequencedMap<String, Series> seriesById = new LinkedHashMap<>();
    private final Map<String, List<RegisteredName>> namesByStrictKey = new HashMap<>();
    private final Map<String, List<RegisteredName>> namesByLooseKey = new HashMap<>();
    private final Map<String, List<RegisteredName>> namesByTopic = new HashMap<>();
    private final Map<String, List<RegisteredName>> namesByInitials = new HashMap<>();
    private final Map<String, List<Series>> seriesByAcronym = new HashMap<>();

    private VenueRegister(Iterable<Series> allSeries) {
        allSeries.forEach(this::addSeries);
    }

    public static VenueRegister of(Iterable<Series> allSeries) {
        return new VenueRegister(allSeries);
    }

    /// The register shipped with Octavo, read once.
    public static VenueRegister builtIn() {
        return BuiltInRegister.REGISTER;
    }

    private static final class BuiltInRegister {
        static final VenueRegister REGISTER = readBuiltIn();
    }

    private static VenueRegister readBuiltIn() {
        var registerStream =
                Objects.requireNonNull(VenueRegister.class.getResourceAsStream("register.tsv"));
        try (var lineReader =
                new BufferedReader(new InputStreamReader(registerStream, StandardCharsets.UTF_8))) {
            return of(
                    lineReader
                            .lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(RegisterLine::parse)
                            .toList());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void addSeries(Series addedSeries) {
        seriesById.put(addedSeries.id(), addedSeries);
        addedSeries.names().allNames().forEach(name -> addName(addedSeries, name));
        addedSeries
                .names()
                .allAcronyms()
                .map(AcronymFolding::foldAcronym)
                .distinct()
                .forEach(acronym -> addToList(seriesByAcronym, acronym, addedSeries));
    }

    private void addName(Series addedSeries, String name) {
        VenuePhrase phrase = VenuePhrase.ofName(name);
        RegisteredName registeredName = new RegisteredName(addedSeries, name, phrase);
        addToList(namesByStrictKey, phrase.strictKey(), registeredName);
        addToList(namesByInitials, phrase.initials(), registeredName);
        if (phrase.isDistinctive()) {
            addToList(namesByLooseKey, phrase.looseKey(), registeredName);
        }
        if (addedSeries.kind().isEvent() && phrase.topicWords().size() > 1) {
            addToList(namesByTopic, phrase.topicKey(), registeredName);
        }
    }

    private static <T> void addToList(Map<String, List<T>> valuesByKey, String key, T value) {
        valuesByKey.computeIfAbsent(key, _ -> new ArrayList<>(1)).add(value);
    }

    public List<Series> allSeries() {
        return List.copyOf(seriesById.values());
    }

    public Optional<Series> findById(String id) {
        return Optional.ofNullable(seriesById.get(id));
    }

    /// Resolves a written venue.
    public VenueMatchResult resolveVenue(String writtenVenue) {
        return resolveVenue(VenueName.parse(writtenVenue));
    }

    public VenueMatchResult resolveVenue(VenueName name) {
        return new VenueLookup(this, name).resolve();
    }

    List<RegisteredName> findStrict(String key) {
        return namesByStrictKey.getOrDefault(key, List.of());
    }

    List<RegisteredName> findLoose(String key) {
        return namesByLooseKey.getOrDefault(key, List.of());
    }

    List<RegisteredName> findByTopic(String key) {
        return namesByTopic.getOrDefault(key, List.of());
    }

    List<RegisteredName> findByInitials(String key) {
        return namesByInitials.getOrDefault(key, List.of());
    }

    List<Series> findByAcronym(String acronym) {
        return seriesByAcronym.getOrDefault(AcronymFolding.foldAcronym(acronym), List.of());
    }
}
