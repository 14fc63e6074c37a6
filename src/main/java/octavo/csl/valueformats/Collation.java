package octavo.csl.valueformats;

import java.text.CollationKey;
import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.util.Locale;

/// Sorts text by a language's rules: letters before case, signs and spaces before letters, numbers
/// by their value, full-width ones as the others. Punctuation, dashes and apostrophes count for
/// nothing, nor do blanks that do not break.
public final class Collation {
    /// Stands for a space, which Java's rules ignore: a sign between most others and the figures.
    private static final String BLANK_SIGN = "\u00A6";

    /// Letters with a stroke or without a dot, and as which they sort in languages that do not have
    /// them; Java puts them behind all others.
    private static final String STROKED =
            "\u00F8\u00D8\u0111\u0110\u0142\u0141\u0127\u0126\u0131\u0167\u0166";

    private static final String UNSTROKED = "oOdDlLhHitT";

    /// What Java says of Finnish and Estonian, as was usual in the last century.
    private static final String W_AS_V = "& V ; w , W";

    private final Collator collator;

    /// The rules of the language, which have the letters that are its own.
    private final String ruleText;

    /// For texts whose letters have no decomposition.
    private final Collator asciiCollator;

    /// Whether letters of this language stand before Latin ones.
    private final boolean sortsHanFirst;

    public Collation(Locale locale) {
        sortsHanFirst = locale.getLanguage().equals("zh");
        collator = newCollator(locale, Collator.FULL_DECOMPOSITION);
        asciiCollator = newCollator(locale, Collator.NO_DECOMPOSITION);
        ruleText = collator instanceof RuleBasedCollator ruleBased ? ruleBased.getRules() : "";
    }

    private static Collator newCollator(Locale locale, int decomposition) {
        Collator collator = withoutOldRules(Collator.getInstance(locale));
        collator.setStrength(Collator.SECONDARY);
        collator.setDecomposition(decomposition);
        return collator;
    }

    private static Collator withoutOldRules(Collator collator) {
        if (!(collator instanceof RuleBasedCollator ruleBased)
                || !ruleBased.getRules().contains(W_AS_V)) {
            return collator;
        }
        try {
            return new RuleBasedCollator(ruleBased.getRules().replace(W_AS_V, "& W"));
        } catch (ParseException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    /// Appends the number at an index, behind its length, so that longer ones are greater; returns
    /// where it ends.
    private static int appendNumber(String text, int startIndex, StringBuilder weighedText) {
        int digitsStart = startIndex;
        while (digitsStart + 1 < text.length()
                && text.charAt(digitsStart) == '0'
                && isDigit(text.charAt(digitsStart + 1))) {
            digitsStart++;
        }
        int numberEnd = digitsStart;
        while (numberEnd < text.length() && isDigit(text.charAt(numberEnd))) {
            numberEnd++;
        }
        String lengthDigits = String.valueOf(numberEnd - digitsStart);
        weighedText
                .repeat('0', Math.max(0, 4 - lengthDigits.length()))
                .append(lengthDigits)
                .append(text, digitsStart, numberEnd);
        return numberEnd;
    }

    /// Whether a letter stands before all Latin ones. A figure in front of it, which no number
    /// starts with, sees to that.
    private boolean sortsFirst(char character) {
        return sortsHanFirst && character > '\u2E80' && Character.isIdeographic(character);
    }

    /// The letter as which one sorts that the language does not know.
    private char baseLetter(char character) {
        int strokedIndex = character < 128 ? -1 : STROKED.indexOf(character);
        return strokedIndex < 0 || ruleText.indexOf(character) >= 0
                ? character
                : UNSTROKED.charAt(strokedIndex);
    }

    private static boolean isIgnored(char blank, StringBuilder weighedText) {
        return blank == '\u00A0' || blank == '\u202F' || weighedText.isEmpty() && blank != ' ';
    }

    public CollationKey collationKey(String text) {
        StringBuilder weighedText = new StringBuilder(text.length());
        boolean isAscii = true;
        int numberEnd = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (i >= numberEnd && isDigit(character)) {
                numberEnd = appendNumber(text, i, weighedText);
            }
            if (i < numberEnd) {
                continue;
            }
            isAscii &= character < 128;
            switch (Character.getType(character)) {
                case Character.SPACE_SEPARATOR, Character.CONTROL ->
                        weighedText.append(isIgnored(character, weighedText) ? "" : BLANK_SIGN);
                case Character.DASH_PUNCTUATION,
                        Character.CONNECTOR_PUNCTUATION,
                        Character.INITIAL_QUOTE_PUNCTUATION,
                        Character.FINAL_QUOTE_PUNCTUATION,
                        Character.START_PUNCTUATION,
                        Character.END_PUNCTUATION,
                        Character.OTHER_PUNCTUATION -> {}
                default ->
                        weighedText
                                .append(sortsFirst(character) ? "9" : "")
                                .append(baseLetter(character));
            }
        }
        return (isAscii ? asciiCollator : collator).getCollationKey(weighedText.toString());
    }
}
