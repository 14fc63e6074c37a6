package octavo.people;

import octavo.names.NameShape;
import octavo.text.BlankCharacters;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// A spelling and its uses. Where names have ORCID iDs, namesakes with the same spelling are
/// different variants.
///
/// @param written for display, family name first
/// @param number the number with which DBLP disambiguates namesakes, or empty
/// @param body whether it is an organisation rather than a person
/// @param orcid the iD, or empty
public record NameVariant(
        String written,
        String number,
        boolean body,
        String orcid,
        NameShape shape,
        List<NameMention> uses) {
    public NameVariant {
        uses = List.copyOf(uses);
    }

    /// Its unique key.
    public String key() {
        String numbered = number.isEmpty() ? written : written + " " + number;
        return orcid.isEmpty() ? numbered : numbered + " " + orcid;
    }

    /// The number of entries with it.
    public int entries() {
        return (int) uses.stream().mapToInt(NameMention::slot).distinct().count();
    }

    /// Its forms in the file, without the line breaks and indentation there.
    public Set<String> raws() {
        var raws = new LinkedHashSet<String>();
        uses.forEach(use -> raws.add(BlankCharacters.withSingleSpaces(use.raw())));
        return raws;
    }

    static NameVariant of(NameSpelling spelling) {
        return new NameVariant(
                spelling.written(),
                spelling.number(),
                spelling.body(),
                "",
                NameShape.of(spelling.name()),
                List.of());
    }

    NameVariant withOrcid(String now) {
        return new NameVariant(written, number, body, now, shape, uses);
    }

    NameVariant with(List<NameMention> now) {
        return new NameVariant(written, number, body, orcid, shape, now);
    }

    /// Whether one list has both: then they are two people, or the list is wrong.
    boolean standsBeside(NameVariant that) {
        Set<NameMention.Place> lists =
                uses.stream().map(NameMention::list).collect(Collectors.toUnmodifiableSet());
        return that.uses.stream().map(NameMention::list).anyMatch(lists::contains);
    }

    boolean isPerson() {
        return !body && !shape.family().isEmpty();
    }
}
