package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.ArxivId;

import java.util.Optional;
import java.util.Set;

/// Where biblatex has what other formats call by one name for all types of works.
final class FieldPlacement {
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference", "inbook");
    private static final Set<String> WHOLE_BOOK =
            Set.of("book", "mvbook", "collection", "proceedings", "reference", "booklet", "manual");

    private FieldPlacement() {}

    /// The title of what a work appeared in: a book, a journal, or for a book its series.
    static void container(WorkDraft draft, String title) {
        String field =
                IN_BOOK.contains(draft.type())
                        ? FieldName.BOOKTITLE
                        : WHOLE_BOOK.contains(draft.type()) && !draft.has(FieldName.SERIES)
                                ? FieldName.SERIES
                                : FieldName.JOURNALTITLE;
        draft.markup(field, title);
    }

    /// Who published it, or for a thesis or a report where it was written.
    static void publisher(WorkDraft draft, String name) {
        String field =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "unpublished", "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        draft.text(field, name);
    }

    /// What kind of thesis it is, or of whatever has kinds.
    static void kind(WorkDraft draft, String words) {
        if (draft.type().equals("thesis")) {
            ThesisKind.set(draft, words);
        } else {
            draft.text(FieldName.TYPE, words);
        }
    }

    /// A number on arXiv, `arXiv:2101.00001` or in an address; false if it is none.
    static boolean arxiv(WorkDraft draft, String text) {
        var id =
                text.matches("(?i)\\s*(?:arxiv:|https?://arxiv\\.org/).*")
                        ? ArxivId.parse(text).value()
                        : Optional.<ArxivId>empty();
        id.ifPresent(it -> {
            draft.exact(FieldName.EPRINT, it.toString());
            draft.exact(FieldName.EPRINTTYPE, "arxiv");
        });
        return id.isPresent();
    }
}
