package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Optional;

/// Reads one record of INSPIRE's literature. https://github.com/inspirehep/rest-api-doc
public final class InspireReader {
    public static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "INSPIRE",
                    node ->
                            node.path("metadata").path("titles").isArray()
                                    && node.path("metadata").has("control_number"),
                    record -> new InspireReader(record).readDraft());

    private final JsonNode metadata;
    private final JsonNode publicationInfo;
    private final WorkDraft draft;

    private InspireReader(TreeRecord record) {
        this.metadata = record.tree().path("metadata");
        this.publicationInfo = metadata.path("publication_info").path(0);
        this.draft = new WorkDraft(record.lineNumber());
    }

    private WorkDraft readDraft() {
        draft.type(findType());
        readPeople();
        JsonNode title = metadata.path("titles").path(0);
        draft.fillMarkup(FieldName.TITLE, TreeTexts.firstText(title, "title"));
        draft.fillMarkup(FieldName.SUBTITLE, TreeTexts.firstText(title, "subtitle"));
        readContainer();
        readDates();
        readIdentifiers();
        JsonNode abstractNode = metadata.path("abstracts").path(0);
        draft.fillMarkup(FieldName.ABSTRACT, TreeTexts.firstText(abstractNode, "value"));
        return draft;
    }

    private String findType() {
        boolean isJournal = !TreeTexts.firstText(publicationInfo, "journal_title").isEmpty();
        return switch (TreeTexts.firstText(metadata, "document_type")) {
            case "article", "note" -> isJournal ? "article" : "online";
            case "conference paper" -> isJournal ? "article" : "inproceedings";
            case "proceedings" -> "proceedings";
            case "book" -> "book";
            case "book chapter" -> "incollection";
            case "thesis" -> "thesis";
            case "report" -> "report";
            default -> "misc";
        };
    }

    private void readPeople() {
        for (JsonNode person : TreeTexts.members(metadata.path("authors"))) {
            boolean isEditor = TreeTexts.allTexts(person, "inspire_roles").contains("editor");
            Optional<PersonName> name =
                    SourceNames.familyFirst(TreeTexts.firstText(person, "full_name"));
            draft.addName(isEditor ? FieldName.EDITOR : FieldName.AUTHOR, name);
        }
        if (!draft.hasField(FieldName.AUTHOR)) {
            for (JsonNode collaboration : TreeTexts.members(metadata.path("collaborations"))) {
                draft.addPeople(
                        FieldName.AUTHOR,
                        List.of(
                                SourceNames.ofOrganization(
                                        TreeTexts.firstText(collaboration, "value")
                                                + " Collaboration")));
            }
        }
    }

    private void readContainer() {
        String journal = TreeTexts.firstText(publicationInfo, "journal_title");
        FieldPlacement.fillContainer(draft, journal);
        draft.text(FieldName.VOLUME, TreeTexts.firstText(publicationInfo, "journal_volume"));
        draft.text(FieldName.NUMBER, TreeTexts.firstText(publicationInfo, "journal_issue"));
        String articleId = TreeTexts.firstText(publicationInfo, "artid");
        draft.fillPages(
                TreeTexts.firstText(publicationInfo, "page_start"),
                TreeTexts.firstText(publicationInfo, "page_end"));
        if (!draft.hasField(FieldName.PAGES)) {
            draft.text(FieldName.EID, articleId);
        }
        JsonNode imprint = metadata.path("imprints").path(0);
        FieldPlacement.fillPublisher(draft, TreeTexts.firstText(imprint, "publisher"));
        JsonNode thesisInfo = metadata.path("thesis_info");
        JsonNode institutionNode = thesisInfo.path("institutions").path(0);
        draft.text(FieldName.INSTITUTION, TreeTexts.firstText(institutionNode, "name"));
        FieldPlacement.fillKind(
                draft, thesisInfo.isObject() ? TreeTexts.firstText(thesisInfo, "degree_type") : "");
    }

    private void readDates() {
        String imprintDate = TreeTexts.firstText(metadata.path("imprints").path(0), "date");
        String thesisDate = TreeTexts.firstText(metadata.path("thesis_info"), "date");
        draft.fillDate(
                FieldName.DATE,
                SourceDates.bestOf(
                                List.of(
                                        TreeTexts.firstText(publicationInfo, "year"),
                                        imprintDate,
                                        thesisDate))
                        .or(() ->
                                SourceDates.of(
                                        TreeTexts.firstText(
                                                metadata, "preprint_date", "earliest_date"))));
    }

    private void readIdentifiers() {
        draft.fillDoi(TreeTexts.firstText(metadata.path("dois").path(0), "value"));
        JsonNode eprintNode = metadata.path("arxiv_eprints").path(0);
        if (FieldPlacement.fillArxiv(draft, "arXiv:" + TreeTexts.firstText(eprintNode, "value"))) {
            draft.fillExact(FieldName.EPRINTCLASS, TreeTexts.firstText(eprintNode, "categories"));
        }
        for (JsonNode isbnNode : TreeTexts.members(metadata.path("isbns"))) {
            draft.addBookNumber(TreeTexts.firstText(isbnNode, "value"));
        }
        draft.fillUrl(TreeTexts.firstText(metadata.path("urls").path(0), "value"));
        draft.setKey(TreeTexts.firstText(metadata, "texkeys"));
    }
}
