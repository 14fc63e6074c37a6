package octavo.importer;

import octavo.convert.csl.CslTypes;
import octavo.convert.csl.CslVariables;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.PublicationDate;

import tools.jackson.databind.JsonNode;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads one item of CSL-JSON. Also accepts Crossref's extensions, since content negotiation mixes
/// both: texts as lists, `subtitle`, `article-number`, `institution`, its own types.
final class CslJsonReader {
    private static final TypeTable TYPES = TypeTable.read("csl-types.tsv");

    /// Types whose `collection-number` and `number` belong to a series.
    private static final Set<String> WITH_ISSUES = Set.of("article", "periodical", "review");

    /// Other kinds of editors, by their biblatex names.
    private static final Map<String, String> EDITORS =
            Map.of("director", "director", "organizer", "organizer", "compiler", "compiler");

    /// Roles for which biblatex has no field.
    private static final Map<String, String> REMARKS =
            Map.of(
                    "chair", "Chair",
                    "recipient", "Recipient",
                    "interviewer", "Interviewer",
                    "reviewed-author", "Reviewed author",
                    "illustrator", "Illustrator",
                    "composer", "Composer",
                    "producer", "Producer",
                    "contributor", "Contributor");

    private static final Pattern KEYWORD_JOINT = Pattern.compile("\\s*[,;]\\s*");

    private final JsonNode item;
    private final WorkDraft draft;
    private final String type;

    /// Variables in the note, for which the item has no field.
    private final NotedVariables noted;

    CslJsonReader(TreeRecord record) {
        this.item = record.node();
        this.draft = new WorkDraft(record.line());
        this.type = TreeTexts.first(item, "type").strip();
        this.noted = NotedVariables.of(text("note"));
    }

    /// Whether a type is known, though no entry is written as it.
    static boolean knowsType(String type) {
        return TYPES.knows(type);
    }

    WorkDraft draft() {
        type();
        draft.key(
                TreeTexts.first(item, "citation-key").isBlank()
                        ? text("id")
                        : text("citation-key"));
        people();
        titles();
        dates();
        numbers();
        identifiers();
        publication();
        words();
        return draft;
    }

    private String text(String variable) {
        return TreeTexts.first(item, variable);
    }

    /// A variable, or its value in the note.
    private String noted(String variable) {
        String text = text(variable);
        return text.isBlank() ? noted.get(variable) : text;
    }

    private void type() {
        String folded = type.toLowerCase(Locale.ROOT);
        boolean preprint = folded.equals("article") && !text("container-title").isBlank();
        Optional<String> known = CslTypes.entryType(folded);
        if (preprint) {
            draft.type("article");
        } else if (known.isPresent()) {
            draft.type(known.get());
            CslTypes.entrySubtype(folded)
                    .ifPresent(subtype -> draft.exact(FieldName.ENTRYSUBTYPE, subtype));
        } else {
            TYPES.apply(folded, draft);
        }
        if (draft.type().equals("book") && !item.has("author") && item.has("editor")) {
            draft.type("collection");
        }
    }

    private void people() {
        CslVariables.NAMES.forEach(
                (variable, field) -> CslJsonNames.read(item.path(variable), field, draft));
        EDITORS.forEach((variable, kind) -> {
            if (item.has(variable) && !draft.has(FieldName.EDITOR)) {
                CslJsonNames.read(item.path(variable), FieldName.EDITOR, draft);
                draft.exact(FieldName.EDITORTYPE, kind);
            }
        });
        if (item.has("collection-editor")) {
            CslJsonNames.read(item.path("collection-editor"), FieldName.EDITORA, draft);
            draft.exact(FieldName.EDITORATYPE, "series editor");
        }
        REMARKS.forEach((variable, word) -> {
            for (JsonNode name : TreeTexts.members(item.path(variable))) {
                CslJsonNames.of(name)
                        .map(PersonName::display)
                        .ifPresent(it -> draft.remark(FieldName.NOTE, word + ": " + it));
            }
        });
    }

    private void titles() {
        draft.markup(FieldName.TITLE, text("title"));
        draft.markup(FieldName.SUBTITLE, text("subtitle"));
        String brief = TreeTexts.first(item, "title-short", "shortTitle", "short-title");
        draft.markup(FieldName.SHORTTITLE, brief.equals(draft.plain(FieldName.TITLE)) ? "" : brief);
        List<String> containers = TreeTexts.all(item, "container-title");
        draft.markup(FieldName.SERIES, text("collection-title"));
        if (!containers.isEmpty()) {
            FieldPlacement.container(draft, containers.getFirst());
        }
        boolean inBook = draft.has(FieldName.BOOKTITLE) && containers.size() > 1;
        draft.markup(FieldName.SERIES, inBook ? containers.get(1) : "");
        draft.markup(FieldName.ISSUETITLE, text("volume-title"));
        draft.markup(FieldName.EVENTTITLE, TreeTexts.first(item, "event-title", "event"));
    }

