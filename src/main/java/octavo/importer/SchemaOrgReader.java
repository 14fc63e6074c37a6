package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Adds a schema.org work to a draft that may already have some of its data.
/// https://schema.org/ScholarlyArticle
final class SchemaOrgReader {
    private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");
    private static final int DEEPEST = 5;

    private final JsonNode work;
    private final WorkDraft draft;

    SchemaOrgReader(JsonNode work, WorkDraft draft) {
        this.work = work;
        this.draft = draft;
    }

    /// Sets the type.
    static void type(JsonNode work, WorkDraft draft) {
        draft.type(
                switch (WebPageMetadata.type(work)) {
                    case "scholarlyarticle", "medicalscholarlyarticle" -> scholarly(work);
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
    private static String scholarly(JsonNode work) {
        return name(container(work, 0)).isEmpty() ? "online" : "article";
    }

    /// A work's journal or book, outside volumes and issues.
    private static JsonNode container(JsonNode work, int depth) {
        List<JsonNode> wholes = TreeTexts.members(work.path("isPartOf"));
        if (wholes.isEmpty() || depth > DEEPEST) {
            return work.path("isPartOf");
        }
        JsonNode whole = wholes.getFirst();
        String type = WebPageMetadata.type(whole);
        boolean between = type.equals("publicationissue") || type.equals("publicationvolume");
        return between && whole.has("isPartOf") ? container(whole, depth + 1) : whole;
    }

    private static String name(JsonNode node) {
        return node.isObject() ? TreeTexts.first(node, "name", "headline") : node.asString("");
    }

    private String text(String... properties) {
        return TreeTexts.first(work, properties);
    }

    /// Adds what the draft lacks.
    void complete() {
        draft.markup(FieldName.TITLE, text("headline", "name"));
        if (!draft.has(FieldName.AUTHOR)) {
            draft.people(FieldName.AUTHOR, people(work.path("author")));
        }
        if (!draft.has(FieldName.AUTHOR)) {
            draft.people(FieldName.AUTHOR, people(work.path("creator")));
        }
        if (!draft.has(FieldName.EDITOR)) {
            draft.people(FieldName.EDITOR, people(work.path("editor")));
        }
        draft.date(
                FieldName.DATE,
                SourceDates.of(
                        text("datePublished", "dateCreated")
                                .replaceFirst("(?<=[0-9])T[0-9:].*$", "")));
        container();
        identifiers();
        draft.text(FieldName.LANGUAGE, text("inLanguage"));
        draft.markup(FieldName.ABSTRACT, text("abstract", "description"));
        keywords();
    }

    private static List<PersonName> people(JsonNode nodes) {
        List<PersonName> names = new ArrayList<>();
        for (JsonNode node : TreeTexts.members(nodes)) {
            person(node).ifPresent(names::add);
        }
        return names;
    }

    private static Optional<PersonName> person(JsonNode node) {
        String family = TreeTexts.first(node, "familyName");
        String given = TreeTexts.first(node, "givenName");
        if (!family.isEmpty()) {
            return Optional.of(SourceNames.parts(family, given, ""));
        }
        String name = name(node);
        return WebPageMetadata.type(node).equals("organization") && !name.isEmpty()
                ? Optional.of(SourceNames.body(name))
                : SourceNames.givenFirst(name);
    }

    private void container() {
        JsonNode whole = container(work, 0);
        if (draft.type().equals("article") || draft.type().equals("incollection")) {
            FieldPlacement.container(draft, name(whole));
        }
        JsonNode part = work;
        for (int depth = 0; depth < DEEPEST && part.isObject(); depth++) {
            draft.text(FieldName.VOLUME, TreeTexts.first(part, "volumeNumber"));
            draft.text(FieldName.NUMBER, TreeTexts.first(part, "issueNumber"));
            TreeTexts.all(part, "issn").forEach(draft::bookNumber);
            draft.bookNumber(TreeTexts.first(part, "isbn"));
            part =
                    TreeTexts.members(part.path("isPartOf")).stream()
                            .findFirst()
                            .orElse(part.path("isPartOf"));
        }
        String pages = text("pagination");
        draft.pages(pages.isEmpty() ? text("pageStart") : pages, text("pageEnd"));
        FieldPlacement.publisher(draft, name(work.path("publisher")));
        draft.text(FieldName.VERSION, text("version"));
    }

    private void identifiers() {
        List<JsonNode> places = new ArrayList<>();
        for (String property : List.of("identifier", "@id", "sameAs", "url")) {
            places.addAll(TreeTexts.members(work.path(property)));
        }
        for (JsonNode place : places) {
            String value =
                    place.isObject() ? TreeTexts.first(place, "value", "@id") : place.asString("");
            boolean said =
                    TreeTexts.first(place, "propertyID", "name").equalsIgnoreCase("doi")
                            || value.matches(
                                    "(?i)(?:doi:\\s*|https?://(?:dx\\.)?doi\\.org/)?10\\..+");
            draft.doi(said ? value : "");
        }
        String address = text("url");
        draft.url(address.startsWith("http") ? address : "");
    }

    private void keywords() {
        if (draft.has(FieldName.KEYWORDS)) {
            return;
        }
        for (JsonNode word : TreeTexts.members(work.path("keywords"))) {
            for (String part : COMMA.split(name(word), -1)) {
                draft.member(FieldName.KEYWORDS, part);
            }
        }
    }
}
