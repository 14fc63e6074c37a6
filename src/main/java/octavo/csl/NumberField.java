package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers in fields: one or several, with letters before and after, and separators.
final class NumberField {
    private static final Pattern ROMAN =
            Pattern.compile("(?i)m{0,4}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})");

    private NumberField() {}

    /// Whether a text consists of numbers and separators.
    static boolean isNumeric(String text) {
        if (isDigits(text)) {
            return true;
        }
        List<String> parts = split(text);
        if (parts.isEmpty()) {
            return false;
        }
        for (int i = 0; i < parts.size(); i += 2) {
            if (!isNumber(parts.get(i))) {
                return false;
            }
        }
        return true;
    }

    /// The pieces of a text, with separators at odd indices.
    static List<String> split(String text) {
        if (isDigits(text)) {
            return List.of(text);
        }
        List<String> parts = new ArrayList<>();
        String strip = text.strip();
        int from = 0;
        int at = 0;
        while (at < strip.length()) {
            int length = separator(strip, at);
            if (length == 0) {
                at++;
                continue;
            }
            int start = startOfBlanks(strip, from, at);
            at = endOfBlanks(strip, at + length);
            parts.add(strip.substring(from, start));
            parts.add(strip.substring(start, at));
            from = at;
        }
        if (from < strip.length() || !parts.isEmpty()) {
            parts.add(strip.substring(from));
        }
        return parts;
    }

    /// The length of the separator here; 0 if there is none.
    private static int separator(String text, int at) {
        return switch (text.charAt(at)) {
            case '-', '–', ',', '&' -> 1;
            case '\\' -> text.startsWith("-", at + 1) ? 2 : 0;
            default -> 0;
        };
    }

    private static int startOfBlanks(String text, int from, int end) {
        int start = end;
        while (start > from && isBlank(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static int endOfBlanks(String text, int start) {
        int end = start;
        while (end < text.length() && isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    static boolean isBlank(char letter) {
        return letter == ' ' || letter >= '\t' && letter <= '\r';
    }

    /// Whether a text is digits, with letters before or after them.
    static boolean isNumber(String text) {
        int figures = endOfLetters(text, 0);
        int end = figures;
        while (end < text.length() && Character.isDigit(text.codePointAt(end))) {
            end = text.offsetByCodePoints(end, 1);
        }
        return end > figures && endOfLetters(text, end) == text.length();
    }

    /// Whether a text is one number, which letters may precede.
    static boolean isOne(String text) {
        return isNumber(text) && Character.isDigit(text.codePointBefore(text.length()));
    }

    private static int endOfLetters(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isLetter(text.codePointAt(end))) {
            end = text.offsetByCodePoints(end, 1);
        }
        return end;
    }

    static boolean isRoman(String part) {
        for (int i = 0; i < part.length(); i++) {
            if ("ivxlcdmIVXLCDM".indexOf(part.charAt(i)) < 0) {
                return false;
            }
        }
        return !part.isEmpty() && ROMAN.matcher(part).matches();
    }

    static boolean isDigits(String part) {
        for (int i = 0; i < part.length(); i++) {
            if (part.charAt(i) < '0' || part.charAt(i) > '9') {
                return false;
            }
        }
        return !part.isEmpty();
    }

    /// The number in a style option; the default if it is invalid.
    static int option(String text, int otherwise) {
        String digits = text.strip();
        return isDigits(digits) && digits.length() < 9 ? Integer.parseInt(digits) : otherwise;
    }

    /// Whether a text names more than one place: `and` is the language's word.
    static boolean isPlural(String text, String and) {
        List<String> parts = split(text);
        for (int i = 1; i < parts.size(); i += 2) {
            String separator = parts.get(i).strip();
            String before = lastWord(parts.get(i - 1));
            String after = parts.get(i + 1).strip();
            if (hasBlank(after)) {
                after = after.replaceFirst("^(and|" + Pattern.quote(and) + ")\\s+", "");
            }
            boolean numbers = isPlace(before) && isPlace(firstWord(after));
            if (numbers && !separator.equals("\\-")) {
                return true;
            }
        }
        if (!hasBlank(text)) {
            return false;
        }
        Matcher words =
                Pattern.compile(
                                "\\p{Nd}\\p{L}*\\s+(?:and|"
                                        + Pattern.quote(and)
                                        + ")\\s+\\p{L}*\\p{Nd}")
                        .matcher(text);
        return words.find();
    }

    private static boolean hasBlank(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPlace(String word) {
        return isDigits(word) || isNumber(word) || isRoman(word) || hasDigit(word);
    }

    private static boolean hasDigit(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= '0' && word.charAt(i) <= '9') {
                return true;
            }
        }
        return false;
    }

    private static String lastWord(String text) {
        String strip = text.strip();
        return strip.substring(strip.lastIndexOf(' ') + 1);
    }

    private static String firstWord(String text) {
        int space = text.indexOf(' ');
        return space < 0 ? text : text.substring(0, space);
    }
}
