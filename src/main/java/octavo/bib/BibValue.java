package octavo.bib;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// A field's value: parts joined by `#`.
///
/// @param source the value as the file has it, `10 # "~" # jan`
/// @param parts its parts, in order
public record BibValue(String source, List<Part> parts) {
    /// The most characters that the macros of a value may expand to; the rest is cut. No real field
    /// comes near it.
    public static final int MOST_FROM_NAMES = 1 << 16;

    public BibValue {
        parts = List.copyOf(parts);
    }

    /// A piece of a value between two `#`.
    public sealed interface Part {}

    /// `{text}`.
    public record Braced(String text) implements Part {}

    /// `"text"`.
    public record Quoted(String text) implements Part {}

    /// A number, or any other bare text that is not a macro name.
    public record Bare(String text) implements Part {
        public boolean isNumber() {
            return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
        }
    }

    /// The name of an `@string` or a month, in lower case.
    public record Macro(String name) implements Part {
        public String folded() {
            return name.toLowerCase(Locale.ROOT);
        }
    }

    /// Parses the source of a value. There is always a value; malformed source is bare text.
    public static BibValue parse(String source) {
        return new ValueReader(source).read();
    }

    /// A text as a value in braces; empty if its own braces do not balance, since the file would
    /// then mean something else.
    public static Optional<BibValue> braced(String text) {
        return isBalanced(text)
                ? Optional.of(new BibValue("{" + text + "}", List.of(new Braced(text))))
                : Optional.empty();
    }

    /// A text in quotes if the value before it is in quotes, and in braces otherwise; empty if its
    /// braces do not balance.
    static Optional<BibValue> delimitedLike(String before, String text) {
        boolean quoted = before.startsWith("\"") && text.indexOf('"') < 0;
        return quoted && isBalanced(text) ? Optional.of(parse('"' + text + '"')) : braced(text);
    }

    /// Whether every part is valid for BibTeX, with one `#` between two.
    public boolean isWhole() {
        return !parts.isEmpty()
                && parts.stream().allMatch(BibValue::isWhole)
                && joins() == parts.size() - 1;
    }

    private static boolean isWhole(Part part) {
        return switch (part) {
            case Braced _, Quoted _ -> true;
            case Bare bare -> bare.isNumber();
            case Macro(var name) -> name.chars().noneMatch(c -> "{}\"#,=%()'~\\".indexOf(c) >= 0);
        };
    }

    /// The number of `#` outside braces and quotes.
    private int joins() {
        long joins = 0;
        int at = 0;
        for (Part part : parts) {
            if (hasDelimiters(part)) {
                String inside = delimited(part);
                int start = source.indexOf((part instanceof Quoted ? '"' : '{') + inside, at);
                joins += joins(at, start);
                at = start + 1 + inside.length();
            }
        }
        return (int) (joins + joins(at, source.length()));
    }

    private long joins(int from, int to) {
        return source.substring(from, to).chars().filter(c -> c == '#').count();
    }

    /// Whether the braces of a text pair up, as BibTeX counts them: a backslash protects nothing.
    public static boolean isBalanced(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') {
                depth++;
            } else if (c == '}' && --depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }

    /// The text of the value with macros expanded. An undefined macro expands to its own name, so
    /// that nothing disappears from view. Where macros expand to too many characters, the text ends
    /// with `…`.
    public String text(Function<String, Optional<String>> macros) {
        if (parts.size() == 1) {
            return text(parts.getFirst(), macros);
        }
        var whole = new StringBuilder();
        int left = MOST_FROM_NAMES;
        for (Part part : parts) {
            String text = text(part, macros);
            if (part instanceof Macro && text.length() > left) {
                return whole.append(text, 0, left).append('…').toString();
            }
            left -= part instanceof Macro ? text.length() : 0;
            whole.append(text);
        }
        return whole.toString();
    }

