package octavo.formats.pubmed;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;

import java.util.List;
import java.util.stream.Stream;

/// Reads one summary of PubMed: the XML of its service `esummary`.
/// https://www.ncbi.nlm.nih.gov/books/NBK25499/
public final class PubmedSummaryReader {
    public static final XmlFormat FORMAT =
            XmlFormat.recognizedByRoot(
                    "PubMed summary",
                    "eSummaryResult",
                    "DocSum",
                    summary -> List.of(new PubmedSummaryReader(summary).readDraft()));

    private final SourceElement documentSummary;
    private final WorkDraft draft;

    private PubmedSummaryReader(SourceElement summary) {
        this.documentSummary = summary;
        this.draft = new WorkDraft(summary.line());
    }

    private static Stream<SourceElement> itemsNamed(SourceElement parentElement, String name) {
        return parentElement.elementsAt("Item").stream()
                .filter(it -> it.attribute("Name").equals(name));
    }

    private String itemText(String name) {
        return itemsNamed(documentSummary, name).map(SourceElement::text).findFirst().orElse("");
    }

    private WorkDraft readDraft() {
        draft.type("article");
        itemsNamed(documentSummary, "AuthorList")
                .flatMap(list -> itemsNamed(list, "Author"))
                .forEach(
                        it -> draft.addName(FieldName.AUTHOR, SourceNames.initialsLast(it.text())));
        draft.fillMarkup(FieldName.TITLE, itemText("Title").replaceFirst("(?<!\\.\\.)\\.$", ""));
        String journal = itemText("FullJournalName");
        draft.text(FieldName.JOURNALTITLE, journal.isEmpty() ? itemText("Source") : journal);
        draft.text(
                FieldName.SHORTJOURNAL,
                itemText("Source").equals(journal) ? "" : itemText("Source"));
        draft.fillDate(FieldName.DATE, SourceDates.of(itemText("PubDate")));
        draft.text(FieldName.VOLUME, itemText("Volume"));
        draft.text(FieldName.NUMBER, itemText("Issue"));
        draft.fillPages(itemText("Pages"));
        draft.addBookNumber(itemText("ISSN"));
        draft.addBookNumber(itemText("ESSN"));
        draft.fillDoi(itemText("DOI"));
        draft.text(FieldName.PMID, documentSummary.text("Id"));
        return draft;
    }
}
