package octavo.lookup;

import octavo.fields.FieldName;
import octavo.importer.ImportedWork;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;

/// Decides whether a search result is the work of a printed reference: the reference must contain
/// its title, and its first author or year. A result that does not match is never used.
final class ReferenceMatch {
    /// Shorter titles occur in many references by chance.
    private static final int SHORTEST_TITLE = 12;

    private final String reference;

    ReferenceMatch(String reference) {
        this.reference = " " + LetterFolding.of(reference).bare() + " ";
    }

    /// The first matching work.
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

    /// Whether the work has authors, but the reference contains none of them.
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
