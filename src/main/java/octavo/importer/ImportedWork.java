package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;
import octavo.values.PublicationDate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A work as a source states it, in the terms of biblatex, which says more than BibTeX.
///
/// @param type a type of the `TypeCatalogue`, as biblatex calls it
/// @param key the key that the work is cited by, where the source has one
/// @param fields by the names that biblatex has for them
/// @param line where the record begins in the source, from 1
public record ImportedWork(
        String type, Optional<String> key, SequencedMap<String, ImportedValue> fields, int line) {
    public ImportedWork {
        fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
    }

    /// The work with a value that is written as it is.
    ImportedWork with(String field, String text) {
        SequencedMap<String, ImportedValue> more = new LinkedHashMap<>(fields);
        more.put(field, new ImportedValue.Exact(text));
        return new ImportedWork(type, key, more, line);
    }

    /// What services know the work by, best first: `doi:10.1000/182`, `arxiv:2101.00001`. A look-up
    /// completes what a PDF says of itself.
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

    /// A field in plain Unicode; empty where it is missing.
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
