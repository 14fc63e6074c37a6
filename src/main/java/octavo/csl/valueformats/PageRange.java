package octavo.csl.valueformats;

import java.util.List;
import java.util.Optional;

/// Formats ranges of pages and other numbers: with the right dash, and abbreviated as the style
/// requests.
public final class PageRange {
    private final String rangeFormat;
    private final String delimiter;

    /// A `page-range-format`, or none if empty, and the delimiter of a range.
    public PageRange(String rangeFormat, String delimiter) {
        this.rangeFormat = rangeFormat;
        this.delimiter = delimiter.isEmpty() ? "–" : delimiter;
    }

    public String writeRanges(String text) {
        List<String> numberParts = NumberField.splitParts(text);
        StringBuilder output = new StringBuilder();
        for (int i = 0; i < numberParts.size(); i++) {
            String separator = i + 2 < numberParts.size() ? numberParts.get(i + 1).strip() : "";
            if (isRangeAt(numberParts, i + 1)) {
                String startText = numberParts.get(i);
                output.append(startText)
                        .append(delimiter)
                        .append(shortenEnd(startText, numberParts.get(i + 2)));
                i += 2;
                separator = i + 1 < numberParts.size() ? numberParts.get(i + 1).strip() : "";
            } else {
                output.append(numberParts.get(i));
            }
            if (i + 1 < numberParts.size()) {
                output.append(
                        writeSeparator(
                                i + 1 < numberParts.size() ? numberParts.get(i + 1) : separator));
                i++;
            }
        }
        return output.toString();
    }

    public static String writeSeparator(String separator) {
        return switch (separator.strip()) {
            case "," -> ", ";
            case "&" -> " & ";
            case "\\-" -> "-";
            default -> separator.strip();
        };
    }

    /// Whether the separator at an index makes a range of the parts beside it. A hyphen of several
    /// in a row does not, nor does one between unlike numbers: "FS-10-02", "TR06-067".
    public static boolean isRangeAt(List<String> numberParts, int separatorIndex) {
        return isDash(numberParts, separatorIndex)
                && !isDash(numberParts, separatorIndex - 2)
                && !isDash(numberParts, separatorIndex + 2)
                && isRange(
                        numberParts.get(separatorIndex - 1), numberParts.get(separatorIndex + 1));
    }

    private static boolean isDash(List<String> numberParts, int separatorIndex) {
        if (separatorIndex < 0 || separatorIndex >= numberParts.size()) {
            return false;
        }
        String separator = numberParts.get(separatorIndex).strip();
        return separator.equals("-") || separator.equals("–");
    }

    private static boolean isRange(String startText, String endText) {
        Optional<RangeEnd> startOfRange = RangeEnd.of(startText);
        Optional<RangeEnd> endOfRange = RangeEnd.of(endText);
        return startOfRange.isPresent() && endOfRange.isPresent()
                ? startOfRange.get().prefix.equals(endOfRange.get().prefix)
                : NumberField.isRoman(startText) && NumberField.isRoman(endText);
    }

    private String shortenEnd(String startText, String endText) {
        Optional<RangeEnd> startOfRange = RangeEnd.of(startText);
        Optional<RangeEnd> endOfRange = RangeEnd.of(endText);
        if (startOfRange.isEmpty()
                || endOfRange.isEmpty()
                || startOfRange.get().hasLetter
                || endOfRange.get().hasLetter) {
            return endText;
        }
        String prefix = endOfRange.get().prefix;
        String startDigits = startOfRange.get().digits;
        String endDigits = expandEnd(startDigits, endOfRange.get().digits);
        if (endDigits.length() < startDigits.length()
                || endDigits.length() == startDigits.length()
                        && endDigits.compareTo(startDigits) < 0) {
            return endText;
        }
        return switch (rangeFormat) {
            case "expanded" -> prefix + endDigits;
            case "minimal" -> minimalEnd(startDigits, endDigits, 1);
            case "minimal-two" -> minimalEnd(startDigits, endDigits, 2);
            case "chicago", "chicago-15" -> chicagoEnd(startDigits, endDigits, prefix, true);
            case "chicago-16" -> chicagoEnd(startDigits, endDigits, prefix, false);
            default -> endText;
        };
    }

    private static String expandEnd(String startDigits, String endDigits) {
        return endDigits.length() < startDigits.length()
                ? startDigits.substring(0, startDigits.length() - endDigits.length()) + endDigits
                : endDigits;
    }

    private static String minimalEnd(String startDigits, String endDigits, int leastDigits) {
        if (startDigits.length() != endDigits.length()) {
            return endDigits;
        }
        int sameDigits = 0;
        while (sameDigits < endDigits.length() - leastDigits
                && startDigits.charAt(sameDigits) == endDigits.charAt(sameDigits)) {
            sameDigits++;
        }
        return endDigits.substring(sameDigits);
    }

    private static String chicagoEnd(
            String startDigits, String endDigits, String prefix, boolean isEdition15) {
        int length = startDigits.length();
        if (length < 3 || startDigits.endsWith("00") || length != endDigits.length()) {
            return prefix + endDigits;
        }
        if (startDigits.charAt(length - 2) == '0') {
            return minimalEnd(startDigits, endDigits, 1);
        }
        String changedDigits = minimalEnd(startDigits, endDigits, 2);
        return isEdition15 && length == 4 && changedDigits.length() >= 3
                ? prefix + endDigits
                : changedDigits;
    }

    /// An end of a range: its trailing digits, the text before them, and whether a letter follows.
    private record RangeEnd(String prefix, String digits, boolean hasLetter) {
        static Optional<RangeEnd> of(String text) {
            if (text.isEmpty()) {
                return Optional.empty();
            }
            int lastCodePoint = text.codePointBefore(text.length());
            boolean hasLetter = Character.isLetter(lastCodePoint);
            int digitsEnd = text.length() - (hasLetter ? Character.charCount(lastCodePoint) : 0);
            int digitsStart = digitsEnd;
            while (digitsStart > 0
                    && text.charAt(digitsStart - 1) >= '0'
                    && text.charAt(digitsStart - 1) <= '9') {
                digitsStart--;
            }
            return digitsStart == digitsEnd
                    ? Optional.empty()
                    : Optional.of(
                            new RangeEnd(
                                    text.substring(0, digitsStart),
                                    text.substring(digitsStart, digitsEnd),
                                    hasLetter));
        }
    }
}
