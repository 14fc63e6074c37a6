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
public record BibValue(String source, List<ValuePart> parts) {
    /// The most characters that the macros of a value may expand to; the rest is cut. No real field
    /// comes near it.
    public static final int MAX_MACRO_EXPANSION = 1 << 16;

    public BibValue {
        parts = List.copyOf(parts);
    }

    /// A piece of a value between two `#`.
    public sealed interface ValuePart {}

    /// `{text}`.
    public record BracedPart(String text) implements ValuePart {}

    /// `"text"`.
    public record QuotedPart(String text) implements ValuePart {}

    /// A number, or any other bare text that is not a macro name.
    public record BarePart(String text) implements ValuePart {
        public boolean isNumber() {
            return !text.isEmpty()
                    && text.chars().allMatch(character -> character >= '0' && character <= '9');
        }
    }

    /// The name of an `@string` or a month, in lower case.
    public record MacroPart(String name) implements ValuePart {
        public String foldedName() {
            return name.toLowerCase(Locale.ROOT);
        }
    }

    /// Parses the source of a value. There is always a value; malformed source is bare text.
    public static BibValue parse(String source) {
        return new ValueReader(source).readValue();
    }

    /// A text as a value in braces; empty if its own braces do not balance, since the file would
    /// then mean something else.
    public static Optional<BibValue> braced(String text) {
        return isBalanced(text)
                ? Optional.of(new BibValue("{" + text + "}", List.of(new BracedPart(text))))
                : Optional.empty();
    }

    /// A text in quotes if the value before it is in quotes, and in braces otherwise; empty if its
    /// braces do not balance.
    static Optional<BibValue> delimitedLike(String delimiterSample, String text) {
        boolean isQuoted = delimiterSample.startsWith("\"") && text.indexOf('"') < 0;
        return isQuoted && isBalanced(text) ? Optional.of(parse('"' + text + '"')) : braced(text);
    }

    /// Whether every part is valid for BibTeX, with one `#` between two.
    public boolean isWellFormed() {
        return !parts.isEmpty()
                && parts.stream().allMatch(BibValue::isWellFormed)
                && countHashes() == parts.size() - 1;
    }

    private static boolean isWellFormed(ValuePart part) {
        return switch (part) {
            case BracedPart _, QuotedPart _ -> true;
            case BarePart bare -> bare.isNumber();
            case MacroPart(var name) ->
                    name.chars().noneMatch(character -> "{}\"#,=%()'~\\".indexOf(character) >= 0);
        };
    }

    /// The number of `#` outside braces and quotes.
    private int countHashes() {
        long hashCount = 0;
        int position = 0;
        for (ValuePart part : parts) {
            if (hasDelimiters(part)) {
                String partText = delimitedText(part);
                int start =
                        source.indexOf(
                                (part instanceof QuotedPart ? '"' : '{') + partText, position);
                hashCount += countHashes(position, start);
                position = start + 1 + partText.length();
            }
        }
        return (int) (hashCount + countHashes(position, source.length()));
    }

    private long countHashes(int startPosition, int endPosition) {
        return source.substring(startPosition, endPosition)
                .chars()
                .filter(character -> character == '#')
                .count();
    }

    /// Whether the braces of a text pair up, as BibTeX counts them: a backslash protects nothing.
    public static boolean isBalanced(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '{') {
                depth++;
            } else if (character == '}' && --depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }

    /// The text of the value with macros expanded. An undefined macro expands to its own name, so
    /// that nothing disappears from view. Where macros expand to too many characters, the text ends
    /// with `…`.
    public String expandedText(Function<String, Optional<String>> macros) {
        if (parts.size() == 1) {
            return expandedText(parts.getFirst(), macros);
        }
        var expanded = new StringBuilder();
        int remaining = MAX_MACRO_EXPANSION;
        for (ValuePart part : parts) {
            String partText = expandedText(part, macros);
            if (part instanceof MacroPart && partText.length() > remaining) {
                return expanded.append(partText, 0, remaining).append('…').toString();
            }
            remaining -= part instanceof MacroPart ? partText.length() : 0;
            expanded.append(partText);
        }
        return expanded.toString();
    }

    private static String expandedText(ValuePart part, Function<String, Optional<String>> macros) {
        return switch (part) {
            case BracedPart(var partText) -> partText;
            case QuotedPart(var partText) -> partText;
            case BarePart(var partText) -> partText;
            case MacroPart macro -> macros.apply(macro.foldedName()).orElse(macro.name());
        };
    }

