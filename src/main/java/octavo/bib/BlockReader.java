package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Parses one block, from its `@` to its closing delimiter. Damage is confined to the block: an
/// unclosed one ends where the next begins.
final class BlockReader {
    private static final Span NONE = new Span(0, 0);

    private final SourceBytes source;
    private final ByteCursor in;
    private final int start;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);
    private final ValueScanner value;

    /// Offsets of the block's parts, laid out as in [BibEntry].
    private int[] marks = new int[BibEntry.HEAD + 16 * BibEntry.PER_FIELD];

    private int size = BibEntry.HEAD;

    BlockReader(SourceBytes source, ByteCursor in) {
        this.source = source;
        this.in = in;
        this.start = in.at;
        this.value = new ValueScanner(in, start, diagnostics);
    }

    /// Parses the block whose type was just read, with the cursor at its `{` or `(`.
    BibItem read(Span word) {
        int open = in.at;
        if (in.isWord(word, ByteCursor.COMMENT)) {
            return comment();
        }
        int close = in.here() == '{' ? '}' : ')';
        in.at++;
        if (in.isWord(word, ByteCursor.STRING)) {
            fields(close);
            return string();
        }
        if (in.isWord(word, ByteCursor.PREAMBLE)) {
            return preamble(open, close);
        }
        marks[0] = word.start() - start;
        marks[1] = word.end() - start;
        key(close);
        fields(close);
        return new BibEntry(slice(), Arrays.copyOf(marks, size), diagnostics);
    }

    private ByteSlice slice() {
        return new ByteSlice(source, start, in.at);
    }

    private void report(Code code, int from, int to, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(from - start, to - start), code, message));
    }

    private BibItem comment() {
        int after = in.here() == '{' ? in.afterGroup() : afterParenthesis();
        if (after < 0) {
            in.skipLine();
        } else {
            in.at = after;
        }
        return new BibComment(slice());
    }

    private int afterParenthesis() {
        int depth = 0;
        for (int i = in.at; i < in.end && in.bytes[i] != '@'; i++) {
            if (in.bytes[i] == '(') {
                depth++;
            } else if (in.bytes[i] == ')' && --depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private BibItem string() {
        if (size == BibEntry.HEAD) {
            if (diagnostics.isEmpty()) {
                report(
                        BibProblem.MISSING_VALUE,
                        start,
                        in.at,
                        LocalizedSentence.of("This @string has no name or value."));
            }
            return new BibString(slice(), NONE, NONE, diagnostics);
        }
        return new BibString(
                slice(),
                new Span(marks[BibEntry.HEAD], marks[BibEntry.HEAD + 1]),
                new Span(marks[BibEntry.HEAD + 2], marks[BibEntry.HEAD + 3]),
                diagnostics);
    }

    private BibItem preamble(int open, int close) {
        in.skipWhiteAndRemarks();
        int from = in.at;
        value.skip(close);
        int to = in.trimmed(from, in.at);
        in.skipWhiteAndRemarks();
        if (in.here() == close) {
            in.at++;
        } else {
            unclosed(open);
        }
        Span span = new Span(Math.min(from, in.at) - start, Math.min(to, in.at) - start);
        return new BibPreamble(slice(), span, diagnostics);
    }

    /// Parses the key and the comma after it. BibTeX allows nearly everything in a key; spaces in
    /// it and a missing comma are resolved by looking at what follows.
    private void key(int close) {
        in.skipWhiteAndRemarks();
        int from = in.at;
        int to = from;
        while (!in.done() && !endsKey(close)) {
            int word = in.at;
            while (in.here() > ' ' && !endsKey(close)) {
                skipKeyByte(close);
            }
            int wordEnd = in.at;
            in.skipWhite();
            boolean field = in.here() == '=' || in.here() == '{' || in.here() == '"';
            if (field && to > from || in.here() == '=') {
                in.at = word;
                break;
            }
            to = wordEnd;
            if (in.at == word || in.atBlockHead()) {
                break;
            }
        }
        marks[2] = from - start;
        marks[3] = to - start;
        if (from == to) {
            report(
                    BibProblem.MISSING_KEY,
                    from,
                    to,
                    LocalizedSentence.of("This entry has no key."));
        } else if (hasWhite(from, to)) {
            report(
                    BibProblem.BLANK_IN_KEY,
                    from,
                    to,
                    LocalizedSentence.of("A key cannot contain spaces."));
        }
        if (in.here() == ',') {
            in.at++;
        } else if (in.here() != close && !in.done() && from != to) {
            report(
                    BibProblem.MISSING_COMMA,
                    to,
                    to,
                    LocalizedSentence.of("A comma is missing after the key."));
        }
    }

    private boolean endsKey(int close) {
        int b = in.here();
        return b == ',' || b == close || b == '=';
    }

    /// Moves past one character of a key. In a block in parentheses, a key may contain balanced
    /// ones.
    private void skipKeyByte(int close) {
        int depth = 0;
        do {
            if (close == ')' && in.here() == '(') {
                depth++;
            } else if (in.here() == ')') {
                depth--;
            }
            in.at++;
        } while (depth > 0 && in.here() > ' ');
    }

    private boolean hasWhite(int from, int to) {
        for (int i = from; i < to; i++) {
            if (ByteCursor.isAsciiWhite(in.bytes[i])) {
                return true;
            }
        }
        return false;
    }

    private void fields(int close) {
        while (true) {
            in.skipWhiteAndRemarks();
            if (in.here() == ',') {
                in.at++;
            } else if (in.here() == close || in.here() == '}') {
                marks[4] = in.at - start;
                in.at++;
                return;
            } else if (in.done() || in.atBlockHead()) {
                unclosed(start);
                marks[4] = in.at - start;
                return;
            } else {
                field(close);
            }
        }
    }

    /// The block has no closing delimiter: it ends before the whitespace that leads to the next. An
    /// empty key or value in that whitespace moves to the block's end.
    private void unclosed(int from) {
        in.at = in.trimmed(from, in.at);
        int length = in.at - start;
        for (int i = 0; i < size; i++) {
            marks[i] = Math.min(marks[i], length);
        }
        diagnostics.replaceAll(each -> within(length, each));
        report(
                BibProblem.UNCLOSED_BLOCK,
                start,
                Math.min(in.at, start + 1),
                LocalizedSentence.of("The closing brace of this block is missing."));
    }

    private static Diagnostic within(int length, Diagnostic diagnostic) {
        Span where = diagnostic.where();
        return where.end() <= length
                ? diagnostic
                : new Diagnostic(
                        new Span(Math.min(where.start(), length), length),
                        diagnostic.code(),
                        diagnostic.message());
    }

    private void field(int close) {
        Span name = in.name();
        if (name.isEmpty()) {
            junk(close);
            return;
        }
        in.skipWhiteAndRemarks();
        int b = in.here();
        int behindEquals = in.at + 1;
        if (b == '=') {
            in.at++;
            in.skipWhiteAndRemarks();
        } else if (b == '{' || b == '"') {
            report(
                    BibProblem.MISSING_EQUALS,
                    name.start(),
                    name.end(),
                    LocalizedSentence.of("An = is missing here."));
        } else {
            in.at = name.start();
            junk(close);
            return;
        }
        boolean breaksOff = in.done() || in.atBlockHead();
        int from = breaksOff ? behindEquals : in.at;
        value.skip(close);
        int to = breaksOff ? from : in.trimmed(from, in.at);
        if (from == to) {
            report(
                    BibProblem.MISSING_VALUE,
                    name.start(),
                    name.end(),
                    LocalizedSentence.of("This field has no value."));
        }
        add(name, from, to);
        in.skipWhiteAndRemarks();
        boolean ends = in.here() == close || in.here() == '}' || in.done() || in.atBlockHead();
        if (in.here() != ',' && !ends) {
            report(
                    BibProblem.MISSING_COMMA,
                    to,
                    to,
                    LocalizedSentence.of("A comma is missing here."));
        }
    }

    private void add(Span name, int from, int to) {
        if (size + BibEntry.PER_FIELD > marks.length) {
            marks = Arrays.copyOf(marks, 2 * marks.length);
        }
        marks[size++] = name.start() - start;
        marks[size++] = name.end() - start;
        marks[size++] = from - start;
        marks[size++] = to - start;
    }

    /// Skips anything that is not a field, up to the next comma or a new line.
    private void junk(int close) {
        int from = in.at;
        while (!in.done() && in.here() != ',' && in.here() != close && in.here() != '}') {
            if (in.here() == '@' && in.at > from && in.atBlockHead()) {
                break;
            }
            int after = in.here() == '{' ? in.afterGroup() : in.at + 1;
            in.at = after < 0 ? in.nextHead(in.end) : after;
        }
        int to = in.trimmed(from, in.at);
        report(
                BibProblem.JUNK_IN_ENTRY,
                from,
                Math.max(from, to),
                LocalizedSentence.of("Not a field: expected name = value."));
    }
}
