package octavo.sharedlibraries;

import octavo.merge.MergeResult;

import java.util.Optional;

/// What becomes of a merge with conflicts.
@FunctionalInterface
public interface ConflictPolicy {
    /// Writes both versions into the file, where they wait.
    ConflictPolicy MARKING = Optional::of;

    /// Decides on a merge with open conflicts.
    ///
    /// @return what is to be written; empty if nothing is to be exchanged before the user has
    ///   chosen
    Optional<MergeResult> settle(MergeResult mergeResult);
}
