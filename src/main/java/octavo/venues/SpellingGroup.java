package octavo.venues;

import octavo.venuenames.VenueName;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The spellings with one key, while the index determines which groups are the same venue.
final class SpellingGroup {
    static final String KNOWN = "=";

    final String key;
    final VenueName name;
    final Map<String, VenueSpelling> forms = new LinkedHashMap<>();

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

    /// Keys shared by groups that may be the same venue.
    Set<String> meetings() {
        Set<String> meetings = new TreeSet<>();
        if (isKnown()) {
            return meetings;
        }
        String initials = name.initials();
        if (!initials.isEmpty()) {
            meetings.add(initials);
        }
        for (VenueSpelling form : forms.values()) {
            form.placed.name().foldedAcronyms().forEach(acronym -> meetings.add("@" + acronym));
        }
        return meetings;
    }
}
