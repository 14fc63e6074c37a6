package octavo.search;

import octavo.text.Span;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Splits a query into tokens.
final class QueryScanner {
    private static final Set<String> OPERATORS = Set.of("or", "and");
    private static final Pattern FIELD_NAME = Pattern.compile("\\p{L}[\\p{L}\\p{Nd}_+.-]*+");

    private final String queryText;
    private int offset;
    private QueryToken nextToken;

    QueryScanner(String queryText) {
        this.queryText = queryText;
        this.nextToken = scanToken();
    }

    /// A token and its position.
    sealed interface QueryToken {
        record WordToken(String text, Span span) implements QueryToken {}

        record QuotedToken(String text, Span span, boolean isClosed) implements QueryToken {}

        /// A name before a colon or equals sign; it may be empty before the latter.
        ///
        /// @param valueIsApart whether a space or nothing follows
        record FieldToken(String name, Span span, TermExtent extent, boolean valueIsApart)
                implements QueryToken {}

        record OperatorToken(String word, Span span) implements QueryToken {}

        record NotToken(Span span) implements QueryToken {}

        record OpenToken(Span span) implements QueryToken {}

        record CloseToken(Span span) implements QueryToken {}

        record EndToken() implements QueryToken {}
    }

    QueryToken peekToken() {
        return nextToken;
    }

    QueryToken takeToken() {
        QueryToken currentToken = nextToken;
        nextToken = scanToken();
        return currentToken;
    }

    private static boolean isBlank(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }

    private QueryToken scanToken() {
        while (offset < queryText.length() && isBlank(queryText.charAt(offset))) {
            offset++;
        }
        if (offset == queryText.length()) {
            return new QueryToken.EndToken();
        }
        return switch (queryText.charAt(offset)) {
            case '(' -> new QueryToken.OpenToken(new Span(offset, ++offset));
            case ')' -> new QueryToken.CloseToken(new Span(offset, ++offset));
            case '"', '\u201C', '\u201D', '\u201E' -> scanQuoted();
            case '-' ->
                    isBlankAt(offset + 1)
                            ? scanWord()
                            : new QueryToken.NotToken(new Span(offset, ++offset));
            case '=' -> scanField("", new Span(offset, offset + 1));
            default -> scanWord();
        };
    }

    private boolean isBlankAt(int index) {
        return index >= queryText.length() || isBlank(queryText.charAt(index));
    }

    private QueryToken scanQuoted() {
        int startOffset = offset;
        int endOffset = startOffset + 1;
        while (endOffset < queryText.length()
                && "\"\u201C\u201D".indexOf(queryText.charAt(endOffset)) < 0) {
            endOffset++;
        }
        boolean isClosed = endOffset < queryText.length();
        offset = isClosed ? endOffset + 1 : endOffset;
        return new QueryToken.QuotedToken(
                queryText.substring(startOffset + 1, endOffset),
                new Span(startOffset, offset),
                isClosed);
    }

    private QueryToken scanWord() {
        int startOffset = offset;
        int openBrackets = 0;
        while (offset < queryText.length() && !isBlank(queryText.charAt(offset))) {
            char character = queryText.charAt(offset);
            if (character == ')' && openBrackets == 0) {
                break;
            }
            openBrackets += character == '(' ? 1 : character == ')' ? -1 : 0;
            if ((character == ':' || character == '=') && isName(startOffset)) {
                boolean isAddress = queryText.startsWith("//", offset + 1);
                if (!isAddress) {
                    Span span = new Span(startOffset, offset);
                    return scanField(queryText.substring(startOffset, offset), span);
                }
            }
            offset++;
        }
        return scanWord(queryText.substring(startOffset, offset), new Span(startOffset, offset));
    }

    /// The sign after a name says how much of a value has to be there: `:`, `=` or `==`.
    private QueryToken scanField(String name, Span span) {
        boolean isPrefix = queryText.charAt(offset++) == ':';
        boolean isWholeValue =
                !isPrefix && offset < queryText.length() && queryText.charAt(offset) == '=';
        offset += isWholeValue ? 1 : 0;
        TermExtent extent =
                isPrefix ? TermExtent.PREFIX : isWholeValue ? TermExtent.VALUE : TermExtent.WORDS;
        return new QueryToken.FieldToken(name, span, extent, isBlankAt(offset));
    }

    private boolean isName(int startOffset) {
        return FIELD_NAME.matcher(queryText).region(startOffset, offset).matches();
    }

    private static QueryToken scanWord(String word, Span span) {
        String foldedWord = word.toLowerCase(Locale.ROOT);
        if (OPERATORS.contains(foldedWord)) {
            return new QueryToken.OperatorToken(word, span);
        }
        return foldedWord.equals("not")
                ? new QueryToken.NotToken(span)
                : new QueryToken.WordToken(word, span);
    }
}
