package octavo.importer;

import octavo.convert.hayagriva.HayagrivaTypes;
import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.PublicationDate;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads one hayagriva entry. Its container is its parent, which may have one itself; what the
/// entry lacks, such as a date, may be in a parent.
final class HayagrivaReader {
    private static final TypeTable TYPES = TypeTable.read("hayagriva-types.tsv");

    /// Default types of parents, by type of entry.
    private static final Map<String, String> PARENTS =
            Map.of(
                    "article", "periodical",
                    "chapter", "book",
                    "entry", "reference",
                    "anthos", "anthology",
                    "web", "web",
                    "scene", "video",
                    "artwork", "exhibition",
                    "legislation", "anthology",
                    "video", "video",
                    "audio", "audio");

    private static final Set<String> BOOKS = Set.of("book", "reference", "proceedings");

    /// Roles for which biblatex has fields.
    private static final Set<String> ROLES =
            Set.of(
                    "translator",
                    "afterword",
                    "foreword",
                    "introduction",
                    "annotator",
                    "commentator",
                    "holder");

    private static final Set<String> EDITORS =
            Set.of("director", "organizer", "compiler", "founder", "collaborator");

    private static final Pattern UNCERTAIN = Pattern.compile("~\\s*(.*)");

    /// Braces protect the case of their content, a backslash escapes a character.
    private static final Pattern MARKS = Pattern.compile("\\\\([\\\\{}$*_`#\\[\\]])|[{}]");

    private final JsonNode entry;
    private final List<JsonNode> parents;
    private final WorkDraft draft;

    HayagrivaReader(TreeRecord record) {
        this.entry = record.node();
        this.parents = parents(record.node());
        this.draft = new WorkDraft(record.line());
        draft.key(record.key());
    }

    /// Its parents, from the nearest: of several at one level the first with a title.
    private static List<JsonNode> parents(JsonNode entry) {
        List<JsonNode> parents = new ArrayList<>();
        for (JsonNode at = parent(entry); at.isObject(); at = parent(at)) {
            parents.add(at);
        }
        return parents;
    }

    static boolean knowsType(String type) {
        String own = type.toLowerCase(Locale.ROOT);
        return own.equals(WorkDraft.UNKNOWN_TYPE)
                || TYPES.knows(own)
                || new HayagrivaTypes(own, "").entryType().isPresent();
    }

    private static JsonNode parent(JsonNode node) {
        List<JsonNode> all = TreeTexts.members(node.path("parent"));
        return all.stream()
                .filter(parent -> parent.has("title"))
                .findFirst()
                .orElse(all.isEmpty() ? node.path("no parent") : all.getFirst());
    }

    WorkDraft draft() {
        type();
        people();
        titles();
        dates();
        numbers();
        serialNumbers();
        publication();
        words();
        return draft;
    }

    private String own() {
        return TreeTexts.first(entry, "type").strip().toLowerCase(Locale.ROOT);
    }

    private String parentType() {
        if (parents.isEmpty()) {
            return "";
        }
        String said = TreeTexts.first(parents.getFirst(), "type").strip().toLowerCase(Locale.ROOT);
        return said.isEmpty() ? PARENTS.getOrDefault(own(), "misc") : said;
    }

    private void type() {
        String own = own();
        var types = new HayagrivaTypes(own, parentType());
        boolean said = TYPES.apply(own + "/" + types.parent(), draft) || TYPES.apply(own, draft);
        if (!said) {
            draft.type(types.entryType().orElse(WorkDraft.UNKNOWN_TYPE));
        }
    }

    private void people() {
        names(entry, "author", FieldName.AUTHOR);
        names(entry, "editor", FieldName.EDITOR);
        affiliated(entry);
        for (JsonNode parent : parents) {
            if (!draft.has(FieldName.BOOKAUTHOR)) {
                names(parent, "author", FieldName.BOOKAUTHOR);
            }
            if (!draft.has(FieldName.EDITOR)) {
                names(parent, "editor", FieldName.EDITOR);
            }
        }
        if (!draft.type().startsWith("in")) {
            draft.drop(FieldName.BOOKAUTHOR);
        }
    }

