package octavo.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// A minimal YAML writer: mappings, lists and texts. Texts, and keys that are not plain words, are
/// double-quoted, so that nothing is misinterpreted.
public final class YamlText {
    /// A key longer than 1024 characters must be explicit (YAML 1.2, 7.4.2).
    private static final int MAX_SIMPLE_KEY = 1000;

    /// Words that YAML 1.1 parses as booleans or null.
    private static final Set<String> RESERVED_WORDS =
            Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

    /// Characters that need no escaping in quotes.
    private static final AsciiSet UNESCAPED = AsciiSet.printableExcept("\"\\");

    private YamlText() {}

    public sealed interface YamlNode {}

    /// A quoted text.
    public record YamlString(String text) implements YamlNode {}

    /// A word or number of the format itself.
    public record YamlWord(String word) implements YamlNode {}

    public record YamlSequence(List<YamlNode> itemNodes) implements YamlNode {
        public YamlSequence {
            itemNodes = List.copyOf(itemNodes);
        }
    }

    /// A list of items that were already formatted for their depth.
    public record YamlItems(List<String> itemTexts) implements YamlNode {
        public YamlItems {
            itemTexts = List.copyOf(itemTexts);
        }
    }

    /// Pairs in insertion order.
    public record YamlMapping(Map<String, YamlNode> pairs) implements YamlNode {
        public YamlMapping() {
            this(new LinkedHashMap<>());
        }

        public void put(String key, YamlNode value) {
            pairs.put(key, value);
        }

        public void put(String key, String text) {
            if (!text.isEmpty()) {
                pairs.put(key, new YamlString(text));
            }
        }

        public boolean isEmpty() {
            return pairs.isEmpty();
        }
    }

    /// A list of texts.
    public static YamlSequence sequenceOf(List<String> texts) {
        return new YamlSequence(
                texts.stream().map(text -> (YamlNode) new YamlString(text)).toList());
    }

    /// A formatted list item, for reuse in several documents.
    ///
    /// @param depth the nesting depth of the list
    public static String toItem(YamlNode itemNode, int depth) {
        StringBuilder output = new StringBuilder();
        writeItem(output, itemNode, depth);
        return output.toString();
    }

    /// The mapping as a document.
    public static String toDocument(YamlMapping mapping) {
        StringBuilder output = new StringBuilder();
        writeMapping(output, mapping, 0, false);
        return output.isEmpty() ? "{}\n" : output.toString();
    }

    private static void writeMapping(
            StringBuilder output, YamlMapping mapping, int depth, boolean isBehindDash) {
        boolean needsIndent = !isBehindDash;
        for (Map.Entry<String, YamlNode> pair : mapping.pairs().entrySet()) {
            output.append(needsIndent ? "  ".repeat(depth) : "");
            writeKey(output, pair.getKey(), depth);
            writeValue(output, pair.getValue(), depth + 1);
            needsIndent = true;
        }
    }

    private static void writeValue(StringBuilder output, YamlNode valueNode, int depth) {
        switch (valueNode) {
            case YamlString(var text) -> {
                appendQuoted(output.append(' '), text);
                output.append('\n');
            }
            case YamlWord(var word) -> output.append(' ').append(word).append('\n');
            case YamlMapping mapping when mapping.isEmpty() -> output.append(" {}\n");
            case YamlMapping mapping -> {
                output.append('\n');
                writeMapping(output, mapping, depth, false);
            }
            case YamlSequence(var items) when items.isEmpty() -> output.append(" []\n");
            case YamlItems(var items) when items.isEmpty() -> output.append(" []\n");
            case YamlItems(var items) -> {
                output.append('\n');
                items.forEach(output::append);
            }
            case YamlSequence(var items) -> {
                output.append('\n');
                items.forEach(item -> writeItem(output, item, depth));
            }
        }
    }

    /// The first pair of a mapping follows the hyphen.
    private static void writeItem(StringBuilder output, YamlNode itemNode, int depth) {
        output.append("  ".repeat(depth)).append('-');
        if (itemNode instanceof YamlMapping mapping && !mapping.isEmpty()) {
            output.append(' ');
            writeMapping(output, mapping, depth + 1, true);
        } else {
            writeValue(output, itemNode, depth + 1);
        }
    }

    private static void writeKey(StringBuilder output, String key, int depth) {
        boolean isPlain = isWord(key) && !RESERVED_WORDS.contains(key.toLowerCase(Locale.ROOT));
        String writtenKey = isPlain ? key : toQuoted(key);
        boolean isLong = writtenKey.length() > MAX_SIMPLE_KEY;
        output.append(isLong ? "? " : "").append(writtenKey);
        output.append(isLong ? "\n" + "  ".repeat(depth) : "").append(':');
    }

    private static boolean isWord(String key) {
        for (int i = 0; i < key.length(); i++) {
            char character = key.charAt(i);
            boolean isLetter =
                    character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
            if (!isLetter && (i == 0 || character != '_' && character != '-')) {
                return false;
            }
        }
        return !key.isEmpty();
    }

    static String toQuoted(String text) {
        StringBuilder output = new StringBuilder(text.length() + 16);
        appendQuoted(output, text);
        return output.toString();
    }

    private static void appendQuoted(StringBuilder output, String text) {
        int i = UNESCAPED.copyRun(text, 0, output.append('"'));
        while (i < text.length()) {
            int codePoint = text.codePointAt(i);
            appendQuoted(output, codePoint);
            i = UNESCAPED.copyRun(text, i + Character.charCount(codePoint), output);
        }
        output.append('"');
    }

    private static void appendQuoted(StringBuilder output, int codePoint) {
        switch (codePoint) {
            case '"' -> output.append("\\\"");
            case '\\' -> output.append("\\\\");
            case '\n' -> output.append("\\n");
            case '\t' -> output.append("\\t");
            default -> {
                if (isPrintable(codePoint)) {
                    output.appendCodePoint(codePoint);
                } else {
                    String escapeForm = codePoint > 0xFFFF ? "\\U%08X" : "\\u%04X";
                    output.append(escapeForm.formatted(codePoint));
                }
            }
        }
    }

    private static boolean isPrintable(int codePoint) {
        return !Character.isISOControl(codePoint)
                && codePoint != 0x2028
                && codePoint != 0x2029
                && codePoint != 0xFEFF
                && !(codePoint >= 0xD800 && codePoint <= 0xDFFF)
                && (codePoint & 0xFFFE) != 0xFFFE;
    }
}
