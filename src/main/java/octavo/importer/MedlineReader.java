package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of MEDLINE, by NLM's list of field tags and ERIC's variations.
final class MedlineReader {
    private static final TypeTable TYPES = TypeTable.read("medline-types.tsv");
    private static final Set<String> WITH_PUBLISHER = Set.of("report", "book", "collection");

    private final TaggedRecord record;
    private final WorkDraft draft;

    MedlineReader(TaggedRecord record) {
        this.record = record;
        this.draft = new WorkDraft(record.line());
    }

    WorkDraft draft() {
        type();
        people();
        titles();
        journal();
        String published = record.first("DP");
        draft.date(
                FieldName.DATE,
                SourceDates.of(published.isEmpty() ? record.first("DEP") : published));
        numbers();
        identifiers();
        draft.text(FieldName.ABSTRACT, String.join(" ", joined("AB", "OAB")));
        keywords();
        draft.text(FieldName.LANGUAGE, record.first("LA"));
        record.all("GN").forEach(note -> draft.remark(FieldName.NOTE, note));
        return draft;
    }

    private List<String> joined(String... tags) {
        for (String tag : tags) {
            if (record.has(tag)) {
                return record.all(tag);
            }
        }
        return List.of();
    }

    /// The most specific publication type; an article only if nothing else is stated.
    private void type() {
        List<String> said = record.all("PT").stream().filter(TYPES::knows).toList();
        Optional<String> telling =
                said.stream()
                        .filter(type -> !TYPES.type(type).equals(Optional.of("article")))
                        .findFirst();
        boolean article =
                telling.isEmpty() && !said.isEmpty() || record.first("OID").startsWith("EJ");
        if (article) {
            draft.type("article");
        } else if (telling.isPresent()) {
            TYPES.apply(telling.get(), draft);
        } else if (record.has("BTI")) {
            draft.type(record.has("TI") ? "incollection" : "book");
        } else if (record.first("OID").startsWith("ED")) {
            draft.type("report");
        } else if (record.has("JT", "TA")) {
            draft.type("article");
        }
    }

    /// A full name, `FAU`, precedes its short form, `AU`.
    private void people() {
        boolean full = false;
        for (TaggedLine line : record.lines()) {
            switch (line.tag()) {
                case "FAU" -> name(FieldName.AUTHOR, line.value());
                case "FED" -> name(FieldName.EDITOR, line.value());
                case "AU" -> shortName(FieldName.AUTHOR, full, line.value());
                case "ED" -> shortName(FieldName.EDITOR, full, line.value());
                case "CN" -> draft.name(FieldName.AUTHOR, body(line.value()));
                default -> {}
            }
            full = line.tag().startsWith("F") && !line.value().isBlank();
        }
    }

    private static Optional<PersonName> body(String name) {
        return name.isBlank() ? Optional.empty() : Optional.of(SourceNames.body(name));
    }

    private void name(String field, String value) {
        if (SourceNames.isOthers(value)) {
            draft.others(field);
        } else {
            draft.name(field, SourceNames.givenFirst(value));
        }
    }

    private void shortName(String field, boolean full, String value) {
        if (SourceNames.isOthers(value)) {
            draft.others(field);
        } else if (!full) {
            draft.name(field, SourceNames.initialsLast(value));
        }
    }

    /// PubMed ends every title with a full stop, and puts a translated one in brackets.
    private void titles() {
        String title = record.first("TI").replaceFirst("(?<!\\.\\.)\\.\\s*$", "");
        boolean translated = title.matches("(?s)\\[.*\\]") && record.has("TT");
        draft.markup(FieldName.TITLE, translated ? record.first("TT") : title);
        if (translated) {
            draft.markup(FieldName.TITLEADDON, title.substring(1, title.length() - 1));
        }
        String book = record.first("BTI");
        draft.markup(draft.has(FieldName.TITLE) ? FieldName.BOOKTITLE : FieldName.TITLE, book);
        draft.markup(FieldName.SERIES, record.first("CTI"));
    }

    private void journal() {
        String journal = record.first("JT", "TA");
        switch (draft.type()) {
            case "inproceedings", "incollection" -> draft.text(FieldName.BOOKTITLE, journal);
            case "thesis" -> {
                String school =
                        record.first("SO")
                                .replaceFirst("^[^,]*(?i:dissertation|thesis)[^,]*,\\s*", "");
                draft.text(FieldName.INSTITUTION, school.isEmpty() ? journal : school);
            }
            case "article" -> {
                draft.text(FieldName.JOURNALTITLE, journal);
                String brief = record.first("TA");
                draft.text(FieldName.SHORTJOURNAL, brief.equalsIgnoreCase(journal) ? "" : brief);
            }
            default -> {
                boolean publisher = WITH_PUBLISHER.contains(draft.type());
                draft.text(publisher ? publisher() : FieldName.JOURNALTITLE, journal);
            }
        }
        draft.text(publisher(), record.first("PB"));
        draft.text(FieldName.LOCATION, record.first("PL"));
    }

    private String publisher() {
        return draft.type().equals("report") ? FieldName.INSTITUTION : FieldName.PUBLISHER;
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, record.first("VI"));
        draft.text(FieldName.NUMBER, record.first("IP"));
        draft.text(FieldName.EDITION, record.first("EN"));
        draft.pages(record.first("PG"));
    }

    /// `LID` and `AID` have the kind of identifier after the value: `10.1000/182 [doi]`.
    private void identifiers() {
        String pmid = record.first("PMID").lines().findFirst().orElse("").strip();
        draft.text(FieldName.PMID, pmid.matches("[0-9]{1,9}") ? pmid : "");
        draft.text(FieldName.PMCID, record.first("PMC"));
        for (String id : record.all("LID", "AID")) {
            boolean labelled = id.endsWith("]") && !id.endsWith("[doi]");
            boolean address = id.matches("(?i)(?:https?://|www\\.)\\S+");
            if (!labelled && !address || id.contains("doi.org/")) {
                draft.doi(id.replaceFirst("\\s*\\[doi\\]$", ""));
            }
        }
        Stream.concat(record.all("LID").stream(), record.all("AID").stream())
                .filter(id -> id.matches("(?i)https?://\\S+") && !id.contains("doi.org/"))
                .findFirst()
                .ifPresent(draft::url);
        record.all("IS", "ISSN", "ISBN").forEach(draft::bookNumber);
    }

    /// An asterisk marks a main topic and is not part of the term.
    private void keywords() {
        for (String keyword : record.all("MH", "OT")) {
            draft.member(FieldName.KEYWORDS, keyword.replace("*", ""));
        }
    }
}
