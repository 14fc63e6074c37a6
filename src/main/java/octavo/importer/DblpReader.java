package octavo.importer;

import octavo.fields.FieldName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Reads records of dblp: its XML of a person or of single records, and the JSON of its search.
/// https://dblp.org/faq
final class DblpReader {
    private static final String KINDS =
            "article|inproceedings|proceedings|book|incollection|phdthesis|mastersthesis|data";

    static final XmlFormat FORMAT =
            XmlFormat.toldByRoot(
                    "dblp XML", "dblp|dblpperson", KINDS, record -> List.of(ofXml(record)));

    /// The answers of the search.
    static final ServiceFormat SEARCH =
            new ServiceFormat(
                    "dblp JSON",
                    node ->
                            TreeTexts.first(node.path("info"), "key").contains("/")
                                    && node.path("info").has("title"),
                    DblpReader::ofJson);

    /// dblp disambiguates names with a number.
    private static final Pattern HOMONYM = Pattern.compile(" [0-9]{4}$");

    private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.\\.)\\.$");
    private static final TypeTable TYPES = TypeTable.read("dblp-types.tsv");

    private final Function<String, List<String>> record;
    private final WorkDraft draft;

    private DblpReader(Function<String, List<String>> record, int line) {
        this.record = record;
        this.draft = new WorkDraft(line);
    }

    private static WorkDraft ofXml(SourceElement element) {
        var reader = new DblpReader(element::texts, element.line());
        boolean informal = element.attribute("publtype").startsWith("informal");
        boolean archive = element.text("journal").equals("CoRR");
        reader.type(informal || archive ? "preprint" : element.name());
        return reader.draft();
    }

    private static WorkDraft ofJson(TreeRecord found) {
        JsonNode info = found.node().path("info");
        var reader = new DblpReader(name -> texts(info, name), found.line());
        boolean archive = TreeTexts.first(info, "venue").equals("CoRR");
        reader.type(archive ? "preprint" : TreeTexts.first(info, "type"));
        return reader.draft();
    }

    private static List<String> texts(JsonNode info, String name) {
        if (!name.equals("author")) {
            return TreeTexts.all(info, name);
        }
        List<String> names = new ArrayList<>();
        for (JsonNode author : TreeTexts.members(info.path("authors").path("author"))) {
            names.add(author.isObject() ? TreeTexts.first(author, "text") : author.asString(""));
        }
        return names;
    }

    private String text(String name) {
        return record.apply(name).stream().findFirst().orElse("");
    }

    private void type(String kind) {
        TYPES.apply(kind, draft);
    }

    private WorkDraft draft() {
        people("author", FieldName.AUTHOR);
        people("editor", FieldName.EDITOR);
        draft.markup(FieldName.TITLE, FULL_STOP.matcher(text("title")).replaceFirst(""));
        if (!draft.type().equals("online")) {
            container();
        }
        draft.date(FieldName.DATE, SourceDates.of(text("year"), text("month"), ""));
        draft.pages(text("pages"));
        String publisher = text("publisher").isEmpty() ? text("school") : text("publisher");
        FieldPlacement.publisher(draft, publisher);
        record.apply("isbn").forEach(draft::bookNumber);
        identifiers();
        return draft;
    }

    private void people(String name, String field) {
        for (String person : record.apply(name)) {
            String bare = HOMONYM.matcher(person).replaceFirst("");
            draft.name(field, SourceNames.givenFirst(bare));
        }
    }

    private void container() {
        String venue = text("venue");
        String where = text("journal") + text(FieldName.BOOKTITLE);
        boolean whole = draft.type().equals("proceedings") || draft.type().equals("book");
        if (!whole) {
            FieldPlacement.container(draft, where.isEmpty() ? venue : where);
        }
        draft.text(FieldName.SERIES, text("series"));
        draft.text(FieldName.VOLUME, text("volume"));
        draft.text(FieldName.NUMBER, text("number"));
    }

    /// The first URL that is not a DOI resolver; preprints have their id in it, or in `volume`.
    private void identifiers() {
        draft.doi(text("doi"));
        for (String address : record.apply("ee")) {
            boolean arxiv = FieldPlacement.arxiv(draft, address);
            boolean resolves = WorkDraft.RESOLVER.matcher(address).matches();
            if (!resolves || !draft.doi(address)) {
                draft.url(arxiv || address.contains("wikidata.org") ? "" : address);
            }
        }
        String volume = text("volume");
        if (draft.type().equals("online") && volume.startsWith("abs/")) {
            FieldPlacement.arxiv(draft, "arXiv:" + volume.substring("abs/".length()));
        }
    }
}
