package octavo.library;

import octavo.fields.FieldName;
import octavo.values.ArxivId;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The identifiers of an entry, in whatever field it has them.
final class EntryIdentifiers {
    private EntryIdentifiers() {}

    /// The arXiv id of an entry.
    ///
    /// @param fields the fields of the entry itself
    static Optional<ArxivId> arXiv(Function<String, Optional<String>> fields) {
        return eprint(fields)
                .or(() -> labelled(fields, "doi"))
                .or(() -> labelled(fields, "url"))
                .or(() -> labelled(fields, FieldName.JOURNAL))
                .or(() -> labelled(fields, FieldName.HOWPUBLISHED))
                .or(() -> corr(fields))
                .or(() -> labelled(fields, "note"));
    }

    private static Optional<ArxivId> eprint(Function<String, Optional<String>> fields) {
        String archive =
                fields.apply(FieldName.EPRINTTYPE).orElse("arxiv").toLowerCase(Locale.ROOT);
        return archive.contains("arxiv") || archive.contains("/") || archive.contains("-")
                ? fields.apply("eprint")
                        .flatMap(id ->
                                ArxivId.parse(id, fields.apply(FieldName.EPRINTCLASS).orElse(""))
                                        .value())
                : Optional.empty();
    }

    /// The id in a field whose label says that it is from arXiv.
    private static Optional<ArxivId> labelled(
            Function<String, Optional<String>> fields, String field) {
        return fields.apply(field)
                .filter(text -> text.toLowerCase(Locale.ROOT).contains("arxiv"))
                .flatMap(text -> ArxivId.parse(text).value());
    }

    /// As in DBLP: the journal is CoRR, and the volume `abs/2101.00001`.
    private static Optional<ArxivId> corr(Function<String, Optional<String>> fields) {
        boolean corr =
                fields.apply(FieldName.JOURNAL)
                        .filter(journal -> journal.replaceAll("[{}]", "").startsWith("CoRR"))
                        .isPresent();
        return corr
                ? fields.apply("volume")
                        .map(volume -> volume.replaceFirst("^abs/", ""))
                        .flatMap(id -> ArxivId.parse(id).value())
                : Optional.empty();
    }
}
