package octavo.people;

import java.util.Collections;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The decisions about a person.
///
/// @param id unique in the sidecar
/// @param name the preferred name, for display; or empty
/// @param orcid the iD, or empty
/// @param spellings whether a spelling is this person (`true`) or someone else (`false`)
public record Person(
        String id,
        String name,
        String orcid,
        boolean isMe,
        boolean isAdvisee,
        Map<String, Boolean> spellings) {
    public Person {
        SequencedMap<String, Boolean> sortedSpellings = new TreeMap<>(spellings);
        spellings = Collections.unmodifiableMap(sortedSpellings);
    }

    public boolean hasSpelling(String spelling) {
        return spellings.getOrDefault(spelling, false);
    }

    public boolean rejectsSpelling(String spelling) {
        return !spellings.getOrDefault(spelling, true);
    }

    static Person of(String id, String spelling) {
        return new Person(id, "", "", false, false, Map.of(spelling, true));
    }

    Person withName(String newName) {
        return new Person(id, newName, orcid, isMe, isAdvisee, spellings);
    }

    Person withOrcid(String newOrcid) {
        return new Person(id, name, newOrcid, isMe, isAdvisee, spellings);
    }

    Person asMe(boolean isNowMe) {
        return new Person(id, name, orcid, isNowMe, isAdvisee, spellings);
    }

    Person asAdvisee(boolean isNowAdvisee) {
        return new Person(id, name, orcid, isMe, isNowAdvisee, spellings);
    }

    /// With a verdict on a spelling.
    Person withSpelling(String spelling, boolean isSame) {
        var newSpellings = new TreeMap<>(spellings);
        newSpellings.put(spelling, isSame);
        return new Person(id, name, orcid, isMe, isAdvisee, newSpellings);
    }

    Person withoutSpelling(String spelling) {
        var newSpellings = new TreeMap<>(spellings);
        newSpellings.remove(spelling);
        return new Person(id, name, orcid, isMe, isAdvisee, newSpellings);
    }

    /// Merged with another person who turned out to be the same.
    Person joinedWith(Person otherPerson) {
        var allSpellings = new TreeMap<>(otherPerson.spellings);
        allSpellings.putAll(spellings);
        otherPerson.spellings.forEach((spelling, isSame) -> {
            if (isSame) {
                allSpellings.put(spelling, true);
            }
        });
        return new Person(
                id,
                name.isEmpty() ? otherPerson.name : name,
                orcid.isEmpty() ? otherPerson.orcid : orcid,
                isMe || otherPerson.isMe,
                isAdvisee || otherPerson.isAdvisee,
                allSpellings);
    }
}
