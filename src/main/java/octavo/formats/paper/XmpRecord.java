package octavo.formats.paper;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlRecordReader;
import octavo.formats.xml.XmlSlice;
import octavo.formats.xml.XmlSource;
import octavo.library.MacroValues;
import octavo.text.ControlCharacters;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;

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
/// @param valuesByName by name without prefix, in source order
public record XmpRecord(SequencedMap<String, List<String>> valuesByName) {
    private static final List<String> BIBTEX_NAMES = List.of("bibtexkey", "entrytype");

    /// `bibtex/year/2003` among Dublin Core's relations, or as a name in the document information
    /// dictionary.
    private static final Pattern BIBTEX_RELATION =
            Pattern.compile("(?s)bibtex/([A-Za-z][A-Za-z0-9-]{0,30})/(.*)");

    private static final Pattern MACRO_REFERENCE = Pattern.compile("#([A-Za-z]{3,12})#");
    private static final Pattern NAME_SEPARATOR = Pattern.compile("\\s*;\\s*");

    /// All records in the metadata of a file.
    public static List<XmpRecord> parse(String xmpText) {
        String cleanXml = XmlSource.cleanXml(SourceContent.of(ControlCharacters.blanked(xmpText)));
        List<SequencedMap<String, List<String>>> descriptions = new ArrayList<>();
        for (XmlSlice xmlSlice : XmlSlice.of(cleanXml, XmlSlice.boundaryPattern("RDF"))) {
            new XmlRecordReader(xmlSlice, XmlRecordReader.newFactory())
                    .readElement()
                    .ifPresent(rdf ->
                            rdf.elementsAt("Description")
                                    .forEach(it -> descriptions.add(valuesOf(it))));
        }
        return joinDescriptions(descriptions);
    }

    /// All descriptions are of one work, unless several of them have their own titles.
    private static List<XmpRecord> joinDescriptions(
            List<SequencedMap<String, List<String>>> descriptions) {
        List<XmpRecord> records = new ArrayList<>();
        SequencedMap<String, List<String>> commonValues = new LinkedHashMap<>();
        for (SequencedMap<String, List<String>> description : descriptions) {
            boolean hasBibtex = BIBTEX_NAMES.stream().anyMatch(description::containsKey);
            boolean isOtherTitle =
                    description.containsKey("title")
                            && commonValues.containsKey("title")
                            && !description.get("title").equals(commonValues.get("title"));
            if (hasBibtex || isOtherTitle) {
                records.add(new XmpRecord(description));
            } else {
                description.forEach(commonValues::putIfAbsent);
            }
        }
        if (!commonValues.isEmpty()) {
            records.addFirst(new XmpRecord(commonValues));
        }
        return records;
    }

    private static SequencedMap<String, List<String>> valuesOf(SourceElement description) {
        SequencedMap<String, List<String>> values = new LinkedHashMap<>();
        description
                .attributes()
                .forEach((valueName, value) -> addValues(values, valueName, List.of(value)));
        for (SourceElement element : description.childElements()) {
            List<SourceElement> members = element.descendants("li");
            addValues(
                    values,
                    element.name(),
                    members.isEmpty()
                            ? List.of(element.text())
                            : members.stream().map(SourceElement::text).toList());
        }
        return values;
    }

    private static void addValues(
            SequencedMap<String, List<String>> values, String valueName, List<String> newTexts) {
        List<String> statedTexts = newTexts.stream().filter(text -> !text.isBlank()).toList();
        if (!statedTexts.isEmpty()) {
            values.putIfAbsent(valueName, statedTexts);
        }
    }

    /// The first value under one of some names; empty if there is none.
    String firstValue(String... valueNames) {
        for (String valueName : valueNames) {
            List<String> texts = allValues(valueName);
            if (!texts.isEmpty()) {
                return texts.getFirst();
            }
        }
        return "";
    }

    List<String> allValues(String valueName) {
        return valuesByName.getOrDefault(valueName, List.of());
    }

    /// The BibTeX entry stored field by field in the record, if any.
    Optional<BibEntry> readBibtex() {
        Map<String, String> fields = new LinkedHashMap<>();
        if (BIBTEX_NAMES.stream().anyMatch(valuesByName::containsKey)) {
            valuesByName.forEach(
                    (valueName, texts) -> fields.put(valueName, String.join(" and ", texts)));
        } else {
            for (String relation : allValues("relation")) {
                Matcher relationMatcher = BIBTEX_RELATION.matcher(relation);
                if (relationMatcher.matches()) {
                    fields.put(
                            relationMatcher.group(1).toLowerCase(Locale.ROOT),
                            relationMatcher.group(2));
                }
            }
            if (!fields.isEmpty()) {
                fields.putIfAbsent(FieldName.TITLE, firstValue("title"));
                fields.putIfAbsent(FieldName.AUTHOR, String.join(" and ", allValues("creator")));
                fields.putIfAbsent("entrytype", firstValue("type"));
                if (!fields.containsKey(FieldName.YEAR) && !fields.containsKey(FieldName.DATE)) {
                    SourceDates.precise(withoutTime(firstValue("date")))
                            .ifPresent(date -> putDate(date, fields));
                }
            }
        }
        return fields.isEmpty() ? Optional.empty() : buildEntry(fields);
    }

