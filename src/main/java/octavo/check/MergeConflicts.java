package octavo.check;

import octavo.library.Library;
import octavo.merge.ConflictMarks;
import octavo.text.Wording;

import java.util.List;

/// Conflicts of a merge that nobody has settled yet.
final class MergeConflicts implements Check {
    private static final Rule OPEN =
            Rule.error("merge-conflict", "a conflict of a merge is not settled");
    private static final Wording MESSAGE =
            Wording.of("Two versions were merged here: keep one, and delete the mark.");

    @Override
    public List<Rule> rules() {
        return List.of(OPEN);
    }

    @Override
    public Finder finder(Library library) {
        return subject ->
                ConflictMarks.in(subject.what()).stream()
                        .map(where -> OPEN.problem(subject.item(), where, MESSAGE))
                        .toList();
    }
}
