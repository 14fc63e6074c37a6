package octavo.importer;

import octavo.fields.FieldName;
import octavo.values.ArxivId;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one entry of the Atom feed of arXiv's query service.
/// https://info.arxiv.org/help/api/user-manual.html
final class ArxivReader {
    static final XmlFormat FORMAT =
            XmlFormat.toldByRoot("arXiv", "feed", "entry", ArxivReader::drafts)
                    .withEvidence("arxiv\\.org/");

    private static final Pattern PAGE = Pattern.compile("https?://arxiv\\.org/abs/.+");
    private static final Pattern TEX =
            Pattern.compile("(?s).*(?:\\$[^$]+\\$|\\\\[a-zA-Z'\"`^~]).*");
    private static final Pattern BARE_SPECIAL = Pattern.compile("(?<!\\\\)([%&#])");

    private final SourceElement entry;
    private final WorkDraft draft;

    private ArxivReader(SourceElement entry) {
        this.entry = entry;
        this.draft = new WorkDraft(entry.line());
    }

    /// An entry that is not a paper reports an error in the query.
    private static List<WorkDraft> drafts(SourceElement entry) {
        return PAGE.matcher(entry.text("id")).matches()
                ? List.of(new ArxivReader(entry).draft())
                : List.of();
    }

    private WorkDraft draft() {
        draft.type("online");
        tex(FieldName.TITLE, entry.text("title"));
        entry.texts("author/name")
                .forEach(name -> draft.name(FieldName.AUTHOR, SourceNames.givenFirst(name)));
        draft.date(FieldName.DATE, SourceDates.of(day(entry.text("published", "updated"))));
        identifiers();
        tex(FieldName.ABSTRACT, entry.text("summary"));
        draft.text(FieldName.NOTE, entry.text("journal_ref"));
        draft.text(FieldName.ANNOTATION, entry.text("comment"));
        return draft;
    }

    /// The date of a timestamp such as `2006-01-02T14:57:58Z`.
    private static String day(String time) {
        return time.replaceFirst("T.*", "");
    }

    private void identifiers() {
        Optional<ArxivId> id = ArxivId.parse(entry.text("id")).value();
        id.ifPresent(it -> draft.exact(FieldName.EPRINT, it.id()));
        draft.exact(FieldName.EPRINTTYPE, "arxiv");
        entry.first("primary_category")
                .ifPresent(it -> draft.exact(FieldName.EPRINTCLASS, it.attribute("term")));
        draft.doi(entry.text("doi"));
    }

    /// Authors write formulas and accents in TeX, but other special characters literally.
    private void tex(String field, String text) {
        if (TEX.matcher(text).matches()) {
            draft.latex(field, BARE_SPECIAL.matcher(text).replaceAll("\\\\$1"));
        } else {
            draft.text(field, text);
        }
    }
}
