package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// Pairs the elements of two sequences by successive criteria; an element keeps its first partner.
final class UnitPairing<E> {
    /// How many similar elements are tried for a better partner than the first.
    private static final int MAX_TRIED = 40;

    private final List<E> leftElements;
    private final List<E> rightElements;
    private final UnitMatching matching;

    UnitPairing(List<E> leftElements, List<E> rightElements) {
        this(
                leftElements,
                rightElements,
                new UnitMatching(leftElements.size(), rightElements.size()));
    }

    UnitPairing(List<E> leftElements, List<E> rightElements, UnitMatching matching) {
        this.leftElements = leftElements;
        this.rightElements = rightElements;
        this.matching = matching;
    }

    UnitMatching matching() {
        return matching;
    }

    private List<Integer> freeLeftIndexes() {
        List<Integer> freeIndexes = new ArrayList<>();
        for (int i = 0; i < leftElements.size(); i++) {
            if (matching.partnerOfLeft(i) < 0) {
                freeIndexes.add(i);
            }
        }
        return freeIndexes;
    }

    private List<Integer> freeRightIndexes() {
        List<Integer> freeIndexes = new ArrayList<>();
        for (int i = 0; i < rightElements.size(); i++) {
            if (matching.partnerOfRight(i) < 0) {
                freeIndexes.add(i);
            }
        }
        return freeIndexes;
    }

    private static <E, K> Map<K, ArrayDeque<Integer>> indexByIdentity(
            List<E> elements, List<Integer> freeIndexes, Function<E, Optional<K>> identityOf) {
        Map<K, ArrayDeque<Integer>> indexesByIdentity = new HashMap<>();
        for (int i : freeIndexes) {
            MergeCancellation.check();
            identityOf
                    .apply(elements.get(i))
                    .ifPresent(identity ->
                            indexesByIdentity
                                    .computeIfAbsent(identity, _ -> new ArrayDeque<>(1))
                                    .add(i));
        }
        return indexesByIdentity;
    }

    /// Pairs those with a mark that is unique on both sides.
    <K> void pairUnique(Function<E, Optional<K>> identityOf) {
        Map<K, ArrayDeque<Integer>> rightByIdentity =
                indexByIdentity(rightElements, freeRightIndexes(), identityOf);
        indexByIdentity(leftElements, freeLeftIndexes(), identityOf)
                .forEach((identity, leftIndexes) -> {
                    ArrayDeque<Integer> rightIndexes = rightByIdentity.get(identity);
                    if (rightIndexes != null
                            && leftIndexes.size() == 1
                            && rightIndexes.size() == 1) {
                        matching.pair(leftIndexes.getFirst(), rightIndexes.getFirst());
                    }
                });
    }

    /// Pairs those with the same mark, in order, if compatible.
    <K> void pairInOrder(Function<E, Optional<K>> identityOf, BiPredicate<E, E> isCompatible) {
        Map<K, ArrayDeque<Integer>> rightByIdentity =
                indexByIdentity(rightElements, freeRightIndexes(), identityOf);
        ArrayDeque<Integer> noIndexes = new ArrayDeque<>();
        for (int i : freeLeftIndexes()) {
            identityOf
                    .apply(leftElements.get(i))
                    .ifPresent(identity ->
                            pairFirst(
                                    i,
                                    rightByIdentity.getOrDefault(identity, noIndexes),
                                    isCompatible));
        }
    }

    /// Pairs an element with the first compatible partner, and removes that.
    private void pairFirst(
            int leftIndex, ArrayDeque<Integer> rightIndexes, BiPredicate<E, E> isCompatible) {
        Iterator<Integer> candidates = rightIndexes.iterator();
        for (int attemptCount = 0;
                attemptCount < MAX_TRIED && candidates.hasNext();
                attemptCount++) {
            int rightIndex = candidates.next();
            if (isCompatible.test(leftElements.get(leftIndex), rightElements.get(rightIndex))) {
                matching.pair(leftIndex, rightIndex);
                candidates.remove();
                return;
            }
        }
    }

    /// Pairs the neighbours of partners, outwards, as long as they are compatible.
    void pairNeighbours(BiPredicate<E, E> isCompatible) {
        for (int i = 1; i < leftElements.size(); i++) {
            pairNeighbour(i, matching.partnerOfLeft(i - 1), 1, isCompatible);
        }
        for (int i = leftElements.size() - 2; i >= 0; i--) {
            pairNeighbour(i, matching.partnerOfLeft(i + 1), -1, isCompatible);
        }
    }

