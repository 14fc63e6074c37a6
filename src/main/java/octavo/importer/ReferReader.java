package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads one record of refer or of EndNote's tagged format.
final class ReferReader {
    private static final TypeTable TYPES = TypeTable.read("refer-types.tsv");

    private static final Pattern ARTICLE_NUMBER =
            Pattern.compile("(?i)artn\\s+(?:\\\\+s\\s+)?(\\S+)");

    private final TaggedRecord record;
    private final WorkDraft draft;

    ReferReader(TaggedRecord record) {
        this.record = record;
        this.draft = new WorkDraft(record.line());
    }

    WorkDraft draft() {
        type();
        draft.key(record.first("F").matches("\\p{L}\\S*\\p{N}\\S*") ? record.first("F") : "");
        people(FieldName.AUTHOR, "A");
        record.all("Q").forEach(body -> draft.name(FieldName.AUTHOR, named(body)));
        people(FieldName.EDITOR, "E");
        people(FieldName.TRANSLATOR, "?");
        if (draft.type().equals("book")) {
            people(FieldName.TRANSLATOR, "Y");
        } else if (record.has("Y")) {
            people(FieldName.EDITORA, "Y");
            draft.exact(FieldName.EDITORATYPE, "series editor");
        }
        titles();
        dates();
        numbers();
        identifiers();
        words();
        return draft;
    }

    private static Optional<PersonName> named(String body) {
        return Optional.of(SourceNames.body(body));
    }

    /// refer has no types: they are inferred from the fields.
    private void type() {
        String said = record.first("0");
        if (TYPES.apply(said, draft)) {
            return;
        }
        if (said.isEmpty()) {
            boolean book = record.has("I");
            if (record.has("J")) {
                draft.type("article");
            } else if (record.has("R") && !record.first("R").matches("(?i)(?:doi:)?\\s*10\\..*")) {
                draft.type("report");
            } else if (record.has("B")) {
                draft.type("incollection");
            } else {
                draft.type(book ? "book" : draft.type());
            }
        }
    }

    private void people(String field, String tag) {
        for (String value : record.all(tag)) {
            for (String name : value.split("\\n|;(?=\\s)", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.others(field);
                } else {
                    draft.name(
                            field,
                            record.has("0")
                                    ? SourceNames.familyFirst(name)
                                    : SourceNames.givenFirst(name));
                }
            }
        }
    }

    /// The journal is in `%J`, or in `%B`, any type's secondary title.
    private void titles() {
        draft.markup(FieldName.TITLE, record.first("T"));
        draft.markup(FieldName.SHORTTITLE, shorter(record.first("!")));
        String second = record.first("B");
        switch (draft.type()) {
            case "article", "periodical" ->
                    draft.markup(FieldName.JOURNALTITLE, firstOf("J", second));
            case "incollection", "inproceedings", "inreference" -> {
                draft.markup(FieldName.BOOKTITLE, second.isEmpty() ? record.first("J") : second);
                draft.markup(FieldName.SERIES, record.first("S"));
            }
            case "book", "collection" -> draft.markup(FieldName.SERIES, firstOf("S", second));
            default -> {
                draft.markup(FieldName.JOURNALTITLE, firstOf("J", second));
                draft.markup(FieldName.SERIES, record.first("S"));
            }
        }
        draft.markup(FieldName.SERIES, record.first("S"));
    }

    private String firstOf(String tag, String otherwise) {
        List<String> all = record.all(tag);
        return all.isEmpty() ? otherwise : all.getFirst();
    }

    private String shorter(String title) {
        return title.equalsIgnoreCase(record.first("T")) ? "" : title;
    }

    private void dates() {
        draft.date(
                FieldName.DATE,
                SourceDates.best(Stream.of(record.first("D"), record.first("8")).toList()));
        String seen = record.first("[");
        draft.date(
                FieldName.URLDATE,
                SourceDates.of(record.has("U") ? seen : "")
                        .filter(date -> date instanceof PartialDate));
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, record.first("V"));
        draft.text(FieldName.NUMBER, record.first("N"));
        draft.text(FieldName.VOLUMES, record.first("6"));
        draft.text(FieldName.EDITION, record.first("7"));
        String pages = record.first("P").strip();
        boolean whole = List.of("book", "collection", "thesis").contains(draft.type());
        boolean total =
                whole
                        && pages.matches(
                                "(?:[ivxlcIVXLC]+\\s*[,+]\\s*)?\\d+(?:\\s*(?:s|p|pp|pages|Seiten|S)\\.?)?");
        if (total) {
            draft.text(
                    FieldName.PAGETOTAL,
                    pages.replaceFirst("(?i)\\s*(?:s|p|pp|pages|seiten)\\.?$", ""));
        } else {
            draft.pages(pages);
        }
        String house = record.first("I");
        boolean school = draft.type().equals("thesis") || draft.type().equals("report");
        draft.text(school ? FieldName.INSTITUTION : FieldName.PUBLISHER, house);
        draft.text(FieldName.LOCATION, record.first("C"));
        kind();
    }

    private void kind() {
        String kind = record.first("9");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.set(draft, kind);
            case "report", "unpublished", "presentation", "misc" ->
                    draft.text(FieldName.TYPE, kind);
            default -> {}
        }
    }

    /// `%R` is the DOI in EndNote's format, and a report's number in refer's.
    private void identifiers() {
        boolean doi = record.all("R").stream().anyMatch(draft::doi);
        if (!doi && draft.type().equals("report")) {
            draft.text(FieldName.NUMBER, record.first("R"));
        }
        for (String number : record.all("@")) {
            if (!draft.bookNumber(number)) {
                boolean journal = draft.type().equals("article");
                draft.text(journal ? FieldName.ISSN : FieldName.ISBN, number);
            }
        }
        record.all("U").stream().flatMap(urls -> urls.lines()).forEach(draft::url);
    }

    /// The Web of Science has the article number in the notes: `Artn 034708`.
    private void note(String text) {
        Matcher article = ARTICLE_NUMBER.matcher(text);
        if (article.lookingAt()) {
            draft.text(FieldName.EID, article.group(1));
        } else {
            draft.remark(FieldName.NOTE, text);
        }
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, record.first("X"));
        for (String words : record.all("K")) {
            for (String word : words.split("\\n|;\\s", -1)) {
                draft.member(FieldName.KEYWORDS, word);
            }
        }
        draft.text(FieldName.LANGUAGE, String.join(", ", record.all("G")));
        record.all("O", "Z").forEach(this::note);
        record.all("W", "*", "L").forEach(text -> draft.remark(FieldName.ANNOTATION, text));
    }
}
