package octavo.importer;

import octavo.convert.csl.CslTypes;
import octavo.convert.csl.LanguageTags;
import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads one work of DataCite. The schema leaves much to depositors: free-text types, people with
/// or without name parts, a date for each of a dozen events.
final class DataciteReader {
    private static final TypeTable TYPES = TypeTable.read("datacite-types.tsv");

    /// The schema's placeholders for unknown values.
    private static final Set<String> UNKNOWN =
            Set.of(
                    "(:unav)",
                    "(:unkn)",
                    "(:none)",
                    "(:null)",
                    "(:tba)",
                    "(:unas)",
                    "(:unac)",
                    "(:unal)",
                    "(:unap)",
                    "(:etal)",
                    ":unav",
                    ":tba",
                    "unknown",
                    "unpublished",
                    "n/a",
                    "null");

    /// Kinds of dates, the best publication date first.
    private static final List<String> DATES =
            List.of("issued", "available", "created", "accepted", "submitted", "copyrighted", "");

    private static final String PAGE_WORD = "(?i:seiten?|pages?|pp?\\.?|s\\.)";
    private static final Pattern PAGES =
            Pattern.compile("(\\d{1,6})\\s*[-–]\\s*(\\d{1,6})\\s+" + PAGE_WORD);
    private static final Pattern PAGE_COUNT =
            Pattern.compile("(?<![-–\\d])(\\d{1,6})\\s+" + PAGE_WORD + "(?![\\p{L}])");

    private final JsonNode work;
    private final WorkDraft draft;

    DataciteReader(TreeRecord record) {
        this.work = record.node();
        this.draft = new WorkDraft(record.line());
    }

    WorkDraft draft() {
        type();
        people();
        titles();
        container();
        relatedItems();
        dates();
        identifiers();
        sizes();
        publication();
        words();
        return draft;
    }

    private String text(String... properties) {
        return TreeTexts.first(work, properties);
    }

