package octavo.discovery;

import octavo.lookup.RecordedAuthor;
import octavo.lookup.SoughtAuthor;
import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.people.Person;
import octavo.people.PersonDecisions;
import octavo.values.Orcid;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// Who “me” is: the iDs and names of the person whose works are compared.
public record OwnIdentity(List<Orcid> orcids, List<PersonName> names) {
    public OwnIdentity {
        orcids = List.copyOf(orcids);
        names = List.copyOf(names);
    }

    /// Whom a library marks as its owner, or whom somebody names instead.
    ///
    /// @param givenOrcids iDs beside those that the library has
    /// @param givenNames names; if there are some, the library's do not count
    public static OwnIdentity of(
            PersonDecisions decisions, List<Orcid> givenOrcids, List<String> givenNames) {
        SequencedSet<Orcid> orcids = new LinkedHashSet<>(givenOrcids);
        if (givenNames.isEmpty() && givenOrcids.isEmpty()) {
            decisions.people().stream()
                    .filter(Person::isMe)
                    .flatMap(it -> Orcid.parse(it.orcid()).value().stream())
                    .forEach(orcids::add);
        }
        List<String> writtenNames = givenNames.isEmpty() ? decisions.ownNames() : givenNames;
        return new OwnIdentity(
                List.copyOf(orcids),
                writtenNames.stream()
                        .map(it -> PersonName.parse(it).value().toUnicode())
                        .distinct()
                        .toList());
    }

    public SoughtAuthor toSought() {
        return new SoughtAuthor(orcids, names);
    }

    /// Whether a name may be one's own.
    public boolean isOwnName(PersonName name) {
        NameShape nameShape = NameShape.of(name.toUnicode());
        return names.stream().map(NameShape::of).anyMatch(it -> it.mayBeNameOf(nameShape));
    }

    boolean isOwnOrcid(String orcid) {
        return orcids.stream().anyMatch(it -> it.number().equals(orcid));
    }

    /// The author that may be oneself: by iD, or else by name.
    Optional<RecordedAuthor> findOwn(List<RecordedAuthor> authors) {
        return authors.stream()
                .filter(it -> isOwnOrcid(it.orcid()))
                .findFirst()
                .or(() -> authors.stream().filter(it -> isOwnName(it.name())).findFirst());
    }

    /// The same with the names that works claimed under one's iD have in common, where no name is
    /// known.
    OwnIdentity withNames(List<PersonName> otherNames) {
        List<PersonName> allNames = new ArrayList<>(names);
        allNames.addAll(otherNames);
        return new OwnIdentity(orcids, allNames);
    }
}
