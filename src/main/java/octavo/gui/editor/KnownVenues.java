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

    private static final int MOST = 8;
    private static final int SHORTEST = 2;

    /// What is longer hardly fits in a column.
    private static final int LONG = 24;

    /// A library with more venues has most of them once, and no one types those again.
    private static final int MOST_NAMES = 20_000;

    /// A library's spellings of a series.
    ///
    /// @param preferred the user's preference
    /// @param written the entries' spellings, with their number
    private record Use(Set<String> preferred, Map<String, Integer> written) {}

    private final VenueRegister register;

    /// By the id of the series.
    private final Map<String, Use> uses;

    /// Completions in lower case, with the text they stand for.
    private final NavigableMap<String, String> names;

    private KnownVenues(
            VenueRegister register, Map<String, Use> uses, NavigableMap<String, String> names) {
        this.register = register;
        this.uses = uses;
        this.names = names;
    }

    public static KnownVenues of(
            Library library, VenueRegister register, VenueDecisions decisions) {
        List<VenueCluster> venues = VenueIndex.of(library, register, decisions).clusters();
        var names = new TreeMap<String, String>();
        for (Series series : register.series()) {
            String full = LaTeX.escape(series.names().full());
            series.names().written().forEach(name -> names.putIfAbsent(folded(name), full));
            series.names().allAcronyms().forEach(name -> names.putIfAbsent(folded(name), full));
        }
        UsualSpellings usual = new UsualSpellings();
        venues.stream()
                .flatMap(venue -> venue.variants().stream())
                .sorted(Comparator.comparingInt(VenueVariant::count).reversed())
                .limit(MOST_NAMES)
                .forEach(each -> names.put(folded(each.written()), usual.of(each.written())));
        return new KnownVenues(register, uses(venues), names);
    }

    private static Map<String, Use> uses(List<VenueCluster> venues) {
        Map<String, Use> uses = new HashMap<>();
        for (VenueCluster venue : venues) {
            if (venue.known().isPresent()) {
                String id = venue.known().get().id();
                Use use = uses.computeIfAbsent(id, _ -> new Use(new TreeSet<>(), new TreeMap<>()));
                venue.decided()
                        .flatMap(VenueRecord::preferred)
                        .filter(form -> form.indexOf('{') < 0)
                        .ifPresent(use.preferred()::add);
                venue.variants().forEach(each -> use.written().put(each.written(), each.count()));
            }
        }
        return uses;
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// A series and edition named in a text.
    ///
    /// @param forms alternative spellings
    /// @param others the spellings of other entries in the library, with their number
    public record Reading(
            Series series,
            VenueMatchResult placed,
            List<String> forms,
            Map<String, Integer> others) {}

    /// Resolves a text; empty if its series is uncertain.
    public Optional<Reading> read(String written) {
        return EntryGuard.read(
                written,
                () -> {
                    VenueMatchResult placed = register.place(written);
                    return placed.series().map(series -> reading(series, placed, written));
                },
                Optional::empty);
    }

    /// The short forms of venues, each worked out once: the acronym of a conference, and a long
    /// name of a journal in its usual abbreviations. Other texts are their own.
    public UnaryOperator<String> inShort() {
        Map<String, String> known = new ConcurrentHashMap<>();
        return written -> known.computeIfAbsent(written, this::inShort);
    }

    private String inShort(String written) {
        return EntryGuard.read(
                written,
                () -> {
                    VenueMatchResult placed = register.place(written);
                    return placed.series()
                            .filter(series -> isWhole(series, placed.track()))
                            .map(series -> inShort(series, written))
                            .filter(form -> form.length() < written.length())
                            .orElse(written);
                },
                () -> written);
    }

    /// A workshop at a conference, or its companion, is not that conference.
    private static boolean isWhole(Series series, EditionTrack track) {
        return track == EditionTrack.MAIN || series.kind() == VenueKind.WORKSHOP;
    }

    private static String inShort(Series series, String written) {
        String acronym = series.names().acronym();
        return series.kind().isEvent() && !acronym.isEmpty()
                ? acronym
                : written.length() > LONG ? series.brief() : written;
    }

    private Reading reading(Series series, VenueMatchResult placed, String written) {
        Use use = uses.getOrDefault(series.id(), new Use(Set.of(), Map.of()));
        Set<String> forms = new LinkedHashSet<>(use.preferred());
        Map<String, Integer> others = new TreeMap<>(use.written());
        forms.add(LaTeX.escape(series.names().full()));
        forms.add(LaTeX.escape(series.brief()));
        if (!series.names().acronym().isEmpty()) {
            forms.add(LaTeX.escape(series.names().acronym()));
        }
        forms.remove(written);
        forms.remove("");
        others.remove(written);
        return new Reading(series, placed, List.copyOf(forms), others);
    }

    /// Completions of a text: names with that prefix, then those with a word that has it; short
    /// ones first.
    public List<String> completions(String typed) {
        String start = folded(typed.strip());
        if (start.length() < SHORTEST) {
            return List.of();
        }
        Set<String> found = new LinkedHashSet<>();
        names.subMap(start, true, start + Character.MAX_VALUE, false).entrySet().stream()
                .sorted(Comparator.comparingInt(each -> each.getKey().length()))
                .limit(MOST)
                .forEach(each -> found.add(each.getValue()));
        if (found.size() < MOST) {
            names.entrySet().stream()
                    .filter(each -> each.getKey().contains(" " + start))
                    .limit(MOST)
                    .forEach(each -> found.add(each.getValue()));
        }
        found.remove(typed);
        List<String> list = new ArrayList<>(found);
        return List.copyOf(list.subList(0, Math.min(MOST, list.size())));
    }
}
