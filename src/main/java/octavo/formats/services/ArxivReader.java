package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;
import octavo.values.ArxivId;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one entry of the Atom feed of arXiv's query service.
/// https://info.arxiv.org/help/api/user-manual.html
public final class ArxivReader {
    public static final XmlFormat FORMAT =
            XmlFormat.recognizedByRoot("arXiv", "feed", "entry", ArxivReader::readDrafts)
                    .withEvidence("arxiv\\.org/");

    private static final Pattern PAGE = Pattern.compile("https?://arxiv\\.org/abs/.+");
    private static final Pattern TEX =
            Pattern.compile("(?s).*(?:\\$[^$]+\\$|\\\\[a-zA-Z'\"`^~]).*");
    private static final Pattern BARE_SPECIAL = Pattern.compile("(?<!\\\\)([%&#])");

    private final SourceElement atomEntry;
    private final WorkDraft draft;

    private ArxivReader(SourceElement entry) {
        this.atomEntry = entry;
        this.draft = new WorkDraft(entry.line());
    }

    /// An entry that is not a paper reports an error in the query.
    private static List<WorkDraft> readDrafts(SourceElement entry) {
        return PAGE.matcher(entry.text("id")).matches()
                ? List.of(new ArxivReader(entry).readDraft())
                : List.of();
    }

    private WorkDraft readDraft() {
        draft.type("online");
        readTex(FieldName.TITLE, atomEntry.text("title"));
        atomEntry
                .textsAt("author/name")
                .forEach(name -> draft.addName(FieldName.AUTHOR, SourceNames.givenFirst(name)));
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(withoutTime(atomEntry.text("published", "updated"))));
        readIdentifiers();
        readTex(FieldName.ABSTRACT, atomEntry.text("summary"));
        draft.text(FieldName.NOTE, atomEntry.text("journal_ref"));
        draft.text(FieldName.ANNOTATION, atomEntry.text("comment"));
        return draft;
    }

    /// The date of a timestamp such as `2006-01-02T14:57:58Z`.
    private static String withoutTime(String timestamp) {
        return timestamp.replaceFirst("T.*", "");
    }

    private void readIdentifiers() {
        Optional<ArxivId> arxivId = ArxivId.parse(atomEntry.text("id")).value();
        arxivId.ifPresent(it -> draft.fillExact(FieldName.EPRINT, it.id()));
        draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
        atomEntry
                .firstElement("primary_category")
                .ifPresent(it -> draft.fillExact(FieldName.EPRINTCLASS, it.attribute("term")));
        draft.fillDoi(atomEntry.text("doi"));
    }

    /// Authors write formulas and accents in TeX, but other special characters literally.
    private void readTex(String fieldName, String text) {
        if (TEX.matcher(text).matches()) {
            draft.fillLatex(fieldName, BARE_SPECIAL.matcher(text).replaceAll("\\\\$1"));
        } else {
            draft.text(fieldName, text);
        }
    }
}
