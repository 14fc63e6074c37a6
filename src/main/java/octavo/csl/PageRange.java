package octavo.csl;

import java.util.List;
import java.util.Optional;

/// Formats ranges of pages and other numbers: with the right dash, and abbreviated as the style
/// requests.
final class PageRange {
    private final String format;
    private final String delimiter;

    /// A `page-range-format`, or none if empty, and the delimiter of a range.
    PageRange(String format, String delimiter) {
        this.format = format;
        this.delimiter = delimiter.isEmpty() ? "–" : delimiter;
    }

    String write(String text) {
        List<String> parts = NumberField.split(text);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            String separator = i + 2 < parts.size() ? parts.get(i + 1).strip() : "";
            boolean range = separator.equals("-") || separator.equals("–");
            if (range && isRange(parts.get(i), parts.get(i + 2))) {
                String from = parts.get(i);
                all.append(from).append(delimiter).append(last(from, parts.get(i + 2)));
                i += 2;
                separator = i + 1 < parts.size() ? parts.get(i + 1).strip() : "";
            } else {
                all.append(parts.get(i));
            }
            if (i + 1 < parts.size()) {
                all.append(written(i + 1 < parts.size() ? parts.get(i + 1) : separator));
                i++;
            }
        }
        return all.toString();
    }

    static String written(String separator) {
        return switch (separator.strip()) {
            case "," -> ", ";
            case "&" -> " & ";
            case "\\-" -> "-";
            default -> separator.strip();
        };
    }

    private static boolean isRange(String from, String to) {
        Optional<End> first = End.of(from);
        Optional<End> last = End.of(to);
        return first.isPresent() && last.isPresent()
                ? first.get().prefix.equals(last.get().prefix)
                : NumberField.isRoman(from) && NumberField.isRoman(to);
    }

    private String last(String from, String to) {
        Optional<End> first = End.of(from);
        Optional<End> last = End.of(to);
        if (first.isEmpty() || last.isEmpty() || first.get().letter || last.get().letter) {
            return to;
        }
        String prefix = last.get().prefix;
        String start = first.get().digits;
        String end = expanded(start, last.get().digits);
        if (end.length() < start.length()
                || end.length() == start.length() && end.compareTo(start) < 0) {
            return to;
        }
        return switch (format) {
            case "expanded" -> prefix + end;
            case "minimal" -> minimal(start, end, 1);
            case "minimal-two" -> minimal(start, end, 2);
            case "chicago", "chicago-15" -> chicago(start, end, prefix, true);
            case "chicago-16" -> chicago(start, end, prefix, false);
            default -> to;
        };
    }

    private static String expanded(String start, String end) {
        return end.length() < start.length()
                ? start.substring(0, start.length() - end.length()) + end
                : end;
    }

    private static String minimal(String start, String end, int least) {
        if (start.length() != end.length()) {
            return end;
        }
        int same = 0;
        while (same < end.length() - least && start.charAt(same) == end.charAt(same)) {
            same++;
        }
        return end.substring(same);
    }

    private static String chicago(String start, String end, String prefix, boolean old) {
        int length = start.length();
        if (length < 3 || start.endsWith("00") || length != end.length()) {
            return prefix + end;
        }
        if (start.charAt(length - 2) == '0') {
            return minimal(start, end, 1);
        }
        String changed = minimal(start, end, 2);
        return old && length == 4 && changed.length() >= 3 ? prefix + end : changed;
    }

    /// An end of a range: its trailing digits, the text before them, and whether a letter follows.
    private record End(String prefix, String digits, boolean letter) {
        static Optional<End> of(String text) {
            if (text.isEmpty()) {
                return Optional.empty();
            }
            int last = text.codePointBefore(text.length());
            boolean letter = Character.isLetter(last);
            int end = text.length() - (letter ? Character.charCount(last) : 0);
            int start = end;
            while (start > 0 && text.charAt(start - 1) >= '0' && text.charAt(start - 1) <= '9') {
                start--;
            }
            return start == end
                    ? Optional.empty()
                    : Optional.of(
                            new End(text.substring(0, start), text.substring(start, end), letter));
        }
    }
}
