package octavo.people;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A spelling and where it is used. Where an ORCID stands with a name, namesakes who are spelt
/// alike are different variants.
///
/// @param written as people read it, family name first
/// @param number the number that DBLP tells namesakes apart by, or empty
/// @param body whether it is a body rather than a person
/// @param orcid the number, or empty
public record Variant(
        String written,
        String number,
        boolean body,
        String orcid,
        NameShape shape,
        List<Mention> uses) {
    public Variant {
        uses = List.copyOf(uses);
    }

    /// What tells it from all others.
    public String key() {
        String numbered = number.isEmpty() ? written : written + " " + number;
        return orcid.isEmpty() ? numbered : numbered + " " + orcid;
    }

    /// In how many entries it is.
    public int entries() {
        return (int) uses.stream().mapToInt(Mention::slot).distinct().count();
    }

    /// The ways in which the file writes it.
    public Set<String> raws() {
        var raws = new LinkedHashSet<String>();
        uses.forEach(use -> raws.add(use.raw()));
        return raws;
    }

    static Variant of(Spelling spelling) {
        return new Variant(
                spelling.written(),
                spelling.number(),
                spelling.body(),
                "",
                NameShape.of(spelling.name()),
                List.of());
    }

    Variant withOrcid(String now) {
        return new Variant(written, number, body, now, shape, uses);
    }

    Variant with(List<Mention> now) {
        return new Variant(written, number, body, orcid, shape, now);
    }

    /// Whether one list names both: then they are two people, or the list is wrong.
    boolean standsBeside(Variant that) {
        Set<Mention.Place> lists =
                uses.stream().map(Mention::list).collect(Collectors.toUnmodifiableSet());
        return that.uses.stream().map(Mention::list).anyMatch(lists::contains);
    }

    boolean isPerson() {
        return !body && !shape.family().isEmpty();
    }
}
