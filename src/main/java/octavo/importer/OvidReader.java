package octavo.importer;

import octavo.fields.FieldName;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one record of Ovid, from any database.
final class OvidReader {
    /// `[Article]`, `[Miscellaneous]` after the title, the kind of work.
    private static final Pattern KIND =
            Pattern.compile("\\s*\\[[A-Z][A-Za-z ,.:/-]{2,40}\\]\\.?\\s*$");

    /// `New York, NY, US: Routledge`.
    private static final Pattern HOUSE = Pattern.compile("(?s)([^:]{2,60}):\\s*(.+)");

    private static final Set<String> IN_SOMETHING =
            Set.of("article", "inproceedings", "incollection");

    private final TaggedRecord record;
    private final OvidSource source;
    private final WorkDraft draft;

    OvidReader(TaggedRecord record) {
        this.record = record;
        this.source = OvidSource.parse(record.first("SO"));
        this.draft = new WorkDraft(record.line());
    }

    WorkDraft draft() {
        draft.type(type());
        people();
        titles();
        String date = record.first("DP", "DG", "YR");
        draft.date(FieldName.DATE, SourceDates.best(List.of(source.date(), date)));
        numbers();
        publishing();
        words();
        return draft;
    }

    private String type() {
        String kind = String.join(" ", record.all("PT", "DT")).toLowerCase(Locale.ROOT);
        boolean part = !source.editors().isEmpty() && !source.pages().isEmpty();
        if (kind.contains("patent")) {
            return "patent";
        }
        if (kind.contains("dissertation") || kind.contains("thesis")) {
            return "thesis";
        }
        if (kind.contains("conference paper") || kind.contains("proceedings")) {
            return "inproceedings";
        }
        if (kind.contains("chapter") || part || record.has("CH")) {
            return "incollection";
        }
        boolean journal = record.has("SO") && !source.container().isEmpty();
        boolean book =
                kind.matches("(?:.*\\b)?(?:book|text/reference|monograph|drug reference)\\b.*");
        return book || !journal && record.has("IB", "BT", "ED")
                ? "book"
                : journal ? "article" : kind.contains("report") ? "report" : WorkDraft.UNKNOWN_TYPE;
    }

    private void people() {
        for (String value : record.all("AU")) {
            for (String name : OvidNames.split(value)) {
                add(OvidNames.isEditor(name) ? FieldName.EDITOR : FieldName.AUTHOR, name);
            }
        }
        for (String value : record.all("ED")) {
            OvidNames.split(value).forEach(name -> add(FieldName.EDITOR, name));
        }
        source.editors().forEach(name -> add(FieldName.EDITOR, name));
    }

    private void add(String field, String name) {
        if (SourceNames.isOthers(name)) {
            draft.others(field);
        } else {
            draft.name(field, OvidNames.read(name));
        }
    }

    private void titles() {
        String title = KIND.matcher(record.first("TI")).replaceFirst("");
        String bare = title.strip().replaceFirst("(?<!\\.\\.)\\.$", "").strip();
        boolean quoted = bare.matches("(?s)\"[^\"]*\"");
        String whole = quoted ? bare.substring(1, bare.length() - 1) : bare;
        String container = source.container();
        boolean chapter = record.has("CH");
        draft.markup(FieldName.TITLE, chapter ? record.first("CH") : whole);
        draft.markup(FieldName.TITLEADDON, record.first("TT"));
        switch (draft.type()) {
            case "article" -> draft.text(FieldName.JOURNALTITLE, container);
            case "incollection", "inproceedings" -> {
                draft.text(FieldName.BOOKTITLE, chapter && !whole.isEmpty() ? whole : container);
                draft.text(FieldName.SERIES, source.series());
            }
            default -> {}
        }
    }

    private void numbers() {
        boolean journal = IN_SOMETHING.contains(draft.type());
        draft.text(FieldName.VOLUME, record.first("VO", "VI"));
        draft.text(FieldName.VOLUME, journal ? source.volume() : "");
        draft.text(FieldName.NUMBER, record.first("PN", "IP"));
        draft.text(FieldName.NUMBER, journal ? source.issue() : "");
        boolean paged = !source.pages().matches("(?i)no pag.*") && !draft.type().equals("patent");
        draft.pages(paged ? source.pages() : "");
        draft.pages(
                record.first("PG").matches("[A-Za-z]?\\d+\\s*-\\s*[A-Za-z]?\\d+")
                        ? record.first("PG")
                        : "");
        draft.text(FieldName.EDITION, record.first("ET"));
        record.all("DI", "DO").forEach(draft::doi);
        record.all("IB", "IS").forEach(draft::bookNumber);
        draft.text(FieldName.PMID, record.first("PM"));
    }

    private void publishing() {
        boolean school = draft.type().equals("thesis");
        if (school) {
            String from = record.first("IN");
            draft.text(FieldName.INSTITUTION, from.substring(from.indexOf(": ") + 1));
            ThesisKind.set(
                    draft,
                    record.first("PT", "DT").equals("Dissertation Abstract") ? "dissertation" : "");
        }
        Matcher house = HOUSE.matcher(source.house());
        if (house.matches()) {
            draft.text(FieldName.LOCATION, house.group(1));
            draft.text(FieldName.PUBLISHER, house.group(2).replaceFirst("\\.\\s*$", ""));
        }
        String publisher = record.first("PU", "PB");
        int comma = record.has("PB") ? publisher.indexOf(", ") : -1;
        draft.text(FieldName.PUBLISHER, comma < 0 ? publisher : publisher.substring(0, comma));
        draft.text(
                FieldName.LOCATION,
                comma < 0 ? record.first("LC") : publisher.substring(comma + 2));
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, record.first("AB"));
        draft.text(FieldName.LANGUAGE, record.first("LG").replaceFirst("\\.$", ""));
        for (String words : record.all("KW", "ID")) {
            String list = words.strip().replaceFirst("\\.$", "");
            for (String keyword : list.split(list.indexOf(';') >= 0 ? ";\\s*" : ",\\s*", -1)) {
                draft.member(FieldName.KEYWORDS, keyword);
            }
        }
    }
}
