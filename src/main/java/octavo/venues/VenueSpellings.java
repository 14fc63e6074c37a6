package octavo.venues;

import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.venuenames.Series;
import octavo.venuenames.VenueRegister;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Which of some spellings mean the same venue, as the index of venues has it. Immutable.
public final class VenueSpellings {
    /// Nothing is known: each spelling is a venue of its own.
    public static final VenueSpellings NONE =
            new VenueSpellings(VenueRegister.of(List.of()), VenueDecisions.NONE);

    private final VenueRegister register;
    private final DecidedKeys keys;

    /// The venue of each spelling, and of each key.
    private final Map<String, String> venues = new HashMap<>();

    private final Map<String, String> heads = new HashMap<>();
    private final Map<String, List<String>> spellings = new HashMap<>();

    private VenueSpellings(VenueRegister register, VenueDecisions decisions) {
        this.register = register;
        this.keys = new DecidedKeys(register, decisions);
    }

    public static VenueSpellings of(
            Collection<String> written, VenueRegister register, VenueDecisions decisions) {
        VenueSpellings result = new VenueSpellings(register, decisions);
        result.add(written);
        return result;
    }

    /// The spellings of a library.
    public static VenueSpellings of(
            Library library, VenueRegister register, VenueDecisions decisions) {
        return of(
                Work.allOf(library).map(Work::venue).collect(Collectors.toSet()),
                register,
                decisions);
    }

    private void add(Collection<String> written) {
        VenueGroups groups = new VenueGroups(keys::isDifferent);
        Map<String, String> found = new HashMap<>();
        for (String each : written) {
            EntryGuard.runSafely(
                    each,
                    () -> {
                        var placed = register.resolveVenue(each);
                        var form = new VenueSpelling(each, placed, keys.key(placed));
                        groups.add(form);
                        found.put(each, form.key);
                    });
        }
        found.forEach((each, key) -> {
            String head = groups.head(key);
            heads.put(key, head);
            venues.put(each, head);
            spellings.computeIfAbsent(head, _ -> new ArrayList<>()).add(each);
        });
    }

    /// The venue that a text names, as an id.
    public String venue(String text) {
        String known = venues.get(text);
        if (known != null) {
            return known;
        }
        return EntryGuard.readSafely(
                text,
                () -> {
                    String key = keys.key(register.resolveVenue(text));
                    return heads.getOrDefault(key, key);
                },
                () -> text);
    }

    /// All spellings of the venue that a text names; the text alone if there are none.
    public List<String> of(String text) {
        return List.copyOf(spellings.getOrDefault(venue(text), List.of(text)));
    }

    /// The series of a venue, if it is known.
    public Optional<Series> series(String venue) {
        return venue.startsWith(SpellingGroup.KNOWN)
                ? register.findById(venue.substring(1))
                : Optional.empty();
    }
}
