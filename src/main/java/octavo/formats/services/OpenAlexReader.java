package octavo.formats.services;

import octavo.cslreferences.CslTypes;
import octavo.fields.FieldName;
import octavo.formats.csljson.CslJsonReader;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Reads one work of OpenAlex. Types are Crossref's; the abstract is an index of its words.
final class OpenAlexReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(CslJsonReader.class, "csl-types.tsv");

    /// How far an abstract goes.
    private static final int MAX_WORD_POSITION = 100_000;

    private final JsonNode work;
    private final JsonNode source;
    private final WorkDraft draft;

    OpenAlexReader(TreeRecord record) {
        this.work = record.tree();
        this.source = work.path("primary_location").path("source");
        this.draft = new WorkDraft(record.lineNumber());
    }

    private String firstText(String... properties) {
        return TreeTexts.firstText(work, properties);
    }

    WorkDraft readDraft() {
        readType();
        readPeople();
        draft.fillMarkup(FieldName.TITLE, firstText("title", "display_name"));
        readPublication();
        readNumbers();
        readIdentifiers();
        draft.text(FieldName.ABSTRACT, readAbstract());
        draft.text(FieldName.LANGUAGE, firstText("language"));
        for (JsonNode keyword : TreeTexts.members(work.path("keywords"))) {
            draft.addMember(
                    FieldName.KEYWORDS, TreeTexts.firstText(keyword, "display_name", "keyword"));
        }
        return draft;
    }

    private void readType() {
        String type = firstText("type");
        String crossrefType = firstText("type_crossref");
        boolean isPreprint = type.equals("preprint") || crossrefType.equals("posted-content");
        boolean isKnown =
                isPreprint || TYPES.applyType(crossrefType, draft) || TYPES.applyType(type, draft);
        if (isPreprint) {
            draft.type("online");
        } else if (type.equals("conference-paper")) {
            draft.type("inproceedings");
        } else if (!isKnown || type.equals("article") && crossrefType.isEmpty()) {
            String sourceType = TreeTexts.firstText(source, "type");
            boolean isPaper = type.equals("article") && sourceType.equals("conference");
            draft.type(
                    isPaper ? "inproceedings" : CslTypes.entryType(cslName(type)).orElse("misc"));
        }
    }

    private static String cslName(String type) {
        return type.equals("article") || type.equals("letter") ? "article-journal" : type;
    }

    private void readPeople() {
        List<PersonName> authorNames = new ArrayList<>();
        for (JsonNode authorship : TreeTexts.members(work.path("authorships"))) {
            String name = parsePerson(authorship.path("author"), "display_name");
            String printedName = parsePerson(authorship, "raw_author_name");
            Optional<PersonName> personName =
                    name.isBlank()
                            ? SourceNames.givenFirst(printedName)
                            : SourceNames.givenFirst(name);
            personName.ifPresent(authorNames::add);
        }
        draft.addPeople(FieldName.AUTHOR, authorNames);
        if (firstText("is_authors_truncated").equals("true")) {
            draft.markOthers(FieldName.AUTHOR);
        }
    }

    /// Figshare puts the number of an account behind each name: `Mihai G Netea (15649)`.
    private static String parsePerson(JsonNode node, String property) {
        return TreeTexts.firstText(node, property).replaceFirst("\\s*\\([0-9]+\\)$", "");
    }

    /// A repository or a publisher's platform is not a book. A repository publishes what it keeps;
    /// a paper without a source may still say what it was printed in.
    private void readPublication() {
        String sourceType = TreeTexts.firstText(source, "type");
        String sourceName = TreeTexts.firstText(source, "display_name");
        boolean isWholeWork = draft.type().equals("book") || draft.type().equals("thesis");
        boolean hasContainer = !sourceType.equals("repository") && !isWholeWork;
        FieldPlacement.fillContainer(draft, hasContainer ? sourceName : "");
        if (sourceName.isEmpty() && draft.type().matches("article|inproceedings|incollection")) {
            FieldPlacement.fillContainer(
                    draft, TreeTexts.firstText(work.path("primary_location"), "raw_source_name"));
        }
        if (draft.type().equals("thesis")) {
            JsonNode institution = work.path("authorships").path(0).path("institutions").path(0);
            FieldPlacement.fillPublisher(draft, TreeTexts.firstText(institution, "display_name"));
        }
        FieldPlacement.fillPublisher(draft, TreeTexts.firstText(source, "host_organization_name"));
        FieldPlacement.fillPublisher(draft, sourceType.equals("repository") ? sourceName : "");
        TreeTexts.allTexts(source, "issn").forEach(draft::addBookNumber);
    }

    private void readNumbers() {
        draft.fillDate(
                FieldName.DATE,
                SourceDates.bestOf(
                        List.of(firstText("publication_date"), firstText("publication_year"))));
        JsonNode bibliographicPlace = work.path("biblio");
        draft.text(FieldName.VOLUME, TreeTexts.firstText(bibliographicPlace, "volume"));
        draft.text(FieldName.NUMBER, TreeTexts.firstText(bibliographicPlace, "issue"));
        draft.fillPages(
                TreeTexts.firstText(bibliographicPlace, "first_page"),
                TreeTexts.firstText(bibliographicPlace, "last_page"));
    }

    private void readIdentifiers() {
        draft.fillDoi(firstText("doi"));
        draft.fillDoi(TreeTexts.firstText(work.path("ids"), "doi"));
        draft.text(FieldName.PMID, lastPathPart(TreeTexts.firstText(work.path("ids"), "pmid")));
        draft.text(FieldName.PMCID, lastPathPart(TreeTexts.firstText(work.path("ids"), "pmcid")));
        String address = TreeTexts.firstText(work.path("primary_location"), "landing_page_url");
        draft.fillDoi(WorkDraft.DOI_RESOLVER.matcher(address).matches() ? address : "");
        draft.fillUrl(address);
    }

    /// The number at the end of an address.
    private static String lastPathPart(String address) {
        return address.replaceFirst("/+$", "").replaceFirst("^.*/", "");
    }

    /// The abstract, from where each of its words stands.
    private String readAbstract() {
        Map<Integer, String> words = new TreeMap<>();
        for (var word : work.path("abstract_inverted_index").properties()) {
            for (JsonNode wordPosition : TreeTexts.members(word.getValue())) {
                String positionText = wordPosition.asString("");
                if (positionText.matches("[0-9]{1,6}")
                        && Integer.parseInt(positionText) < MAX_WORD_POSITION) {
                    words.put(Integer.parseInt(positionText), word.getKey());
                }
            }
        }
        return String.join(" ", words.values());
    }
}
