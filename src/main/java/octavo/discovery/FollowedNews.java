package octavo.discovery;

import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.lookup.FollowedInquiry;
import octavo.lookup.FoundPaper;
import octavo.lookup.ListingReply;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.RecordedWork;
import octavo.sidecar.Sidecar;
import octavo.values.Issn;
import octavo.values.Orcid;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// What services have of a source since the last time. The first time, nothing is new: what there
/// is by then is what later answers are compared with.
///
/// @param newWorks works of which no version was seen; all works the first time
/// @param isFirst whether nobody has asked before
/// @param isCut whether more may be new than the service lists
/// @param keptNames the names of all works that count as seen from now on
/// @param isAnswered whether any service has answered
public record FollowedNews(
        FollowedSource source,
        List<WorkCluster> newWorks,
        boolean isFirst,
        boolean isCut,
        Set<String> keptNames,
        boolean isAnswered,
        List<ListingFailure> failures) {
    /// More are not kept; services list no more at once.
    private static final int MOST_KEPT_NAMES = 2000;

    public FollowedNews {
        newWorks = List.copyOf(newWorks);
        keptNames = Set.copyOf(keptNames);
        failures = List.copyOf(failures);
    }

    /// The library in which works are looked for.
    public record KnownWorks(Library library, DistinctPairs distinctPairs) {}

    /// Asks for the works of a source, and for the authors of new ones.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public static FollowedNews ask(
            FollowedInquiry inquiry, FollowedSource source, KnownWorks knownWorks)
            throws InterruptedException {
        OwnWorkAnswers answers =
                OwnWorkAnswers.of(
                        switch (source.kind()) {
                            case ORCID -> inquiry.findListedWorks(orcid(source));
                            case ISSN -> inquiry.findNewest(issn(source));
                        });
        List<WorkCluster> clusters = clusters(answers.works(), knownWorks);
        Set<String> seenWorks = source.seenWorks().orElse(Set.of());
        List<WorkCluster> newClusters =
                clusters.stream().filter(it -> !isSeen(it, seenWorks)).toList();
        List<ListingFailure> failures = new ArrayList<>(answers.failures());
        List<WorkCluster> completeClusters = newClusters;
        if (source.seenWorks().isPresent()) {
            List<RecordedWork> newRecords = recordsOf(newClusters);
            List<ListingReply> authorReplies =
                    OwnWorkAnswers.askForAuthors(inquiry::findRecords, newRecords);
            OwnWorkAnswers authorAnswers = OwnWorkAnswers.of(authorReplies);
            failures.addAll(authorAnswers.failures());
            if (!authorAnswers.works().isEmpty()) {
                List<RecordedWork> completeRecords = new ArrayList<>(newRecords);
                completeRecords.addAll(authorAnswers.works());
                completeClusters = clusters(completeRecords, knownWorks);
            }
        }
        return new FollowedNews(
                source,
                completeClusters,
                source.seenWorks().isEmpty(),
                source.kind() == FollowedSource.SourceKind.ISSN
                        && source.seenWorks().isPresent()
                        && !clusters.isEmpty()
                        && newClusters.size() == clusters.size(),
                namesToKeep(answers, seenWorks),
                !answers.answeringServices().isEmpty(),
                failures.stream().distinct().toList());
    }

    private static Orcid orcid(FollowedSource source) {
        return Orcid.parse(source.number()).value().orElseThrow();
    }

    private static Issn issn(FollowedSource source) {
        return Issn.parse(source.number()).value().getFirst();
    }

    private static List<WorkCluster> clusters(List<RecordedWork> works, KnownWorks knownWorks) {
        return RecordGroups.of(knownWorks.library(), works, knownWorks.distinctPairs())
                .clusters()
                .stream()
                .filter(it -> !it.records().isEmpty())
                .toList();
    }

    private static List<RecordedWork> recordsOf(List<WorkCluster> clusters) {
        return clusters.stream().flatMap(it -> it.records().stream()).toList();
    }

    private static boolean isSeen(WorkCluster cluster, Set<String> seenWorks) {
        return cluster.records().stream()
                .flatMap(it -> DisownedWorks.namesOf(it.work()))
                .anyMatch(seenWorks::contains);
    }

    /// The best name of each record in the answers. What was seen and is not among them is kept as
    /// long as a service has not answered, which may have it.
    private static Set<String> namesToKeep(OwnWorkAnswers answers, Set<String> seenWorks) {
        Set<String> keptNames = new TreeSet<>();
        answers.works().stream()
                .flatMap(it -> DisownedWorks.namesOf(it.work()).findFirst().stream())
                .limit(MOST_KEPT_NAMES)
                .forEach(keptNames::add);
        if (!answers.failures().isEmpty()) {
            seenWorks.stream().limit(MOST_KEPT_NAMES).forEach(keptNames::add);
        }
        return keptNames;
    }

    /// What is left of it once some of the works were seen.
    ///
    /// @param presentSource the same source as it is followed now
    FollowedNews asOf(FollowedSource presentSource) {
        Set<String> seenWorks = presentSource.seenWorks().orElse(Set.of());
        return new FollowedNews(
                presentSource,
                newWorks.stream().filter(it -> !isSeen(it, seenWorks)).toList(),
                isFirst,
                isCut,
                keptNames,
                isAnswered,
                failures);
    }

    /// The sidecar without names of works that services no longer list, if it has very many.
    public Sidecar pruneIn(Sidecar sidecar) {
        Set<String> seenWorks = FollowedSources.seenWorks(sidecar, source.id());
        if (seenWorks.size() <= MOST_KEPT_NAMES || !isWorthRemembering()) {
            return sidecar;
        }
        Set<String> listedWorks = new TreeSet<>(seenWorks);
        listedWorks.retainAll(keptNames);
        return FollowedSources.withSeenWorks(sidecar, source.id(), listedWorks);
    }

    /// The works that the library lacks, ready for an import.
    public List<FoundPaper> missingPapers() {
        return newWorks.stream()
                .filter(it -> it.entries().isEmpty())
                .map(it -> it.mainGroup().mergeRecords())
                .toList();
    }

    /// What most of the works say that a venue without a name is called.
    public Optional<String> venueName() {
        if (source.kind() != FollowedSource.SourceKind.ISSN) {
            return Optional.empty();
        }
        Map<String, Long> counts =
                recordsOf(newWorks).stream()
                        .map(it -> it.work().plainText(FieldName.JOURNALTITLE))
                        .filter(it -> !it.isBlank())
                        .collect(
                                Collectors.groupingBy(
                                        it -> it, TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /// Whether this can be what later answers are compared with: of a first answer, no part is
    /// missing that would then seem new.
    public boolean isWorthRemembering() {
        return isAnswered && (!isFirst || failures.isEmpty());
    }

    /// The sidecar with all of this seen.
    public Sidecar noteIn(Sidecar sidecar) {
        if (!isWorthRemembering()) {
            return sidecar;
        }
        Sidecar seen = FollowedSources.withSeenWorks(sidecar, source.id(), keptNames);
        return source.name().isEmpty()
                ? venueName()
                        .map(name -> FollowedSources.withName(seen, source.id(), name))
                        .orElse(seen)
                : seen;
    }
}
