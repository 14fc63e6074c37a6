package octavo.discovery;

import octavo.discovery.FollowedSource.SourceKind;
import octavo.people.KnownIndividual;
import octavo.values.Issn;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A person or venue of a library, who can be followed once a number is known.
///
/// @param sources the same by each number that is known; venues have one for print and one for
///   online
public record FollowOffer(SourceKind kind, String name, List<FollowedSource> sources) {
    public FollowOffer {
        sources = List.copyOf(sources);
    }

    public static FollowOffer ofPerson(KnownIndividual person) {
        return new FollowOffer(
                SourceKind.ORCID,
                person.name(),
                FollowedSource.parse(person.orcid(), person.name()).stream().toList());
    }

    /// @param writtenNumbers texts with ISSNs, the best first
    public static FollowOffer ofVenue(String venueName, Stream<String> writtenNumbers) {
        return new FollowOffer(
                SourceKind.ISSN,
                venueName,
                writtenNumbers
                        .flatMap(text -> Issn.parse(text).value().stream())
                        .distinct()
                        .flatMap(issn -> FollowedSource.parse(issn.number(), venueName).stream())
                        .toList());
    }

    /// The one that is followed; else the best one; empty if no number is known.
    public Optional<FollowedSource> chooseSource(Collection<FollowedSource> followedSources) {
        return sources.stream()
                .filter(it -> it.isIn(followedSources))
                .findFirst()
                .or(() -> sources.stream().findFirst());
    }

    /// The source with a number that somebody has typed; empty if it is none of this kind.
    public Optional<FollowedSource> withNumber(String writtenNumber) {
        return FollowedSource.parse(writtenNumber, name).filter(it -> it.kind() == kind);
    }
}