    private void affiliated(JsonNode node) {
        for (JsonNode group : TreeTexts.members(node.path("affiliated"))) {
            String role = TreeTexts.first(group, "role").strip().toLowerCase(Locale.ROOT);
            if (ROLES.contains(role)) {
                names(group, "names", role);
            } else if (EDITORS.contains(role) && !draft.has(FieldName.EDITOR)) {
                names(group, "names", FieldName.EDITOR);
                draft.exact(FieldName.EDITORTYPE, role);
            } else {
                persons(group, "names")
                        .forEach(it ->
                                draft.remark(FieldName.NOTE, word(role) + ": " + it.display()));
            }
        }
    }

    /// `cast-member` as “Cast member”.
    private static String word(String role) {
        String words = role.replace('-', ' ');
        return words.isEmpty()
                ? "With"
                : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private void names(JsonNode node, String property, String field) {
        draft.people(field, persons(node, property));
    }

    private static List<PersonName> persons(JsonNode node, String property) {
        return TreeTexts.members(node.path(property)).stream()
                .flatMap(person -> person(person).stream())
                .toList();
    }

    private static Optional<PersonName> person(JsonNode person) {
        if (!person.isObject()) {
            return SourceNames.familyFirst(person.asString(""));
        }
        String name = TreeTexts.first(person, "name").strip();
        String given = TreeTexts.first(person, "given-name").strip();
        String prefix = TreeTexts.first(person, "prefix").strip();
        if (given.isEmpty() && prefix.isEmpty()) {
            return SourceNames.familyFirst(name);
        }
        return Optional.of(
                SourceNames.of(given, prefix, name, TreeTexts.first(person, "suffix").strip()));
    }

    private void titles() {
        draft.text(FieldName.TITLE, formatted(entry.path("title")));
        draft.text(FieldName.SHORTTITLE, formatted(entry.path("title").path("short")));
        draft.text(FieldName.TITLEADDON, formatted(entry.path("title").path("translation")));
        boolean book = BOOKS.contains(draft.type()) || draft.type().equals("collection");
        for (int i = 0; i < parents.size(); i++) {
            JsonNode parent = parents.get(i);
            String title = formatted(parent.path("title"));
            boolean nearest = i == 0;
            boolean series = book && !TreeTexts.first(parent, "type").equalsIgnoreCase("book");
            if (nearest && book) {
                draft.text(series ? FieldName.SERIES : FieldName.MAINTITLE, title);
            } else if (nearest && draft.type().startsWith("in")) {
                draft.text(FieldName.BOOKTITLE, title);
            } else if (nearest) {
                draft.text(parentField(), title);
            } else {
                draft.text(FieldName.SERIES, title);
            }
        }
    }

    /// A work that is in neither a book nor a journal, such as a report, may still be in a series.
    private String parentField() {
        boolean series = parentType().equals("anthology");
        return series ? FieldName.SERIES : FieldName.JOURNALTITLE;
    }

    /// A text with Typst markup, or a mapping whose `value` is one.
    private static String formatted(JsonNode node) {
        String text = node.isObject() ? TreeTexts.first(node, "value") : node.asString("");
        return MARKS.matcher(text)
                .replaceAll(mark ->
                        mark.group(1) == null ? "" : Matcher.quoteReplacement(mark.group(1)));
    }

    private void dates() {
        Optional<PublicationDate> own = date(TreeTexts.first(entry, "date"));
        draft.date(FieldName.DATE, own.or(() -> date(inherited("date"))));
        draft.date(FieldName.URLDATE, date(TreeTexts.first(entry.path("url"), "date")));
    }

    private static Optional<PublicationDate> date(String text) {
        var uncertain = UNCERTAIN.matcher(text.strip());
        return SourceDates.of(uncertain.matches() ? uncertain.group(1) + "~" : text);
    }

    /// The text of the entry or its nearest parent that has one.
    private String inherited(String property) {
        return Stream.concat(Stream.of(entry), parents.stream())
                .map(node -> formatted(node.path(property)))
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, inherited("volume"));
        draft.text(FieldName.NUMBER, inherited("issue"));
        draft.text(FieldName.EDITION, inherited("edition"));
        draft.text(FieldName.CHAPTER, TreeTexts.first(entry, "chapter"));
        draft.text(FieldName.VOLUMES, inherited("volume-total"));
        draft.text(FieldName.PAGETOTAL, TreeTexts.first(entry, "page-total"));
        draft.pages(TreeTexts.first(entry, "page-range"));
    }

