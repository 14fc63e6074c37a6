package octavo.discovery;

import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.lookup.RecordedWork;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A work in its versions: a published one, preprints, or both.
///
/// @param groups at least one, and at least one of them with records
public record WorkCluster(List<RecordGroup> groups) {
    public WorkCluster {
        groups = List.copyOf(groups);
    }

    /// All records.
    public List<RecordedWork> records() {
        return groups.stream().flatMap(it -> it.records().stream()).toList();
    }

    /// The library's entries of all versions.
    public List<Work> entries() {
        return groups.stream().flatMap(it -> it.entries().stream()).toList();
    }

    /// The version that is to be listed: the published one, if services know one.
    public RecordGroup mainGroup() {
        Stream<RecordGroup> recorded = groups.stream().filter(it -> !it.records().isEmpty());
        return recorded.min(
                        (first, second) -> Boolean.compare(first.isPreprint(), second.isPreprint()))
                .orElseThrow();
    }

    /// The published version, if services know it and the library has only a preprint.
    public Optional<RecordGroup> unlistedPublication() {
        RecordGroup mainGroup = mainGroup();
        boolean hasOnlyPreprints =
                !entries().isEmpty()
                        && entries().stream().allMatch(it -> it.workKind() == WorkKind.PREPRINT);
        return hasOnlyPreprints && !mainGroup.isPreprint() && mainGroup.entries().isEmpty()
                ? Optional.of(mainGroup)
                : Optional.empty();
    }
}
