package octavo.discovery;

import octavo.discovery.InquiryProgress.InquiryMatter;
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
import java.util.function.Consumer;

/// What entries cite, the works that most of them cite first.
///
/// @param citedWorks those that enough entries cite
/// @param listlessEntries entries whose list of references is unknown
/// @param namelessCount how many references have no DOI and are not counted
/// @param omittedCount how many works were left out, as there are too many
/// @param failures of services that have not answered
public record CitedWorks(
        List<CitedWork> citedWorks,
        List<Work> listlessEntries,
        int namelessCount,
        int omittedCount,
        List<ListingFailure> failures) {
    /// More are not asked for.
    private static final int MOST_WORKS = 5000;

    public CitedWorks {
        citedWorks = List.copyOf(citedWorks);
        listlessEntries = List.copyOf(listlessEntries);
        failures = List.copyOf(failures);
    }

    /// Asks for the references of entries, and then for the records of those works that enough of
    /// them cite.
    ///
    /// @param onProgress receives what came, with the works whose records have come
    /// @throws InterruptedException if nobody wants the answer any more
    public static CitedWorks ask(
            ReferenceInquiry referenceInquiry,
            AuthorInquiry recordInquiry,
            CitationQuestion question,
            Consumer<InquiryProgress<CitedWorks>> onProgress)
            throws InterruptedException {
        DepositedReferences references = question.findReferences(referenceInquiry, onProgress);
        WorkCollection workCollection = new WorkCollection(question, references);
        List<Doi> soughtDois = workCollection.unknownDois();
        GrowthThreshold growthThreshold = new GrowthThreshold();
        recordInquiry.findDoiRecords(
                soughtDois,
                (reply, askedCount) -> {
                    workCollection.addReply(reply);
                    boolean isWorthShowing =
                            askedCount < soughtDois.size()
                                    && growthThreshold.isReachedBy(workCollection.recordCount());
                    onProgress.accept(
                            new InquiryProgress<>(
                                    InquiryMatter.RECORDS,
                                    askedCount,
                                    soughtDois.size(),
                                    isWorthShowing
                                            ? Optional.of(workCollection.toCitedWorks(true))
                                            : Optional.empty()));
                });
        return workCollection.toCitedWorks(false);
    }

    /// Those that the library lacks.
    public List<CitedWork> missingWorks() {
        return citedWorks.stream().filter(it -> it.knownEntry().isEmpty()).toList();
    }

    /// The works that enough entries cite, and their records as they come.
    private static final class WorkCollection {
        private final CitationQuestion question;
        private final DepositedReferences references;
        private final Map<Doi, List<Work>> citingEntries;
        private final Map<Doi, Work> entriesByDoi = new HashMap<>();
        private final Map<Doi, RecordedWork> records = new LinkedHashMap<>();
        private final List<ListingFailure> failures;
        private final int omittedCount;

        WorkCollection(CitationQuestion question, DepositedReferences references) {
            this.question = question;
            this.references = references;
            this.failures = new ArrayList<>(references.failures());
            Map<Doi, List<Work>> allCiting = countCitations(question, references);
            allCiting.values().removeIf(it -> it.size() < question.leastCount());
            this.citingEntries = new LinkedHashMap<>();
            allCiting.entrySet().stream()
                    .sorted(
                            Comparator.comparingInt((Map.Entry<Doi, List<Work>> it) ->
                                            -it.getValue().size())
                                    .thenComparing(it -> it.getKey().foldedName()))
                    .limit(MOST_WORKS)
                    .forEach(it -> citingEntries.put(it.getKey(), it.getValue()));
            this.omittedCount = allCiting.size() - citingEntries.size();
            Work.allOf(question.library())
                    .forEach(work ->
                            work.doi().ifPresent(doi -> entriesByDoi.putIfAbsent(doi, work)));
        }

        private static Map<Doi, List<Work>> countCitations(
                CitationQuestion question, DepositedReferences references) {
            Map<Doi, List<Work>> citingEntries = new LinkedHashMap<>();
            question.entriesByDoi()
                    .forEach((citingDoi, entry) -> {
                        for (Doi citedDoi :
                                references.citedDois().getOrDefault(citingDoi, List.of())) {
                            citingEntries
                                    .computeIfAbsent(citedDoi, _ -> new ArrayList<>())
                                    .add(entry);
                        }
                    });
            return citingEntries;
        }

        /// Those whose DOI the library lacks.
        List<Doi> unknownDois() {
            return citingEntries.keySet().stream()
                    .filter(it -> !entriesByDoi.containsKey(it))
                    .toList();
        }

        void addReply(ListingReply reply) {
            switch (reply) {
                case ListingFailure failure -> failures.add(failure);
                case WorkListing(_, var works) -> RecordedDois.addRecords(records, works);
            }
        }

        int recordCount() {
            return records.size();
        }

        /// @param isPartial whether more records are to come, so that only works with one count
        CitedWorks toCitedWorks(boolean isPartial) {
            Map<Doi, Work> knownEntries =
                    new HashMap<>(RecordedDois.entriesOf(question, records.values()));
            knownEntries.putAll(entriesByDoi);
            List<CitedWork> citedWorks = new ArrayList<>();
            citingEntries.forEach((doi, entries) -> {
                if (!isPartial || records.containsKey(doi)) {
                    citedWorks.add(
                            new CitedWork(
                                    doi,
                                    entries,
                                    Optional.ofNullable(records.get(doi)),
                                    Optional.ofNullable(knownEntries.get(doi))));
                }
            });
            return new CitedWorks(
                    citedWorks,
                    question.entries().stream()
                            .filter(it ->
                                    it.doi().filter(references.citedDois()::containsKey).isEmpty())
                            .toList(),
                    references.namelessCount(),
                    omittedCount,
                    failures.stream().distinct().toList());
        }
    }
}
