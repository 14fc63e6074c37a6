package octavo.merge;

import java.util.Arrays;

/// Which elements of two sequences are the same. Each has one partner or none (-1).
final class UnitMatching {
    private final int[] partnerOfLeft;
    private final int[] partnerOfRight;

    UnitMatching(int leftSize, int rightSize) {
        partnerOfLeft = new int[leftSize];
        partnerOfRight = new int[rightSize];
        Arrays.fill(partnerOfLeft, -1);
        Arrays.fill(partnerOfRight, -1);
    }

    void pair(int leftIndex, int rightIndex) {
        partnerOfLeft[leftIndex] = rightIndex;
        partnerOfRight[rightIndex] = leftIndex;
    }

    int partnerOfLeft(int leftIndex) {
        return partnerOfLeft[leftIndex];
    }

    int partnerOfRight(int rightIndex) {
        return partnerOfRight[rightIndex];
    }

    int leftSize() {
        return partnerOfLeft.length;
    }

    int rightSize() {
        return partnerOfRight.length;
    }

    boolean isFree(int leftIndex, int rightIndex) {
        return partnerOfLeft[leftIndex] < 0 && partnerOfRight[rightIndex] < 0;
    }

    /// The indices on the right of all elements with a partner, in left order.
    int[] partnerOrder() {
        return Arrays.stream(partnerOfLeft).filter(partner -> partner >= 0).toArray();
    }
}
