package octavo.officedocuments.codes;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads LibreOffice's own citations, whose data are attributes with the names of BibTeX's fields.
final class NativeCodeReader {
    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("article", "article"),
                    Map.entry("book", "book"),
                    Map.entry("booklet", "booklet"),
                    Map.entry("conference", "inproceedings"),
                    Map.entry("inbook", "inbook"),
                    Map.entry("incollection", "incollection"),
                    Map.entry("inproceedings", "inproceedings"),
                    Map.entry("journal", "periodical"),
                    Map.entry("manual", "manual"),
                    Map.entry("mastersthesis", "thesis"),
                    Map.entry("phdthesis", "thesis"),
                    Map.entry("proceedings", "proceedings"),
                    Map.entry("techreport", "report"),
                    Map.entry("unpublished", "unpublished"),
                    Map.entry("www", "online"));

    private NativeCodeReader() {}

    /// @param data a line for each attribute, `title=Research Methods`
    static CitationCode read(String data) {
        Map<String, String> values = new HashMap<>();
        data.lines()
                .forEach(line -> {
                    int equals = line.indexOf('=');
                    values.put(line.substring(0, Math.max(equals, 0)), line.substring(equals + 1));
                });
        String key = values.getOrDefault("identifier", "");
        CodedCite cite =
                new CodedCite(
                        key,
                        List.of(),
                        Optional.of(key).filter(text -> !text.isBlank()),
                        Optional.empty(),
                        Optional.of(draftOf(values).build()),
                        CiteDetails.PLAIN);
        return CitationCode.citation(CitationManager.LIBREOFFICE, List.of(cite));
    }

    private static WorkDraft draftOf(Map<String, String> values) {
        WorkDraft draft = new WorkDraft(1);
        String type = values.getOrDefault("bibliography-type", "");
        draft.type(TYPES.getOrDefault(type, WorkDraft.UNKNOWN_TYPE));
        readNames(draft, FieldName.AUTHOR, values.getOrDefault("author", ""));
        readNames(draft, FieldName.EDITOR, values.getOrDefault("editor", ""));
        draft.text(FieldName.TITLE, values.getOrDefault("title", ""));
        FieldPlacement.fillContainer(
                draft,
                values.getOrDefault("journal", values.getOrDefault(FieldName.BOOKTITLE, "")));
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(
                        values.getOrDefault("year", ""), values.getOrDefault("month", ""), ""));
        draft.text(FieldName.VOLUME, values.getOrDefault("volume", ""));
        draft.text(FieldName.NUMBER, values.getOrDefault("number", ""));
        draft.fillPages(values.getOrDefault("pages", ""));
        draft.text(FieldName.SERIES, values.getOrDefault("series", ""));
        draft.text(FieldName.EDITION, values.getOrDefault("edition", ""));
        draft.text(FieldName.LOCATION, values.getOrDefault("address", ""));
        for (String publisher : List.of("publisher", "institution", "school", "organizations")) {
            FieldPlacement.fillPublisher(draft, values.getOrDefault(publisher, ""));
        }
        draft.addBookNumber(values.getOrDefault("isbn", ""));
        draft.addBookNumber(values.getOrDefault("issn", ""));
        draft.fillDoi(values.getOrDefault("doi", ""));
        draft.fillUrl(values.getOrDefault("url", ""));
        draft.addRemark(FieldName.NOTE, values.getOrDefault("note", ""));
        return draft;
    }

    private static void readNames(WorkDraft draft, String field, String names) {
        for (String name : names.split(";|\\s+and\\s+", -1)) {
            draft.addName(
                    field,
                    name.contains(",")
                            ? SourceNames.familyFirst(name)
                            : SourceNames.givenFirst(name));
        }
    }
}
