package octavo.discovery;

import octavo.discovery.InquiryProgress.InquiryMatter;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.CitationInquiry;
import octavo.lookup.CitationInquiry.CitationListing;
import octavo.lookup.FoundPaper;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.RecordedWork;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SourcedWork;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// The works that cite entries, those first that cite most of them, and of these the newest.
///
/// @param citingWorks those that cite enough of the entries
/// @param unknownEntries entries that the service does not know, or that have neither a DOI nor an
///   arXiv number
/// @param omittedCount how many were left out, as there are too many
/// @param failures of services that have not answered
public record CitingWorks(
        List<CitingWork> citingWorks,
        List<Work> unknownEntries,
        int omittedCount,
        List<ListingFailure> failures) {
    /// More are not compared with the library.
    private static final int MOST_WORKS = 5000;

    public CitingWorks {
        citingWorks = List.copyOf(citingWorks);
        unknownEntries = List.copyOf(unknownEntries);
        failures = List.copyOf(failures);
    }

    /// A work that cites entries.
    ///
    /// @param foundPaper what its records say together
    /// @param citedEntries the entries
    /// @param knownEntries the library's entries of it
    public record CitingWork(
            FoundPaper foundPaper,
            List<SourcedWork> records,
            List<Work> citedEntries,
            List<Work> knownEntries) {
        public CitingWork {
            records = List.copyOf(records);
            citedEntries = List.copyOf(citedEntries);
            knownEntries = List.copyOf(knownEntries);
        }

        /// The keys of the library's entries of it.
        public List<String> knownKeys() {
            return knownEntries.stream().map(Work::key).toList();
        }

        private String date() {
            return foundPaper.foundWork().plainText(FieldName.DATE);
        }
    }

    /// @param onProgress receives what came
    /// @throws InterruptedException if nobody wants the answer any more
    public static CitingWorks ask(
            CitationInquiry inquiry,
            CitationQuestion question,
            Consumer<InquiryProgress<CitingWorks>> onProgress)
            throws InterruptedException {
        List<Doi> entryDois = List.copyOf(question.entriesByAnyDoi().keySet());
        GrowthThreshold growthThreshold = new GrowthThreshold();
        CitationListing listing =
                inquiry.findCiting(
                        entryDois,
                        (listingSoFar, askedCount) -> {
                            boolean isWorthShowing =
                                    askedCount < entryDois.size()
                                            && growthThreshold.isReachedBy(sizeOf(listingSoFar));
                            onProgress.accept(
                                    new InquiryProgress<>(
                                            InquiryMatter.CITATIONS,
                                            askedCount,
                                            entryDois.size(),
                                            isWorthShowing
                                                    ? Optional.of(of(question, listingSoFar))
                                                    : Optional.empty()));
                        });
        return of(question, listing);
    }

    private static int sizeOf(CitationListing listing) {
        return listing.citingWorks().values().stream().mapToInt(List::size).sum();
    }

    private static CitingWorks of(CitationQuestion question, CitationListing listing) {
        Map<RecordedWork, Set<Work>> citedByRecord = new LinkedHashMap<>();
        question.entriesByAnyDoi()
                .forEach((doi, entry) ->
                        listing.citingWorks()
                                .getOrDefault(doi, List.of())
                                .forEach(record ->
                                        citedByRecord
                                                .computeIfAbsent(record, _ -> new LinkedHashSet<>())
                                                .add(entry)));
        List<RecordedWork> comparedRecords =
                citedByRecord.keySet().stream().limit(MOST_WORKS).toList();
        List<CitingWork> citingWorks =
                RecordGroups.of(question.library(), comparedRecords, question.distinctPairs())
                        .clusters()
                        .stream()
                        .map(cluster -> toCitingWork(cluster, citedByRecord))
                        .filter(it -> it.citedEntries().size() >= question.leastCount())
                        .sorted(
                                Comparator.comparingInt(
                                                (CitingWork it) -> -it.citedEntries().size())
                                        .thenComparing(CitingWork::date, Comparator.reverseOrder()))
                        .toList();
        return new CitingWorks(
                citingWorks,
                question.entries().stream()
                        .filter(it ->
                                CitationQuestion.anyDoi(it)
                                        .filter(listing.citingWorks()::containsKey)
                                        .isEmpty())
                        .toList(),
                citedByRecord.size() - comparedRecords.size(),
                listing.failures());
    }

    private static CitingWork toCitingWork(
            WorkCluster cluster, Map<RecordedWork, Set<Work>> citedByRecord) {
        Set<Work> citedEntries = new LinkedHashSet<>();
        List<SourcedWork> sourcedWorks = new ArrayList<>();
        for (RecordedWork record : cluster.records()) {
            citedEntries.addAll(citedByRecord.getOrDefault(record, Set.of()));
            sourcedWorks.add(record.sourcedWork());
        }
        String title = sourcedWorks.getFirst().importedWork().plainText(FieldName.TITLE);
        return new CitingWork(
                FoundPaper.ofRecords(new SoughtPaper.OfWords(title), sourcedWorks),
                sourcedWorks,
                List.copyOf(citedEntries),
                cluster.entries());
    }

    /// Those that the library lacks.
    public List<CitingWork> missingWorks() {
        return citingWorks.stream().filter(it -> it.knownEntries().isEmpty()).toList();
    }
}
