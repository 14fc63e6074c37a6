package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.ArxivId;

import java.util.Optional;
import java.util.Set;

/// Chooses biblatex's field for values that other formats name alike for all types.
final class FieldPlacement {
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference", "inbook");
    private static final Set<String> WHOLE_BOOK =
            Set.of("book", "mvbook", "collection", "proceedings", "reference", "booklet", "manual");

    private FieldPlacement() {}

    /// The title of a work's container: a book, a journal, or for a book its series.
    static void container(WorkDraft draft, String title) {
        String field =
                IN_BOOK.contains(draft.type())
                        ? FieldName.BOOKTITLE
                        : WHOLE_BOOK.contains(draft.type()) && !draft.has(FieldName.SERIES)
                                ? FieldName.SERIES
                                : FieldName.JOURNALTITLE;
        draft.markup(field, title);
    }

    /// The publisher, or for a thesis or report the institution.
    static void publisher(WorkDraft draft, String name) {
        String field =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "unpublished", "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        draft.text(field, name);
    }

    /// The kind of a thesis or the like.
    static void kind(WorkDraft draft, String words) {
        if (draft.type().equals("thesis")) {
            ThesisKind.set(draft, words);
        } else {
            draft.text(FieldName.TYPE, words);
        }
    }

    /// An arXiv id, `arXiv:2101.00001` or in a URL; false if it is not one.
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
