package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one result of Europe PMC's search, in its short (`lite`) or full (`core`) form.
/// https://europepmc.org/RestfulWebService
final class EuropePmcReader {
    static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "Europe PMC",
                    node ->
                            node.has("source")
                                    && node.has("title")
                                    && (node.has("isOpenAccess") || node.has("citedByCount")),
                    record -> new EuropePmcReader(record).draft());

    private static final TypeTable TYPES = TypeTable.read("medline-types.tsv");
    private static final Pattern FULL_STOP = Pattern.compile("(?<!\\.\\.)\\.$");

    private final JsonNode work;
    private final JsonNode issue;
    private final JsonNode journal;
    private final WorkDraft draft;

    private EuropePmcReader(TreeRecord record) {
        this.work = record.node();
        this.issue = work.path("journalInfo");
        this.journal = issue.path("journal");
        this.draft = new WorkDraft(record.line());
    }

    private String text(String... properties) {
        return TreeTexts.first(work, properties);
    }

    private WorkDraft draft() {
        type();
        people();
        draft.markup(FieldName.TITLE, FULL_STOP.matcher(text("title")).replaceFirst(""));
        container();
        dates();
        draft.text(FieldName.VOLUME, either(TreeTexts.first(issue, "volume"), "journalVolume"));
        draft.text(FieldName.NUMBER, either(TreeTexts.first(issue, "issue"), "issue"));
        draft.pages(text("pageInfo"));
        numbers();
        draft.doi(text("doi"));
        draft.text(FieldName.PMID, text("pmid"));
        draft.text(FieldName.PMCID, text("pmcid"));
        draft.markup(FieldName.ABSTRACT, text("abstractText"));
        TreeTexts.all(work.path("keywordList"), "keyword")
                .forEach(word -> draft.member(FieldName.KEYWORDS, word));
        return draft;
    }

    private String either(String text, String property) {
        return text.isEmpty() ? text(property) : text;
    }

    private boolean isPreprint() {
        return text("source").equals("PPR");
    }

    private void type() {
        List<String> said = TreeTexts.all(work.path("pubTypeList"), "pubType");
        boolean inJournal = !issue.isMissingNode() || !text("journalTitle").isEmpty();
        Optional<String> telling =
                said.stream()
                        .filter(TYPES::knows)
                        .filter(type -> !TYPES.type(type).equals(Optional.of("article")))
                        .findFirst();
        if (isPreprint()) {
            draft.type("online");
        } else if (!work.path("bookOrReportDetails").isMissingNode()) {
            draft.type("book");
        } else if (inJournal) {
            draft.type("article");
        } else {
            telling.ifPresent(type -> TYPES.apply(type, draft));
        }
    }

    private void people() {
        for (JsonNode author : TreeTexts.members(work.path("authorList").path("author"))) {
            draft.name(FieldName.AUTHOR, name(author));
        }
        if (!draft.has(FieldName.AUTHOR)) {
            for (String name : text("authorString").replaceFirst("\\.$", "").split(",", -1)) {
                draft.name(FieldName.AUTHOR, SourceNames.initialsLast(name));
            }
        }
    }

    private static Optional<PersonName> name(JsonNode author) {
        String body = TreeTexts.first(author, "collectiveName");
        String family = TreeTexts.first(author, "lastName");
        if (!body.isEmpty()) {
            return Optional.of(SourceNames.body(body));
        }
        String given = TreeTexts.first(author, "firstName", "initials");
        return family.isEmpty()
                ? SourceNames.initialsLast(TreeTexts.first(author, "fullName"))
                : Optional.of(SourceNames.parts(family, given, ""));
    }

    private void container() {
        JsonNode book = work.path("bookOrReportDetails");
        FieldPlacement.publisher(draft, TreeTexts.first(book, "publisher"));
        draft.bookNumber(TreeTexts.first(book, "isbn10", "isbn13"));
        if (isPreprint()) {
            draft.text(FieldName.ORGANIZATION, TreeTexts.first(book, "publisher"));
            return;
        }
        String title = TreeTexts.first(journal, "title");
        FieldPlacement.container(draft, title.isEmpty() ? text("journalTitle") : title);
        String brief = TreeTexts.first(journal, "isoabbreviation", "medlineAbbreviation");
        draft.text(FieldName.SHORTJOURNAL, brief.equals(title) ? "" : brief);
    }

    private void dates() {
        String year = text("pubYear");
        String printed = TreeTexts.first(issue, "dateOfPublication");
        draft.date(
                FieldName.DATE,
                year.isEmpty() || printed.contains(year)
                        ? SourceDates.best(List.of(printed, text("firstPublicationDate")))
                        : SourceDates.of(year));
    }

    private void numbers() {
        draft.bookNumber(TreeTexts.first(journal, "issn"));
        draft.bookNumber(TreeTexts.first(journal, "essn"));
        for (String number : text("journalIssn").split(";", -1)) {
            draft.bookNumber(number);
        }
    }
}
