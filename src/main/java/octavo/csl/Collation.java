package octavo.csl;

import java.text.CollationKey;
import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.util.Locale;

/// Sorts text by a language's rules: letters before case, signs and spaces before letters, numbers
/// by their value, full-width ones as the others. Punctuation, dashes and apostrophes count for
/// nothing, nor do blanks that do not break.
final class Collation {
    /// Stands for a space, which Java's rules ignore: a sign between most others and the figures.
    private static final String BLANK = "\u00A6";

    /// Letters with a stroke or without a dot, and as which they sort in languages that do not have
    /// them; Java puts them behind all others.
    private static final String STROKED =
            "\u00F8\u00D8\u0111\u0110\u0142\u0141\u0127\u0126\u0131\u0167\u0166";

    private static final String UNSTROKED = "oOdDlLhHitT";

    /// What Java says of Finnish and Estonian, as was usual in the last century.
    private static final String W_AS_V = "& V ; w , W";

    private final Collator collator;

    /// The rules of the language, which have the letters that are its own.
    private final String rules;

    /// For texts whose letters have no decomposition.
    private final Collator plain;

    /// Whether letters of this language stand before Latin ones.
    private final boolean hanFirst;

    Collation(Locale locale) {
        hanFirst = locale.getLanguage().equals("zh");
        collator = collator(locale, Collator.FULL_DECOMPOSITION);
        plain = collator(locale, Collator.NO_DECOMPOSITION);
        rules = collator instanceof RuleBasedCollator known ? known.getRules() : "";
    }

    private static Collator collator(Locale locale, int decomposition) {
        Collator collator = current(Collator.getInstance(locale));
        collator.setStrength(Collator.SECONDARY);
        collator.setDecomposition(decomposition);
        return collator;
    }

    private static Collator current(Collator collator) {
        if (!(collator instanceof RuleBasedCollator known) || !known.getRules().contains(W_AS_V)) {
            return collator;
        }
        try {
            return new RuleBasedCollator(known.getRules().replace(W_AS_V, "& W"));
        } catch (ParseException e) {
            throw new IllegalStateException(e);
        }
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

    /// The letter as which one sorts that the language does not know.
    private char base(char letter) {
        int stroked = letter < 128 ? -1 : STROKED.indexOf(letter);
        return stroked < 0 || rules.indexOf(letter) >= 0 ? letter : UNSTROKED.charAt(stroked);
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
                default -> weighed.append(comesFirst(letter) ? "9" : "").append(base(letter));
            }
        }
        return (ascii ? plain : collator).getCollationKey(weighed.toString());
    }
}
