package octavo.importer;

import octavo.fields.FieldName;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one document of the Astrophysics Data System, as its search answers.
/// https://ui.adsabs.harvard.edu/help/api/api-docs.html
final class AdsReader {
    static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "ADS",
                    node -> node.has("bibcode") && node.path("title").isArray(),
                    record -> new AdsReader(record).draft());

    /// The school in `PhD Thesis, Leiden University, 2017`.
    private static final Pattern SCHOOL = Pattern.compile("(?i)thesis, ([^,]+)");

    /// A record of the Astrophysics Source Code Library.
    private static final Pattern ASCL = Pattern.compile("ascl:(\\d{4}\\.\\d{3,})");

    /// `., S. N. Agbo`: the publisher gave a whole name as the given ones. `, . . .` is no name at
    /// all.
    private static final Pattern NO_FAMILY = Pattern.compile("[^\\p{L}]*,\\s*(.*)");

    private final JsonNode document;
    private final WorkDraft draft;

    private AdsReader(TreeRecord record) {
        this.document = record.node();
        this.draft = new WorkDraft(record.line());
    }

    private String text(String... properties) {
        return TreeTexts.first(document, properties);
    }

    private WorkDraft draft() {
        type();
        people("author", FieldName.AUTHOR);
        people("editor", FieldName.EDITOR);
        draft.markup(FieldName.TITLE, text("title").replaceAll("</?inline-formula[^>]*>", ""));
        container();
        draft.date(
                FieldName.DATE,
                SourceDates.of(text("pubdate", "date").replaceAll("-00|T.*$", ""))
                        .or(() -> SourceDates.of(text("year"))));
        draft.text(FieldName.VOLUME, text("volume"));
        draft.text(FieldName.NUMBER, text("issue"));
        String range = text("page_range");
        draft.pages(range.isEmpty() ? text("page") : range);
        identifiers();
        draft.markup(FieldName.ABSTRACT, text("abstract").replaceFirst("^Not Available.*", ""));
        TreeTexts.all(document, "keyword").forEach(word -> draft.member(FieldName.KEYWORDS, word));
        return draft;
    }

    private void type() {
        switch (text("doctype")) {
            case "article",
                    "bookreview",
                    "circular",
                    "editorial",
                    "erratum",
                    "letter",
                    "news",
                    "newsletter",
                    "obituary" ->
                    draft.type("article");
            case "eprint" -> draft.type("online");
            case "inproceedings", "abstract" -> draft.type("inproceedings");
            case "inbook" -> draft.type("incollection");
            case "book" -> draft.type("book");
            case "proceedings" -> draft.type("proceedings");
            case "phdthesis" -> thesis("phdthesis");
            case "mastersthesis" -> thesis("mathesis");
            case "techreport" -> draft.type("report");
            case "dataset", "catalog" -> draft.type("dataset");
            case "software" -> draft.type("software");
            default -> draft.type("misc");
        }
    }

    private void thesis(String kind) {
        draft.type("thesis");
        draft.exact(FieldName.TYPE, kind);
    }

    private void people(String property, String field) {
        for (String name : TreeTexts.all(document, property)) {
            Matcher nameless = NO_FAMILY.matcher(name);
            if (nameless.matches()) {
                String whole = nameless.group(1);
                boolean told = whole.chars().anyMatch(Character::isLetter);
                draft.name(field, SourceNames.givenFirst(told ? whole : ""));
            } else {
                draft.name(field, SourceNames.familyFirst(name));
            }
        }
    }

    /// What a thesis, a dataset or a program is “in” is the place that it comes from, and what a
    /// volume is in is its series.
    private void container() {
        String where = text("pub");
        switch (draft.type()) {
            case "thesis" -> {
                Matcher school = SCHOOL.matcher(text("pub_raw"));
                draft.text(FieldName.INSTITUTION, school.find() ? school.group(1) : "");
            }
            case "report" -> draft.text(FieldName.INSTITUTION, where);
            case "article", "inproceedings", "incollection" ->
                    FieldPlacement.container(draft, where);
            case "dataset", "software" -> FieldPlacement.publisher(draft, where);
            case "book", "proceedings" ->
                    draft.text(FieldName.SERIES, where.equals(text("title")) ? "" : where);
            default -> {}
        }
        FieldPlacement.publisher(draft, text("publisher"));
        draft.text(FieldName.SERIES, text("series"));
    }

    private void program(Matcher number) {
        draft.exact(FieldName.EPRINT, number.group(1));
        draft.exact(FieldName.EPRINTTYPE, "ascl");
    }

    private void identifiers() {
        draft.doi(text("doi"));
        for (String number : TreeTexts.all(document, "issn")) {
            draft.bookNumber(number);
        }
        for (String number : TreeTexts.all(document, "isbn")) {
            draft.bookNumber(number);
        }
        List<String> others = TreeTexts.all(document, "identifier");
        others.stream()
                .filter(it -> it.startsWith("arXiv:"))
                .limit(1)
                .forEach(it -> FieldPlacement.arxiv(draft, it));
        others.stream().map(ASCL::matcher).filter(Matcher::matches).limit(1).forEach(this::program);
        if (draft.plain(FieldName.EPRINTTYPE).equals("arxiv")) {
            draft.exact(FieldName.EPRINTCLASS, text("arxiv_class"));
        }
    }
}
