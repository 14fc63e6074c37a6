package octavo.formats.workdrafts;

import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.PublicationDate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// A work as stated in a source, in terms of biblatex, which is richer than BibTeX.
///
/// @param type a type of the `TypeCatalogue`, by its biblatex name
/// @param key the source's citation key, if it has one
/// @param fields by biblatex name
/// @param lineNumber the first line of the record in the source, from 1
/// @param printedSource the reference it was read from, if it was read from one
/// @param publicationYears if it was published more than once, in print and online, the years
public record ImportedWork(
        String type,
        Optional<String> key,
        SequencedMap<String, ImportedValue> fields,
        int lineNumber,
        Optional<PrintedSource> printedSource,
        Set<Integer> publicationYears) {
    public ImportedWork {
        publicationYears = Set.copyOf(publicationYears);
        fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
    }

    /// A work of a record.
    public ImportedWork(
            String type,
            Optional<String> key,
            SequencedMap<String, ImportedValue> fields,
            int lineNumber) {
        this(type, key, fields, lineNumber, Optional.empty(), Set.of());
    }

    /// The work, read from a printed reference.
    public ImportedWork withPrintedSource(PrintedSource source) {
        return new ImportedWork(
                type, key, fields, lineNumber, Optional.of(source), publicationYears);
    }

    /// The work with all years of its publication.
    public ImportedWork withPublicationYears(Set<Integer> years) {
        return new ImportedWork(type, key, fields, lineNumber, printedSource, years);
    }

    /// The work with a literal value.
    public ImportedWork withExact(String fieldName, String text) {
        SequencedMap<String, ImportedValue> extendedFields = new LinkedHashMap<>(fields);
        extendedFields.put(fieldName, new ImportedValue.ExactValue(text));
        return new ImportedWork(
                type, key, extendedFields, lineNumber, printedSource, publicationYears);
    }

    /// Its identifier for services, the best first: `doi:10.1000/182`, `arxiv:2101.00001`. A
    /// look-up completes a PDF's own metadata.
    public Optional<String> identifier() {
        return hasField(FieldName.DOI)
                ? Optional.of("doi:" + plainText(FieldName.DOI))
                : hasField(FieldName.EPRINT) && plainText(FieldName.EPRINTTYPE).equals("arxiv")
                        ? Optional.of("arxiv:" + plainText(FieldName.EPRINT))
                        : Optional.empty();
    }

    public boolean hasField(String fieldName) {
        return fields.containsKey(fieldName);
    }

    public Optional<ImportedValue> findValue(String fieldName) {
        return Optional.ofNullable(fields.get(fieldName));
    }

    /// A field in plain Unicode; empty if it is missing.
    public String plainText(String fieldName) {
        return findValue(fieldName).map(ImportedValue::plainText).orElse("");
    }

    /// The names in a field.
    public List<PersonName> namesOf(String fieldName) {
        return findValue(fieldName)
                .filter(ImportedValue.PeopleValue.class::isInstance)
                .map(people -> ((ImportedValue.PeopleValue) people).names())
                .orElse(List.of());
    }

    public Optional<PublicationDate> dateOf(String fieldName) {
        return findValue(fieldName)
                .filter(ImportedValue.DateValue.class::isInstance)
                .map(dated -> ((ImportedValue.DateValue) dated).date());
    }
}
