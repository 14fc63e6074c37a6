package octavo.csl;

import java.text.CollationKey;
import java.text.Collator;
import java.util.Locale;

/// Sorts text by a language's rules: letters before case, signs and spaces before letters, numbers
/// by their value. Punctuation, dashes and apostrophes count for nothing, nor do blanks that do not
/// break.
final class Collation {
    /// Stands for a space, which Java's rules ignore: a sign between most others and the figures.
    private static final String BLANK = "\u00A6";

    private final Collator collator;

    /// For texts whose letters have no decomposition.
    private final Collator plain;

    /// Whether letters of this language stand before Latin ones.
    private final boolean hanFirst;

    Collation(Locale locale) {
        hanFirst = locale.getLanguage().equals("zh");
        collator = collator(locale, Collator.CANONICAL_DECOMPOSITION);
        plain = collator(locale, Collator.NO_DECOMPOSITION);
    }

    private static Collator collator(Locale locale, int decomposition) {
        Collator collator = Collator.getInstance(locale);
        collator.setStrength(Collator.SECONDARY);
        collator.setDecomposition(decomposition);
        return collator;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /// Appends the number at an index, behind its length, so that longer ones are greater; returns
    /// where it ends.
    private static int number(String text, int from, StringBuilder weighed) {
        int start = from;
        while (start + 1 < text.length()
                && text.charAt(start) == '0'
                && isDigit(text.charAt(start + 1))) {
            start++;
        }
        int end = start;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        String length = String.valueOf(end - start);
        weighed.repeat('0', Math.max(0, 4 - length.length()))
                .append(length)
                .append(text, start, end);
        return end;
    }

    /// Whether a letter stands before all Latin ones. A figure in front of it, which no number
    /// starts with, sees to that.
    private boolean comesFirst(char letter) {
        return hanFirst && letter > '\u2E80' && Character.isIdeographic(letter);
    }

    private static boolean isIgnored(char blank, StringBuilder before) {
        return blank == '\u00A0' || blank == '\u202F' || before.isEmpty() && blank != ' ';
    }

    CollationKey key(String text) {
        StringBuilder weighed = new StringBuilder(text.length());
        boolean ascii = true;
        int end = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (i >= end && isDigit(letter)) {
                end = number(text, i, weighed);
            }
            if (i < end) {
                continue;
            }
            ascii &= letter < 128;
            switch (Character.getType(letter)) {
                case Character.SPACE_SEPARATOR, Character.CONTROL ->
                        weighed.append(isIgnored(letter, weighed) ? "" : BLANK);
                case Character.DASH_PUNCTUATION,
                        Character.CONNECTOR_PUNCTUATION,
                        Character.INITIAL_QUOTE_PUNCTUATION,
                        Character.FINAL_QUOTE_PUNCTUATION,
                        Character.START_PUNCTUATION,
                        Character.END_PUNCTUATION,
                        Character.OTHER_PUNCTUATION -> {}
                default -> weighed.append(comesFirst(letter) ? "9" : "").append(letter);
            }
        }
        return (ascii ? plain : collator).getCollationKey(weighed.toString());
    }
}
