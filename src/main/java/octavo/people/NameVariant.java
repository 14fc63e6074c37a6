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
/// @param writtenName for display, family name first
/// @param dblpNumber the number with which DBLP disambiguates namesakes, or empty
/// @param isOrganization whether it is an organisation rather than a person
/// @param orcid the iD, or empty
public record NameVariant(
        String writtenName,
        String dblpNumber,
        boolean isOrganization,
        String orcid,
        NameShape nameShape,
        List<NameMention> mentions) {
    public NameVariant {
        mentions = List.copyOf(mentions);
    }

    /// Its unique key.
    public String variantKey() {
        String numberedName = dblpNumber.isEmpty() ? writtenName : writtenName + " " + dblpNumber;
        return orcid.isEmpty() ? numberedName : numberedName + " " + orcid;
    }

    /// The number of entries with it.
    public int entryCount() {
        return (int) mentions.stream().mapToInt(NameMention::slot).distinct().count();
    }

    /// Its forms in the file, without the line breaks and indentation there.
    public Set<String> rawNames() {
        var rawNames = new LinkedHashSet<String>();
        mentions.forEach(
                mention -> rawNames.add(BlankCharacters.withSingleSpaces(mention.rawName())));
        return rawNames;
    }

    static NameVariant of(NameSpelling spelling) {
        return new NameVariant(
                spelling.writtenName(),
                spelling.dblpNumber(),
                spelling.isOrganization(),
                "",
                NameShape.of(spelling.name()),
                List.of());
    }

    NameVariant withOrcid(String newOrcid) {
        return new NameVariant(
                writtenName, dblpNumber, isOrganization, newOrcid, nameShape, mentions);
    }

    NameVariant withMentions(List<NameMention> newMentions) {
        return new NameVariant(
                writtenName, dblpNumber, isOrganization, orcid, nameShape, newMentions);
    }

    /// Whether it is written like another but for full stops.
    boolean differsOnlyInFullStops(NameVariant otherVariant) {
        return withoutFullStops(writtenName).equals(withoutFullStops(otherVariant.writtenName));
    }

    /// Whether its number and iD are those of another.
    boolean hasSameIdentity(NameVariant otherVariant) {
        return dblpNumber.equals(otherVariant.dblpNumber) && orcid.equals(otherVariant.orcid);
    }

    private static String withoutFullStops(String name) {
        return name.replace(".", "");
    }

    /// Whether one list has both: then they are two people, or the list is wrong.
    boolean sharesListWith(NameVariant otherVariant) {
        Set<NameMention.MentionField> lists =
                mentions.stream()
                        .map(NameMention::listPlace)
                        .collect(Collectors.toUnmodifiableSet());
        return otherVariant.mentions.stream().map(NameMention::listPlace).anyMatch(lists::contains);
    }

    boolean isPerson() {
        return !isOrganization && !nameShape.family().isEmpty();
    }
}
