package octavo.formats.dblp;

import octavo.fields.FieldName;
import octavo.formats.services.ServiceFormat;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Reads records of dblp: its XML of a person or of single records, and the JSON of its search.
/// https://dblp.org/faq
public final class DblpReader {
    /// The elements that are records, as a regular expression.
    public static final String RECORD_ELEMENTS =
            "article|inproceedings|proceedings|book|incollection|phdthesis|mastersthesis|data";

    public static final XmlFormat FORMAT =
            XmlFormat.recognizedByRoot(
                    "dblp XML",
                    "dblp|dblpperson",
                    RECORD_ELEMENTS,
                    record -> List.of(readXml(record)));

    /// The answers of the search.
    public static final ServiceFormat SEARCH =
            new ServiceFormat(
                    "dblp JSON",
                    node ->
                            TreeTexts.firstText(node.path("info"), "key").contains("/")
                                    && node.path("info").has("title"),
                    DblpReader::readJson);

    /// dblp disambiguates names with a number.
    private static final Pattern HOMONYM = Pattern.compile(" [0-9]{4}$");

    private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.\\.)\\.$");
    private static final TypeTable TYPES = TypeTable.readTable(DblpReader.class, "dblp-types.tsv");

    private final Function<String, List<String>> fieldTexts;
    private final WorkDraft draft;

    private DblpReader(Function<String, List<String>> record, int lineNumber) {
        this.fieldTexts = record;
        this.draft = new WorkDraft(lineNumber);
    }

    /// The work of a record; empty if the record has nothing of one.
    public static Optional<ImportedWork> readRecord(SourceElement recordElement) {
        return Optional.of(readXml(recordElement))
                .filter(draft -> !draft.isEmpty())
                .map(WorkDraft::build);
    }

    /// A name as dblp writes it, without the number that tells namesakes apart.
    public static Optional<PersonName> authorName(String dblpName) {
        return SourceNames.givenFirst(HOMONYM.matcher(dblpName).replaceFirst(""));
    }

    private static WorkDraft readXml(SourceElement element) {
        var reader = new DblpReader(element::textsAt, element.line());
        boolean isInformal = element.attribute("publtype").startsWith("informal");
        boolean isArchive = element.text("journal").equals("CoRR");
        reader.readType(isInformal || isArchive ? "preprint" : element.name());
        return reader.readDraft();
    }

    private static WorkDraft readJson(TreeRecord hitRecord) {
        JsonNode hitInfo = hitRecord.tree().path("info");
        var reader = new DblpReader(name -> textsOf(hitInfo, name), hitRecord.lineNumber());
        boolean isArchive = TreeTexts.firstText(hitInfo, "venue").equals("CoRR");
        reader.readType(isArchive ? "preprint" : TreeTexts.firstText(hitInfo, "type"));
        return reader.readDraft();
    }

    private static List<String> textsOf(JsonNode hitInfo, String name) {
        if (!name.equals("author")) {
            return TreeTexts.allTexts(hitInfo, name);
        }
        List<String> names = new ArrayList<>();
        for (JsonNode author : TreeTexts.members(hitInfo.path("authors").path("author"))) {
            names.add(
                    author.isObject() ? TreeTexts.firstText(author, "text") : author.asString(""));
        }
        return names;
    }

    private String firstText(String name) {
        return fieldTexts.apply(name).stream().findFirst().orElse("");
    }

    private void readType(String kind) {
        TYPES.applyType(kind, draft);
    }

    private WorkDraft readDraft() {
        readPeople("author", FieldName.AUTHOR);
        readPeople("editor", FieldName.EDITOR);
        draft.fillMarkup(FieldName.TITLE, FULL_STOP.matcher(firstText("title")).replaceFirst(""));
        if (!draft.type().equals("online")) {
            readContainer();
        }
        draft.fillDate(FieldName.DATE, SourceDates.of(firstText("year"), firstText("month"), ""));
        draft.fillPages(firstText("pages"));
        String publisher =
                firstText("publisher").isEmpty() ? firstText("school") : firstText("publisher");
        FieldPlacement.fillPublisher(draft, publisher);
        fieldTexts.apply("isbn").forEach(draft::addBookNumber);
        readIdentifiers();
        return draft;
    }

    private void readPeople(String name, String field) {
        for (String personName : fieldTexts.apply(name)) {
            draft.addName(field, authorName(personName));
        }
    }

    private void readContainer() {
        String venue = firstText("venue");
        String containerTitle = firstText("journal") + firstText(FieldName.BOOKTITLE);
        boolean isWholeWork = draft.type().equals("proceedings") || draft.type().equals("book");
        if (!isWholeWork) {
            FieldPlacement.fillContainer(draft, containerTitle.isEmpty() ? venue : containerTitle);
        }
        draft.text(FieldName.SERIES, firstText("series"));
        draft.text(FieldName.VOLUME, firstText("volume"));
        draft.text(FieldName.NUMBER, firstText("number"));
    }

    /// The first URL that is not a DOI resolver; preprints have their id in it, or in `volume`.
    private void readIdentifiers() {
        draft.fillDoi(firstText("doi"));
        for (String address : fieldTexts.apply("ee")) {
            boolean isArxiv = FieldPlacement.fillArxiv(draft, address);
            boolean isResolver = WorkDraft.DOI_RESOLVER.matcher(address).matches();
            if (!isResolver || !draft.fillDoi(address)) {
                draft.fillUrl(isArxiv || address.contains("wikidata.org") ? "" : address);
            }
        }
        String volume = firstText("volume");
        if (draft.type().equals("online") && volume.startsWith("abs/")) {
            FieldPlacement.fillArxiv(draft, "arXiv:" + volume.substring("abs/".length()));
        }
    }
}
