package octavo.lookup;

import octavo.fields.FieldName;
import octavo.importer.ImportedWork;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;

/// Decides whether a work that a search found is the one that a printed reference names: its title
/// stands in the reference, and so does its first author or its year. What is found and does not
/// agree is never taken.
final class ReferenceMatch {
    /// Titles with fewer letters stand in many references by chance.
    private static final int SHORTEST_TITLE = 12;

    private final String reference;

    ReferenceMatch(String reference) {
        this.reference = " " + LetterFolding.of(reference).bare() + " ";
    }

    /// The first of some works that agrees.
    Optional<ImportedWork> first(List<ImportedWork> works) {
        return works.stream().filter(this::agrees).findFirst();
    }

    boolean agrees(ImportedWork work) {
        String title = LetterFolding.of(work.plain(FieldName.TITLE)).bare();
        if (title.isEmpty() || !reference.contains(" " + title + " ")) {
            return false;
        }
        boolean whole = reference.strip().equals(title);
        boolean said = hasYear(work) || hasAuthor(work);
        return whole || title.length() >= SHORTEST_TITLE && said && !isContradicted(work);
    }

    private boolean hasYear(ImportedWork work) {
        return work.date(FieldName.DATE)
                .flatMap(PublicationDate::shownYear)
                .filter(year -> reference.contains(" " + year + " "))
                .isPresent();
    }

    private boolean hasAuthor(ImportedWork work) {
        return work.names(FieldName.AUTHOR).stream().limit(1).anyMatch(this::isNamed);
    }

    /// Whether there are authors, and the reference names none of them.
    private boolean isContradicted(ImportedWork work) {
        List<PersonName> authors = work.names(FieldName.AUTHOR);
        return !authors.isEmpty() && authors.stream().noneMatch(this::isNamed);
    }

    private boolean isNamed(PersonName author) {
        PersonName plain = author.unicode();
        String family = plain.literal().orElse(plain.family());
        String folded = LetterFolding.of(family).bare();
        return !folded.isEmpty() && reference.contains(" " + folded + " ");
    }
}
