package octavo.library;

import octavo.fields.FieldName;
import octavo.values.ArxivId;
import octavo.values.PreprintServers;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The identifiers of an entry, in whatever field it has them.
final class EntryIdentifiers {
    private EntryIdentifiers() {}

    /// The arXiv id of an entry.
    ///
    /// @param fieldValues the fields of the entry itself
    static Optional<ArxivId> findArxivId(Function<String, Optional<String>> fieldValues) {
        return fromEprint(fieldValues)
                .or(() -> fromLabelledField(fieldValues, "doi"))
                .or(() -> fromLabelledField(fieldValues, "url"))
                .or(() -> fromLabelledField(fieldValues, FieldName.JOURNAL))
                .or(() -> fromLabelledField(fieldValues, FieldName.HOWPUBLISHED))
                .or(() -> fromCorrJournal(fieldValues))
                .or(() -> fromLabelledField(fieldValues, "note"));
    }

    private static Optional<ArxivId> fromEprint(Function<String, Optional<String>> fieldValues) {
        String archiveName =
                fieldValues.apply(FieldName.EPRINTTYPE).orElse("arxiv").toLowerCase(Locale.ROOT);
        return archiveName.contains("arxiv")
                        || archiveName.contains("/")
                        || archiveName.contains("-")
                ? fieldValues
                        .apply("eprint")
                        .flatMap(id ->
                                ArxivId.parse(
                                                id,
                                                fieldValues.apply(FieldName.EPRINTCLASS).orElse(""))
                                        .value())
                : Optional.empty();
    }

    /// The id in a field whose label says that it is from arXiv.
    private static Optional<ArxivId> fromLabelledField(
            Function<String, Optional<String>> fieldValues, String fieldName) {
        return fieldValues
                .apply(fieldName)
                .filter(fieldText -> fieldText.toLowerCase(Locale.ROOT).contains("arxiv"))
                .flatMap(fieldText -> ArxivId.parse(fieldText).value());
    }

    /// As in DBLP: the journal is CoRR, and the volume `abs/2101.00001`.
    private static Optional<ArxivId> fromCorrJournal(
            Function<String, Optional<String>> fieldValues) {
        boolean isCorr =
                fieldValues
                        .apply(FieldName.JOURNAL)
                        .filter(journal ->
                                PreprintServers.isArxivName(journal.replaceAll("[{}]", "")))
                        .isPresent();
        return isCorr
                ? fieldValues
                        .apply("volume")
                        .map(volume -> volume.replaceFirst("^abs/", ""))
                        .flatMap(id -> ArxivId.parse(id).value())
                : Optional.empty();
    }
}
