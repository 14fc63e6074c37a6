package octavo.people;

import java.util.List;
import java.util.Optional;

/// The variants that are one person for certain: alone, by an ORCID, or because somebody said so.
///
/// @param decided what was decided about the person, if anything
public record KnownIndividual(Optional<Person> decided, List<NameVariant> variants) {
    public KnownIndividual {
        variants = List.copyOf(variants);
    }

    /// The name as people read it: the preferred one, or the most used.
    public String name() {
        return decided.map(Person::name)
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> variants.getFirst().written());
    }

    /// In how many entries the person is.
    public int entries() {
        return (int)
                variants.stream()
                        .flatMap(each -> each.uses().stream())
                        .mapToInt(NameMention::slot)
                        .distinct()
                        .count();
    }

    public String orcid() {
        return decided.map(Person::orcid)
                .filter(orcid -> !orcid.isEmpty())
                .orElseGet(() ->
                        variants.stream()
                                .map(NameVariant::orcid)
                                .filter(orcid -> !orcid.isEmpty())
                                .findFirst()
                                .orElse(""));
    }
}
