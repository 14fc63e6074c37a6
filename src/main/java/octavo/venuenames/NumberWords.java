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
    private static final Map<String, Integer> SINGLE = single();
    private static final Map<String, Integer> TEN = tens();
    private static final Pattern EDITION = Pattern.compile("\\s+ed(?:ition|n)?\\.?$");
    private static final Pattern ROMAN = Pattern.compile("(X{0,3}L?X{0,3})(IX|IV|V?I{0,3})");

    private NumberWords() {}

    /// A spelt-out edition number, as BibTeX wants it: `Second`, `Twenty-first edition`.
    public static OptionalInt edition(String text) {
        String folded = text.strip().toLowerCase(Locale.ROOT);
        String[] words = EDITION.matcher(folded).replaceFirst("").split("[\\s-]+", -1);
        OptionalInt last = word(words[words.length - 1]);
        if (words.length == 1 || last.isEmpty()) {
            return words.length == 1 ? last : OptionalInt.empty();
        }
        OptionalInt ten = ten(words[0]);
        boolean both = words.length == 2 && ten.isPresent() && last.getAsInt() < 10;
        return both ? OptionalInt.of(ten.getAsInt() + last.getAsInt()) : OptionalInt.empty();
    }

    private static Map<String, Integer> single() {
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

    private static Map<String, Integer> tens() {
        Map<String, Integer> words = new HashMap<>();
        for (int i = 0; i < TENS.size(); i++) {
            words.put(TENS.get(i) + "y", (i + 2) * 10);
        }
        return Map.copyOf(words);
    }

    /// The value of a folded word on its own, `thirtieth`.
    static OptionalInt word(String folded) {
        Integer number = SINGLE.get(folded);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /// The value of a folded word before a unit, the `thirty` of `thirty third`.
    static OptionalInt ten(String folded) {
        Integer number = TEN.get(folded);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /// The value of `33rd`, with any of the suffixes.
    static OptionalInt digits(String folded) {
        int end = 0;
        while (end < folded.length() && end < 4 && isDigit(folded.charAt(end))) {
            end++;
        }
        boolean ending =
                switch (folded.substring(end)) {
                    case "st", "nd", "rd", "th", "e", "eme", "ieme", "a", "o", "ed", "ty" -> true;
                    default -> false;
                };
        return end == 0 || end > 3 || !ending
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(folded.substring(0, end)));
    }

    /// The value of a Roman numeral of two letters or more; a single letter may mean anything.
    static OptionalInt roman(String raw) {
        String letters = raw.toUpperCase(Locale.ROOT);
        if (raw.length() < 2 || !raw.equals(letters)) {
            return OptionalInt.empty();
        }
        Matcher roman = ROMAN.matcher(raw);
        if (!roman.matches()) {
            return OptionalInt.empty();
        }
        int sum = 0;
        for (int i = 0; i < raw.length(); i++) {
            int value = romanLetter(raw.charAt(i));
            boolean before = i + 1 < raw.length() && romanLetter(raw.charAt(i + 1)) > value;
            sum += before ? -value : value;
        }
        return OptionalInt.of(sum);
    }

    private static int romanLetter(char letter) {
        return switch (letter) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            default -> 50;
        };
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
