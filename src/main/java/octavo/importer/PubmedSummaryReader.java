package octavo.importer;

import octavo.fields.FieldName;

import java.util.List;
import java.util.stream.Stream;

/// Reads one summary of PubMed: the XML of its service `esummary`.
/// https://www.ncbi.nlm.nih.gov/books/NBK25499/
final class PubmedSummaryReader {
    static final XmlFormat FORMAT =
            XmlFormat.toldByRoot(
                    "PubMed summary",
                    "eSummaryResult",
                    "DocSum",
                    summary -> List.of(new PubmedSummaryReader(summary).draft()));

    private final SourceElement summary;
    private final WorkDraft draft;

    private PubmedSummaryReader(SourceElement summary) {
        this.summary = summary;
        this.draft = new WorkDraft(summary.line());
    }

    private static Stream<SourceElement> items(SourceElement holder, String name) {
        return holder.all("Item").stream().filter(it -> it.attribute("Name").equals(name));
    }

    private String text(String name) {
        return items(summary, name).map(SourceElement::text).findFirst().orElse("");
    }

    private WorkDraft draft() {
        draft.type("article");
        items(summary, "AuthorList")
                .flatMap(list -> items(list, "Author"))
                .forEach(it -> draft.name(FieldName.AUTHOR, SourceNames.initialsLast(it.text())));
        draft.markup(FieldName.TITLE, text("Title").replaceFirst("(?<!\\.\\.)\\.$", ""));
        String journal = text("FullJournalName");
        draft.text(FieldName.JOURNALTITLE, journal.isEmpty() ? text("Source") : journal);
        draft.text(FieldName.SHORTJOURNAL, text("Source").equals(journal) ? "" : text("Source"));
        draft.date(FieldName.DATE, SourceDates.of(text("PubDate")));
        draft.text(FieldName.VOLUME, text("Volume"));
        draft.text(FieldName.NUMBER, text("Issue"));
        draft.pages(text("Pages"));
        draft.bookNumber(text("ISSN"));
        draft.bookNumber(text("ESSN"));
        draft.doi(text("DOI"));
        draft.text(FieldName.PMID, summary.text("Id"));
        return draft;
    }
}
