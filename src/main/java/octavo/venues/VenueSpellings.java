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
    private final DecidedKeys decidedKeys;

    /// The venue of each spelling, and of each key.
    private final Map<String, String> headsByText = new HashMap<>();

    private final Map<String, String> headsByKey = new HashMap<>();
    private final Map<String, List<String>> textsByHead = new HashMap<>();

    private VenueSpellings(VenueRegister register, VenueDecisions decisions) {
        this.register = register;
        this.decidedKeys = new DecidedKeys(register, decisions);
    }

    public static VenueSpellings of(
            Collection<String> writtenVenues, VenueRegister register, VenueDecisions decisions) {
        VenueSpellings venueSpellings = new VenueSpellings(register, decisions);
        venueSpellings.addTexts(writtenVenues);
        return venueSpellings;
    }

    /// The spellings of a library.
    public static VenueSpellings of(
            Library library, VenueRegister register, VenueDecisions decisions) {
        return of(
                Work.allOf(library).map(Work::venue).collect(Collectors.toSet()),
                register,
                decisions);
    }

    private void addTexts(Collection<String> writtenVenues) {
        VenueGroups venueGroups = new VenueGroups(decidedKeys::isDifferent);
        Map<String, String> keysByText = new HashMap<>();
        for (String venueText : writtenVenues) {
            EntryGuard.runSafely(
                    venueText,
                    () -> {
                        var matchResult = register.resolveVenue(venueText);
                        var venueSpelling =
                                new VenueSpelling(
                                        venueText, matchResult, decidedKeys.keyOf(matchResult));
                        venueGroups.addSpelling(venueSpelling);
                        keysByText.put(venueText, venueSpelling.groupKey);
                    });
        }
        keysByText.forEach((venueText, key) -> {
            String head = venueGroups.headOf(key);
            headsByKey.put(key, head);
            headsByText.put(venueText, head);
            textsByHead.computeIfAbsent(head, _ -> new ArrayList<>()).add(venueText);
        });
    }

    /// The venue that a text names, as an id.
    public String venueOf(String text) {
        String knownHead = headsByText.get(text);
        if (knownHead != null) {
            return knownHead;
        }
        return EntryGuard.readSafely(
                text,
                () -> {
                    String key = decidedKeys.keyOf(register.resolveVenue(text));
                    return headsByKey.getOrDefault(key, key);
                },
                () -> text);
    }

    /// All spellings of the venue that a text names; the text alone if there are none.
    public List<String> of(String text) {
        return List.copyOf(textsByHead.getOrDefault(venueOf(text), List.of(text)));
    }

    /// The series of a venue, if it is known.
    public Optional<Series> seriesOf(String venue) {
        return venue.startsWith(SpellingGroup.KNOWN_PREFIX)
                ? register.findById(venue.substring(1))
                : Optional.empty();
    }
}