    /// The value with each delimited text changed; macros, numbers, `#` and delimiters stay. A text
    /// that can no longer be in quotes gets braces. Empty if the braces of a new text do not
    /// balance.
    public Optional<BibValue> mapTexts(UnaryOperator<String> change) {
        var newSource = new StringBuilder();
        int position = 0;
        for (ValuePart part : parts) {
            String partText = delimitedText(part);
            String changedText = change.apply(partText);
            if (partText.isEmpty() && !hasDelimiters(part) || changedText.equals(partText)) {
                continue;
            }
            if (!isBalanced(changedText)) {
                return Optional.empty();
            }
            String delimitedSource =
                    part instanceof QuotedPart ? '"' + partText + '"' : '{' + partText + '}';
            int start = source.indexOf(delimitedSource, position);
            if (start < 0) {
                return Optional.empty();
            }
            boolean isQuoted = part instanceof QuotedPart && changedText.indexOf('"') < 0;
            newSource
                    .append(source, position, start)
                    .append(isQuoted ? '"' + changedText + '"' : '{' + changedText + '}');
            position = start + delimitedSource.length();
        }
        return Optional.of(parse(newSource.append(source, position, source.length()).toString()));
    }

    private static boolean hasDelimiters(ValuePart part) {
        return part instanceof BracedPart || part instanceof QuotedPart;
    }

    private static String delimitedText(ValuePart part) {
        return switch (part) {
            case BracedPart(var partText) -> partText;
            case QuotedPart(var partText) -> partText;
            case BarePart _, MacroPart _ -> "";
        };
    }

    /// Parses one value's source, part by part.
    private static final class ValueReader {
        private final String source;
        private final List<ValuePart> parts = new ArrayList<>();
        private int position;

        ValueReader(String source) {
            this.source = source;
        }

        BibValue readValue() {
            while (position < source.length()) {
                char character = source.charAt(position);
                if (character == '{') {
                    int closePosition = findClosingBrace();
                    parts.add(new BracedPart(delimitedText(closePosition)));
                    position = closePosition + 1;
                } else if (character == '"') {
                    int closePosition = findClosingQuote();
                    parts.add(new QuotedPart(delimitedText(closePosition)));
                    position = closePosition + 1;
                } else if (character == '#'
                        || Character.isWhitespace(character)
                        || character == '\u00A0'
                        || character == 0) {
                    position++;
                } else {
                    parts.add(readBare());
                }
            }
            return new BibValue(source, parts);
        }

        private String delimitedText(int closePosition) {
            return source.substring(position + 1, Math.min(closePosition, source.length()));
        }

        private int findClosingBrace() {
            int depth = 0;
            for (int i = position; i < source.length(); i++) {
                char character = source.charAt(i);
                if (character == '{') {
                    depth++;
                } else if (character == '}' && --depth == 0) {
                    return i;
                }
            }
            return source.length();
        }

        /// A quote ends at the next `"` outside braces. `\"` does not protect it in BibTeX; where
        /// the parser treated it as protected, no other part follows, so the last `"` is the end.
        private int findClosingQuote() {
            int depth = 0;
            for (int i = position + 1; i < source.length(); i++) {
                char character = source.charAt(i);
                if (character == '{') {
                    depth++;
                } else if (character == '}') {
                    depth--;
                } else if (character == '"' && depth <= 0 && isPartEnd(i + 1)) {
                    return i;
                }
            }
            return source.length();
        }

        private boolean isPartEnd(int startPosition) {
            int i = startPosition;
            while (i < source.length() && Character.isWhitespace(source.charAt(i))) {
                i++;
            }
            return i == source.length()
                    || source.charAt(i) == '#'
                    || source.charAt(startPosition - 2) != '\\';
        }

        private ValuePart readBare() {
            int start = position;
            while (position < source.length() && source.charAt(position) != '#') {
                position++;
            }
            String partText = source.substring(start, position).strip();
            return isMacroName(partText) ? new MacroPart(partText) : new BarePart(partText);
        }

        private static boolean isMacroName(String text) {
            return !text.isEmpty()
                    && !Character.isDigit(text.charAt(0))
                    && text.chars().noneMatch(Character::isWhitespace);
        }
    }
}
