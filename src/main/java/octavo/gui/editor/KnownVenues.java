package octavo.gui.editor;

import octavo.latex.LaTeX;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.Series;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueMatchResult;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;
import octavo.venues.VenueRecord;
import octavo.venues.VenueVariant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/// The known venues while an entry is edited: the register, and the library's spellings. Immutable;
/// building it takes a while.
public final class KnownVenues {
    /// A placeholder while nothing is known.
    public static final KnownVenues NONE =
            new KnownVenues(VenueRegister.of(List.of()), Map.of(), new TreeMap<>());

    private static final int MAX_COMPLETIONS = 8;
    private static final int MIN_TYPED_LENGTH = 2;

    /// What is longer hardly fits in a column.
    private static final int LONG_NAME_LENGTH = 24;

    /// A library with more venues has most of them once, and no one types those again.
    private static final int MAX_NAMES = 20_000;

    /// A library's spellings of a series.
    ///
    /// @param preferredForms the user's preference
    /// @param countsByWriting the entries' spellings, with their number
    private record VenueUse(Set<String> preferredForms, Map<String, Integer> countsByWriting) {}

    private final VenueRegister venueRegister;

    /// By the id of the series.
    private final Map<String, VenueUse> usesBySeries;

    /// Completions in lower case, with the text they stand for.
    private final NavigableMap<String, String> namesByFolded;

    private KnownVenues(
            VenueRegister venueRegister,
            Map<String, VenueUse> usesBySeries,
            NavigableMap<String, String> namesByFolded) {
        this.venueRegister = venueRegister;
        this.usesBySeries = usesBySeries;
        this.namesByFolded = namesByFolded;
    }

    public static KnownVenues of(
            Library library, VenueRegister venueRegister, VenueDecisions venueDecisions) {
        List<VenueCluster> venueClusters =
                VenueIndex.clusterOfSlot(library, venueRegister, venueDecisions).clusters();
        var namesByFolded = new TreeMap<String, String>();
        for (Series venueSeries : venueRegister.allSeries()) {
            String fullName = LaTeX.escapeText(venueSeries.names().fullName());
            venueSeries
                    .names()
                    .allNames()
                    .forEach(seriesName ->
                            namesByFolded.putIfAbsent(foldCase(seriesName), fullName));
            venueSeries
                    .names()
                    .allAcronyms()
                    .forEach(seriesName ->
                            namesByFolded.putIfAbsent(foldCase(seriesName), fullName));
        }
        UsualSpellings usualSpellings = new UsualSpellings();
        venueClusters.stream()
                .flatMap(venueCluster -> venueCluster.variants().stream())
                .sorted(Comparator.comparingInt(VenueVariant::useCount).reversed())
                .limit(MAX_NAMES)
                .forEach(venueVariant ->
                        namesByFolded.put(
                                foldCase(venueVariant.writtenName()),
                                usualSpellings.of(venueVariant.writtenName())));
        return new KnownVenues(venueRegister, usesBySeries(venueClusters), namesByFolded);
    }

    private static Map<String, VenueUse> usesBySeries(List<VenueCluster> venueClusters) {
        Map<String, VenueUse> usesBySeries = new HashMap<>();
        for (VenueCluster venueCluster : venueClusters) {
            if (venueCluster.knownSeries().isPresent()) {
                String seriesId = venueCluster.knownSeries().get().id();
                VenueUse venueUse =
                        usesBySeries.computeIfAbsent(
                                seriesId, _ -> new VenueUse(new TreeSet<>(), new TreeMap<>()));
                venueCluster
                        .decidedRecord()
                        .flatMap(VenueRecord::preferredForm)
                        .filter(form -> form.indexOf('{') < 0)
                        .ifPresent(venueUse.preferredForms()::add);
                venueCluster
                        .variants()
                        .forEach(venueVariant ->
                                venueUse.countsByWriting()
                                        .put(venueVariant.writtenName(), venueVariant.useCount()));
            }
        }
        return usesBySeries;
    }

