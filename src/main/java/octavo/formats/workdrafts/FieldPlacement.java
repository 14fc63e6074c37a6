package octavo.formats.workdrafts;

import octavo.fields.FieldName;
import octavo.values.ArxivId;

import java.util.Optional;
import java.util.Set;

/// Chooses biblatex's field for values that other formats name alike for all types.
public final class FieldPlacement {
    private static final Set<String> IN_BOOK =
            Set.of("incollection", "inproceedings", "inreference", "inbook");
    private static final Set<String> WHOLE_BOOK =
            Set.of("book", "mvbook", "collection", "proceedings", "reference", "booklet", "manual");

    private FieldPlacement() {}

    /// The title of a work's container: a book, a journal, or for a book its series.
    public static void fillContainer(WorkDraft draft, String containerTitle) {
        String fieldName =
                IN_BOOK.contains(draft.type())
                        ? FieldName.BOOKTITLE
                        : WHOLE_BOOK.contains(draft.type()) && !draft.hasField(FieldName.SERIES)
                                ? FieldName.SERIES
                                : FieldName.JOURNALTITLE;
        draft.fillMarkup(fieldName, containerTitle);
    }

    /// The publisher, or for a thesis or report the institution.
    public static void fillPublisher(WorkDraft draft, String publisherName) {
        String fieldName =
                switch (draft.type()) {
                    case "thesis", "report" -> FieldName.INSTITUTION;
                    case "unpublished", "online" -> FieldName.ORGANIZATION;
                    default -> FieldName.PUBLISHER;
                };
        draft.text(fieldName, publisherName);
    }

    /// The kind of a thesis or the like.
    public static void fillKind(WorkDraft draft, String kindText) {
        if (draft.type().equals("thesis")) {
            ThesisKind.fillKind(draft, kindText);
        } else {
            draft.text(FieldName.TYPE, kindText);
        }
    }

    /// An arXiv id, `arXiv:2101.00001` or in a URL; false if it is not one.
    public static boolean fillArxiv(WorkDraft draft, String rawId) {
        var arxivId =
                rawId.matches("(?i)\\s*(?:arxiv:|https?://arxiv\\.org/).*")
                        ? ArxivId.parse(rawId).value()
                        : Optional.<ArxivId>empty();
        arxivId.ifPresent(parsedId -> {
            draft.fillExact(FieldName.EPRINT, parsedId.toString());
            draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
        });
        return arxivId.isPresent();
    }
}
