package octavo.exporter.hayagriva;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The little of YAML that hayagriva needs: mappings, lists and texts. Texts, and keys that are not
/// plain words, stand between double quotes, so that none is taken for anything else.
final class Yaml {
    private static final String WORD = "[a-z][a-z-]*";

    /// Words that YAML 1.1 takes for truth values or for nothing.
    private static final String KEYWORDS = "y|n|yes|no|on|off|true|false|null";

    private Yaml() {}

    sealed interface Node {}

    /// A text, between quotes.
    record Text(String text) implements Node {}

    /// A word or number of the format itself.
    record Word(String word) implements Node {}

    record Sequence(List<Node> items) implements Node {
        Sequence {
            items = List.copyOf(items);
        }
    }

    /// Pairs in the order in which they were put.
    record Mapping(Map<String, Node> pairs) implements Node {
        Mapping() {
            this(new LinkedHashMap<>());
        }

        void put(String key, Node value) {
            pairs.put(key, value);
        }

        void put(String key, String text) {
            if (!text.isEmpty()) {
                pairs.put(key, new Text(text));
            }
        }

        boolean isEmpty() {
            return pairs.isEmpty();
        }
    }

    /// The mapping as a document.
    static String document(Mapping mapping) {
        StringBuilder out = new StringBuilder();
        write(out, mapping, 0);
        return out.isEmpty() ? "{}\n" : out.toString();
    }

    private static void write(StringBuilder out, Mapping mapping, int depth) {
        mapping.pairs()
                .forEach((key, value) -> {
                    out.append("  ".repeat(depth)).append(key(key)).append(':');
                    writeValue(out, value, depth + 1);
                });
    }

    private static void writeValue(StringBuilder out, Node value, int depth) {
        switch (value) {
            case Text(var text) -> out.append(' ').append(quoted(text)).append('\n');
            case Word(var word) -> out.append(' ').append(word).append('\n');
            case Mapping mapping when mapping.isEmpty() -> out.append(" {}\n");
            case Mapping mapping -> {
                out.append('\n');
                write(out, mapping, depth);
            }
            case Sequence(var items) -> {
                out.append('\n');
                items.forEach(item -> {
                    out.append("  ".repeat(depth)).append('-');
                    writeValue(out, item, depth + 1);
                });
            }
        }
    }

    private static String key(String key) {
        return key.matches(WORD) && !key.matches(KEYWORDS) ? key : quoted(key);
    }

    static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.codePoints()
                .forEach(c -> {
                    switch (c) {
                        case '"' -> out.append("\\\"");
                        case '\\' -> out.append("\\\\");
                        case '\n' -> out.append("\\n");
                        case '\t' -> out.append("\\t");
                        default -> {
                            if (isPrintable(c)) {
                                out.appendCodePoint(c);
                            } else {
                                out.append(
                                        c > 0xFFFF
                                                ? "\\U%08X".formatted(c)
                                                : "\\u%04X".formatted(c));
                            }
                        }
                    }
                });
        return out.append('"').toString();
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
