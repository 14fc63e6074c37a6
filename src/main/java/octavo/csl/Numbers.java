package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers as fields hold them: one or several, with letters before and behind, and what separates
/// them.
final class Numbers {
    private static final Pattern NUMBER = Pattern.compile("(\\p{L}*)(\\p{Nd}+)(\\p{L}*)");
    private static final Pattern ROMAN =
            Pattern.compile("(?i)m{0,4}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})");
    private static final Pattern SEPARATOR = Pattern.compile("\\s*(?:\\\\-|[-–,&])\\s*");

    private Numbers() {}

    /// Whether a text consists of numbers and what separates them.
    static boolean isNumeric(String text) {
        if (isDigits(text)) {
            return true;
        }
        List<String> parts = split(text);
        if (parts.isEmpty()) {
            return false;
        }
        for (int i = 0; i < parts.size(); i += 2) {
            if (!NUMBER.matcher(parts.get(i)).matches()) {
                return false;
            }
        }
        return true;
    }

    /// The pieces of a text and, at odd places, what separates them.
    static List<String> split(String text) {
        if (isDigits(text)) {
            return List.of(text);
        }
        List<String> parts = new ArrayList<>();
        String strip = text.strip();
        Matcher separator = SEPARATOR.matcher(strip);
        int from = 0;
        while (separator.find()) {
            parts.add(strip.substring(from, separator.start()));
            parts.add(separator.group());
            from = separator.end();
        }
        String rest = strip.substring(from);
        if (!rest.isEmpty() || !parts.isEmpty()) {
            parts.add(rest);
        }
        return parts;
    }

    static boolean isNumber(String part) {
        return NUMBER.matcher(part).matches();
    }

    static boolean isRoman(String part) {
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

    /// Whether a text names more than one place: `and` is the word for that in the language.
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
        return isDigits(word) || isNumber(word) || isRoman(word) || word.matches(".*\\d.*");
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
