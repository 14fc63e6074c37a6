package octavo.discovery;

import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.DepositedReferences;
import octavo.lookup.ListingReply;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.lookup.RecordedWork;
import octavo.lookup.ReferenceInquiry;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What entries cite, the works that most of them cite first.
///
/// @param citedWorks those that enough entries cite
/// @param listlessEntries entries whose list of references is unknown
/// @param namelessCount how many references have no DOI and are not counted
/// @param failures of services that have not answered
public record CitedWorks(
        List<CitedWork> citedWorks,
        List<Work> listlessEntries,
        int namelessCount,
        List<ListingFailure> failures) {
    public CitedWorks {
        citedWorks = List.copyOf(citedWorks);
        listlessEntries = List.copyOf(listlessEntries);
        failures = List.copyOf(failures);
    }

    /// Asks for the references of entries, and then for the records of those works that enough of
    /// them cite. An entry that the library has twice counts once.
    ///
    /// @param leastCount how many entries must cite a work
    /// @throws InterruptedException if nobody wants the answer any more
    public static CitedWorks ask(
            ReferenceInquiry referenceInquiry,
            AuthorInquiry recordInquiry,
            Library library,
            List<Work> entries,
            int leastCount)
            throws InterruptedException {
        Map<Doi, Work> entriesByDoi = new LinkedHashMap<>();
        for (Work entry : entries) {
            entry.doi().ifPresent(doi -> entriesByDoi.putIfAbsent(doi, entry));
        }
        DepositedReferences references =
                referenceInquiry.findReferences(List.copyOf(entriesByDoi.keySet()));
        Map<Doi, List<Work>> citingEntries = countCitations(entriesByDoi, references);
        citingEntries.values().removeIf(it -> it.size() < leastCount);
        Map<Doi, Work> knownEntries = new HashMap<>();
        Work.allOf(library)
                .forEach(work -> work.doi().ifPresent(doi -> knownEntries.putIfAbsent(doi, work)));
        List<ListingReply> replies =
                recordInquiry.findRecords(
                        citingEntries.keySet().stream()
                                .filter(it -> !knownEntries.containsKey(it))
                                .toList(),
                        List.of());
        Map<Doi, RecordedWork> records = recordsIn(replies);
        knownEntries.putAll(knownByTitle(library, records));
        List<ListingFailure> failures = new ArrayList<>(references.failures());
        replies.stream()
                .filter(ListingFailure.class::isInstance)
                .map(ListingFailure.class::cast)
                .forEach(failures::add);
        return new CitedWorks(
                sortWorks(citingEntries, records, knownEntries),
                entries.stream()
                        .filter(it ->
                                it.doi().filter(references.citedDois()::containsKey).isEmpty())
                        .toList(),
                references.namelessCount(),
                failures.stream().distinct().toList());
    }

    private static Map<Doi, List<Work>> countCitations(
            Map<Doi, Work> entriesByDoi, DepositedReferences references) {
        Map<Doi, List<Work>> citingEntries = new LinkedHashMap<>();
        entriesByDoi.forEach((citingDoi, entry) -> {
            for (Doi citedDoi : references.citedDois().getOrDefault(citingDoi, List.of())) {
                citingEntries.computeIfAbsent(citedDoi, _ -> new ArrayList<>()).add(entry);
            }
        });
        return citingEntries;
    }

    private static Map<Doi, RecordedWork> recordsIn(List<ListingReply> replies) {
        Map<Doi, RecordedWork> records = new LinkedHashMap<>();
        for (ListingReply reply : replies) {
            if (reply instanceof WorkListing(_, var works)) {
                works.forEach(work -> doiOf(work).ifPresent(doi -> records.putIfAbsent(doi, work)));
            }
        }
        return records;
    }

    private static Optional<Doi> doiOf(RecordedWork record) {
        return Doi.parse(record.work().plainText(FieldName.DOI)).value();
    }

    /// The library's entries of works whose DOI it lacks: by title and authors, or as a preprint.
    private static Map<Doi, Work> knownByTitle(Library library, Map<Doi, RecordedWork> records) {
        Map<Doi, Work> knownEntries = new HashMap<>();
        for (WorkCluster cluster :
                RecordGroups.of(library, List.copyOf(records.values()), DistinctPairs.NONE)
                        .clusters()) {
            cluster.entries().stream()
                    .findFirst()
                    .ifPresent(entry ->
                            cluster.records()
                                    .forEach(it ->
                                            doiOf(it)
                                                    .ifPresent(
                                                            doi -> knownEntries.put(doi, entry))));
        }
        return knownEntries;
    }

    private static List<CitedWork> sortWorks(
            Map<Doi, List<Work>> citingEntries,
            Map<Doi, RecordedWork> records,
            Map<Doi, Work> knownEntries) {
        List<CitedWork> citedWorks = new ArrayList<>();
        citingEntries.forEach((doi, entries) ->
                citedWorks.add(
                        new CitedWork(
                                doi,
                                entries,
                                Optional.ofNullable(records.get(doi)),
                                Optional.ofNullable(knownEntries.get(doi)))));
        citedWorks.sort(
                Comparator.comparingInt((CitedWork it) -> -it.citingEntries().size())
                        .thenComparing(it -> it.doi().foldedName()));
        return citedWorks;
    }

    /// Those that the library lacks.
    public List<CitedWork> missingWorks() {
        return citedWorks.stream().filter(it -> it.knownEntry().isEmpty()).toList();
    }
}
