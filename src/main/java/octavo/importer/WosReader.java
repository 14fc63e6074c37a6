package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one record of the Web of Science, by its list of field tags.
final class WosReader {
    /// INSPEC's notation for scripts: `LiNbO/sub 3/`.
    private static final Pattern SCRIPT = Pattern.compile("/(sub|sup) ([^/]{1,20}?)\\s*/");

    private final TaggedRecord record;
    private final WorkDraft draft;

    WosReader(TaggedRecord record) {
        this.record = record;
        this.draft = new WorkDraft(record.line());
    }

    WorkDraft draft() {
        draft.type(type());
        people();
        titles();
        dates();
        numbers();
        publishing();
        words();
        return draft;
    }

    /// `PT` is the type of the container; `DT`, that of the work.
    private String type() {
        String kind = record.first("DT").toLowerCase(Locale.ROOT);
        boolean conference = kind.contains("proceedings paper") || record.has("CT");
        boolean whole =
                record.first("TI").isEmpty() || same(record.first("TI"), record.first("SO"));
        return switch (record.first("PT").strip()) {
            case "P" -> "patent";
            case "D" -> "thesis";
            case "B", "S" ->
                    conference
                            ? whole ? "proceedings" : "inproceedings"
                            : whole ? "book" : "incollection";
            case "C" -> "inproceedings";
            default -> kind.contains("thesis") ? "thesis" : "article";
        };
    }

    private static boolean same(String title, String other) {
        return folded(title).equals(folded(other));
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private void people() {
        names(FieldName.AUTHOR, "AF", "AU");
        names(FieldName.EDITOR, "ED", "BE");
        names(FieldName.BOOKAUTHOR, "BF", "BA");
        bodies("CA");
        if (draft.names(FieldName.AUTHOR).isEmpty()) {
            bodies("GP");
        }
        record.all("AE")
                .forEach(holder ->
                        draft.name(FieldName.HOLDER, Optional.of(SourceNames.body(holder))));
    }

    private void bodies(String tag) {
        record.all(tag)
                .forEach(body -> draft.name(FieldName.AUTHOR, Optional.of(SourceNames.body(body))));
    }

    /// The full names, unless some are missing there.
    private void names(String field, String full, String brief) {
        List<String> whole = split(record.first(full));
        List<String> initials = split(record.first(brief));
        for (String name : whole.size() >= initials.size() ? whole : initials) {
            if (SourceNames.isOthers(name)) {
                draft.others(field);
            } else {
                draft.name(field, name(name));
            }
        }
    }

    /// `Zelle, RM`: initials are not separated.
    private static Optional<PersonName> name(String text) {
        String spaced = text.replaceAll("(?<=, ?)(\\p{Lu}{2,4})$", "\u0000$1");
        int mark = spaced.indexOf('\u0000');
        return mark < 0
                ? personal(text)
                : SourceNames.initialsLast(
                        text.substring(0, mark).replaceFirst(",\\s*$", "")
                                + " "
                                + spaced.substring(mark + 1));
    }

    private static Optional<PersonName> personal(String text) {
        boolean initials = text.matches("\\S+ (?:\\p{Lu}\\.?){1,4}");
        return initials ? SourceNames.initialsLast(text) : SourceNames.givenFirst(text);
    }

    /// One name per line, or separated by semicolons; a name that ends with a comma continues on
    /// the next line.
    private static List<String> split(String names) {
        List<String> all = new ArrayList<>();
        for (String line : names.split("\\n|;(?=\\s|$)", -1)) {
            String name = line.strip();
            boolean goesOn = !all.isEmpty() && all.getLast().endsWith(",");
            if (goesOn) {
                all.add(all.removeLast() + " " + name);
            } else if (!name.isEmpty()) {
                all.add(name);
            }
        }
        return all;
    }

    private void titles() {
        draft.markup(FieldName.TITLE, scripts(record.first("TI", "SO")));
        String source = record.first("SO");
        switch (draft.type()) {
            case "incollection", "inproceedings" -> {
                draft.text(FieldName.BOOKTITLE, source);
                draft.text(FieldName.EVENTTITLE, record.first("CT"));
                draft.text(FieldName.SERIES, record.first("SE"));
            }
            case "book", "proceedings" -> {
                draft.text(FieldName.EVENTTITLE, record.first("CT"));
                draft.text(FieldName.SERIES, record.first("SE"));
            }
            case "article", "thesis" -> {
                draft.text(FieldName.JOURNALTITLE, source);
                String brief = record.first("JI", "J9");
                draft.text(FieldName.SHORTJOURNAL, same(brief, source) ? "" : brief);
            }
            default -> {}
        }
    }

    private static String scripts(String text) {
        return SCRIPT.matcher(text).replaceAll("<$1>$2</$1>");
    }

    private void dates() {
        String year = record.first("PY");
        String part = draft.type().equals("patent") ? "" : record.first("PD");
        String whole = part.contains(year) ? part : part + " " + year;
        draft.date(FieldName.DATE, SourceDates.best(List.of(year, whole)));
        if (record.has("CY") && draft.type().endsWith("proceedings")) {
            draft.date(
                    FieldName.EVENTDATE,
                    SourceDates.of(record.first("CY"))
                            .filter(date -> date.startYear().isPresent()));
        }
    }

    private void numbers() {
        draft.text(FieldName.VOLUME, record.first("VL"));
        boolean patent = draft.type().equals("patent");
        draft.text(FieldName.NUMBER, patent ? record.first("PN") : record.first("IS"));
        draft.pages(record.first("BP"), record.first("EP"));
        draft.pages(record.first("PS"));
        String article = record.first("AR");
        draft.text(draft.has(FieldName.PAGES) ? FieldName.EID : FieldName.PAGES, article);
        record.all("DI").forEach(draft::doi);
        record.all("BN", "SN", "EI").forEach(draft::bookNumber);
        draft.text(FieldName.PMID, record.first("PM"));
    }

    private void publishing() {
        String house = draft.type().equals("thesis") ? FieldName.INSTITUTION : FieldName.PUBLISHER;
        draft.text(house, record.first("PU"));
        draft.text(
                FieldName.LOCATION, draft.type().equals("patent") ? "" : record.first("PI", "PV"));
    }

    private void words() {
        draft.markup(FieldName.ABSTRACT, scripts(record.first("AB")));
        draft.text(FieldName.LANGUAGE, record.first("LA"));
        for (String words : record.all("DE", "ID")) {
            for (String keyword : words.replace('\n', ' ').split(";\\s*", -1)) {
                draft.member(FieldName.KEYWORDS, keyword);
            }
        }
    }
}
