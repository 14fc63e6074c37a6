package octavo.venuenames;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Edition numbers: 33rd, Thirty-Third, XXIII.
public final class NumberWords {
    private static final List<String> UNITS =
            List.of(
                    "first",
                    "second",
                    "third",
                    "fourth",
                    "fifth",
                    "sixth",
                    "seventh",
                    "eighth",
                    "ninth",
                    "tenth",
                    "eleventh",
                    "twelfth",
                    "thirteenth",
                    "fourteenth",
                    "fifteenth",
                    "sixteenth",
                    "seventeenth",
                    "eighteenth",
                    "nineteenth");
    private static final List<String> TENS =
            List.of("twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet");
    private static final Map<String, Integer> SINGLE_VALUES = collectSingleWords();
    private static final Map<String, Integer> TEN_VALUES = collectTens();
    private static final Pattern EDITION = Pattern.compile("\\s+ed(?:ition|n)?\\.?$");
    private static final Pattern ROMAN = Pattern.compile("(X{0,3}L?X{0,3})(IX|IV|V?I{0,3})");

    private NumberWords() {}

    /// A spelt-out edition number, as BibTeX wants it: `Second`, `Twenty-first edition`.
    public static OptionalInt parseEdition(String text) {
        String foldedText = text.strip().toLowerCase(Locale.ROOT);
        String[] words = EDITION.matcher(foldedText).replaceFirst("").split("[\\s-]+", -1);
        OptionalInt lastNumber = valueOfWord(words[words.length - 1]);
        if (words.length == 1 || lastNumber.isEmpty()) {
            return words.length == 1 ? lastNumber : OptionalInt.empty();
        }
        OptionalInt tenNumber = valueOfTen(words[0]);
        boolean isCompound =
                words.length == 2 && tenNumber.isPresent() && lastNumber.getAsInt() < 10;
        return isCompound
                ? OptionalInt.of(tenNumber.getAsInt() + lastNumber.getAsInt())
                : OptionalInt.empty();
    }

    private static Map<String, Integer> collectSingleWords() {
        Map<String, Integer> words = new HashMap<>();
        for (int i = 0; i < UNITS.size(); i++) {
            words.put(UNITS.get(i), i + 1);
        }
        for (int i = 0; i < TENS.size(); i++) {
            words.put(TENS.get(i) + "ieth", (i + 2) * 10);
        }
        words.put("hundredth", 100);
        words.put("twelveth", 12);
        words.put("ninteenth", 19);
        return Map.copyOf(words);
    }

    private static Map<String, Integer> collectTens() {
        Map<String, Integer> words = new HashMap<>();
        for (int i = 0; i < TENS.size(); i++) {
            words.put(TENS.get(i) + "y", (i + 2) * 10);
        }
        return Map.copyOf(words);
    }

    /// The value of a folded word on its own, `thirtieth`.
    public static OptionalInt valueOfWord(String foldedWord) {
        Integer number = SINGLE_VALUES.get(foldedWord);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /// The value of a folded word before a unit, the `thirty` of `thirty third`.
    static OptionalInt valueOfTen(String foldedWord) {
        Integer number = TEN_VALUES.get(foldedWord);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /// The value of `33rd`, with any of the suffixes.
    public static OptionalInt valueOfDigits(String foldedWord) {
        int digitsEnd = 0;
        while (digitsEnd < foldedWord.length()
                && digitsEnd < 4
                && isDigit(foldedWord.charAt(digitsEnd))) {
            digitsEnd++;
        }
        boolean isOrdinal =
                switch (foldedWord.substring(digitsEnd)) {
                    case "st", "nd", "rd", "th", "e", "eme", "ieme", "a", "o", "ed", "ty" -> true;
                    default -> false;
                };
        return digitsEnd == 0 || digitsEnd > 3 || !isOrdinal
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(foldedWord.substring(0, digitsEnd)));
    }

    /// The value of a Roman numeral of two letters or more; a single letter may mean anything.
    static OptionalInt valueOfRoman(String numeral) {
        String upperCaseLetters = numeral.toUpperCase(Locale.ROOT);
        if (numeral.length() < 2 || !numeral.equals(upperCaseLetters)) {
            return OptionalInt.empty();
        }
        Matcher numeralMatcher = ROMAN.matcher(numeral);
        if (!numeralMatcher.matches()) {
            return OptionalInt.empty();
        }
        int sum = 0;
        for (int i = 0; i < numeral.length(); i++) {
            int letterValue = valueOfLetter(numeral.charAt(i));
            boolean isSubtracted =
                    i + 1 < numeral.length() && valueOfLetter(numeral.charAt(i + 1)) > letterValue;
            sum += isSubtracted ? -letterValue : letterValue;
        }
        return OptionalInt.of(sum);
    }

    private static int valueOfLetter(char letter) {
        return switch (letter) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            default -> 50;
        };
    }

    static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}
