package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.PersonName;
import octavo.receipts.EntryReceipts;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Issn;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What an entry claims about a work.
///
/// @param hasOthers whether the list of people ends with `and others`
/// @param venue the journal or the title of the proceedings or book; empty if it has none
/// @param venueField the field that names the venue
/// @param issns the numbers of the journal
/// @param doi also that of a preprint, which follows from its arXiv number
public record ClaimedWork(
        String title,
        List<PersonName> people,
        boolean hasOthers,
        Optional<Integer> year,
        String venue,
        String venueField,
        List<Issn> issns,
        WorkKind kind,
        Optional<Doi> doi,
        Optional<ArxivId> arxivId) {
    private static final Set<WorkKind> PUBLISHED_KINDS =
            EnumSet.of(WorkKind.JOURNAL, WorkKind.CONFERENCE, WorkKind.WORKSHOP);

    /// The kinds that general services list nearly completely.
    private static final Set<WorkKind> INDEXED_KINDS =
            EnumSet.of(WorkKind.JOURNAL, WorkKind.CONFERENCE, WorkKind.WORKSHOP, WorkKind.PREPRINT);

    public ClaimedWork {
        people = List.copyOf(people);
        issns = List.copyOf(issns);
    }

    public static ClaimedWork of(Work work) {
        Optional<String> venueField = EntryReceipts.venueField(work);
        return new ClaimedWork(
                work.title(),
                work.people("author").names().stream().map(PersonName::toUnicode).toList(),
                work.people("author").hasOthers(),
                work.publicationDate().startYear(),
                venueField.map(work::plainText).orElse(""),
                venueField.orElse(FieldName.BOOKTITLE),
                Issn.parse(work.plainText(FieldName.ISSN)).value(),
                work.workKind(),
                work.doi(),
                work.arXiv());
    }

    public ComparedTitle comparedTitle() {
        return ComparedTitle.of(title);
    }

    boolean isPublished() {
        return PUBLISHED_KINDS.contains(kind);
    }

    /// Whether it claims to be published, under the DOI of its preprint.
    boolean hasPreprintDoi() {
        return isPublished()
                && doi.filter(it -> it.prefix().equals(ArxivId.DOI_PREFIX)).isPresent();
    }

    boolean isIndexedKind() {
        return INDEXED_KINDS.contains(kind);
    }
}
