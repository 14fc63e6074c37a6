package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.PublicationDate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A work as stated in a source, in terms of biblatex, which is richer than BibTeX.
///
/// @param type a type of the `TypeCatalogue`, by its biblatex name
/// @param key the source's citation key, if it has one
/// @param fields by biblatex name
/// @param line the first line of the record in the source, from 1
public record ImportedWork(
        String type, Optional<String> key, SequencedMap<String, ImportedValue> fields, int line) {
    public ImportedWork {
        fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
    }

    /// The work with a literal value.
    ImportedWork with(String field, String text) {
        SequencedMap<String, ImportedValue> more = new LinkedHashMap<>(fields);
        more.put(field, new ImportedValue.Exact(text));
        return new ImportedWork(type, key, more, line);
    }

    /// Its identifier for services, the best first: `doi:10.1000/182`, `arxiv:2101.00001`. A
    /// look-up completes a PDF's own metadata.
    public Optional<String> identifier() {
        return has(FieldName.DOI)
                ? Optional.of("doi:" + plain(FieldName.DOI))
                : has(FieldName.EPRINT) && plain(FieldName.EPRINTTYPE).equals("arxiv")
                        ? Optional.of("arxiv:" + plain(FieldName.EPRINT))
                        : Optional.empty();
    }

    public boolean has(String field) {
        return fields.containsKey(field);
    }

    public Optional<ImportedValue> value(String field) {
        return Optional.ofNullable(fields.get(field));
    }

    /// A field in plain Unicode; empty if it is missing.
    public String plain(String field) {
        return value(field).map(ImportedValue::plain).orElse("");
    }

    /// The names in a field.
    public List<PersonName> names(String field) {
        return value(field)
                .filter(ImportedValue.People.class::isInstance)
                .map(people -> ((ImportedValue.People) people).names())
                .orElse(List.of());
    }

    public Optional<PublicationDate> date(String field) {
        return value(field)
                .filter(ImportedValue.Dated.class::isInstance)
                .map(dated -> ((ImportedValue.Dated) dated).date());
    }
}