    private void dates() {
        draft.date(
                FieldName.DATE,
                date("issued")
                        .or(() -> date("published"))
                        .or(() -> date("published-print"))
                        .or(() -> date("published-online"))
                        .or(() -> date("posted")));
        CslVariables.DATES.forEach((variable, field) -> draft.date(field, date(variable)));
        String status = noted("status").strip();
        Arrays.stream(PublicationDate.State.values())
                .filter(state -> state.words().equalsIgnoreCase(status))
                .findFirst()
                .ifPresentOrElse(
                        state -> draft.exact(FieldName.PUBSTATE, state.key()),
                        () -> draft.text(FieldName.PUBSTATE, status));
    }

    private Optional<PublicationDate> date(String variable) {
        return CslJsonDates.of(item.path(variable)).or(() -> SourceDates.of(noted.get(variable)));
    }

    private void numbers() {
        boolean issues = WITH_ISSUES.contains(draft.type());
        String number = text("number");
        if (!FieldPlacement.arxiv(draft, number)) {
            draft.text(issues ? FieldName.EID : FieldName.NUMBER, number);
        }
        draft.text(FieldName.NUMBER, text("collection-number"));
        draft.text(
                issues || !draft.has(FieldName.NUMBER) ? FieldName.NUMBER : FieldName.ISSUE,
                text("issue"));
        draft.pages(text("page"));
        String single = text("article-number");
        draft.text(
                draft.has(FieldName.PAGES) ? FieldName.EID : FieldName.PAGES,
                single.equals(draft.plain(FieldName.PAGES)) ? "" : single);
        draft.text(FieldName.EDITION, text("edition-number"));
    }

    private void identifiers() {
        if (!draft.doi(noted("DOI"))) {
            draft.text(FieldName.DOI, noted("DOI"));
        }
        for (String variable : List.of("ISBN", "ISSN")) {
            List<String> numbers = TreeTexts.all(item, variable);
            for (String number : numbers.isEmpty() ? List.of(noted(variable)) : numbers) {
                if (!draft.bookNumber(number)) {
                    draft.text(variable.toLowerCase(Locale.ROOT), number);
                }
            }
        }
        // A list is Crossref's: who keeps copies, such as CLOCKSS.
        String archive = item.path("archive").isArray() ? "" : text("archive").strip();
        String place = text("archive_location").strip();
        boolean named = archive.matches("\\p{L}[\\w.-]*") && place.matches("\\S+");
        if (named) {
            draft.exact(FieldName.EPRINT, place);
            draft.exact(FieldName.EPRINTTYPE, archive.equals("arXiv") ? "arxiv" : archive);
        } else {
            draft.remark(FieldName.NOTE, String.join(" ", archive, place).strip());
        }
        draft.url(noted("URL"));
    }

    private void publication() {
        String institution = TreeTexts.first(item.path("institution").path(0), "name");
        JsonNode publisher = item.path("publisher");
        FieldPlacement.publisher(draft, institution);
        FieldPlacement.publisher(
                draft,
                publisher.isObject() ? TreeTexts.first(publisher, "name") : text("publisher"));
        JsonNode event = item.path("event");
        draft.markup(FieldName.EVENTTITLE, TreeTexts.first(event, "name"));
        draft.text(FieldName.VENUE, TreeTexts.first(event, "location"));
        draft.date(FieldName.EVENTDATE, CslJsonDates.of(event.path("start")));
        String genre = text("genre");
        boolean preprint = draft.type().equals("online") && genre.equalsIgnoreCase("preprint");
        FieldPlacement.kind(draft, preprint ? "" : TreeTexts.first(item, "genre", "degree"));
    }

    private void words() {
        CslVariables.TEXTS.forEach((variable, field) -> {
            if (FieldCatalogue.kind(field) == FieldKind.KEYWORDS) {
                keywords(variable);
            } else if (FieldCatalogue.kind(field).isExact()) {
                draft.text(field, noted(variable));
            } else {
                draft.markup(field, noted(variable));
            }
        });
        draft.text(FieldName.LANGUAGE, text("language"));
        draft.remark(FieldName.NOTE, noted.rest());
    }

    private void keywords(String variable) {
        for (String keyword : KEYWORD_JOINT.split(text(variable), -1)) {
            draft.member(FieldName.KEYWORDS, keyword);
        }
        for (String property : List.of("categories", "keywords", "subject")) {
            TreeTexts.all(item, property)
                    .forEach(keyword -> draft.member(FieldName.KEYWORDS, keyword));
        }
    }
}
