package octavo.verify;

import octavo.latex.LaTeX;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.values.Doi;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A work of the universe as it really is, before a service writes it down.
///
/// @param isDistractor whether no question is about it
public record UniverseRecord(
        String title,
        List<String> people,
        int year,
        String venue,
        String doi,
        boolean isDistractor) {
    static UniverseRecord of(LabelledReference reference) {
        List<String> people =
                reference.toWork().people("author").names().stream()
                        .map(PersonName::toUnicode)
                        .map(PersonName::displayName)
                        .map(it -> it.replaceFirst(" [0-9]{4}$", ""))
                        .toList();
        return new UniverseRecord(
                LaTeX.toUnicode(reference.text("title")),
                people,
                reference.text("year").matches("[0-9]{4}")
                        ? Integer.parseInt(reference.text("year"))
                        : 2000,
                reference.venue(),
                reference.text("doi").replaceFirst("(?i)^(10\\.48550/.*)v[0-9]+$", "$1"),
                false);
    }

    static UniverseRecord ofDistractor(Work work) {
        return new UniverseRecord(
                work.title(),
                work.people("author").names().stream()
                        .map(PersonName::toUnicode)
                        .map(PersonName::displayName)
                        .toList(),
                work.publicationDate().startYear().orElse(2000),
                work.venue(),
                work.doi().map(Doi::name).orElse(""),
                true);
    }

    public UniverseRecord withDoi(String otherDoi) {
        return new UniverseRecord(title, people, year, venue, otherDoi, isDistractor);
    }

    public boolean isOfArxiv() {
        return doi.startsWith("10.48550/");
    }

    Set<String> titleWords() {
        return new HashSet<>(List.of(LetterFolding.of(title).unaccented().split(" ", -1)));
    }

    /// A number that stays the same from run to run, from 0 to 99.
    public int lot(String salt) {
        int hash = (salt + "|" + title + "|" + year).hashCode();
        return Math.floorMod(hash ^ hash >>> 15 ^ hash >>> 7, 100);
    }
}
