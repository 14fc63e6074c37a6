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
        boolean me,
        boolean advisee,
        Map<String, Boolean> spellings) {
    public Person {
        SequencedMap<String, Boolean> sorted = new TreeMap<>(spellings);
        spellings = Collections.unmodifiableMap(sorted);
    }

    public boolean is(String spelling) {
        return spellings.getOrDefault(spelling, false);
    }

    public boolean isNot(String spelling) {
        return !spellings.getOrDefault(spelling, true);
    }

    static Person of(String id, String spelling) {
        return new Person(id, "", "", false, false, Map.of(spelling, true));
    }

    Person named(String now) {
        return new Person(id, now, orcid, me, advisee, spellings);
    }

    Person withOrcid(String now) {
        return new Person(id, name, now, me, advisee, spellings);
    }

    Person asMe(boolean now) {
        return new Person(id, name, orcid, now, advisee, spellings);
    }

    Person asAdvisee(boolean now) {
        return new Person(id, name, orcid, me, now, spellings);
    }

    /// With a verdict on a spelling.
    Person with(String spelling, boolean same) {
        var now = new TreeMap<>(spellings);
        now.put(spelling, same);
        return new Person(id, name, orcid, me, advisee, now);
    }

    Person without(String spelling) {
        var now = new TreeMap<>(spellings);
        now.remove(spelling);
        return new Person(id, name, orcid, me, advisee, now);
    }

    /// Merged with another person who turned out to be the same.
    Person joinedWith(Person that) {
        var all = new TreeMap<>(that.spellings);
        all.putAll(spellings);
        that.spellings.forEach((spelling, same) -> {
            if (same) {
                all.put(spelling, true);
            }
        });
        return new Person(
                id,
                name.isEmpty() ? that.name : name,
                orcid.isEmpty() ? that.orcid : orcid,
                me || that.me,
                advisee || that.advisee,
                all);
    }
}
