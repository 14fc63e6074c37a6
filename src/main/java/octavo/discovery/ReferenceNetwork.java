package octavo.discovery;

import octavo.bibliometrics.PointLink;
import octavo.discovery.InquiryProgress.InquiryMatter;
import octavo.library.Work;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.DepositedReferences;
import octavo.lookup.FoundPaper;
import octavo.lookup.ListingReply;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.lookup.RecordedWork;
import octavo.lookup.ReferenceInquiry;
import octavo.lookup.SoughtPaper;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Entries and what they cite, as a network: works, and which cites which. Works that nothing links
/// are not in it, nor more than can be drawn.
///
/// @param works the entries that were asked about first, then by how many of them cite a work
/// @param citations from the citing to the cited work, by their places in the list
/// @param listlessCount of how many entries the list of references is unknown
/// @param omittedCount how many linked works were left out
/// @param failures of services that have not answered
public record ReferenceNetwork(
        List<NetworkWork> works,
        List<PointLink> citations,
        int listlessCount,
        int omittedCount,
        List<ListingFailure> failures) {
    private static final int MOST_ENTRIES = 200;
    private static final int MOST_WORKS = 300;

    /// Of more entries, works that only one of them cites would hide the others.
    private static final int FEW_ENTRIES = 3;

    public ReferenceNetwork {
        works = List.copyOf(works);
        citations = List.copyOf(citations);
        failures = List.copyOf(failures);
    }

    /// A work of the network.
    ///
    /// @param entry the library's entry of it
    /// @param isAskedAbout whether it is one of the entries whose references were asked for
    /// @param foundPaper what its agency says of it, if it was asked and has answered
    public record NetworkWork(
            Doi doi, Optional<Work> entry, boolean isAskedAbout, Optional<FoundPaper> foundPaper) {
        /// The entry, or what is known of it elsewhere, as an entry.
        public Optional<Work> shownWork() {
            return entry.or(() ->
                    foundPaper.flatMap(it -> WrittenPapers.of(List.of(it)).entries().getFirst()));
        }
    }

    /// How many of some entries must cite a work that is not among them.
    public static int leastCountFor(List<Work> entries) {
        return entries.stream().filter(it -> it.doi().isPresent()).count() > FEW_ENTRIES ? 2 : 1;
    }

    /// Asks for the references of entries, and then for the records of what they cite.
    ///
    /// @param onProgress receives how far it is
    /// @throws InterruptedException if nobody wants the answer any more
    public static ReferenceNetwork ask(
            ReferenceInquiry referenceInquiry,
            AuthorInquiry recordInquiry,
            CitationQuestion question,
            Consumer<InquiryProgress<ReferenceNetwork>> onProgress)
            throws InterruptedException {
        DepositedReferences references = question.findReferences(referenceInquiry, onProgress);
        var builder = new NetworkBuilder(question, references);
        List<Doi> soughtDois = builder.unknownDois();
        recordInquiry.findDoiRecords(
                soughtDois,
                (reply, askedCount) -> {
                    builder.addReply(reply);
                    onProgress.accept(
                            new InquiryProgress<>(
                                    InquiryMatter.RECORDS,
                                    askedCount,
                                    soughtDois.size(),
                                    Optional.empty()));
                });
        return builder.build();
    }

    private static final class NetworkBuilder {
        private final CitationQuestion question;
        private final DepositedReferences references;
        private final Map<Doi, Work> askedEntries;
        private final Map<Doi, Work> knownEntries = new HashMap<>();
        private final Set<Doi> drawnDois;
        private final int omittedCount;
        private final Map<Doi, RecordedWork> records = new LinkedHashMap<>();
        private final List<ListingFailure> failures;

        NetworkBuilder(CitationQuestion question, DepositedReferences references) {
            this.question = question;
            this.references = references;
            this.failures = new ArrayList<>(references.failures());
            askedEntries = question.entriesByDoi();
            Work.allOf(question.library())
                    .forEach(work ->
                            work.doi().ifPresent(doi -> knownEntries.putIfAbsent(doi, work)));
            knownEntries.putAll(askedEntries);
            Map<Doi, Integer> citedCounts = new HashMap<>();
            references
                    .citedDois()
                    .values()
                    .forEach(dois -> dois.forEach(it -> citedCounts.merge(it, 1, Integer::sum)));
            Map<Doi, Integer> linkCounts = new HashMap<>();
            references
                    .citedDois()
                    .forEach((citing, dois) ->
                            dois.stream()
                                    .filter(it -> isLinked(it, citedCounts) && !it.equals(citing))
                                    .forEach(cited -> {
                                        linkCounts.merge(citing, 1, Integer::sum);
                                        linkCounts.merge(cited, 1, Integer::sum);
                                    }));
            List<Doi> mostLinkedFirst =
                    linkCounts.keySet().stream()
                            .sorted(
                                    Comparator.comparingInt(
                                                    (Doi it) -> -linkCounts.getOrDefault(it, 0))
                                            .thenComparing(Doi::foldedName))
                            .toList();
            drawnDois = new LinkedHashSet<>();
            mostLinkedFirst.stream()
                    .filter(askedEntries::containsKey)
                    .limit(MOST_ENTRIES)
                    .forEach(drawnDois::add);
            mostLinkedFirst.stream()
                    .filter(it -> !askedEntries.containsKey(it))
                    .limit(MOST_WORKS - drawnDois.size())
                    .forEach(drawnDois::add);
            omittedCount = linkCounts.size() - drawnDois.size();
        }

        private boolean isLinked(Doi cited, Map<Doi, Integer> citedCounts) {
            return askedEntries.containsKey(cited)
                    || citedCounts.getOrDefault(cited, 0) >= question.leastCount();
        }

        /// Those whose DOI the library lacks.
        List<Doi> unknownDois() {
            return drawnDois.stream().filter(it -> !knownEntries.containsKey(it)).toList();
        }

        void addReply(ListingReply reply) {
            switch (reply) {
                case ListingFailure failure -> failures.add(failure);
                case WorkListing(_, var works) -> RecordedDois.addRecords(records, works);
            }
        }

        ReferenceNetwork build() {
            Map<Doi, Work> entriesByTitle = RecordedDois.entriesOf(question, records.values());
            Map<Doi, Doi> sameWorks = new HashMap<>();
            entriesByTitle.forEach((doi, entry) ->
                    entry.doi()
                            .filter(askedEntries::containsKey)
                            .ifPresent(entryDoi -> sameWorks.put(doi, entryDoi)));
            drawnDois.addAll(sameWorks.values());
            Map<Doi, Set<Doi>> citedByCiting = new LinkedHashMap<>();
            Set<Doi> linkedDois = new LinkedHashSet<>();
            for (Doi citing : drawnDois) {
                for (Doi written : references.citedDois().getOrDefault(citing, List.of())) {
                    Doi cited = sameWorks.getOrDefault(written, written);
                    if (drawnDois.contains(cited) && !cited.equals(citing)) {
                        citedByCiting
                                .computeIfAbsent(citing, _ -> new LinkedHashSet<>())
                                .add(cited);
                        linkedDois.add(citing);
                        linkedDois.add(cited);
                    }
                }
            }
            Map<Doi, Integer> places = new LinkedHashMap<>();
            Stream.concat(
                            drawnDois.stream().filter(askedEntries::containsKey),
                            drawnDois.stream().filter(it -> !askedEntries.containsKey(it)))
                    .filter(linkedDois::contains)
                    .forEach(doi -> places.put(doi, places.size()));
            List<PointLink> citations = new ArrayList<>();
            citedByCiting.forEach((citing, dois) ->
                    dois.forEach(cited ->
                            citations.add(
                                    new PointLink(
                                            places.getOrDefault(citing, 0),
                                            places.getOrDefault(cited, 0),
                                            1))));
            return new ReferenceNetwork(
                    places.keySet().stream().map(doi -> networkWork(doi, entriesByTitle)).toList(),
                    citations,
                    (int)
                            question.entries().stream()
                                    .filter(it ->
                                            it.doi()
                                                    .filter(references.citedDois()::containsKey)
                                                    .isEmpty())
                                    .count(),
                    omittedCount,
                    failures.stream().distinct().toList());
        }

        private NetworkWork networkWork(Doi doi, Map<Doi, Work> entriesByTitle) {
            return new NetworkWork(
                    doi,
                    Optional.ofNullable(knownEntries.get(doi))
                            .or(() -> Optional.ofNullable(entriesByTitle.get(doi))),
                    askedEntries.containsKey(doi),
                    Optional.ofNullable(records.get(doi))
                            .map(it ->
                                    FoundPaper.ofRecords(
                                            new SoughtPaper.OfDoi(doi),
                                            List.of(it.sourcedWork()))));
        }
    }
}
