package octavo.convert.yaml;

import octavo.latex.AsciiSet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// A minimal YAML writer: mappings, lists and texts. Texts, and keys that are not plain words, are
/// double-quoted, so that nothing is misinterpreted.
public final class YamlText {
    /// A key longer than 1024 characters must be explicit (YAML 1.2, 7.4.2).
    private static final int LONGEST_KEY = 1000;

    /// Words that YAML 1.1 parses as booleans or null.
    private static final Set<String> KEYWORDS =
            Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

    /// Characters that need no escaping in quotes.
    private static final AsciiSet PLAIN = AsciiSet.printedBut("\"\\");

    private YamlText() {}

    public sealed interface Node {}

    /// A quoted text.
    public record Text(String text) implements Node {}

    /// A word or number of the format itself.
    public record Word(String word) implements Node {}

    public record Sequence(List<Node> items) implements Node {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    /// A list of items that were already formatted for their depth.
    public record Items(List<String> items) implements Node {
        public Items {
            items = List.copyOf(items);
        }
    }

    /// Pairs in insertion order.
    public record Mapping(Map<String, Node> pairs) implements Node {
        public Mapping() {
            this(new LinkedHashMap<>());
        }

        public void put(String key, Node value) {
            pairs.put(key, value);
        }

        public void put(String key, String text) {
            if (!text.isEmpty()) {
                pairs.put(key, new Text(text));
            }
        }

        public boolean isEmpty() {
            return pairs.isEmpty();
        }
    }

    /// A list of texts.
    public static Sequence texts(List<String> texts) {
        return new Sequence(texts.stream().map(text -> (Node) new Text(text)).toList());
    }

    /// A formatted list item, for reuse in several documents.
    ///
    /// @param depth the nesting depth of the list
    public static String item(Node item, int depth) {
        StringBuilder out = new StringBuilder();
        writeItem(out, item, depth);
        return out.toString();
    }

    /// The mapping as a document.
    public static String document(Mapping mapping) {
        StringBuilder out = new StringBuilder();
        write(out, mapping, 0, false);
        return out.isEmpty() ? "{}\n" : out.toString();
    }

    private static void write(StringBuilder out, Mapping mapping, int depth, boolean behind) {
        boolean indented = !behind;
        for (Map.Entry<String, Node> pair : mapping.pairs().entrySet()) {
            out.append(indented ? "  ".repeat(depth) : "");
            writeKey(out, pair.getKey(), depth);
            writeValue(out, pair.getValue(), depth + 1);
            indented = true;
        }
    }

    private static void writeValue(StringBuilder out, Node value, int depth) {
        switch (value) {
            case Text(var text) -> {
                quote(out.append(' '), text);
                out.append('\n');
            }
            case Word(var word) -> out.append(' ').append(word).append('\n');
            case Mapping mapping when mapping.isEmpty() -> out.append(" {}\n");
            case Mapping mapping -> {
                out.append('\n');
                write(out, mapping, depth, false);
            }
            case Sequence(var items) when items.isEmpty() -> out.append(" []\n");
            case Items(var items) when items.isEmpty() -> out.append(" []\n");
            case Items(var items) -> {
                out.append('\n');
                items.forEach(out::append);
            }
            case Sequence(var items) -> {
                out.append('\n');
                items.forEach(item -> writeItem(out, item, depth));
            }
        }
    }

    /// The first pair of a mapping follows the hyphen.
    private static void writeItem(StringBuilder out, Node item, int depth) {
        out.append("  ".repeat(depth)).append('-');
        if (item instanceof Mapping mapping && !mapping.isEmpty()) {
            out.append(' ');
            write(out, mapping, depth + 1, true);
        } else {
            writeValue(out, item, depth + 1);
        }
    }

    private static void writeKey(StringBuilder out, String key, int depth) {
        boolean plain = isWord(key) && !KEYWORDS.contains(key.toLowerCase(Locale.ROOT));
        String written = plain ? key : quoted(key);
        boolean isLong = written.length() > LONGEST_KEY;
        out.append(isLong ? "? " : "").append(written);
        out.append(isLong ? "\n" + "  ".repeat(depth) : "").append(':');
    }

    private static boolean isWord(String key) {
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!letter && (i == 0 || c != '_' && c != '-')) {
                return false;
            }
        }
        return !key.isEmpty();
    }

    static String quoted(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        quote(out, text);
        return out.toString();
    }

    private static void quote(StringBuilder out, String text) {
        int i = PLAIN.copy(text, 0, out.append('"'));
        while (i < text.length()) {
            int letter = text.codePointAt(i);
            quote(out, letter);
            i = PLAIN.copy(text, i + Character.charCount(letter), out);
        }
        out.append('"');
    }

    private static void quote(StringBuilder out, int letter) {
        switch (letter) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\t' -> out.append("\\t");
            default -> {
                if (isPrintable(letter)) {
                    out.appendCodePoint(letter);
                } else {
                    String form = letter > 0xFFFF ? "\\U%08X" : "\\u%04X";
                    out.append(form.formatted(letter));
                }
            }
        }
    }

    private static boolean isPrintable(int c) {
        return !Character.isISOControl(c)
                && c != 0x2028
                && c != 0x2029
                && c != 0xFEFF
                && !(c >= 0xD800 && c <= 0xDFFF)
                && (c & 0xFFFE) != 0xFFFE;
    }
}
