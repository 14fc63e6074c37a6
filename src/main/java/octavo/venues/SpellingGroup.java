package octavo.venues;

import octavo.venuenames.VenueName;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The spellings with one key, while the index determines which groups are the same venue.
final class SpellingGroup {
    static final String KNOWN = "=";

    final String key;
    final VenueName name;
    final Map<String, VenueSpelling> forms = new LinkedHashMap<>();

    /// With the number of spellings that have each: there may be thousands of spellings.
    private final Map<String, Integer> meetings = new TreeMap<>();

    /// @param name one of its names, which have the same words
    SpellingGroup(String key, VenueName name) {
        this.key = key;
        this.name = name;
    }

    /// Whether it is a series of the register, which needs no further matching.
    boolean isKnown() {
        return key.startsWith(KNOWN);
    }

    boolean isBareAcronym() {
        return !isKnown() && name.isBareAcronym();
    }

    /// Adds a spelling.
    ///
    /// @return the keys that the group did not have before
    Set<String> add(VenueSpelling form) {
        Set<String> fresh = new TreeSet<>();
        if (forms.put(form.raw, form) == null) {
            for (String meeting : meetings(form)) {
                if (meetings.merge(meeting, 1, Integer::sum) == 1) {
                    fresh.add(meeting);
                }
            }
        }
        return fresh;
    }

    /// Removes a spelling.
    ///
    /// @return the keys that the group does not have any more
    Set<String> remove(VenueSpelling form) {
        Set<String> gone = new TreeSet<>();
        if (forms.remove(form.raw) != null) {
            for (String meeting : meetings(form)) {
                if (meetings.merge(meeting, -1, Integer::sum) == 0) {
                    meetings.remove(meeting);
                    gone.add(meeting);
                }
            }
        }
        return gone;
    }

    /// Keys shared by groups that may be the same venue.
    Set<String> meetings() {
        return Collections.unmodifiableSet(meetings.keySet());
    }

    private Set<String> meetings(VenueSpelling form) {
        Set<String> found = new TreeSet<>();
        if (isKnown()) {
            return found;
        }
        String initials = name.initials();
        if (!initials.isEmpty()) {
            found.add(initials);
        }
        form.placed.venueName().foldedAcronyms().forEach(acronym -> found.add("@" + acronym));
        return found;
    }
}
