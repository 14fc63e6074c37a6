package octavo.text;

/// The longest increasing subsequence.
public final class RisingRow {
    private RisingRow() {}

    /// Its indices.
    public static int[] longest(int[] numbers) {
        int[] tails = new int[numbers.length];
        int[] previous = new int[numbers.length];
        int length = 0;
        for (int i = 0; i < numbers.length; i++) {
            int low = 0;
            int high = length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (numbers[tails[middle]] < numbers[i]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            previous[i] = low == 0 ? -1 : tails[low - 1];
            tails[low] = i;
            length = Math.max(length, low + 1);
        }
        int[] places = new int[length];
        int at = length == 0 ? -1 : tails[length - 1];
        for (int i = length - 1; i >= 0; i--) {
            places[i] = at;
            at = previous[at];
        }
        return places;
    }
}