    private static String foldCase(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// A series and edition named in a text.
    ///
    /// @param preferredForms alternative spellings
    /// @param countsByOther the spellings of other entries in the library, with their number
    public record VenueReading(
            Series venueSeries,
            VenueMatchResult matchResult,
            List<String> preferredForms,
            Map<String, Integer> countsByOther) {}

    /// Resolves a text; empty if its series is uncertain.
    public Optional<VenueReading> readVenue(String writtenName) {
        return EntryGuard.readSafely(
                writtenName,
                () -> {
                    VenueMatchResult matchResult = venueRegister.resolveVenue(writtenName);
                    return matchResult
                            .certainSeries()
                            .map(venueSeries ->
                                    venueReading(venueSeries, matchResult, writtenName));
                },
                Optional::empty);
    }

    /// The short forms of venues, each worked out once: the acronym of a conference, and a long
    /// name of a journal in its usual abbreviations. Other texts are their own.
    public UnaryOperator<String> shortForm() {
        Map<String, String> knownForms = new ConcurrentHashMap<>();
        return writtenName -> knownForms.computeIfAbsent(writtenName, this::shortForm);
    }

    private String shortForm(String writtenName) {
        return EntryGuard.readSafely(
                writtenName,
                () -> {
                    VenueMatchResult matchResult = venueRegister.resolveVenue(writtenName);
                    return matchResult
                            .certainSeries()
                            .filter(venueSeries -> isWhole(venueSeries, matchResult.track()))
                            .map(venueSeries -> shortForm(venueSeries, writtenName))
                            .filter(shortName -> shortName.length() < writtenName.length())
                            .orElse(writtenName);
                },
                () -> writtenName);
    }

    /// A workshop at a conference, or its companion, is not that conference.
    private static boolean isWhole(Series venueSeries, EditionTrack track) {
        return track == EditionTrack.MAIN || venueSeries.kind() == VenueKind.WORKSHOP;
    }

    private static String shortForm(Series venueSeries, String writtenName) {
        String acronym = venueSeries.names().acronym();
        return venueSeries.kind().isEvent() && !acronym.isEmpty()
                ? acronym
                : writtenName.length() > LONG_NAME_LENGTH
                        ? venueSeries.abbreviation()
                        : writtenName;
    }

    private VenueReading venueReading(
            Series venueSeries, VenueMatchResult matchResult, String writtenName) {
        VenueUse venueUse =
                usesBySeries.getOrDefault(venueSeries.id(), new VenueUse(Set.of(), Map.of()));
        Set<String> preferredForms = new LinkedHashSet<>(venueUse.preferredForms());
        Map<String, Integer> countsByOther = new TreeMap<>(venueUse.countsByWriting());
        preferredForms.add(LaTeX.escapeText(venueSeries.names().fullName()));
        preferredForms.add(LaTeX.escapeText(venueSeries.abbreviation()));
        if (!venueSeries.names().acronym().isEmpty()) {
            preferredForms.add(LaTeX.escapeText(venueSeries.names().acronym()));
        }
        preferredForms.remove(writtenName);
        preferredForms.remove("");
        countsByOther.remove(writtenName);
        return new VenueReading(
                venueSeries, matchResult, List.copyOf(preferredForms), countsByOther);
    }

    /// Completions of a text: names with that prefix, then those with a word that has it; short
    /// ones first.
    public List<String> completions(String typedText) {
        String foldedStart = foldCase(typedText.strip());
        if (foldedStart.length() < MIN_TYPED_LENGTH) {
            return List.of();
        }
        Set<String> matchingNames = new LinkedHashSet<>();
        namesByFolded
                .subMap(foldedStart, true, foldedStart + Character.MAX_VALUE, false)
                .entrySet()
                .stream()
                .sorted(Comparator.comparingInt(foldedAndName -> foldedAndName.getKey().length()))
                .limit(MAX_COMPLETIONS)
                .forEach(foldedAndName -> matchingNames.add(foldedAndName.getValue()));
        if (matchingNames.size() < MAX_COMPLETIONS) {
            namesByFolded.entrySet().stream()
                    .filter(foldedAndName -> foldedAndName.getKey().contains(" " + foldedStart))
                    .limit(MAX_COMPLETIONS)
                    .forEach(foldedAndName -> matchingNames.add(foldedAndName.getValue()));
        }
        matchingNames.remove(typedText);
        List<String> completionList = new ArrayList<>(matchingNames);
        return List.copyOf(
                completionList.subList(0, Math.min(MAX_COMPLETIONS, completionList.size())));
    }
}
