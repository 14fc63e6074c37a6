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
    static final String KNOWN_PREFIX = "=";

    final String groupKey;
    final VenueName venueName;
    final Map<String, VenueSpelling> spellings = new LinkedHashMap<>();

    /// With the number of spellings that have each: there may be thousands of spellings.
    private final Map<String, Integer> meetingCounts = new TreeMap<>();

    /// @param name one of its names, which have the same words
    SpellingGroup(String key, VenueName name) {
        this.groupKey = key;
        this.venueName = name;
    }

    /// Whether it is a series of the register, which needs no further matching.
    boolean isKnown() {
        return groupKey.startsWith(KNOWN_PREFIX);
    }

    boolean isBareAcronym() {
        return !isKnown() && venueName.isBareAcronym();
    }

    /// Adds a spelling.
    ///
    /// @return the keys that the group did not have before
    Set<String> addSpelling(VenueSpelling spelling) {
        Set<String> newMeetings = new TreeSet<>();
        if (spellings.put(spelling.rawVenue, spelling) == null) {
            for (String meeting : meetings(spelling)) {
                if (meetingCounts.merge(meeting, 1, Integer::sum) == 1) {
                    newMeetings.add(meeting);
                }
            }
        }
        return newMeetings;
    }

    /// Removes a spelling.
    ///
    /// @return the keys that the group does not have any more
    Set<String> removeSpelling(VenueSpelling spelling) {
        Set<String> removedMeetings = new TreeSet<>();
        if (spellings.remove(spelling.rawVenue) != null) {
            for (String meeting : meetings(spelling)) {
                if (meetingCounts.merge(meeting, -1, Integer::sum) == 0) {
                    meetingCounts.remove(meeting);
                    removedMeetings.add(meeting);
                }
            }
        }
        return removedMeetings;
    }

    /// Keys shared by groups that may be the same venue.
    Set<String> meetings() {
        return Collections.unmodifiableSet(meetingCounts.keySet());
    }

    private Set<String> meetings(VenueSpelling spelling) {
        Set<String> foundMeetings = new TreeSet<>();
        if (isKnown()) {
            return foundMeetings;
        }
        String initials = venueName.initials();
        if (!initials.isEmpty()) {
            foundMeetings.add(initials);
        }
        spelling.matchResult
                .venueName()
                .foldedAcronyms()
                .forEach(acronym -> foundMeetings.add("@" + acronym));
        return foundMeetings;
    }
}
