package octavo.discovery;

import octavo.discovery.OwnWork.OwnWorkState;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedAuthor;
import octavo.lookup.RecordedWork;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister;
import octavo.verify.FieldDifference;
import octavo.verify.RecordDifferences;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One's own list beside what services have on record.
///
/// @param works what is on record, in the order of the answers
/// @param unrecordedEntries one's own entries that no service has
/// @param unclaimedEntries one's own entries that one has not claimed at ORCID
public record OwnWorks(
        List<OwnWork> works, List<Work> unrecordedEntries, List<Work> unclaimedEntries) {
    public OwnWorks {
        works = List.copyOf(works);
        unrecordedEntries = List.copyOf(unrecordedEntries);
        unclaimedEntries = List.copyOf(unclaimedEntries);
    }

    /// What is compared, and by what.
    public record OwnList(
            Library library,
            OwnIdentity identity,
            DisownedWorks disownedWorks,
            DistinctPairs distinctPairs,
            VenueRegister venueRegister,
            int currentYear) {}

    public static OwnWorks of(OwnList ownList, List<RecordedWork> records) {
        return new ListComparison(ownList, records).compare();
    }

    /// Those of some state.
    public List<OwnWork> inState(OwnWorkState state) {
        return works.stream().filter(it -> it.state() == state).toList();
    }

    private static final class ListComparison {
        private final OwnList ownList;
        private final OwnIdentity identity;
        private final List<WorkCluster> clusters;
        private final List<Work> ownEntries;
        private final OwnershipEvidence evidence;

        ListComparison(OwnList ownList, List<RecordedWork> records) {
            this.ownList = ownList;
            this.identity = knownOrClaimed(ownList.identity(), records);
            this.clusters =
                    RecordGroups.of(ownList.library(), records, ownList.distinctPairs()).clusters();
            this.ownEntries =
                    Work.allOf(ownList.library())
                            .filter(Work::isPublication)
                            .filter(this::isOwnEntry)
                            .toList();
            this.evidence = new OwnershipEvidence(identity, ownEntries, clusters);
        }

        /// Where only an iD is known, the names are those that records have with it.
        private static OwnIdentity knownOrClaimed(OwnIdentity known, List<RecordedWork> records) {
            List<PersonName> recordedNames =
                    records.stream()
                            .flatMap(it -> it.authors().stream())
                            .filter(it -> known.isOwnOrcid(it.orcid()))
                            .map(RecordedAuthor::name)
                            .distinct()
                            .toList();
            return known.names().isEmpty() ? known.withNames(recordedNames) : known;
        }

        private boolean isOwnEntry(Work work) {
            return work.people("author").names().stream().anyMatch(identity::isOwnName);
        }

        OwnWorks compare() {
            List<OwnWork> works = clusters.stream().map(this::judge).toList();
            Set<Integer> recorded = new HashSet<>();
            Set<Integer> claimed = new HashSet<>();
            for (WorkCluster cluster : clusters) {
                cluster.entries().forEach(it -> recorded.add(it.index()));
                for (RecordGroup group : cluster.groups()) {
                    boolean isClaimed = group.records().stream().anyMatch(RecordedWork::isClaimed);
                    group.entries().stream()
                            .filter(_ -> isClaimed)
                            .forEach(it -> claimed.add(it.index()));
                }
            }
            return new OwnWorks(
                    works,
                    ownEntries.stream().filter(it -> !recorded.contains(it.index())).toList(),
                    ownEntries.stream().filter(it -> !claimed.contains(it.index())).toList());
        }

        private OwnWork judge(WorkCluster cluster) {
            List<Work> entries = cluster.entries();
            if (!entries.isEmpty()) {
                return compareEntries(cluster, entries);
            }
            boolean isDisowned =
                    cluster.records().stream()
                            .anyMatch(it -> ownList.disownedWorks().hasWork(it.work()));
            if (isDisowned) {
                return toWork(
                        OwnWorkState.NOT_MINE,
                        cluster,
                        LocalizedSentence.of("you have said that it is not yours"));
            }
            Optional<LocalizedSentence> certainReason = evidence.certainReason(cluster);
            if (certainReason.isPresent()) {
                return toWork(OwnWorkState.MISSING, cluster, certainReason.get());
            }
            Optional<LocalizedSentence> contraryReason = evidence.contraryReason(cluster);
            if (contraryReason.isPresent()) {
                return toWork(OwnWorkState.NOT_MINE, cluster, contraryReason.get());
            }
            return evidence.sharedReason(cluster)
                    .map(it -> toWork(OwnWorkState.MISSING, cluster, it))
                    .orElseGet(() ->
                            toWork(
                                    OwnWorkState.OPEN,
                                    cluster,
                                    LocalizedSentence.of(
                                            "only the name says that it may be yours")));
        }

        private static OwnWork toWork(
                OwnWorkState state, WorkCluster cluster, LocalizedSentence reason) {
            return new OwnWork(state, cluster, List.of(), List.of(), List.of(reason));
        }

        private OwnWork compareEntries(WorkCluster cluster, List<Work> entries) {
            Optional<RecordGroup> publication = cluster.unlistedPublication();
            if (publication.isPresent()) {
                return new OwnWork(
                        OwnWorkState.PUBLISHED,
                        cluster,
                        entries,
                        List.of(),
                        List.of(publishedReason(publication.get())));
            }
            List<FieldDifference> differences = new ArrayList<>();
            List<LocalizedSentence> remarks = new ArrayList<>();
            for (RecordGroup group : cluster.groups()) {
                if (!group.records().isEmpty() && !group.entries().isEmpty()) {
                    RecordDifferences found =
                            RecordDifferences.of(
                                    ownList.venueRegister(),
                                    group.entries().getFirst(),
                                    group.sourcedWorks(),
                                    ownList.currentYear());
                    differences.addAll(found.fieldDifferences());
                    remarks.addAll(found.remarks());
                }
            }
            boolean isSame =
                    remarks.isEmpty()
                            && differences.stream().noneMatch(FieldDifference::isSubstantial);
            return new OwnWork(
                    isSame ? OwnWorkState.SAME : OwnWorkState.DIFFERS,
                    cluster,
                    entries,
                    differences,
                    remarks);
        }

        private static LocalizedSentence publishedReason(RecordGroup publication) {
            FoundPaper published = publication.mergeRecords();
            String venueField =
                    published.foundWork().hasField(FieldName.JOURNALTITLE)
                            ? FieldName.JOURNALTITLE
                            : FieldName.BOOKTITLE;
            return LocalizedSentence.of(
                    "published since: {0} {1} ({2})",
                    published.foundWork().plainText(venueField),
                    published.foundWork().plainText(FieldName.DATE),
                    published
                            .fieldSources()
                            .getOrDefault(venueField, published.sourceNames().getFirst()));
        }
    }
}
