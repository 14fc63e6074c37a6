package octavo.importer;

import octavo.fields.FieldName;

import tools.jackson.databind.JsonNode;

import java.util.List;

/// The answers of services for books, requested by ISBN.
final class BookServices {
    /// Open Library: an edition, or several by their queries, in any of its views.
    /// https://openlibrary.org/dev/docs/api/books
    static final ServiceFormat OPEN_LIBRARY =
            new ServiceFormat(
                    "Open Library",
                    node -> isEdition(node) || isEdition(node.path("details")),
                    BookServices::edition);

    /// Google Books: a list of volumes. https://developers.google.com/books/docs/v1/reference
    static final ServiceFormat GOOGLE_BOOKS =
            new ServiceFormat(
                    "Google Books",
                    node -> node.path("volumeInfo").has("title"),
                    BookServices::volume);

    private BookServices() {}

    private static boolean isEdition(JsonNode node) {
        String key = TreeTexts.first(node, "key");
        return node.has("title") && (key.startsWith("/books/") || key.startsWith("/works/"));
    }

    private static WorkDraft edition(TreeRecord record) {
        JsonNode node = record.node();
        JsonNode book = node.path("details").isObject() ? node.path("details") : node;
        var draft = new WorkDraft(record.line());
        draft.type("book");
        draft.text(FieldName.TITLE, TreeTexts.first(book, "title"));
        draft.text(FieldName.SUBTITLE, TreeTexts.first(book, "subtitle"));
        authors(draft, book);
        names(book, "publishers").stream().limit(1).forEach(name -> publisher(draft, name));
        names(book, "publish_places").stream()
                .limit(1)
                .forEach(place -> draft.text(FieldName.LOCATION, place));
        draft.date(
                FieldName.DATE,
                SourceDates.of(TreeTexts.first(book, "publish_date", "first_publish_date")));
        draft.text(FieldName.EDITION, TreeTexts.first(book, "edition_name"));
        draft.text(FieldName.PAGETOTAL, TreeTexts.first(book, "number_of_pages"));
        names(book, "series").stream()
                .limit(1)
                .forEach(series -> draft.text(FieldName.SERIES, series));
        numbers(draft, book, record.key());
        return draft;
    }

    /// The names of the authors; for an edition that only has their keys, those on its title page.
    private static void authors(WorkDraft draft, JsonNode book) {
        names(book, "authors")
                .forEach(name -> draft.name(FieldName.AUTHOR, SourceNames.givenFirst(name)));
        String printed = TreeTexts.first(book, "by_statement").replaceFirst("[.\\s]+$", "");
        boolean person = !printed.matches(".*[,;\\[\\]].*") && SourceNames.isPrintedName(printed);
        if (!draft.has(FieldName.AUTHOR) && person) {
            draft.name(FieldName.AUTHOR, SourceNames.givenFirst(printed));
        }
    }

    /// Members that are texts, or objects with a name.
    private static List<String> names(JsonNode book, String property) {
        return TreeTexts.members(book.path(property)).stream()
                .map(it -> it.isObject() ? TreeTexts.first(it, "name") : it.asString(""))
                .filter(name -> !name.isBlank())
                .toList();
    }

    private static void publisher(WorkDraft draft, String name) {
        draft.text(FieldName.PUBLISHER, name);
    }

    private static void numbers(WorkDraft draft, JsonNode book, String asked) {
        JsonNode others = book.path("identifiers");
        for (JsonNode holder : List.of(book, others)) {
            for (String property : List.of("isbn_13", "isbn_10")) {
                if (!draft.has(FieldName.ISBN)) {
                    TreeTexts.all(holder, property).forEach(draft::bookNumber);
                }
            }
        }
        if (!draft.has(FieldName.ISBN) && asked.startsWith("ISBN:")) {
            draft.bookNumber(asked.substring("ISBN:".length()));
        }
    }

    private static WorkDraft volume(TreeRecord record) {
        JsonNode book = record.node().path("volumeInfo");
        var draft = new WorkDraft(record.line());
        boolean magazine = TreeTexts.first(book, "printType").equals("MAGAZINE");
        draft.type(magazine ? "periodical" : "book");
        draft.text(FieldName.TITLE, TreeTexts.first(book, "title"));
        draft.text(FieldName.SUBTITLE, TreeTexts.first(book, "subtitle"));
        TreeTexts.all(book, "authors")
                .forEach(name -> draft.name(FieldName.AUTHOR, SourceNames.givenFirst(name)));
        publisher(draft, TreeTexts.first(book, "publisher"));
        draft.date(FieldName.DATE, SourceDates.of(TreeTexts.first(book, "publishedDate")));
        String pages = TreeTexts.first(book, "pageCount");
        draft.text(FieldName.PAGETOTAL, pages.equals("0") ? "" : pages);
        draft.text(FieldName.LANGUAGE, TreeTexts.first(book, "language"));
        draft.markup(FieldName.ABSTRACT, TreeTexts.first(book, "description"));
        for (JsonNode number : TreeTexts.members(book.path("industryIdentifiers"))) {
            boolean isbn = TreeTexts.first(number, "type").startsWith("ISBN");
            if (isbn && !draft.has(FieldName.ISBN)) {
                draft.bookNumber(TreeTexts.first(number, "identifier"));
            }
        }
        return draft;
    }
}
