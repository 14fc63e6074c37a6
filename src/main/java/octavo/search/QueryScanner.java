package octavo.search;

import octavo.text.Span;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Splits a query into tokens.
final class QueryScanner {
    private static final Set<String> OPERATORS = Set.of("or", "and");
    private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}\\p{Nd}_+.-]*+");

    private final String text;
    private int at;
    private Piece next;

    QueryScanner(String text) {
        this.text = text;
        this.next = scan();
    }

    /// A token and its position.
    sealed interface Piece {
        record Word(String text, Span where) implements Piece {}

        record Quoted(String text, Span where, boolean closed) implements Piece {}

        /// A name before a colon or equals sign; it may be empty before the latter.
        ///
        /// @param valueIsApart whether a space or nothing follows
        record Field(String name, Span where, TermExtent extent, boolean valueIsApart)
                implements Piece {}

        record Operator(String word, Span where) implements Piece {}

        record Not(Span where) implements Piece {}

        record Open(Span where) implements Piece {}

        record Close(Span where) implements Piece {}

        record End() implements Piece {}
    }

    Piece peek() {
        return next;
    }

    Piece next() {
        Piece piece = next;
        next = scan();
        return piece;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private Piece scan() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        if (at == text.length()) {
            return new Piece.End();
        }
        return switch (text.charAt(at)) {
            case '(' -> new Piece.Open(new Span(at, ++at));
            case ')' -> new Piece.Close(new Span(at, ++at));
            case '"', '\u201C', '\u201D', '\u201E' -> quoted();
            case '-' -> isBlankAt(at + 1) ? word() : new Piece.Not(new Span(at, ++at));
            case '=' -> field("", new Span(at, at + 1));
            default -> word();
        };
    }

    private boolean isBlankAt(int index) {
        return index >= text.length() || isBlank(text.charAt(index));
    }

    private Piece quoted() {
        int start = at;
        int end = start + 1;
        while (end < text.length() && "\"\u201C\u201D".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        boolean closed = end < text.length();
        at = closed ? end + 1 : end;
        return new Piece.Quoted(text.substring(start + 1, end), new Span(start, at), closed);
    }

    private Piece word() {
        int start = at;
        int open = 0;
        while (at < text.length() && !isBlank(text.charAt(at))) {
            char c = text.charAt(at);
            if (c == ')' && open == 0) {
                break;
            }
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if ((c == ':' || c == '=') && isName(start)) {
                boolean address = text.startsWith("//", at + 1);
                if (!address) {
                    Span where = new Span(start, at);
                    return field(text.substring(start, at), where);
                }
            }
            at++;
        }
        return word(text.substring(start, at), new Span(start, at));
    }

    /// The sign after a name says how much of a value has to be there: `:`, `=` or `==`.
    private Piece field(String name, Span where) {
        boolean prefix = text.charAt(at++) == ':';
        boolean entire = !prefix && at < text.length() && text.charAt(at) == '=';
        at += entire ? 1 : 0;
        TermExtent extent =
                prefix ? TermExtent.PREFIX : entire ? TermExtent.VALUE : TermExtent.WORDS;
        return new Piece.Field(name, where, extent, isBlankAt(at));
    }

    private boolean isName(int start) {
        return NAME.matcher(text).region(start, at).matches();
    }

    private static Piece word(String word, Span where) {
        String folded = word.toLowerCase(Locale.ROOT);
        if (OPERATORS.contains(folded)) {
            return new Piece.Operator(word, where);
        }
        return folded.equals("not") ? new Piece.Not(where) : new Piece.Word(word, where);
    }
}