    private void serialNumbers() {
        serialNumber(entry, true);
        parents.forEach(parent -> serialNumber(parent, false));
        String url = formatted(entry.path("url"));
        draft.url(url);
        for (JsonNode parent : TreeTexts.members(entry.path("parent"))) {
            draft.url(draft.has(FieldName.URL) ? "" : formatted(parent.path("url")));
        }
    }

    private void serialNumber(JsonNode node, boolean own) {
        JsonNode numbers = node.path("serial-number");
        String plain = numbers.isObject() ? "" : numbers.asString("");
        if (own) {
            plain = plain.isEmpty() ? TreeTexts.first(numbers, "serial") : plain;
            String doi = TreeTexts.first(numbers, "doi");
            if (!draft.doi(doi)) {
                draft.text(FieldName.DOI, doi);
            }
            draft.text(FieldName.PMID, TreeTexts.first(numbers, "pmid"));
            draft.text(FieldName.PMCID, TreeTexts.first(numbers, "pmcid"));
            eprint(numbers, plain);
        }
        number(FieldName.ISBN, TreeTexts.first(numbers, "isbn"));
        number(FieldName.ISSN, TreeTexts.first(numbers, "issn"));
    }

    private void number(String field, String text) {
        if (!draft.bookNumber(text)) {
            draft.text(field, text);
        }
    }

    /// Archives have their names among the serial numbers; a nameless one is a plain number.
    private void eprint(JsonNode numbers, String serial) {
        Set<String> known = Set.of("doi", "isbn", "issn", "pmid", "pmcid", "serial");
        for (var number : numbers.properties()) {
            if (!known.contains(number.getKey())) {
                draft.exact(FieldName.EPRINT, number.getValue().asString(""));
                draft.exact(FieldName.EPRINTTYPE, number.getKey());
            }
        }
        boolean program = draft.type().equals("software");
        draft.text(program ? FieldName.VERSION : FieldName.NUMBER, serial);
    }

    private void publication() {
        List<JsonNode> nodes = Stream.concat(Stream.of(entry), parents.stream()).toList();
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            JsonNode publisher = node.path("publisher");
            String name = formatted(publisher.isObject() ? publisher.path("name") : publisher);
            FieldPlacement.publisher(draft, name);
            draft.text(FieldName.LOCATION, formatted(publisher.path("location")));
            boolean event = i > 0 && publisher.isObject();
            draft.text(
                    event ? FieldName.VENUE : FieldName.LOCATION, formatted(node.path("location")));
        }
        String institution =
                draft.type().equals("thesis") || draft.type().equals("report")
                        ? FieldName.INSTITUTION
                        : FieldName.ORGANIZATION;
        draft.text(institution, inherited("organization"));
    }

    private void words() {
        FieldPlacement.kind(draft, formatted(entry.path("genre")));
        draft.text(FieldName.ABSTRACT, formatted(entry.path("abstract")));
        draft.remark(FieldName.NOTE, formatted(entry.path("note")));
        draft.text(FieldName.LANGUAGE, TreeTexts.first(entry, "language"));
        draft.text(FieldName.LIBRARY, TreeTexts.first(entry, "call-number"));
    }
}
