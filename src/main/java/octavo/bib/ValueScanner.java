package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;

/// Finds the end of a value. An unclosed one ends with its line, or where the next block starts.
final class ValueScanner {
    private final ByteCursor in;
    private final int start;
    private final List<Diagnostic> diagnostics;

    /// @param start where the block that contains the value starts
    ValueScanner(ByteCursor in, int start, List<Diagnostic> diagnostics) {
        this.in = in;
        this.start = start;
        this.diagnostics = diagnostics;
    }

    /// Moves past a value: parts joined by `#`.
    void skip(int close) {
        while (true) {
            part(close);
            int to = in.at;
            in.skipWhite();
            if (in.here() != '#') {
                in.at = to;
                return;
            }
            in.at++;
            in.skipWhite();
        }
    }

    private void part(int close) {
        int b = in.here();
        if (b == '{') {
            int after = in.afterGroup();
            if (after >= 0) {
                in.at = after;
            } else {
                openValue(in.at);
            }
        } else if (b == '"') {
            quoted();
        } else {
            bare(close);
        }
    }

    /// An unclosed value ends with its block, which ends where the next one starts.
    private void openValue(int from) {
        report(
                BibProblem.UNCLOSED_VALUE,
                from,
                from + 1,
                LocalizedSentence.of("This value is not closed."));
        in.at = in.trimmed(from, in.nextHead(in.end));
    }

    private void quoted() {
        int from = in.at++;
        while (!in.done()) {
            int b = in.here();
            if (b == '"' && !isProtectedQuote(from)) {
                in.at++;
                return;
            }
            if (b == '}' || b == '@' && in.startsLine() && in.atBlockHead()) {
                break;
            }
            int after = b == '{' ? in.afterGroup() : in.at + 1;
            if (after < 0) {
                break;
            }
            in.at = after;
        }
        endOfLine(from);
    }

    /// An unclosed quote ends with its line, so that the fields after it are still read. Problems
    /// reported beyond that line do not belong to this value.
    private void endOfLine(int from) {
        report(
                BibProblem.UNCLOSED_VALUE,
                from,
                from + 1,
                LocalizedSentence.of("This value is not closed."));
        int limit = in.at;
        in.at = from;
        while (in.at < limit && in.bytes[in.at] != '\n' && in.bytes[in.at] != '\r') {
            in.at++;
        }
        in.at = in.trimmed(from, in.at);
        if (in.at > from && in.bytes[in.at - 1] == ',') {
            in.at--;
        }
        diagnostics.removeIf(each -> each.where().end() > in.at - start);
    }

    /// BibTeX ends a value at `\"`. People who write it mean an accent, which shows in that no
    /// comma, `#` or end follows.
    private boolean isProtectedQuote(int from) {
        if (in.bytes[in.at - 1] != '\\') {
            return false;
        }
        int mark = in.at++;
        in.skipWhite();
        int next = in.here();
        boolean isProtected =
                next != ',' && next != '#' && next != '}' && next != ')' && next != -1;
        in.at = mark;
        if (isProtected) {
            report(
                    BibProblem.ESCAPED_QUOTE,
                    in.at - 1,
                    in.at + 1,
                    LocalizedSentence.of(
                            "BibTeX ends the value here: write {\\\"o} rather than \\\"o in"
                                    + " quotes."));
        }
        return isProtected && in.at > from;
    }

    /// A number or macro; or several words without delimiters, kept as one value.
    private void bare(int close) {
        int from = in.at;
        in.name();
        int to = in.at;
        in.skipWhiteAndRemarks();
        if (endsBare(close) || startsField()) {
            in.at = to;
            return;
        }
        in.at = to;
        while (!in.done() && !endsBare(close) && in.here() != '\n' && in.here() != '\r') {
            int after = in.here() == '{' ? in.afterGroup() : in.at + 1;
            in.at = after < 0 ? in.nextHead(in.end) : after;
        }
        in.at = in.trimmed(from, in.at);
        report(
                BibProblem.UNQUOTED_VALUE,
                from,
                in.at,
                LocalizedSentence.of("This value needs braces around it."));
    }

    private boolean endsBare(int close) {
        int b = in.here();
        return b == ',' || b == '#' || b == close || b == '}' || b == -1 || in.atBlockHead();
    }

    private boolean startsField() {
        int mark = in.at;
        boolean isName = !in.name().isEmpty();
        in.skipWhite();
        boolean starts = isName && in.here() == '=';
        in.at = mark;
        return starts;
    }

    private void report(Code code, int from, int to, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(from - start, to - start), code, message));
    }
}
