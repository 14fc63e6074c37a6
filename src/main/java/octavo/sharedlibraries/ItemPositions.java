package octavo.sharedlibraries;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/// Positions that sort as texts, with room for others between any two: fractions in base 36.
/// Whoever inserts an item changes no other's position, so that two members can insert at once.
final class ItemPositions {
    private static final int BASE = 36;

    /// The digits of positions at either end; a library may grow there by a thousand million.
    private static final int END_DIGITS = 12;

    private static final BigInteger END_STEP = BigInteger.valueOf(BASE).pow(6);
    private static final Pattern POSITION = Pattern.compile("[0-9a-z]{1,4000}");

    private ItemPositions() {}

    static boolean isPosition(String text) {
        return POSITION.matcher(text).matches() && !text.endsWith("0");
    }

    /// Positions in order between two.
    ///
    /// @param lower empty for the start of the library
    /// @param upper empty for its end
    static List<String> allot(String lower, String upper, int count) {
        String[] positions = new String[count];
        if (lower.isEmpty() && upper.isEmpty()) {
            allotFrom(BigInteger.valueOf(BASE).pow(END_DIGITS).shiftRight(1), 1, positions);
        } else if (upper.isEmpty() && hasRoomAfter(lower, count)) {
            allotFrom(leadingDigits(lower), 1, positions);
        } else if (lower.isEmpty() && hasRoomBefore(upper, count)) {
            allotFrom(leadingDigits(upper), -1, positions);
            Collections.reverse(Arrays.asList(positions));
        } else {
            divide(lower, upper, positions, 0, count);
        }
        return List.of(positions);
    }

    private static boolean hasRoomAfter(String lower, int count) {
        BigInteger last =
                leadingDigits(lower).add(END_STEP.multiply(BigInteger.valueOf(count + 1L)));
        return last.compareTo(BigInteger.valueOf(BASE).pow(END_DIGITS)) < 0;
    }

    private static boolean hasRoomBefore(String upper, int count) {
        return leadingDigits(upper)
                        .subtract(END_STEP.multiply(BigInteger.valueOf(count + 1L)))
                        .signum()
                > 0;
    }

    /// The first digits as a number.
    private static BigInteger leadingDigits(String position) {
        String digits =
                position.length() < END_DIGITS
                        ? position + "0".repeat(END_DIGITS - position.length())
                        : position.substring(0, END_DIGITS);
        return new BigInteger(digits, BASE);
    }

    private static void allotFrom(BigInteger start, int direction, String[] positions) {
        // One more digit at the end, as a position does not end with 0.
        BigInteger step = END_STEP.multiply(BigInteger.valueOf(direction));
        BigInteger current = start;
        for (int i = 0; i < positions.length; i++) {
            current = current.add(step);
            String digits = current.toString(BASE);
            positions[i] = "0".repeat(END_DIGITS - digits.length()) + digits + "i";
        }
    }

    /// Halves the interval, so that positions grow by the logarithm of their number only.
    private static void divide(String lower, String upper, String[] positions, int from, int to) {
        if (from < to) {
            int middle = (from + to) >>> 1;
            positions[middle] = between(lower, upper);
            divide(lower, positions[middle], positions, from, middle);
            divide(positions[middle], upper, positions, middle + 1, to);
        }
    }

    /// A position between two; empty texts are the ends.
    private static String between(String lower, String upper) {
        var position = new StringBuilder();
        boolean isBelowUpper = upper.isEmpty();
        for (int i = 0; ; i++) {
            int lowest = i < lower.length() ? Character.digit(lower.charAt(i), BASE) : 0;
            int highest =
                    isBelowUpper || i >= upper.length()
                            ? BASE
                            : Character.digit(upper.charAt(i), BASE);
            if (highest - lowest > 1) {
                return position.append(Character.forDigit((lowest + highest) / 2, BASE)).toString();
            }
            position.append(Character.forDigit(lowest, BASE));
            isBelowUpper |= lowest < highest;
        }
    }
}