    /// A text that is not a placeholder.
    private static String known(String text) {
        return UNKNOWN.contains(text.strip().toLowerCase(Locale.ROOT)) ? "" : text;
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]", "");
    }

    /// The general type, unless it is only “text”; then the free text, then the CSL type.
    private void type() {
        JsonNode types = work.path("types");
        String general = TreeTexts.first(types, "resourceTypeGeneral");
        String free = TreeTexts.first(types, "resourceType");
        String csl = TreeTexts.first(types, "citeproc");
        if (folded(general).isEmpty()) {
            general = text("resourceTypeGeneral", "resource-type-general");
        }
        boolean said = TYPES.apply(folded(general), draft) || TYPES.apply(folded(free), draft);
        if (!said) {
            CslTypes.entryType(csl)
                    .ifPresentOrElse(
                            draft::type,
                            () -> draft.type(csl.equals("article") ? "online" : "misc"));
        }
        if (folded(general).equals("dissertation")) {
            FieldPlacement.kind(draft, free);
        }
    }

    private void people() {
        draft.people(FieldName.AUTHOR, persons(work.path("creators"), ""));
        JsonNode others = work.path("contributors");
        draft.people(FieldName.EDITOR, persons(others, "editor"));
        draft.people(FieldName.TRANSLATOR, persons(others, "translator"));
        persons(others, "supervisor")
                .forEach(it -> draft.remark(FieldName.NOTE, "Supervisor: " + it.display()));
    }

    private static List<PersonName> persons(JsonNode list, String role) {
        return TreeTexts.members(list).stream()
                .filter(it -> role.isEmpty() || folded(contributorType(it)).equals(role))
                .flatMap(DataciteReader::person)
                .distinct()
                .toList();
    }

    private static String contributorType(JsonNode contributor) {
        return TreeTexts.first(contributor, "contributorType", "role");
    }

    /// The people in one creator: some depositors list all in one, separated by semicolons.
    private static Stream<PersonName> person(JsonNode creator) {
        String family = known(TreeTexts.first(creator, "familyName").strip());
        String given = known(TreeTexts.first(creator, "givenName").strip());
        String name =
                creator.isObject()
                        ? TreeTexts.first(creator, "name", "creatorName", "contributorName")
                        : creator.asString("");
        boolean body = folded(TreeTexts.first(creator, "nameType")).equals("organizational");
        if (!family.isEmpty() && !body) {
            return Stream.of(SourceNames.of(given, "", family, ""));
        }
        if (body) {
            return Stream.of(known(name)).filter(it -> !it.isBlank()).map(SourceNames::body);
        }
        boolean personal =
                folded(TreeTexts.first(creator, "nameType", "type")).startsWith("person");
        return Stream.of(name.split(";(?=\\s|$)"))
                .map(it -> known(it).strip())
                .flatMap(it -> one(it, personal).stream());
    }

    private static Optional<PersonName> one(String name, boolean personal) {
        return personal ? SourceNames.givenFirst(name) : SourceNames.familyFirst(name);
    }

    private void titles() {
        for (JsonNode title : TreeTexts.members(work.path("titles"))) {
            String text = title.isObject() ? TreeTexts.first(title, "title") : title.asString("");
            switch (folded(TreeTexts.first(title, "titleType"))) {
                case "subtitle" -> draft.markup(FieldName.SUBTITLE, text);
                case "translatedtitle" -> draft.markup(FieldName.TITLEADDON, text);
                case "alternativetitle" -> draft.markup(FieldName.SHORTTITLE, "");
                default -> draft.markup(FieldName.TITLE, known(text));
            }
        }
        draft.markup(FieldName.TITLE, known(text("title")));
    }

    private void container() {
        JsonNode container = work.path("container");
        FieldPlacement.container(draft, TreeTexts.first(container, "title"));
        draft.text(FieldName.VOLUME, TreeTexts.first(container, "volume"));
        draft.text(FieldName.NUMBER, TreeTexts.first(container, "issue"));
        draft.text(FieldName.EDITION, TreeTexts.first(container, "edition"));
        pages(container);
        number(
                TreeTexts.first(container, "identifierType"),
                TreeTexts.first(container, "identifier"));
    }

    /// Depositors write volume and issue in place of pages: `Bd. 1 Nr. 1 (2018)`.
    private void pages(JsonNode node) {
        String first = TreeTexts.first(node, "firstPage");
        String last = TreeTexts.first(node, "lastPage");
        boolean pages = !first.matches(".*\\s.*") && !last.matches(".*\\s.*");
        draft.pages(pages ? first : "", pages ? last : "");
    }

    private void relatedItems() {
        for (JsonNode item : work.path("relatedItems")) {
            if (!folded(TreeTexts.first(item, "relationType")).equals("ispublishedin")) {
                continue;
            }
            JsonNode title = item.path("titles").path(0);
            FieldPlacement.container(draft, TreeTexts.first(title, "title"));
            draft.text(FieldName.VOLUME, TreeTexts.first(item, "volume"));
            draft.text(FieldName.NUMBER, TreeTexts.first(item, "issue", "number"));
            draft.text(FieldName.EDITION, TreeTexts.first(item, "edition"));
            draft.date(FieldName.DATE, SourceDates.of(TreeTexts.first(item, "publicationYear")));
            pages(item);
            JsonNode id = item.path("relatedItemIdentifier");
            number(
                    TreeTexts.first(id, "relatedItemIdentifierType"),
                    TreeTexts.first(id, "relatedItemIdentifier"));
            draft.people(FieldName.EDITOR, persons(item.path("contributors"), "editor"));
            FieldPlacement.publisher(draft, known(TreeTexts.first(item, "publisher")));
        }
    }

    private void number(String kind, String number) {
        if (kind.matches("(?i)e?issn|isbn")) {
            draft.bookNumber(number);
        }
    }

    private void dates() {
        List<String> dates =
                DATES.stream()
                        .flatMap(kind ->
                                TreeTexts.members(work.path("dates")).stream()
                                        .filter(date -> isOf(kind, date))
                                        .map(date -> day(TreeTexts.first(date, "date"))))
                        .toList();
        List<String> all =
                Stream.concat(dates.stream(), Stream.of(text("publicationYear"), text("published")))
                        .toList();
        draft.date(FieldName.DATE, SourceDates.best(all));
    }

    private static boolean isOf(String kind, JsonNode date) {
        return folded(TreeTexts.first(date, "dateType")).equals(kind);
    }

    /// A date without the time of day.
    private static String day(String text) {
        return text.replaceFirst("(?<=[0-9])[T ][0-9]{2}:.*$", "");
    }

    private void identifiers() {
        draft.doi(text("doi"));
        draft.doi(text("id"));
        for (String list : List.of("identifiers", "alternateIdentifiers")) {
            for (JsonNode identifier : work.path(list)) {
                String kind =
                        TreeTexts.first(identifier, "identifierType", "alternateIdentifierType");
                String value = TreeTexts.first(identifier, "identifier", "alternateIdentifier");
                number(kind, value);
                draft.doi(kind.equalsIgnoreCase("doi") ? value : "");
                FieldPlacement.arxiv(draft, value);
            }
        }
        for (JsonNode related : work.path("relatedIdentifiers")) {
            String relation = folded(TreeTexts.first(related, "relationType"));
            boolean part = relation.equals("ispartof") || relation.equals("ispublishedin");
            number(
                    part ? TreeTexts.first(related, "relatedIdentifierType") : "",
                    TreeTexts.first(related, "relatedIdentifier"));
        }
        draft.url(text("url"));
        boolean versions = Set.of("dataset", "software", "online").contains(draft.type());
        draft.text(FieldName.VERSION, versions ? text("version") : "");
    }

    private void publication() {
        JsonNode publisher = work.path("publisher");
        String name = publisher.isObject() ? TreeTexts.first(publisher, "name") : text("publisher");
        FieldPlacement.publisher(draft, known(name));
        // If a journal article does not name its journal, the publisher field does.
        String general = folded(TreeTexts.first(work.path("types"), "resourceTypeGeneral"));
        if (general.equals("datapaper") || general.equals("journalarticle")) {
            draft.text(FieldName.JOURNALTITLE, known(name));
        }
        String language = text("language").strip();
        String tag = LanguageTags.tag(language);
        draft.text(FieldName.LANGUAGE, tag.isEmpty() ? language : tag);
    }

    /// `42-79 Seiten` are the pages of the work, `10 pages` their number.
    private void sizes() {
        for (String size : TreeTexts.all(work, "sizes")) {
            Matcher range = PAGES.matcher(size);
            Matcher number = PAGE_COUNT.matcher(size);
            if (range.find()) {
                draft.pages(range.group(1), range.group(2));
            } else if (number.find()) {
                draft.text(FieldName.PAGETOTAL, number.group(1));
            }
        }
    }

    private void words() {
        List<JsonNode> summaries =
                TreeTexts.members(work.path("descriptions")).stream()
                        .filter(DataciteReader::isSummary)
                        .toList();
        String language = text("language").strip();
        summaries.stream()
                .filter(it -> !language.isEmpty() && TreeTexts.first(it, "lang").equals(language))
                .findFirst()
                .ifPresent(it -> draft.markup(FieldName.ABSTRACT, description(it)));
        summaries.forEach(it -> draft.markup(FieldName.ABSTRACT, description(it)));
        for (JsonNode subject : TreeTexts.members(work.path("subjects"))) {
            draft.member(
                    FieldName.KEYWORDS,
                    subject.isObject()
                            ? TreeTexts.first(subject, "subject")
                            : subject.asString(""));
        }
    }

    private static boolean isSummary(JsonNode description) {
        String kind = folded(TreeTexts.first(description, "descriptionType"));
        return kind.isEmpty() || kind.equals("abstract");
    }

    private static String description(JsonNode node) {
        return TreeTexts.first(node, "description");
    }
}
