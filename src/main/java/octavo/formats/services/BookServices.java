package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;

import tools.jackson.databind.JsonNode;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The answers of services for books, requested by ISBN.
public final class BookServices {
    /// Open Library: an edition, or several by their queries, in any of its views; or what a search
    /// finds, each a work with the edition that fits best.
    /// https://openlibrary.org/dev/docs/api/books https://openlibrary.org/dev/docs/api/search
    public static final ServiceFormat OPEN_LIBRARY =
            new ServiceFormat(
                    "Open Library",
                    node -> isEdition(node) || isEdition(node.path("details")),
                    BookServices::readEdition);

    /// Google Books: a list of volumes. https://developers.google.com/books/docs/v1/reference
    public static final ServiceFormat GOOGLE_BOOKS =
            new ServiceFormat(
                    "Google Books",
                    node -> node.path("volumeInfo").has("title"),
                    BookServices::readVolume);

    private BookServices() {}

    private static boolean isEdition(JsonNode node) {
        String key = TreeTexts.firstText(node, "key");
        return node.has("title") && (key.startsWith("/books/") || key.startsWith("/works/"));
    }

    private static WorkDraft readEdition(TreeRecord record) {
        JsonNode node = record.tree();
        JsonNode bookNode = node.path("details").isObject() ? node.path("details") : node;
        JsonNode edition = bookNode.path("editions").path("docs").path(0);
        var draft = new WorkDraft(record.lineNumber());
        draft.type("book");
        JsonNode titledNode = edition.has("title") ? edition : bookNode;
        draft.text(FieldName.TITLE, TreeTexts.firstText(titledNode, "title"));
        draft.text(FieldName.SUBTITLE, TreeTexts.firstText(titledNode, "subtitle"));
        readAuthors(draft, bookNode);
        Stream.concat(
                        namesIn(bookNode, "publishers").stream(),
                        namesIn(edition, "publisher").stream())
                .limit(1)
                .forEach(name -> readPublisher(draft, name));
        namesIn(bookNode, "publish_places").stream()
                .limit(1)
                .forEach(place -> draft.text(FieldName.LOCATION, place));
        draft.fillDate(
                FieldName.DATE,
                SourceDates.bestOf(
                        List.of(
                                TreeTexts.firstText(edition, "publish_date"),
                                TreeTexts.firstText(
                                        bookNode,
                                        "publish_date",
                                        "first_publish_date",
                                        "first_publish_year"))));
        draft.text(FieldName.EDITION, TreeTexts.firstText(bookNode, "edition_name"));
        draft.text(FieldName.PAGETOTAL, TreeTexts.firstText(bookNode, "number_of_pages"));
        namesIn(bookNode, "series").stream()
                .limit(1)
                .forEach(series -> draft.text(FieldName.SERIES, series));
        readNumbers(draft, bookNode, record.key());
        TreeTexts.allTexts(edition, "isbn").stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(1)
                .forEach(draft::addBookNumber);
        return draft;
    }

    /// The names of the authors; for an edition that only has their keys, those on its title page.
    private static void readAuthors(WorkDraft draft, JsonNode bookNode) {
        Stream.concat(
                        namesIn(bookNode, "authors").stream(),
                        namesIn(bookNode, "author_name").stream())
                .forEach(name -> draft.addName(FieldName.AUTHOR, SourceNames.givenFirst(name)));
        String printedName =
                TreeTexts.firstText(bookNode, "by_statement").replaceFirst("[.\\s]+$", "");
        boolean isPerson =
                !printedName.matches(".*[,;\\[\\]].*") && SourceNames.isPrintedName(printedName);
        if (!draft.hasField(FieldName.AUTHOR) && isPerson) {
            draft.addName(FieldName.AUTHOR, SourceNames.givenFirst(printedName));
        }
    }

    /// Members that are texts, or objects with a name.
    private static List<String> namesIn(JsonNode bookNode, String property) {
        return TreeTexts.members(bookNode.path(property)).stream()
                .map(it -> it.isObject() ? TreeTexts.firstText(it, "name") : it.asString(""))
                .filter(name -> !name.isBlank())
                .toList();
    }

    private static void readPublisher(WorkDraft draft, String name) {
        draft.text(FieldName.PUBLISHER, name);
    }

    private static void readNumbers(WorkDraft draft, JsonNode bookNode, String requestedKey) {
        JsonNode identifiers = bookNode.path("identifiers");
        for (JsonNode idHolder : List.of(bookNode, identifiers)) {
            for (String property : List.of("isbn_13", "isbn_10")) {
                if (!draft.hasField(FieldName.ISBN)) {
                    TreeTexts.allTexts(idHolder, property).forEach(draft::addBookNumber);
                }
            }
        }
        if (!draft.hasField(FieldName.ISBN) && requestedKey.startsWith("ISBN:")) {
            draft.addBookNumber(requestedKey.substring("ISBN:".length()));
        }
    }

    private static WorkDraft readVolume(TreeRecord record) {
        JsonNode bookNode = record.tree().path("volumeInfo");
        var draft = new WorkDraft(record.lineNumber());
        boolean isMagazine = TreeTexts.firstText(bookNode, "printType").equals("MAGAZINE");
        draft.type(isMagazine ? "periodical" : "book");
        draft.text(FieldName.TITLE, TreeTexts.firstText(bookNode, "title"));
        draft.text(FieldName.SUBTITLE, TreeTexts.firstText(bookNode, "subtitle"));
        TreeTexts.allTexts(bookNode, "authors")
                .forEach(name -> draft.addName(FieldName.AUTHOR, SourceNames.givenFirst(name)));
        readPublisher(draft, TreeTexts.firstText(bookNode, "publisher"));
        draft.fillDate(
                FieldName.DATE, SourceDates.of(TreeTexts.firstText(bookNode, "publishedDate")));
        String pageCount = TreeTexts.firstText(bookNode, "pageCount");
        draft.text(FieldName.PAGETOTAL, pageCount.equals("0") ? "" : pageCount);
        draft.text(FieldName.LANGUAGE, TreeTexts.firstText(bookNode, "language"));
        draft.fillMarkup(FieldName.ABSTRACT, TreeTexts.firstText(bookNode, "description"));
        for (JsonNode industryIdentifier :
                TreeTexts.members(bookNode.path("industryIdentifiers"))) {
            boolean isIsbn = TreeTexts.firstText(industryIdentifier, "type").startsWith("ISBN");
            if (isIsbn && !draft.hasField(FieldName.ISBN)) {
                draft.addBookNumber(TreeTexts.firstText(industryIdentifier, "identifier"));
            }
        }
        return draft;
    }
}
