package octavo.people;

import java.util.List;
import java.util.Optional;

/// The variants that are certainly one person: a single one, or joined by an ORCID iD or a
/// decision.
///
/// @param decidedPerson the decisions about the person, if any
public record KnownIndividual(Optional<Person> decidedPerson, List<NameVariant> variants) {
    public KnownIndividual {
        variants = List.copyOf(variants);
    }

    /// The display name: the preferred one, or the most frequent.
    public String name() {
        return decidedPerson
                .map(Person::name)
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> variants.getFirst().writtenName());
    }

    /// The number of entries with this person.
    public int entryCount() {
        return (int)
                variants.stream()
                        .flatMap(each -> each.mentions().stream())
                        .mapToInt(NameMention::slot)
                        .distinct()
                        .count();
    }

    public String orcid() {
        return decidedPerson
                .map(Person::orcid)
                .filter(orcid -> !orcid.isEmpty())
                .orElseGet(() ->
                        variants.stream()
                                .map(NameVariant::orcid)
                                .filter(orcid -> !orcid.isEmpty())
                                .findFirst()
                                .orElse(""));
    }
}
