package octavo.discovery;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.RecordedWork;
import octavo.values.Doi;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Records by their DOIs.
final class RecordedDois {
    private RecordedDois() {}

    /// The first record of a DOI counts.
    static void addRecords(Map<Doi, RecordedWork> recordsByDoi, List<RecordedWork> records) {
        records.forEach(
                record -> doiOf(record).ifPresent(doi -> recordsByDoi.putIfAbsent(doi, record)));
    }

    private static Optional<Doi> doiOf(RecordedWork record) {
        return Doi.parse(record.work().plainText(FieldName.DOI)).value();
    }

    /// The library's entries of works whose DOI it lacks: by title and authors, or as a preprint.
    static Map<Doi, Work> entriesOf(CitationQuestion question, Collection<RecordedWork> records) {
        Map<Doi, Work> knownEntries = new HashMap<>();
        for (WorkCluster cluster :
                RecordGroups.of(question.library(), List.copyOf(records), question.distinctPairs())
                        .clusters()) {
            cluster.entries().stream()
                    .findFirst()
                    .ifPresent(entry ->
                            cluster.records()
                                    .forEach(record ->
                                            doiOf(record)
                                                    .ifPresent(
                                                            doi -> knownEntries.put(doi, entry))));
        }
        return knownEntries;
    }
}
