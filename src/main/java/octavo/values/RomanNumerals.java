package octavo.values;

import java.text.Normalizer;
import java.util.Locale;
import java.util.OptionalInt;

/// Roman numerals.
final class RomanNumerals {
    private static final String[] NUMERALS = {
        "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"
    };
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};

    /// No number below 4000 is longer: `mmmdccclxxxviii`.
    private static final int LONGEST = 15;

    private RomanNumerals() {}

    /// The value of a well-formed numeral, in either case; `Ⅻ` works too.
    static OptionalInt value(String text) {
        if (text.isEmpty() || text.length() > LONGEST) {
            return OptionalInt.empty();
        }
        String letters = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        int value = 0;
        int at = 0;
        for (int i = 0; i < VALUES.length; i++) {
            while (letters.startsWith(NUMERALS[i], at)) {
                value += VALUES[i];
                at += NUMERALS[i].length();
            }
        }
        boolean canonical = at == letters.length() && value < 4000 && letters.equals(of(value));
        return canonical ? OptionalInt.of(value) : OptionalInt.empty();
    }

    private static String of(int number) {
        StringBuilder out = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                out.append(NUMERALS[i]);
                rest -= VALUES[i];
            }
        }
        return out.toString();
    }
}