    private void pairNeighbour(
            int leftIndex, int neighbour, int step, BiPredicate<E, E> isCompatible) {
        int rightIndex = neighbour + step;
        if (neighbour >= 0
                && rightIndex >= 0
                && rightIndex < rightElements.size()
                && matching.isFree(leftIndex, rightIndex)
                && isCompatible.test(leftElements.get(leftIndex), rightElements.get(rightIndex))) {
            matching.pair(leftIndex, rightIndex);
        }
    }

    /// Pairs the remaining elements between the same partners, in order, if compatible: the most
    /// similar ones, unless there are too many.
    void pairInHoles(Function<E, ByteSlice> toBytes, BiPredicate<E, E> isCompatible) {
        int previousIndex = -1;
        for (int i = 0; i <= leftElements.size(); i++) {
            if (i < leftElements.size() && matching.partnerOfLeft(i) < 0) {
                continue;
            }
            MergeCancellation.check();
            int rightBefore = previousIndex < 0 ? -1 : matching.partnerOfLeft(previousIndex);
            int rightAfter =
                    i < leftElements.size() ? matching.partnerOfLeft(i) : rightElements.size();
            long comparisonCount = (long) (i - previousIndex - 1) * (rightAfter - rightBefore - 1);
            if (comparisonCount > 0
                    && rightBefore < rightAfter
                    && comparisonCount <= OrderAlignment.MAX_COMPARISONS) {
                alignHole(
                        new Hole(previousIndex + 1, i, rightBefore + 1, rightAfter),
                        toBytes,
                        isCompatible);
            } else if (rightBefore < rightAfter) {
                fillHole(new Hole(previousIndex + 1, i, rightBefore + 1, rightAfter), isCompatible);
            }
            previousIndex = i;
        }
    }

    /// A range between the same partners.
    private record Hole(int leftStart, int leftEnd, int rightStart, int rightEnd) {}

    private void alignHole(
            Hole hole, Function<E, ByteSlice> toBytes, BiPredicate<E, E> isCompatible) {
        int[] partners =
                OrderAlignment.align(
                        hole.leftEnd - hole.leftStart,
                        hole.rightEnd - hole.rightStart,
                        (i, j) -> {
                            E leftElement = leftElements.get(hole.leftStart + i);
                            E rightElement = rightElements.get(hole.rightStart + j);
                            return matching.isFree(hole.leftStart + i, hole.rightStart + j)
                                            && isCompatible.test(leftElement, rightElement)
                                    ? OrderAlignment.pairScore(
                                            toBytes.apply(leftElement), toBytes.apply(rightElement))
                                    : 0;
                        });
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] >= 0) {
                matching.pair(hole.leftStart + i, hole.rightStart + partners[i]);
            }
        }
    }

    private void fillHole(Hole hole, BiPredicate<E, E> isCompatible) {
        int rightIndex = hole.rightStart;
        for (int i = hole.leftStart; i < hole.leftEnd; i++) {
            int candidateIndex = rightIndex;
            int searchEnd = Math.min(hole.rightEnd, rightIndex + MAX_TRIED);
            while (candidateIndex < searchEnd
                    && !(matching.isFree(i, candidateIndex)
                            && isCompatible.test(
                                    leftElements.get(i), rightElements.get(candidateIndex)))) {
                candidateIndex++;
            }
            if (candidateIndex < searchEnd) {
                matching.pair(i, candidateIndex);
                rightIndex = candidateIndex + 1;
            }
        }
    }

    /// Visits all elements with their partners: those on the left in order, then those on the right
    /// without one.
    void forEachPair(BiConsumer<Optional<E>, Optional<E>> visitor) {
        for (int i = 0; i < leftElements.size(); i++) {
            int j = matching.partnerOfLeft(i);
            visitor.accept(
                    Optional.of(leftElements.get(i)),
                    j < 0 ? Optional.empty() : Optional.of(rightElements.get(j)));
        }
        for (int j : freeRightIndexes()) {
            visitor.accept(Optional.empty(), Optional.of(rightElements.get(j)));
        }
    }
}
