package octavo.values;

import java.text.Normalizer;
import java.util.Locale;
import java.util.OptionalInt;

/// Roman numerals.
public final class RomanNumerals {
    private static final String[] NUMERALS = {
        "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"
    };
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};

    /// No number below 4000 is longer: `mmmdccclxxxviii`.
    private static final int MAX_LENGTH = 15;

    private RomanNumerals() {}

    /// The value of a well-formed numeral, in either case; `Ⅻ` works too.
    public static OptionalInt valueOf(String numeralText) {
        if (numeralText.isEmpty() || numeralText.length() > MAX_LENGTH) {
            return OptionalInt.empty();
        }
        String lowerCaseText =
                Normalizer.normalize(numeralText, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        int value = 0;
        int position = 0;
        for (int i = 0; i < VALUES.length; i++) {
            while (lowerCaseText.startsWith(NUMERALS[i], position)) {
                value += VALUES[i];
                position += NUMERALS[i].length();
            }
        }
        boolean isCanonical =
                position == lowerCaseText.length()
                        && value < 4000
                        && lowerCaseText.equals(toNumeral(value));
        return isCanonical ? OptionalInt.of(value) : OptionalInt.empty();
    }

    private static String toNumeral(int number) {
        StringBuilder numeral = new StringBuilder();
        int remainder = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (remainder >= VALUES[i]) {
                numeral.append(NUMERALS[i]);
                remainder -= VALUES[i];
            }
        }
        return numeral.toString();
    }
}