    private static String text(Part part, Function<String, Optional<String>> macros) {
        return switch (part) {
            case Braced(var text) -> text;
            case Quoted(var text) -> text;
            case Bare(var text) -> text;
            case Macro macro -> macros.apply(macro.folded()).orElse(macro.name());
        };
    }

    /// The value with each delimited text changed; macros, numbers, `#` and delimiters stay. A text
    /// that can no longer be in quotes gets braces. Empty if the braces of a new text do not
    /// balance.
    public Optional<BibValue> withTexts(UnaryOperator<String> change) {
        var result = new StringBuilder();
        int at = 0;
        for (Part part : parts) {
            String text = delimited(part);
            String now = change.apply(text);
            if (text.isEmpty() && !hasDelimiters(part) || now.equals(text)) {
                continue;
            }
            if (!isBalanced(now)) {
                return Optional.empty();
            }
            String old = part instanceof Quoted ? '"' + text + '"' : '{' + text + '}';
            int start = source.indexOf(old, at);
            if (start < 0) {
                return Optional.empty();
            }
            boolean quoted = part instanceof Quoted && now.indexOf('"') < 0;
            result.append(source, at, start).append(quoted ? '"' + now + '"' : '{' + now + '}');
            at = start + old.length();
        }
        return Optional.of(parse(result.append(source, at, source.length()).toString()));
    }

    private static boolean hasDelimiters(Part part) {
        return part instanceof Braced || part instanceof Quoted;
    }

    private static String delimited(Part part) {
        return switch (part) {
            case Braced(var text) -> text;
            case Quoted(var text) -> text;
            case Bare _, Macro _ -> "";
        };
    }

    /// Parses one value's source, part by part.
    private static final class ValueReader {
        private final String source;
        private final List<Part> parts = new ArrayList<>();
        private int at;

        ValueReader(String source) {
            this.source = source;
        }

        BibValue read() {
            while (at < source.length()) {
                char c = source.charAt(at);
                if (c == '{') {
                    int close = closing();
                    parts.add(new Braced(inner(close)));
                    at = close + 1;
                } else if (c == '"') {
                    int close = closingQuote();
                    parts.add(new Quoted(inner(close)));
                    at = close + 1;
                } else if (c == '#' || Character.isWhitespace(c) || c == '\u00A0' || c == 0) {
                    at++;
                } else {
                    parts.add(bare());
                }
            }
            return new BibValue(source, parts);
        }

        private String inner(int close) {
            return source.substring(at + 1, Math.min(close, source.length()));
        }

        private int closing() {
            int depth = 0;
            for (int i = at; i < source.length(); i++) {
                char c = source.charAt(i);
                if (c == '{') {
                    depth++;
                } else if (c == '}' && --depth == 0) {
                    return i;
                }
            }
            return source.length();
        }

        /// A quote ends at the next `"` outside braces. `\"` does not protect it in BibTeX; where
        /// the parser treated it as protected, no other part follows, so the last `"` is the end.
        private int closingQuote() {
            int depth = 0;
            for (int i = at + 1; i < source.length(); i++) {
                char c = source.charAt(i);
                if (c == '{') {
                    depth++;
                } else if (c == '}') {
                    depth--;
                } else if (c == '"' && depth <= 0 && endsPart(i + 1)) {
                    return i;
                }
            }
            return source.length();
        }

        private boolean endsPart(int from) {
            int i = from;
            while (i < source.length() && Character.isWhitespace(source.charAt(i))) {
                i++;
            }
            return i == source.length()
                    || source.charAt(i) == '#'
                    || source.charAt(from - 2) != '\\';
        }

        private Part bare() {
            int start = at;
            while (at < source.length() && source.charAt(at) != '#') {
                at++;
            }
            String text = source.substring(start, at).strip();
            return isMacroName(text) ? new Macro(text) : new Bare(text);
        }

        private static boolean isMacroName(String text) {
            return !text.isEmpty()
                    && !Character.isDigit(text.charAt(0))
                    && text.chars().noneMatch(Character::isWhitespace);
        }
    }
}
