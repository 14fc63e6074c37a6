package octavo.merge;

import octavo.text.IncreasingSubsequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// The order of merged elements. Moved elements are where they were moved to; additions follow the
/// same element as on their side, ours before theirs. If both moved an element, our position wins.
final class MergedOrder {
    private final List<AlignedTriple> triples;
    private final boolean oursLeads;

    /// Elements that they moved and we did not.
    private final boolean[] isRelocated;

    /// The result as a ring: successors and predecessors; the last index is the head.
    private final int[] successors;

    private final int[] predecessors;
    private final boolean[] isPlaced;

    private MergedOrder(List<AlignedTriple> triples) {
        int tripleCount = triples.size();
        this.triples = triples;
        this.successors = new int[tripleCount + 1];
        this.predecessors = new int[tripleCount + 1];
        this.isPlaced = new boolean[tripleCount];
        boolean[] ourMoves = findMoved(triples, AlignedTriple::ourIndex);
        boolean[] theirMoves = findMoved(triples, AlignedTriple::theirIndex);
        this.oursLeads = !isAnySet(theirMoves) || isAnySet(ourMoves);
        this.isRelocated = new boolean[tripleCount];
        for (int i = 0; i < tripleCount; i++) {
            isRelocated[i] = oursLeads && theirMoves[i] && !ourMoves[i];
        }
    }

    /// The triples in merged order.
    static List<AlignedTriple> mergedTriples(List<AlignedTriple> triples) {
        return new MergedOrder(triples).mergedTriples();
    }

    private List<AlignedTriple> mergedTriples() {
        int headIndex = triples.size();
        successors[headIndex] = headIndex;
        predecessors[headIndex] = headIndex;
        for (int tripleIndex :
                indexesOnSide(
                        triples, oursLeads ? AlignedTriple::ourIndex : AlignedTriple::theirIndex)) {
            insertAfter(predecessors[headIndex], tripleIndex);
        }
        placeOthers(
                indexesOnSide(
                        triples, oursLeads ? AlignedTriple::theirIndex : AlignedTriple::ourIndex));
        List<AlignedTriple> orderedTriples = new ArrayList<>(headIndex);
        for (int position = successors[headIndex];
                position != headIndex;
                position = successors[position]) {
            orderedTriples.add(triples.get(position));
        }
        return orderedTriples;
    }

    private void placeOthers(int[] otherIndexes) {
        int headIndex = triples.size();
        int anchorEnd = otherIndexes.length;
        while (anchorEnd > 0 && !isAnchor(otherIndexes[anchorEnd - 1])) {
            anchorEnd--;
        }
        int lastIndex = headIndex;
        boolean isInRun = false;
        for (int i = 0; i < otherIndexes.length; i++) {
            int tripleIndex = otherIndexes[i];
            if (isAnchor(tripleIndex)) {
                lastIndex = tripleIndex;
                isInRun = false;
                continue;
            }
            if (isPlaced[tripleIndex]) {
                unlink(tripleIndex);
            }
            int position = isInRun ? lastIndex : insertionPoint(lastIndex, i >= anchorEnd);
            insertAfter(position, tripleIndex);
            lastIndex = tripleIndex;
            isInRun = true;
        }
    }

    /// Whether the other side's element is at its final place in the result.
    private boolean isAnchor(int tripleIndex) {
        return isPlaced[tripleIndex] && !isRelocated[tripleIndex];
    }

    /// The element to insert after, given the predecessor on its side. Of additions at one place
    /// ours come first; additions at the end stay at the end.
    private int insertionPoint(int anchor, boolean isAtEnd) {
        int headIndex = triples.size();
        int position = anchor;
        while (successors[position] != headIndex && isOnlyOnLeadingSide(successors[position])) {
            position = successors[position];
        }
        if (isAtEnd && successors[position] != headIndex) {
            return predecessors[headIndex];
        }
        return oursLeads ? position : anchor;
    }

    private boolean isOnlyOnLeadingSide(int tripleIndex) {
        AlignedTriple triple = triples.get(tripleIndex);
        return triple.baseIndex() < 0 && (oursLeads ? triple.theirIndex() : triple.ourIndex()) < 0;
    }

    private void insertAfter(int predecessor, int tripleIndex) {
        int successor = successors[predecessor];
        successors[predecessor] = tripleIndex;
        predecessors[tripleIndex] = predecessor;
        successors[tripleIndex] = successor;
        predecessors[successor] = tripleIndex;
        isPlaced[tripleIndex] = true;
    }

    private void unlink(int tripleIndex) {
        successors[predecessors[tripleIndex]] = successors[tripleIndex];
        predecessors[successors[tripleIndex]] = predecessors[tripleIndex];
    }

    private static boolean isAnySet(boolean[] flags) {
        for (boolean flag : flags) {
            if (flag) {
                return true;
            }
        }
        return false;
    }

    /// The triples that a side has, in its order.
    private static int[] indexesOnSide(
            List<AlignedTriple> triples, ToIntFunction<AlignedTriple> side) {
        List<Integer> sideIndexes = new ArrayList<>();
        for (int i = 0; i < triples.size(); i++) {
            if (side.applyAsInt(triples.get(i)) >= 0) {
                sideIndexes.add(i);
            }
        }
        sideIndexes.sort(Comparator.comparingInt(i -> side.applyAsInt(triples.get(i))));
        return sideIndexes.stream().mapToInt(i -> i).toArray();
    }

    /// Which triples a side moved: all but the longest subsequence in the original order.
    private static boolean[] findMoved(
            List<AlignedTriple> triples, ToIntFunction<AlignedTriple> side) {
        int[] knownIndexes =
                Arrays.stream(indexesOnSide(triples, side))
                        .filter(i -> triples.get(i).baseIndex() >= 0)
                        .toArray();
        boolean[] isMoved = new boolean[triples.size()];
        for (int i : knownIndexes) {
            isMoved[i] = true;
        }
        int[] basePositions =
                Arrays.stream(knownIndexes).map(i -> triples.get(i).baseIndex()).toArray();
        for (int i : IncreasingSubsequence.longestIndices(basePositions)) {
            isMoved[knownIndexes[i]] = false;
        }
        return isMoved;
    }
}
