package octavo.check;

import octavo.library.Library;
import octavo.merge.ConflictMarks;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Conflicts of a merge that nobody has settled yet.
final class MergeConflicts implements Check {
    private static final Rule OPEN =
            Rule.error("merge-conflict", "a conflict of a merge is not settled");

    @Override
    public List<Rule> rules() {
        return List.of(OPEN);
    }

    @Override
    public Stream<Problem> problems(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i ->
                        ConflictMarks.in(library.slots().get(i).item()).stream()
                                .map(where ->
                                        OPEN.problem(
                                                i,
                                                where,
                                                "Two versions were merged here: keep one, and"
                                                        + " delete the mark.")));
    }
}
