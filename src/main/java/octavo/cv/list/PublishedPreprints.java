package octavo.cv.list;

import octavo.library.VersionLink;
import octavo.library.Work;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which preprints have been published, according to `related` and `relatedtype`: `preprint` on the
/// published entry, or `published` on the preprint.
final class PublishedPreprints {
    private final Map<Work, Work> preprintByWork = new HashMap<>();
    private final Map<Work, Set<Work>> publishedByPreprint = new HashMap<>();

    private PublishedPreprints() {}

    static PublishedPreprints of(List<Work> works) {
        Map<String, Work> byKey = new HashMap<>();
        works.forEach(work -> byKey.putIfAbsent(work.key(), work));
        PublishedPreprints publishedPreprints = new PublishedPreprints();
        for (Work work : works) {
            for (VersionLink versionLink : VersionLink.allOf(work)) {
                Optional.ofNullable(byKey.get(versionLink.key()))
                        .ifPresent(other -> {
                            switch (versionLink.relation()) {
                                case PREPRINT -> publishedPreprints.addPair(work, other);
                                case PUBLISHED -> publishedPreprints.addPair(other, work);
                            }
                        });
            }
        }
        return publishedPreprints;
    }

    private void addPair(Work publishedWork, Work preprintWork) {
        preprintByWork.put(publishedWork, preprintWork);
        publishedByPreprint.computeIfAbsent(preprintWork, _ -> new HashSet<>()).add(publishedWork);
    }

    /// Whether a work was published as one of those shown.
    boolean isSuperseded(Work work, Set<Work> shownWorks) {
        return publishedByPreprint.getOrDefault(work, Set.of()).stream()
                .anyMatch(shownWorks::contains);
    }

    /// The preprint of a work.
    Optional<Work> preprintOf(Work work) {
        return Optional.ofNullable(preprintByWork.get(work));
    }
}
