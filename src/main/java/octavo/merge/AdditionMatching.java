package octavo.merge;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/// Elements that both sides added.
final class AdditionMatching {
    private AdditionMatching() {}

    /// Which of our additions are the same as their additions.
    ///
    /// @param matchLists pairs the two lists of additions, by index
    static UnitMatching matchAdditions(
            UnitMatching ourMatching,
            UnitMatching theirMatching,
            BiFunction<List<Integer>, List<Integer>, UnitMatching> matchLists) {
        List<Integer> ourAdditions = addedIndexes(ourMatching);
        List<Integer> theirAdditions = addedIndexes(theirMatching);
        UnitMatching additionMatching = matchLists.apply(ourAdditions, theirAdditions);
        UnitMatching fullMatching =
                new UnitMatching(ourMatching.rightSize(), theirMatching.rightSize());
        for (int i = 0; i < ourAdditions.size(); i++) {
            if (additionMatching.partnerOfLeft(i) >= 0) {
                fullMatching.pair(
                        ourAdditions.get(i), theirAdditions.get(additionMatching.partnerOfLeft(i)));
            }
        }
        return fullMatching;
    }

    private static List<Integer> addedIndexes(UnitMatching sideMatching) {
        return IntStream.range(0, sideMatching.rightSize())
                .filter(i -> sideMatching.partnerOfRight(i) < 0)
                .boxed()
                .toList();
    }
}
