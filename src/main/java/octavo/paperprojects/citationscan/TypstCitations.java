package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.SourceCitations.CitationCollector;
import octavo.text.Span;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Keys cited in a Typst document: `@key` in markup, `#cite(<key>)` and `label("key")` in code; not
/// in strings, comments, raw text or URLs.
///
/// Labels defined in the document are referenced the same way, so they are returned too.
final class TypstCitations {
    private static final Pattern REFERENCE =
            Pattern.compile("@([\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]|[:.](?=[\\p{L}\\p{N}_-]))*+)");
    private static final Pattern LABEL =
            Pattern.compile("<([\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.:-])*+)>");
    private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s\\[\\]\"<>`]+");
    private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*+");

    /// Statements, which extend to the end of the line.
    private static final Set<String> STATEMENTS =
            Set.of(
                    "let", "set", "show", "import", "include", "if", "for", "while", "return",
                    "context");

    /// The scanner's mode.
    private enum Mode {
        MARKUP,
        /// Inside brackets of code, `(` or `{`.
        CODE,
        /// In a statement after `#`.
        STATEMENT
    }

    private final TextCursor cursor;
    private final CitationCollector found = new CitationCollector();
    private final Deque<Mode> modes = new ArrayDeque<>();

    /// The open calls of `cite` and `bibliography`, by depth.
    private final Deque<Call> calls = new ArrayDeque<>();

    /// A call whose arguments are of interest.
    private record Call(String function, int depth) {}

    /// The function or statement whose string comes next.
    private String word = "";

    private TypstCitations(String text) {
        this.cursor = new TextCursor(text);
        modes.push(Mode.MARKUP);
    }

    static SourceCitations read(String text) {
        return new TypstCitations(text).read();
    }

    private SourceCitations read() {
        while (!cursor.isAtEnd()) {
            if (!skippedComment()) {
                if (modes.element() == Mode.MARKUP) {
                    readMarkup();
                } else {
                    readCode();
                }
            }
        }
        found.isDocument = !found.bibliographies.isEmpty();
        return found.toCitations();
    }

    private boolean skippedComment() {
        if (cursor.isAt("//") && (cursor.ahead(-1) != ':' || modes.element() != Mode.MARKUP)) {
            cursor.takeLine();
            return true;
        }
        if (!cursor.take("/*")) {
            return false;
        }
        int depth = 1;
        while (depth > 0 && !cursor.isAtEnd()) {
            if (cursor.take("*/")) {
                depth--;
            } else if (cursor.take("/*")) {
                depth++;
            } else {
                cursor.skip(1);
            }
        }
        return true;
    }

    private void readMarkup() {
        switch (cursor.here()) {
            case '\\' -> cursor.skip(2);
            case '`' -> skipRaw();
            case '@' -> readReference();
            case '<' -> readLabel();
            case '#' -> {
                cursor.skip(1);
                readExpression();
            }
            case '[' -> open(Mode.MARKUP);
            case ']' -> close();
            case '$' -> skipFormula();
            case 'h' -> skipAddress();
            default -> cursor.skip(1);
        }
    }

    private void readCode() {
        char c = cursor.here();
        if (c == '\n' && modes.element() == Mode.STATEMENT || c == ';') {
            endStatement();
        } else if (c == '"') {
            readString();
        } else if (c == '`') {
            skipRaw();
        } else if (c == '<') {
            readLabel();
        } else if (c == '(' || c == '{') {
            open(Mode.CODE);
        } else if (c == '[') {
            open(Mode.MARKUP);
        } else if (c == ')' || c == '}' || c == ']') {
            close();
        } else if (!tookWord()) {
            cursor.skip(1);
        }
    }

    private void endStatement() {
        cursor.skip(1);
        if (modes.element() == Mode.STATEMENT) {
            modes.pop();
        }
        word = "";
    }

    private boolean tookWord() {
        Matcher next = WORD.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
        if (!next.lookingAt()) {
            return false;
        }
        String name = next.group();
        cursor.moveTo(next.end());
        if (name.equals("full") && bibliographyIsOpen()) {
            readFull();
        } else {
            word = name;
        }
        return true;
    }

    private boolean bibliographyIsOpen() {
        return !calls.isEmpty() && calls.element().function().equals("bibliography");
    }

    private void readFull() {
        int start = cursor.at();
        cursor.skipBlanks();
        if (cursor.take(":")) {
            cursor.skipBlanks();
            if (cursor.isAt("true")) {
                Span where = new Span(cursor.at(), cursor.at() + 4);
                found.keys.add(new CitedKey(CitedKey.ALL, where));
            }
        }
        cursor.moveTo(Math.max(start, cursor.at()));
    }

    /// The code after a `#`: a statement, or a possible call.
    private void readExpression() {
        if (!tookWord()) {
            char c = cursor.here();
            if (c == '(' || c == '{') {
                open(Mode.CODE);
            }
            return;
        }
        if (STATEMENTS.contains(word)) {
            modes.push(Mode.STATEMENT);
            return;
        }
        while (cursor.here() == '.' && tookMember()) {
            // `tookMember` advances.
        }
        if (cursor.here() == '(') {
            open(Mode.CODE);
        }
    }

    private boolean tookMember() {
        cursor.skip(1);
        boolean isMember = tookWord();
        if (!isMember) {
            cursor.moveTo(cursor.at() - 1);
        }
        return isMember;
    }

    private void open(Mode mode) {
        boolean isCall =
                cursor.here() == '(' && (word.equals("cite") || word.equals("bibliography"));
        cursor.skip(1);
        modes.push(mode);
        if (isCall) {
            calls.push(new Call(word, modes.size()));
        }
        if (!word.equals("label")) {
            word = "";
        }
    }

    /// Closes the innermost bracket; an unmatched one is text.
    private void close() {
        cursor.skip(1);
        if (modes.element() == Mode.STATEMENT) {
            modes.pop();
        }
        if (!calls.isEmpty() && calls.element().depth() == modes.size()) {
            calls.pop();
        }
        if (modes.size() > 1) {
            modes.pop();
        }
        word = "";
        // `#link(…)[…]` and `#f(…).at(…)` continue in markup.
        if (modes.element() == Mode.MARKUP && cursor.here() == '(' && cursor.ahead(-1) == ')') {
            open(Mode.CODE);
        }
    }

    private void readString() {
        int start = cursor.at() + 1;
        cursor.skip(1);
        while (cursor.here() != '"' && !cursor.isAtEnd()) {
            cursor.skip(cursor.here() == '\\' ? 2 : 1);
        }
        Span where = new Span(start, Math.max(start, cursor.at()));
        String text = cursor.from(Math.min(start, cursor.at()));
        cursor.skip(1);
        String function = calls.isEmpty() ? "" : calls.element().function();
        if (word.equals("include") || word.equals("import")) {
            found.inclusions.add(text);
            word = "";
        } else if (function.equals("bibliography") && !isNamedArgument(start)) {
            found.bibliographies.add(text);
        } else if (function.equals("cite") && !isNamedArgument(start)) {
            found.keys.add(new CitedKey(text, where));
        } else if (word.equals("label")) {
            found.labels.add(text);
        }
    }

    /// Whether `style:` or the like precedes a string.
    private boolean isNamedArgument(int start) {
        int before = start - 2;
        while (before >= 0 && Character.isWhitespace(cursor.text().charAt(before))) {
            before--;
        }
        return before >= 0 && cursor.text().charAt(before) == ':';
    }

    private void readReference() {
        Matcher reference =
                REFERENCE.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
        if (reference.lookingAt()) {
            found.keys.add(
                    new CitedKey(
                            reference.group(1), new Span(reference.start(1), reference.end(1))));
            cursor.moveTo(reference.end());
        } else {
            cursor.skip(1);
        }
    }

    private void readLabel() {
        Matcher label = LABEL.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
        if (!label.lookingAt()) {
            cursor.skip(1);
            return;
        }
        boolean isCited = !calls.isEmpty() && calls.element().function().equals("cite");
        if (isCited) {
            Span where = new Span(label.start(1), label.end(1));
            found.keys.add(new CitedKey(label.group(1), where));
        } else if (modes.element() == Mode.MARKUP) {
            found.labels.add(label.group(1));
        }
        cursor.moveTo(label.end());
    }

    /// Raw text ends with as many backticks as it starts with; two are an empty one.
    private void skipRaw() {
        String marks = cursor.takeWhile(c -> c == '`');
        if (marks.length() != 2) {
            cursor.skipBehind(marks);
        }
    }

    private void skipFormula() {
        int start = cursor.at();
        cursor.skip(1);
        cursor.takeWhile(c -> c != '$' && c != '\\');
        while (cursor.here() == '\\') {
            cursor.skip(2);
            cursor.takeWhile(c -> c != '$' && c != '\\');
        }
        cursor.moveTo(cursor.isAtEnd() ? start + 1 : cursor.at() + 1);
    }

    private void skipAddress() {
        Matcher address =
                ADDRESS.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
        cursor.moveTo(address.lookingAt() ? address.end() : cursor.at() + 1);
    }
}
