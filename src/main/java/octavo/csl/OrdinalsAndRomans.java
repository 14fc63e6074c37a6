package octavo.csl;

import octavo.csl.CslLocale.Term;

/// Formats numbers as ordinals and in Roman numerals.
final class OrdinalsAndRomans {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {
        "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"
    };

    private OrdinalsAndRomans() {}

    static String roman(int number) {
        if (number <= 0 || number >= 6000) {
            return String.valueOf(number);
        }
        StringBuilder roman = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                roman.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return roman.toString();
    }

    static String ordinal(int number, Term.Gender gender, CslLocale locale) {
        return number + locale.ordinalSuffix(number, gender);
    }

    static String longOrdinal(int number, Term.Gender gender, CslLocale locale) {
        if (number < 1 || number > 10) {
            return ordinal(number, gender, locale);
        }
        return locale.longOrdinal(number, gender).orElseGet(() -> ordinal(number, gender, locale));
    }

    /// The letters of a year suffix, counted from 1: a … z, aa, ab …
    static String letters(int number) {
        StringBuilder letters = new StringBuilder();
        for (int rest = number; rest > 0; rest = (rest - 1) / 26) {
            letters.insert(0, (char) ('a' + (rest - 1) % 26));
        }
        return letters.toString();
    }
}
