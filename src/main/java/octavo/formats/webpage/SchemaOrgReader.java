package octavo.formats.webpage;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Adds a schema.org work to a draft that may already have some of its data.
/// https://schema.org/ScholarlyArticle
final class SchemaOrgReader {
    private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");
    private static final int MAX_DEPTH = 5;

    private final JsonNode workNode;
    private final WorkDraft draft;

    SchemaOrgReader(JsonNode workNode, WorkDraft draft) {
        this.workNode = workNode;
        this.draft = draft;
    }

    /// Sets the type.
    static void readType(JsonNode workNode, WorkDraft draft) {
        draft.type(
                switch (WebPageMetadata.schemaType(workNode)) {
                    case "scholarlyarticle", "medicalscholarlyarticle" -> articleOrOnline(workNode);
                    case "report" -> "report";
                    case "thesis" -> "thesis";
                    case "book" -> "book";
                    case "chapter" -> "incollection";
                    case "dataset" -> "dataset";
                    case "softwaresourcecode", "softwareapplication" -> "software";
                    case "presentationdigitaldocument" -> "presentation";
                    default -> "online";
                });
    }

    /// An article is a journal article only if it names the journal.
    private static String articleOrOnline(JsonNode workNode) {
        return nameOf(container(workNode, 0)).isEmpty() ? "online" : "article";
    }

    /// A work's journal or book, outside volumes and issues.
    private static JsonNode container(JsonNode workNode, int depth) {
        List<JsonNode> containers = TreeTexts.members(workNode.path("isPartOf"));
        if (containers.isEmpty() || depth > MAX_DEPTH) {
            return workNode.path("isPartOf");
        }
        JsonNode containerNode = containers.getFirst();
        String type = WebPageMetadata.schemaType(containerNode);
        boolean isBetween = type.equals("publicationissue") || type.equals("publicationvolume");
        return isBetween && containerNode.has("isPartOf")
                ? container(containerNode, depth + 1)
                : containerNode;
    }

    private static String nameOf(JsonNode node) {
        return node.isObject() ? TreeTexts.firstText(node, "name", "headline") : node.asString("");
    }

    private String firstText(String... properties) {
        return TreeTexts.firstText(workNode, properties);
    }

    /// Adds what the draft lacks.
    void completeDraft() {
        draft.fillMarkup(FieldName.TITLE, firstText("headline", "name"));
        if (!draft.hasField(FieldName.AUTHOR)) {
            draft.addPeople(FieldName.AUTHOR, parsePeople(workNode.path("author")));
        }
        if (!draft.hasField(FieldName.AUTHOR)) {
            draft.addPeople(FieldName.AUTHOR, parsePeople(workNode.path("creator")));
        }
        if (!draft.hasField(FieldName.EDITOR)) {
            draft.addPeople(FieldName.EDITOR, parsePeople(workNode.path("editor")));
        }
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(
                        firstText("datePublished", "dateCreated")
                                .replaceFirst("(?<=[0-9])T[0-9:].*$", "")));
        container();
        readIdentifiers();
        draft.text(FieldName.LANGUAGE, firstText("inLanguage"));
        draft.fillMarkup(FieldName.ABSTRACT, firstText("abstract", "description"));
        readKeywords();
    }

    private static List<PersonName> parsePeople(JsonNode nodes) {
        List<PersonName> names = new ArrayList<>();
        for (JsonNode node : TreeTexts.members(nodes)) {
            parsePerson(node).ifPresent(names::add);
        }
        return names;
    }

    private static Optional<PersonName> parsePerson(JsonNode personNode) {
        String familyName = TreeTexts.firstText(personNode, "familyName");
        String givenName = TreeTexts.firstText(personNode, "givenName");
        if (!familyName.isEmpty()) {
            return Optional.of(SourceNames.ofParts(familyName, givenName, ""));
        }
        String name = nameOf(personNode);
        return WebPageMetadata.schemaType(personNode).equals("organization") && !name.isEmpty()
                ? Optional.of(SourceNames.ofOrganization(name))
                : SourceNames.givenFirst(name);
    }

    private void container() {
        JsonNode containerNode = container(workNode, 0);
        if (draft.type().equals("article") || draft.type().equals("incollection")) {
            FieldPlacement.fillContainer(draft, nameOf(containerNode));
        }
        JsonNode currentPart = workNode;
        for (int depth = 0; depth < MAX_DEPTH && currentPart.isObject(); depth++) {
            draft.text(FieldName.VOLUME, TreeTexts.firstText(currentPart, "volumeNumber"));
            draft.text(FieldName.NUMBER, TreeTexts.firstText(currentPart, "issueNumber"));
            TreeTexts.allTexts(currentPart, "issn").forEach(draft::addBookNumber);
            draft.addBookNumber(TreeTexts.firstText(currentPart, "isbn"));
            currentPart =
                    TreeTexts.members(currentPart.path("isPartOf")).stream()
                            .findFirst()
                            .orElse(currentPart.path("isPartOf"));
        }
        String pages = firstText("pagination");
        draft.fillPages(pages.isEmpty() ? firstText("pageStart") : pages, firstText("pageEnd"));
        FieldPlacement.fillPublisher(draft, nameOf(workNode.path("publisher")));
        draft.text(FieldName.VERSION, firstText("version"));
    }

    private void readIdentifiers() {
        List<JsonNode> identifierNodes = new ArrayList<>();
        for (String property : List.of("identifier", "@id", "sameAs", "url")) {
            identifierNodes.addAll(TreeTexts.members(workNode.path(property)));
        }
        for (JsonNode identifierNode : identifierNodes) {
            String value =
                    identifierNode.isObject()
                            ? TreeTexts.firstText(identifierNode, "value", "@id")
                            : identifierNode.asString("");
            boolean isDoi =
                    TreeTexts.firstText(identifierNode, "propertyID", "name")
                                    .equalsIgnoreCase("doi")
                            || Doi.isDoi(value);
            draft.fillDoi(isDoi ? value : "");
        }
        String address = firstText("url");
        draft.fillUrl(address.startsWith("http") ? address : "");
    }

    private void readKeywords() {
        if (draft.hasField(FieldName.KEYWORDS)) {
            return;
        }
        for (JsonNode keywordNode : TreeTexts.members(workNode.path("keywords"))) {
            for (String part : COMMA.split(nameOf(keywordNode), -1)) {
                draft.addMember(FieldName.KEYWORDS, part);
            }
        }
    }
}
