package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.text.ControlCharacters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A file's metadata about one work: Dublin Core, PRISM, or BibTeX fields as written by JabRef.
///
/// @param values by name without prefix, in source order
record XmpRecord(SequencedMap<String, List<String>> values) {
    private static final List<String> BIBTEX_MARKS = List.of("bibtexkey", "entrytype");

    /// `bibtex/year/2003` among Dublin Core's relations, or as a name in the document information
    /// dictionary.
    private static final Pattern RELATION =
            Pattern.compile("(?s)bibtex/([A-Za-z][A-Za-z0-9-]{0,30})/(.*)");

    private static final Pattern MACRO = Pattern.compile("#([A-Za-z]{3,12})#");
    private static final Pattern SPLIT = Pattern.compile("\\s*;\\s*");

    /// All records in the metadata of a file.
    static List<XmpRecord> parse(String xmp) {
        String clean = XmlSource.clean(SourceContent.of(ControlCharacters.blanked(xmp)));
        List<SequencedMap<String, List<String>>> parts = new ArrayList<>();
        for (XmlSlice slice : XmlSlice.of(clean, XmlSlice.boundary("RDF"))) {
            new XmlRecordReader(slice, XmlRecordReader.factory())
                    .element()
                    .ifPresent(rdf -> rdf.all("Description").forEach(it -> parts.add(values(it))));
        }
        return joined(parts);
    }

    /// All descriptions are of one work, unless several of them have their own titles.
    private static List<XmpRecord> joined(List<SequencedMap<String, List<String>>> parts) {
        List<XmpRecord> records = new ArrayList<>();
        SequencedMap<String, List<String>> common = new LinkedHashMap<>();
        for (SequencedMap<String, List<String>> part : parts) {
            boolean whole = BIBTEX_MARKS.stream().anyMatch(part::containsKey);
            boolean other =
                    part.containsKey("title")
                            && common.containsKey("title")
                            && !part.get("title").equals(common.get("title"));
            if (whole || other) {
                records.add(new XmpRecord(part));
            } else {
                part.forEach(common::putIfAbsent);
            }
        }
        if (!common.isEmpty()) {
            records.addFirst(new XmpRecord(common));
        }
        return records;
    }

    private static SequencedMap<String, List<String>> values(SourceElement description) {
        SequencedMap<String, List<String>> values = new LinkedHashMap<>();
        description.attributes().forEach((name, value) -> add(values, name, List.of(value)));
        for (SourceElement element : description.elements()) {
            List<SourceElement> members = element.descendants("li");
            add(
                    values,
                    element.name(),
                    members.isEmpty()
                            ? List.of(element.text())
                            : members.stream().map(SourceElement::text).toList());
        }
        return values;
    }

    private static void add(
            SequencedMap<String, List<String>> values, String name, List<String> texts) {
        List<String> said = texts.stream().filter(text -> !text.isBlank()).toList();
        if (!said.isEmpty()) {
            values.putIfAbsent(name, said);
        }
    }

    /// The first value under one of some names; empty if there is none.
    String first(String... names) {
        for (String name : names) {
            List<String> found = all(name);
            if (!found.isEmpty()) {
                return found.getFirst();
            }
        }
        return "";
    }

    List<String> all(String name) {
        return values.getOrDefault(name, List.of());
    }

    /// The BibTeX entry stored field by field in the record, if any.
    Optional<BibEntry> bibtex() {
        Map<String, String> fields = new LinkedHashMap<>();
        if (BIBTEX_MARKS.stream().anyMatch(values::containsKey)) {
            values.forEach((name, texts) -> fields.put(name, String.join(" and ", texts)));
        } else {
            for (String relation : all("relation")) {
                Matcher field = RELATION.matcher(relation);
                if (field.matches()) {
                    fields.put(field.group(1).toLowerCase(Locale.ROOT), field.group(2));
                }
            }
            if (!fields.isEmpty()) {
                fields.putIfAbsent(FieldName.TITLE, first("title"));
                fields.putIfAbsent(FieldName.AUTHOR, String.join(" and ", all("creator")));
                fields.putIfAbsent("entrytype", first("type"));
            }
        }
        return fields.isEmpty() ? Optional.empty() : entry(fields);
    }

    /// The BibTeX entry in a document information dictionary, if any.
    static Optional<BibEntry> bibtex(Map<String, String> information) {
        Map<String, String> fields = new LinkedHashMap<>();
        information.forEach((name, value) -> {
            Matcher field = RELATION.matcher(name + "/" + value);
            if (field.matches()) {
                fields.put(field.group(1).toLowerCase(Locale.ROOT), field.group(2));
            }
        });
        return fields.isEmpty() ? Optional.empty() : entry(fields);
    }

    private static Optional<BibEntry> entry(Map<String, String> fields) {
        String type = fields.getOrDefault("entrytype", "").replaceAll("[^A-Za-z]", "");
        String key = fields.getOrDefault("bibtexkey", "").replaceAll("[^\\w:./+-]", "");
        var text =
                new StringBuilder("@" + (type.isEmpty() ? "misc" : type.toLowerCase(Locale.ROOT)));
        text.append("{").append(key.isEmpty() ? "imported" : key);
        fields.forEach((name, value) -> {
            Matcher macro = MACRO.matcher(value.strip());
            Optional<String> source =
                    macro.matches()
                            ? Optional.of(macro.group(1))
                            : BibValue.braced(value.strip()).map(BibValue::source);
            boolean field = !BIBTEX_MARKS.contains(name) && name.matches("[a-z][a-z0-9-]*");
            if (field && !value.isBlank()) {
                source.ifPresent(it -> text.append(",\n  ").append(name).append(" = ").append(it));
            }
        });
        return BibEntry.parse(text.append("\n}").toString());
    }

    /// The work, from Dublin Core and PRISM.
    WorkDraft draft() {
        var draft = new WorkDraft(1);
        for (String name : List.of("doi", "DOI", "identifier")) {
            all(name).forEach(draft::doi);
        }
        if (PlausibleTitle.isOne(first("title"))) {
            draft.text(FieldName.TITLE, first("title"));
            people(draft);
        }
        draft.date(
                FieldName.DATE,
                SourceDates.known(day(first("coverDate", "publicationDate")))
                        .or(() -> SourceDates.known(day(first("date")))));
        String journal = first("publicationName");
        if (!journal.isEmpty()) {
            boolean book = first("aggregationType").matches("(?i)book|proceedings|conference");
            draft.type(book ? "inproceedings" : "article");
            draft.text(book ? FieldName.BOOKTITLE : FieldName.JOURNALTITLE, journal);
            draft.text(FieldName.VOLUME, first("volume"));
            draft.text(FieldName.NUMBER, first("number"));
        }
        draft.pages(first("startingPage", "pageRange"), first("endingPage"));
        List.of("issn", "eIssn", "isbn").forEach(name -> all(name).forEach(draft::bookNumber));
        draft.text(FieldName.PUBLISHER, first("publisher"));
        return draft;
    }

    private void people(WorkDraft draft) {
        for (String each : all("creator")) {
            for (String name : SPLIT.split(each, -1)) {
                if (PlausibleTitle.isPerson(name)) {
                    draft.name(FieldName.AUTHOR, SourceNames.givenFirst(name));
                }
            }
        }
    }

    /// A date without the time of day.
    private static String day(String stamp) {
        return stamp.replaceFirst("T\\d.*$", "");
    }
}
