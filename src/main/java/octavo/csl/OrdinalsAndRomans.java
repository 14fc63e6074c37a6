package octavo.csl;

import octavo.csl.style.CslLocale;
import octavo.csl.style.LocaleTerm;

/// Formats numbers as ordinals and in Roman numerals.
public final class OrdinalsAndRomans {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {
        "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"
    };

    private OrdinalsAndRomans() {}

    public static String romanNumeral(int number) {
        if (number <= 0 || number >= 6000) {
            return String.valueOf(number);
        }
        StringBuilder romanNumeral = new StringBuilder();
        int remainder = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (remainder >= VALUES[i]) {
                romanNumeral.append(SIGNS[i]);
                remainder -= VALUES[i];
            }
        }
        return romanNumeral.toString();
    }

    static String ordinal(int number, LocaleTerm.TermGender gender, CslLocale locale) {
        return number + locale.ordinalSuffix(number, gender);
    }

    static String longOrdinal(int number, LocaleTerm.TermGender gender, CslLocale locale) {
        if (number < 1 || number > 10) {
            return ordinal(number, gender, locale);
        }
        return locale.longOrdinal(number, gender).orElseGet(() -> ordinal(number, gender, locale));
    }

    /// The letters of a year suffix, counted from 1: a … z, aa, ab …
    public static String suffixLetters(int number) {
        StringBuilder suffixLetters = new StringBuilder();
        for (int remainder = number; remainder > 0; remainder = (remainder - 1) / 26) {
            suffixLetters.insert(0, (char) ('a' + (remainder - 1) % 26));
        }
        return suffixLetters.toString();
    }
}
