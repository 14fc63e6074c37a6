package octavo.merge;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/// What both sides added to a row.
final class Added {
    private Added() {}

    /// Which of the things that we added are the same as things that they added.
    ///
    /// @param match of what we added and what they added, by their places in the rows
    static Matching matching(
            Matching toOurs,
            Matching toTheirs,
            BiFunction<List<Integer>, List<Integer>, Matching> match) {
        List<Integer> ours = places(toOurs);
        List<Integer> theirs = places(toTheirs);
        Matching found = match.apply(ours, theirs);
        Matching result = new Matching(toOurs.rightSize(), toTheirs.rightSize());
        for (int i = 0; i < ours.size(); i++) {
            if (found.ofLeft(i) >= 0) {
                result.pair(ours.get(i), theirs.get(found.ofLeft(i)));
            }
        }
        return result;
    }

    private static List<Integer> places(Matching toSide) {
        return IntStream.range(0, toSide.rightSize())
                .filter(i -> toSide.ofRight(i) < 0)
                .boxed()
                .toList();
    }
}
