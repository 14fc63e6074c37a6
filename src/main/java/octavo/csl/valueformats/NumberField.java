package octavo.csl.valueformats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Numbers in fields: one or several, with letters before and after, and separators.
public final class NumberField {
    private static final Pattern ROMAN =
            Pattern.compile("(?i)m{0,4}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})");

    private NumberField() {}

    /// Whether a text consists of numbers and separators.
    public static boolean isNumeric(String text) {
        if (isDigits(text)) {
            return true;
        }
        List<String> numberParts = splitParts(text);
        if (numberParts.isEmpty()) {
            return false;
        }
        for (int i = 0; i < numberParts.size(); i += 2) {
            if (!isNumber(numberParts.get(i))) {
                return false;
            }
        }
        return true;
    }

    /// The pieces of a text, with separators at odd indices.
    public static List<String> splitParts(String text) {
        if (isDigits(text)) {
            return List.of(text);
        }
        List<String> numberParts = new ArrayList<>();
        String stripped = text.strip();
        int partStart = 0;
        int offset = 0;
        while (offset < stripped.length()) {
            int separatorLength = separatorLength(stripped, offset);
            if (separatorLength == 0) {
                offset++;
                continue;
            }
            int blankStart = startOfBlanks(stripped, partStart, offset);
            offset = endOfBlanks(stripped, offset + separatorLength);
            numberParts.add(stripped.substring(partStart, blankStart));
            numberParts.add(stripped.substring(blankStart, offset));
            partStart = offset;
        }
        if (partStart < stripped.length() || !numberParts.isEmpty()) {
            numberParts.add(stripped.substring(partStart));
        }
        return numberParts;
    }

    /// The length of the separator here; 0 if there is none.
    private static int separatorLength(String text, int offset) {
        return switch (text.charAt(offset)) {
            case '-', '–', ',', '&' -> 1;
            case '\\' -> text.startsWith("-", offset + 1) ? 2 : 0;
            default -> 0;
        };
    }

    private static int startOfBlanks(String text, int earliestStart, int endIndex) {
        int startIndex = endIndex;
        while (startIndex > earliestStart && isBlank(text.charAt(startIndex - 1))) {
            startIndex--;
        }
        return startIndex;
    }

    private static int endOfBlanks(String text, int startIndex) {
        int endIndex = startIndex;
        while (endIndex < text.length() && isBlank(text.charAt(endIndex))) {
            endIndex++;
        }
        return endIndex;
    }

    public static boolean isBlank(char character) {
        return character == ' ' || character >= '\t' && character <= '\r';
    }

    /// Whether a text is digits, with letters before or after them.
    static boolean isNumber(String text) {
        int digitsStart = endOfLetters(text, 0);
        int endIndex = digitsStart;
        while (endIndex < text.length() && Character.isDigit(text.codePointAt(endIndex))) {
            endIndex = text.offsetByCodePoints(endIndex, 1);
        }
        return endIndex > digitsStart && endOfLetters(text, endIndex) == text.length();
    }

    /// Whether a text is one number, which letters may precede.
    public static boolean isSingleNumber(String text) {
        return isNumber(text) && Character.isDigit(text.codePointBefore(text.length()));
    }

    private static int endOfLetters(String text, int startIndex) {
        int endIndex = startIndex;
        while (endIndex < text.length() && Character.isLetter(text.codePointAt(endIndex))) {
            endIndex = text.offsetByCodePoints(endIndex, 1);
        }
        return endIndex;
    }

    static boolean isRoman(String numberPart) {
        for (int i = 0; i < numberPart.length(); i++) {
            if ("ivxlcdmIVXLCDM".indexOf(numberPart.charAt(i)) < 0) {
                return false;
            }
        }
        return !numberPart.isEmpty() && ROMAN.matcher(numberPart).matches();
    }

    public static boolean isDigits(String numberPart) {
        for (int i = 0; i < numberPart.length(); i++) {
            if (numberPart.charAt(i) < '0' || numberPart.charAt(i) > '9') {
                return false;
            }
        }
        return !numberPart.isEmpty();
    }

    /// The number in a style option; the default if it is invalid.
    public static int parseOption(String text, int defaultValue) {
        String digits = text.strip();
        return isDigits(digits) && digits.length() < 9 ? Integer.parseInt(digits) : defaultValue;
    }

    /// Whether a text names more than one place: `andWord` is the language's word.
    public static boolean isPlural(String text, String andWord) {
        List<String> numberParts = splitParts(text);
        for (int i = 1; i < numberParts.size(); i += 2) {
            String separator = numberParts.get(i).strip();
            String wordBefore = lastWord(numberParts.get(i - 1));
            String wordAfter = numberParts.get(i + 1).strip();
            if (hasBlank(wordAfter)) {
                wordAfter = wordAfter.replaceFirst("^(and|" + Pattern.quote(andWord) + ")\\s+", "");
            }
            boolean areNumbers = isPlaceNumber(wordBefore) && isPlaceNumber(firstWord(wordAfter));
            boolean isPartOfCode = separator.equals("-") && isInCode(numberParts, i);
            if (areNumbers && !isPartOfCode && !separator.equals("\\-")) {
                return true;
            }
        }
        if (!hasBlank(text)) {
            return false;
        }
        Matcher wordsMatcher =
                Pattern.compile(
                                "\\p{Nd}\\p{L}*\\s+(?:and|"
                                        + Pattern.quote(andWord)
                                        + ")\\s+\\p{L}*\\p{Nd}")
                        .matcher(text);
        return wordsMatcher.find();
    }

    /// Whether a hyphen is one of several in something that is not only numbers, such as
    /// "FS-10-02".
    private static boolean isInCode(List<String> numberParts, int hyphenIndex) {
        int firstHyphen = hyphenIndex;
        while (firstHyphen > 2 && numberParts.get(firstHyphen - 2).equals("-")) {
            firstHyphen -= 2;
        }
        int partIndex = firstHyphen - 1;
        String code = lastWord(numberParts.get(partIndex));
        while (isPlaceNumber(code)) {
            partIndex += 2;
            if (partIndex >= numberParts.size() || !numberParts.get(partIndex - 1).equals("-")) {
                return false;
            }
            code = firstWord(numberParts.get(partIndex));
        }
        return true;
    }

    private static boolean hasBlank(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPlaceNumber(String word) {
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
        String stripped = text.strip();
        return stripped.substring(stripped.lastIndexOf(' ') + 1);
    }

    private static String firstWord(String text) {
        int spaceIndex = text.indexOf(' ');
        return spaceIndex < 0 ? text : text.substring(0, spaceIndex);
    }
}
