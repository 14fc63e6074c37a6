package octavo.gitrepositories;

import octavo.merge.MergeResult;

import java.util.List;
import java.util.Optional;

/// What a pull would do, after the fetch.
public sealed interface PullPlan {
    /// The upstream has nothing new.
    record NothingNew(String upstreamName) implements PullPlan {}

    /// The branch has no commits of its own, and moves to the upstream's last.
    ///
    /// @param commitCount the commits that arrive
    record FastForward(String upstreamName, String theirCommit, int commitCount)
            implements PullPlan {}

    /// Both sides have commits.
    ///
    /// @param libraryMerge the library's merge; empty if only one side has changed it
    /// @param sidecarConflicts what both sides have changed in the library's decisions
    record DivergedBranches(
            String upstreamName,
            String ourCommit,
            String theirCommit,
            String mergedTree,
            Optional<MergeResult> libraryMerge,
            List<MergedFile> otherMerges,
            List<String> sidecarConflicts)
            implements PullPlan {
        public DivergedBranches {
            otherMerges = List.copyOf(otherMerges);
            sidecarConflicts = List.copyOf(sidecarConflicts);
        }

        /// Whether both sides changed the same thing differently.
        public boolean isClean() {
            return libraryMerge.stream().allMatch(MergeResult::isClean)
                    && sidecarConflicts.isEmpty();
        }

        /// The same with the library's conflicts resolved.
        public DivergedBranches withLibrary(MergeResult newMerge) {
            return new DivergedBranches(
                    upstreamName,
                    ourCommit,
                    theirCommit,
                    mergedTree,
                    Optional.of(newMerge),
                    otherMerges,
                    sidecarConflicts);
        }
    }

    /// A file beside the library that both sides changed, merged.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record MergedFile(String fileName, byte[] bytes) {}
}
