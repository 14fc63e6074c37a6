package octavo.cv.list;

import octavo.library.Work;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which preprints have been published, according to `related` and `relatedtype`: `preprint` on the
/// published entry, or `published` on the preprint.
final class PublishedPreprints {
    private final Map<Work, Work> preprints = new HashMap<>();
    private final Map<Work, Set<Work>> published = new HashMap<>();

    private PublishedPreprints() {}

    static PublishedPreprints of(List<Work> works) {
        Map<String, Work> byKey = new HashMap<>();
        works.forEach(work -> byKey.putIfAbsent(work.key(), work));
        PublishedPreprints all = new PublishedPreprints();
        for (Work work : works) {
            Optional<String> related = work.raw("related");
            if (related.isEmpty()) {
                continue;
            }
            String type = work.text("relatedtype").toLowerCase(Locale.ROOT);
            for (String key : related.get().split("[,\\s]+", -1)) {
                Optional<Work> other = Optional.ofNullable(byKey.get(key));
                if (type.contains("preprint")) {
                    other.ifPresent(preprint -> all.add(work, preprint));
                } else if (type.contains("publish")) {
                    other.ifPresent(published -> all.add(published, work));
                }
            }
        }
        return all;
    }

    private void add(Work later, Work preprint) {
        preprints.put(later, preprint);
        published.computeIfAbsent(preprint, _ -> new HashSet<>()).add(later);
    }

    /// Whether a work was published as one of those shown.
    boolean isSuperseded(Work work, Set<Work> shown) {
        return published.getOrDefault(work, Set.of()).stream().anyMatch(shown::contains);
    }

    /// The preprint of a work.
    Optional<Work> preprint(Work work) {
        return Optional.ofNullable(preprints.get(work));
    }
}
