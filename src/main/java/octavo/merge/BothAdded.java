package octavo.merge;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/// Elements that both sides added.
final class BothAdded {
    private BothAdded() {}

    /// Which of our additions are the same as their additions.
    ///
    /// @param match pairs the two lists of additions, by index
    static UnitMatching matching(
            UnitMatching toOurs,
            UnitMatching toTheirs,
            BiFunction<List<Integer>, List<Integer>, UnitMatching> match) {
        List<Integer> ours = places(toOurs);
        List<Integer> theirs = places(toTheirs);
        UnitMatching found = match.apply(ours, theirs);
        UnitMatching result = new UnitMatching(toOurs.rightSize(), toTheirs.rightSize());
        for (int i = 0; i < ours.size(); i++) {
            if (found.ofLeft(i) >= 0) {
                result.pair(ours.get(i), theirs.get(found.ofLeft(i)));
            }
        }
        return result;
    }

    private static List<Integer> places(UnitMatching toSide) {
        return IntStream.range(0, toSide.rightSize())
                .filter(i -> toSide.ofRight(i) < 0)
                .boxed()
                .toList();
    }
}
