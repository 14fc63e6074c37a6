package octavo.discovery;

import octavo.library.Work;
import octavo.lookup.RecordedAuthor;
import octavo.lookup.RecordedWork;
import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tells one's own works from those of namesakes: by what one has claimed, by iDs in records, and
/// by co-authors and affiliations of works that are certainly one's own. Without such evidence a
/// work is left open.
final class OwnershipEvidence {
    private static final int ENOUGH_COAUTHORS = 2;

    private final OwnIdentity identity;
    private final Map<String, String> coauthorNames = new HashMap<>();
    private final Set<String> affiliations = new HashSet<>();

    /// @param ownWorks the library's entries that are the person's own
    OwnershipEvidence(OwnIdentity identity, List<Work> ownWorks, List<WorkCluster> clusters) {
        this.identity = identity;
        for (Work work : ownWorks) {
            addCoauthors(
                    work.people("author").names().stream().map(PersonName::toUnicode).toList());
        }
        for (WorkCluster cluster : clusters) {
            if (certainReason(cluster).isPresent()) {
                cluster.records().forEach(this::addRecord);
            }
        }
    }

    private void addRecord(RecordedWork record) {
        addCoauthors(record.authors().stream().map(RecordedAuthor::name).toList());
        identity.findOwn(record.authors()).stream()
                .flatMap(it -> it.affiliations().stream())
                .map(OwnershipEvidence::folded)
                .filter(it -> !it.isBlank())
                .forEach(affiliations::add);
    }

    private void addCoauthors(List<PersonName> names) {
        for (PersonName name : names) {
            coauthorKey(name)
                    .filter(_ -> !identity.isOwnName(name))
                    .ifPresent(key -> coauthorNames.putIfAbsent(key, name.displayName()));
        }
    }

    /// A name that is whole enough to compare; initials are not.
    private static Optional<String> coauthorKey(PersonName name) {
        NameShape nameShape = NameShape.of(name);
        return nameShape.hasWholeFirstGiven()
                ? Optional.of(
                        nameShape.expandedFamily()
                                + " "
                                + nameShape.givenNames().getFirst().bareForm())
                : Optional.empty();
    }

    private static String folded(String text) {
        return LetterFolding.of(text).unaccented();
    }

    /// What one has said oneself, or publishers have with one's iD.
    Optional<LocalizedSentence> certainReason(WorkCluster cluster) {
        for (RecordedWork record : cluster.records()) {
            if (record.isClaimed()) {
                return Optional.of(
                        LocalizedSentence.of("you have claimed it at {0}", record.serviceName()));
            }
        }
        for (RecordedWork record : cluster.records()) {
            if (record.authors().stream().anyMatch(it -> identity.isOwnOrcid(it.orcid()))) {
                return Optional.of(
                        LocalizedSentence.of(
                                "{0} has your ORCID iD for an author", record.serviceName()));
            }
        }
        return Optional.empty();
    }

    /// What says that it is somebody else's.
    Optional<LocalizedSentence> contraryReason(WorkCluster cluster) {
        List<RecordedWork> records =
                cluster.records().stream().filter(it -> !it.authors().isEmpty()).toList();
        for (RecordedWork record : records) {
            Optional<RecordedAuthor> namesake =
                    record.authors().stream()
                            .filter(it -> identity.isOwnName(it.name()))
                            .filter(it -> !it.orcid().isEmpty() && !identity.orcids().isEmpty())
                            .filter(it -> !identity.isOwnOrcid(it.orcid()))
                            .findFirst();
            if (namesake.isPresent()) {
                return Optional.of(
                        LocalizedSentence.of(
                                "the {0} there has another ORCID iD, {1} ({2})",
                                namesake.get().name().displayName(),
                                namesake.get().orcid(),
                                record.serviceName()));
            }
        }
        boolean isNamed =
                records.stream()
                        .anyMatch(it ->
                                it.authors().stream()
                                        .anyMatch(author -> identity.isOwnName(author.name())));
        return records.isEmpty() || isNamed || identity.names().isEmpty()
                ? Optional.empty()
                : Optional.of(LocalizedSentence.of("none of its authors has your name"));
    }

    /// Co-authors and affiliations that it shares with works that are certainly one's own.
    Optional<LocalizedSentence> sharedReason(WorkCluster cluster) {
        Map<String, String> shared = new HashMap<>();
        List<String> sharedAffiliations = new ArrayList<>();
        for (RecordedWork record : cluster.records()) {
            for (RecordedAuthor author : record.authors()) {
                coauthorKey(author.name())
                        .filter(coauthorNames::containsKey)
                        .ifPresent(key -> shared.put(key, coauthorNames.getOrDefault(key, "")));
            }
            identity.findOwn(record.authors()).stream()
                    .flatMap(it -> it.affiliations().stream())
                    .filter(it -> affiliations.contains(folded(it)))
                    .forEach(sharedAffiliations::add);
        }
        List<String> sharedNames = shared.values().stream().sorted().toList();
        if (sharedNames.size() >= ENOUGH_COAUTHORS) {
            return Optional.of(
                    LocalizedSentence.of(
                            "with your co-authors {0}", String.join(", ", sharedNames)));
        }
        return sharedNames.isEmpty() || sharedAffiliations.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        LocalizedSentence.of(
                                "with your co-author {0}, at {1}",
                                sharedNames.getFirst(), sharedAffiliations.getFirst()));
    }
}
