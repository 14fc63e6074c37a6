package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
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

    private final String foldedReference;

    ReferenceMatch(String reference) {
        this.foldedReference = " " + LetterFolding.of(reference).unaccented() + " ";
    }

    /// The first matching work.
    Optional<ImportedWork> firstMatch(List<ImportedWork> candidateWorks) {
        return candidateWorks.stream().filter(this::agreesWith).findFirst();
    }

    boolean agreesWith(ImportedWork work) {
        String foldedTitle = LetterFolding.of(work.plainText(FieldName.TITLE)).unaccented();
        if (foldedTitle.isEmpty() || !foldedReference.contains(" " + foldedTitle + " ")) {
            return false;
        }
        boolean isWholeReference = foldedReference.strip().equals(foldedTitle);
        boolean hasYearOrAuthor = hasYear(work) || hasAuthor(work);
        return isWholeReference
                || foldedTitle.length() >= SHORTEST_TITLE
                        && hasYearOrAuthor
                        && !isContradicted(work);
    }

    private boolean hasYear(ImportedWork work) {
        return work.dateOf(FieldName.DATE)
                .flatMap(PublicationDate::displayYear)
                .filter(year -> foldedReference.contains(" " + year + " "))
                .isPresent();
    }

    private boolean hasAuthor(ImportedWork work) {
        return work.namesOf(FieldName.AUTHOR).stream().limit(1).anyMatch(this::isNamed);
    }

    /// Whether the work has authors, but the reference contains none of them.
    private boolean isContradicted(ImportedWork work) {
        List<PersonName> authorNames = work.namesOf(FieldName.AUTHOR);
        return !authorNames.isEmpty() && authorNames.stream().noneMatch(this::isNamed);
    }

    private boolean isNamed(PersonName author) {
        String foldedFamily = author.foldedFamily();
        return !foldedFamily.isEmpty() && foldedReference.contains(" " + foldedFamily + " ");
    }
}