    /// JabRef writes the month among the relations, and the year only into Dublin Core's date.
    private static void putDate(PublicationDate date, Map<String, String> fields) {
        date.startYear().ifPresent(year -> fields.put(FieldName.YEAR, String.valueOf(year)));
        if (date instanceof PartialDate partialDate) {
            MacroValues.monthMacro(partialDate.month())
                    .ifPresent(macro -> fields.putIfAbsent(FieldName.MONTH, "#" + macro + "#"));
        }
    }

    /// The BibTeX entry in a document information dictionary, if any.
    static Optional<BibEntry> readBibtex(Map<String, String> information) {
        Map<String, String> fields = new LinkedHashMap<>();
        information.forEach((valueName, value) -> {
            Matcher relationMatcher = BIBTEX_RELATION.matcher(valueName + "/" + value);
            if (relationMatcher.matches()) {
                fields.put(
                        relationMatcher.group(1).toLowerCase(Locale.ROOT),
                        relationMatcher.group(2));
            }
        });
        return fields.isEmpty() ? Optional.empty() : buildEntry(fields);
    }

    private static Optional<BibEntry> buildEntry(Map<String, String> fields) {
        String type = fields.getOrDefault("entrytype", "").replaceAll("[^A-Za-z]", "");
        String key = fields.getOrDefault("bibtexkey", "").replaceAll("[^\\w:./+-]", "");
        var builder =
                new StringBuilder("@" + (type.isEmpty() ? "misc" : type.toLowerCase(Locale.ROOT)));
        builder.append("{").append(key.isEmpty() ? "imported" : key);
        fields.forEach((valueName, value) -> {
            Matcher macroMatcher = MACRO_REFERENCE.matcher(value.strip());
            Optional<String> source =
                    macroMatcher.matches()
                            ? Optional.of(macroMatcher.group(1))
                            : BibValue.braced(value.strip()).map(BibValue::source);
            boolean isBibtexField =
                    !BIBTEX_NAMES.contains(valueName) && valueName.matches("[a-z][a-z0-9-]*");
            if (isBibtexField && !value.isBlank()) {
                source.ifPresent(
                        it -> builder.append(",\n  ").append(valueName).append(" = ").append(it));
            }
        });
        return BibEntry.parse(builder.append("\n}").toString());
    }

    /// The work, from Dublin Core and PRISM.
    WorkDraft toDraft() {
        var draft = new WorkDraft(1);
        for (String valueName : List.of("doi", "DOI", "identifier")) {
            allValues(valueName).forEach(draft::fillDoi);
        }
        if (PlausibleTitle.isPlausible(firstValue("title"))) {
            draft.text(FieldName.TITLE, firstValue("title"));
            addPeople(draft);
        }
        draft.fillDate(
                FieldName.DATE,
                SourceDates.precise(withoutTime(firstValue("coverDate", "publicationDate")))
                        .or(() -> SourceDates.precise(withoutTime(firstValue("date")))));
        String journal = firstValue("publicationName");
        if (!journal.isEmpty()) {
            boolean isBook =
                    firstValue("aggregationType").matches("(?i)book|proceedings|conference");
            draft.type(isBook ? "inproceedings" : "article");
            draft.text(isBook ? FieldName.BOOKTITLE : FieldName.JOURNALTITLE, journal);
            draft.text(FieldName.VOLUME, firstValue("volume"));
            draft.text(FieldName.NUMBER, firstValue("number"));
        }
        draft.fillPages(firstValue("startingPage", "pageRange"), firstValue("endingPage"));
        List.of("issn", "eIssn", "isbn")
                .forEach(valueName -> allValues(valueName).forEach(draft::addBookNumber));
        draft.text(FieldName.PUBLISHER, firstValue("publisher"));
        return draft;
    }

    private void addPeople(WorkDraft draft) {
        for (String creatorText : allValues("creator")) {
            for (String valueName : NAME_SEPARATOR.split(creatorText, -1)) {
                if (PlausibleTitle.isPerson(valueName)) {
                    draft.addName(FieldName.AUTHOR, SourceNames.givenFirst(valueName));
                }
            }
        }
    }

    /// A date without the time of day.
    private static String withoutTime(String timestamp) {
        return timestamp.replaceFirst("T\\d.*$", "");
    }
}
