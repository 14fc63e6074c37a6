package octavo.merge;

import java.util.Arrays;

/// Which elements of two sequences are the same. Each has one partner or none (-1).
final class UnitMatching {
    private final int[] partnerOfLeft;
    private final int[] partnerOfRight;

    UnitMatching(int left, int right) {
        partnerOfLeft = new int[left];
        partnerOfRight = new int[right];
        Arrays.fill(partnerOfLeft, -1);
        Arrays.fill(partnerOfRight, -1);
    }

    void pair(int left, int right) {
        partnerOfLeft[left] = right;
        partnerOfRight[right] = left;
    }

    int ofLeft(int left) {
        return partnerOfLeft[left];
    }

    int ofRight(int right) {
        return partnerOfRight[right];
    }

    int leftSize() {
        return partnerOfLeft.length;
    }

    int rightSize() {
        return partnerOfRight.length;
    }

    boolean isFree(int left, int right) {
        return partnerOfLeft[left] < 0 && partnerOfRight[right] < 0;
    }

    /// The indices on the right of all elements with a partner, in left order.
    int[] order() {
        return Arrays.stream(partnerOfLeft).filter(it -> it >= 0).toArray();
    }
}
