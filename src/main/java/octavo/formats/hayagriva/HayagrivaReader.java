package octavo.formats.hayagriva;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
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
    private static final TypeTable TYPES =
            TypeTable.readTable(HayagrivaReader.class, "hayagriva-types.tsv");

    /// Default types of parents, by type of entry.
    private static final Map<String, String> IMPLIED_PARENT_TYPES =
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

    private static final Set<String> BOOK_TYPES = Set.of("book", "reference", "proceedings");

    /// Roles for which biblatex has fields.
    private static final Set<String> ROLE_FIELDS =
            Set.of(
                    "translator",
                    "afterword",
                    "foreword",
                    "introduction",
                    "annotator",
                    "commentator",
                    "holder");

    private static final Set<String> EDITOR_TYPES =
            Set.of("director", "organizer", "compiler", "founder", "collaborator");

    private static final Pattern UNCERTAIN = Pattern.compile("~\\s*(.*)");

    /// Braces protect the case of their content, a backslash escapes a character.
    private static final Pattern ESCAPES_AND_BRACES =
            Pattern.compile("\\\\([\\\\{}$*_`#\\[\\]])|[{}]");

    private final JsonNode entryNode;
    private final List<JsonNode> parents;
    private final WorkDraft draft;

    HayagrivaReader(TreeRecord record) {
        this.entryNode = record.tree();
        this.parents = parentsOf(record.tree());
        this.draft = new WorkDraft(record.lineNumber());
        draft.setKey(record.key());
    }

    /// Its parents, from the nearest: of several at one level the first with a title.
    private static List<JsonNode> parentsOf(JsonNode entry) {
        List<JsonNode> parents = new ArrayList<>();
        for (JsonNode ancestor = parentOf(entry);
                ancestor.isObject();
                ancestor = parentOf(ancestor)) {
            parents.add(ancestor);
        }
        return parents;
    }

    static boolean knowsType(String type) {
        String ownType = type.toLowerCase(Locale.ROOT);
        return ownType.equals(WorkDraft.UNKNOWN_TYPE)
                || TYPES.hasCode(ownType)
                || new HayagrivaTypes(ownType, "").entryType().isPresent();
    }

    private static JsonNode parentOf(JsonNode node) {
        List<JsonNode> parentNodes = TreeTexts.members(node.path("parent"));
        return parentNodes.stream()
                .filter(parent -> parent.has("title"))
                .findFirst()
                .orElse(parentNodes.isEmpty() ? node.path("no parent") : parentNodes.getFirst());
    }

    WorkDraft readDraft() {
        readType();
        readPeople();
        readTitles();
        readDates();
        readNumbers();
        readSerialNumbers();
        readPublication();
        readDescription();
        return draft;
    }

    private String ownType() {
        return TreeTexts.firstText(entryNode, "type").strip().toLowerCase(Locale.ROOT);
    }

    private String parentType() {
        if (parents.isEmpty()) {
            return "";
        }
        String statedText =
                TreeTexts.firstText(parents.getFirst(), "type").strip().toLowerCase(Locale.ROOT);
        return statedText.isEmpty()
                ? IMPLIED_PARENT_TYPES.getOrDefault(ownType(), "misc")
                : statedText;
    }

    private void readType() {
        String ownType = ownType();
        var types = new HayagrivaTypes(ownType, parentType());
        boolean isTypeStated =
                TYPES.applyType(ownType + "/" + types.parentType(), draft)
                        || TYPES.applyType(ownType, draft);
        if (!isTypeStated) {
            draft.type(types.entryType().orElse(WorkDraft.UNKNOWN_TYPE));
        }
    }

    private void readPeople() {
        readNames(entryNode, "author", FieldName.AUTHOR);
        readNames(entryNode, "editor", FieldName.EDITOR);
        readAffiliated(entryNode);
        for (JsonNode parent : parents) {
            if (!draft.hasField(FieldName.BOOKAUTHOR)) {
                readNames(parent, "author", FieldName.BOOKAUTHOR);
            }
            if (!draft.hasField(FieldName.EDITOR)) {
                readNames(parent, "editor", FieldName.EDITOR);
            }
        }
        if (!draft.type().startsWith("in")) {
            draft.removeField(FieldName.BOOKAUTHOR);
        }
    }

    private void readAffiliated(JsonNode node) {
        for (JsonNode affiliation : TreeTexts.members(node.path("affiliated"))) {
            String role = TreeTexts.firstText(affiliation, "role").strip().toLowerCase(Locale.ROOT);
            if (ROLE_FIELDS.contains(role)) {
                readNames(affiliation, "names", role);
            } else if (EDITOR_TYPES.contains(role) && !draft.hasField(FieldName.EDITOR)) {
                readNames(affiliation, "names", FieldName.EDITOR);
                draft.fillExact(FieldName.EDITORTYPE, role);
            } else {
                parsePersons(affiliation, "names")
                        .forEach(it ->
                                draft.addRemark(
                                        FieldName.NOTE, roleLabel(role) + ": " + it.displayName()));
            }
        }
    }

    /// `cast-member` as “Cast member”.
    private static String roleLabel(String role) {
        String spacedRole = role.replace('-', ' ');
        return spacedRole.isEmpty()
                ? "With"
                : spacedRole.substring(0, 1).toUpperCase(Locale.ROOT) + spacedRole.substring(1);
    }

    private void readNames(JsonNode node, String property, String fieldName) {
        draft.addPeople(fieldName, parsePersons(node, property));
    }

    private static List<PersonName> parsePersons(JsonNode node, String property) {
        return TreeTexts.members(node.path(property)).stream()
                .flatMap(person -> parsePerson(person).stream())
                .toList();
    }

    private static Optional<PersonName> parsePerson(JsonNode person) {
        if (!person.isObject()) {
            return SourceNames.familyFirst(person.asString(""));
        }
        String name = TreeTexts.firstText(person, "name").strip();
        String givenName = TreeTexts.firstText(person, "given-name").strip();
        String prefix = TreeTexts.firstText(person, "prefix").strip();
        if (givenName.isEmpty() && prefix.isEmpty()) {
            return SourceNames.familyFirst(name);
        }
        return Optional.of(
                SourceNames.of(
                        givenName, prefix, name, TreeTexts.firstText(person, "suffix").strip()));
    }

    private void readTitles() {
        draft.text(FieldName.TITLE, plainText(entryNode.path("title")));
        draft.text(FieldName.SHORTTITLE, plainText(entryNode.path("title").path("short")));
        draft.text(FieldName.TITLEADDON, plainText(entryNode.path("title").path("translation")));
        boolean isBook = BOOK_TYPES.contains(draft.type()) || draft.type().equals("collection");
        for (int i = 0; i < parents.size(); i++) {
            JsonNode parent = parents.get(i);
            String title = plainText(parent.path("title"));
            boolean isNearest = i == 0;
            boolean isSeries =
                    isBook && !TreeTexts.firstText(parent, "type").equalsIgnoreCase("book");
            if (isNearest && isBook) {
                draft.text(isSeries ? FieldName.SERIES : FieldName.MAINTITLE, title);
            } else if (isNearest && draft.type().startsWith("in")) {
                draft.text(FieldName.BOOKTITLE, title);
            } else if (isNearest) {
                draft.text(parentField(), title);
            } else {
                draft.text(FieldName.SERIES, title);
            }
        }
    }

    /// A work that is in neither a book nor a journal, such as a report, may still be in a series.
    private String parentField() {
        boolean isSeries = parentType().equals("anthology");
        return isSeries ? FieldName.SERIES : FieldName.JOURNALTITLE;
    }

    /// A text with Typst markup, or a mapping whose `value` is one.
    private static String plainText(JsonNode node) {
        String text = node.isObject() ? TreeTexts.firstText(node, "value") : node.asString("");
        return ESCAPES_AND_BRACES
                .matcher(text)
                .replaceAll(match ->
                        match.group(1) == null ? "" : Matcher.quoteReplacement(match.group(1)));
    }

    private void readDates() {
        Optional<PublicationDate> ownDate = parseDate(TreeTexts.firstText(entryNode, "date"));
        draft.fillDate(FieldName.DATE, ownDate.or(() -> parseDate(inheritedText("date"))));
        draft.fillDate(
                FieldName.URLDATE, parseDate(TreeTexts.firstText(entryNode.path("url"), "date")));
    }

    private static Optional<PublicationDate> parseDate(String text) {
        var uncertainMatcher = UNCERTAIN.matcher(text.strip());
        return SourceDates.of(uncertainMatcher.matches() ? uncertainMatcher.group(1) + "~" : text);
    }

    /// The text of the entry or its nearest parent that has one.
    private String inheritedText(String property) {
        return Stream.concat(Stream.of(entryNode), parents.stream())
                .map(node -> plainText(node.path(property)))
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, inheritedText("volume"));
        draft.text(FieldName.NUMBER, inheritedText("issue"));
        draft.text(FieldName.EDITION, inheritedText("edition"));
        draft.text(FieldName.CHAPTER, TreeTexts.firstText(entryNode, "chapter"));
        draft.text(FieldName.VOLUMES, inheritedText("volume-total"));
        draft.text(FieldName.PAGETOTAL, TreeTexts.firstText(entryNode, "page-total"));
        draft.fillPages(TreeTexts.firstText(entryNode, "page-range"));
    }

    private void readSerialNumbers() {
        readSerialNumber(entryNode, true);
        parents.forEach(parent -> readSerialNumber(parent, false));
        String url = plainText(entryNode.path("url"));
        draft.fillUrl(url);
        for (JsonNode parent : TreeTexts.members(entryNode.path("parent"))) {
            draft.fillUrl(draft.hasField(FieldName.URL) ? "" : plainText(parent.path("url")));
        }
    }

    private void readSerialNumber(JsonNode node, boolean isOwn) {
        JsonNode numbers = node.path("serial-number");
        String plainNumber = numbers.isObject() ? "" : numbers.asString("");
        if (isOwn) {
            plainNumber =
                    plainNumber.isEmpty() ? TreeTexts.firstText(numbers, "serial") : plainNumber;
            String doi = TreeTexts.firstText(numbers, "doi");
            if (!draft.fillDoi(doi)) {
                draft.text(FieldName.DOI, doi);
            }
            draft.text(FieldName.PMID, TreeTexts.firstText(numbers, "pmid"));
            draft.text(FieldName.PMCID, TreeTexts.firstText(numbers, "pmcid"));
            readEprint(numbers, plainNumber);
        }
        readNumber(FieldName.ISBN, TreeTexts.firstText(numbers, "isbn"));
        readNumber(FieldName.ISSN, TreeTexts.firstText(numbers, "issn"));
    }

    private void readNumber(String fieldName, String text) {
        if (!draft.addBookNumber(text)) {
            draft.text(fieldName, text);
        }
    }

    /// Archives have their names among the serial numbers; a nameless one is a plain number.
    private void readEprint(JsonNode numbers, String serialNumber) {
        Set<String> knownNumbers = Set.of("doi", "isbn", "issn", "pmid", "pmcid", "serial");
        for (var number : numbers.properties()) {
            if (!knownNumbers.contains(number.getKey())) {
                draft.fillExact(FieldName.EPRINT, number.getValue().asString(""));
                draft.fillExact(FieldName.EPRINTTYPE, number.getKey());
            }
        }
        boolean isProgram = draft.type().equals("software");
        draft.text(isProgram ? FieldName.VERSION : FieldName.NUMBER, serialNumber);
    }

    private void readPublication() {
        List<JsonNode> entryAndParents =
                Stream.concat(Stream.of(entryNode), parents.stream()).toList();
        for (int i = 0; i < entryAndParents.size(); i++) {
            JsonNode node = entryAndParents.get(i);
            JsonNode publisher = node.path("publisher");
            String name = plainText(publisher.isObject() ? publisher.path("name") : publisher);
            FieldPlacement.fillPublisher(draft, name);
            draft.text(FieldName.LOCATION, plainText(publisher.path("location")));
            boolean isEvent = i > 0 && publisher.isObject();
            draft.text(
                    isEvent ? FieldName.VENUE : FieldName.LOCATION,
                    plainText(node.path("location")));
        }
        String institution =
                draft.type().equals("thesis") || draft.type().equals("report")
                        ? FieldName.INSTITUTION
                        : FieldName.ORGANIZATION;
        draft.text(institution, inheritedText("organization"));
    }

    private void readDescription() {
        FieldPlacement.fillKind(draft, plainText(entryNode.path("genre")));
        draft.text(FieldName.ABSTRACT, plainText(entryNode.path("abstract")));
        draft.addRemark(FieldName.NOTE, plainText(entryNode.path("note")));
        draft.text(FieldName.LANGUAGE, TreeTexts.firstText(entryNode, "language"));
        draft.text(FieldName.LIBRARY, TreeTexts.firstText(entryNode, "call-number"));
    }
}
