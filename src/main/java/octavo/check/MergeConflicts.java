package octavo.check;

import octavo.library.Library;
import octavo.merge.ConflictMarks;
import octavo.text.LocalizedSentence;

import java.util.List;

/// Unresolved merge conflicts.
final class MergeConflicts implements Check {
    private static final ProblemRule UNRESOLVED =
            ProblemRule.error("merge-conflict", "a merge conflict is not resolved");
    private static final LocalizedSentence MESSAGE =
            LocalizedSentence.of(
                    "Unresolved merge conflict: keep one version and delete the mark.");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNRESOLVED);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        return checkedItem ->
                ConflictMarks.findMarks(checkedItem.what()).stream()
                        .map(markSpan ->
                                UNRESOLVED.problemAt(checkedItem.item(), markSpan, MESSAGE))
                        .toList();
    }
}
