package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;

/// Finds the end of a value. An unclosed one ends with its line, or where the next block starts.
final class ValueScanner {
    private final ByteCursor cursor;
    private final int blockStart;
    private final List<Diagnostic> diagnostics;

    /// @param blockStart where the block that contains the value starts
    ValueScanner(ByteCursor cursor, int blockStart, List<Diagnostic> diagnostics) {
        this.cursor = cursor;
        this.blockStart = blockStart;
        this.diagnostics = diagnostics;
    }

    /// Moves past a value: parts joined by `#`.
    void skipValue(int closingByte) {
        while (true) {
            skipPart(closingByte);
            int endPosition = cursor.position;
            cursor.skipWhitespace();
            if (cursor.currentByte() != '#') {
                cursor.position = endPosition;
                return;
            }
            cursor.position++;
            cursor.skipWhitespace();
        }
    }

    private void skipPart(int closingByte) {
        int currentByte = cursor.currentByte();
        if (currentByte == '{') {
            int resumePosition = cursor.endOfGroup();
            if (resumePosition >= 0) {
                cursor.position = resumePosition;
            } else {
                skipUnclosedValue(cursor.position);
            }
        } else if (currentByte == '"') {
            skipQuoted();
        } else {
            skipBare(closingByte);
        }
    }

    /// An unclosed value ends with its block, which ends where the next one starts.
    private void skipUnclosedValue(int startPosition) {
        report(
                BibProblem.UNCLOSED_VALUE,
                startPosition,
                startPosition + 1,
                LocalizedSentence.of("This value is not closed."));
        cursor.position = cursor.trimmedEnd(startPosition, cursor.findNextHead(cursor.endPosition));
    }

    private void skipQuoted() {
        int startPosition = cursor.position++;
        while (!cursor.isAtEnd()) {
            int currentByte = cursor.currentByte();
            if (currentByte == '"' && !isProtectedQuote(startPosition)) {
                cursor.position++;
                return;
            }
            if (currentByte == '}'
                    || currentByte == '@' && cursor.isAtLineStart() && cursor.isAtBlockHead()) {
                break;
            }
            int resumePosition = currentByte == '{' ? cursor.endOfGroup() : cursor.position + 1;
            if (resumePosition < 0) {
                break;
            }
            cursor.position = resumePosition;
        }
        skipToLineEnd(startPosition);
    }

    /// An unclosed quote ends with its line, so that the fields after it are still read. Problems
    /// reported beyond that line do not belong to this value.
    private void skipToLineEnd(int startPosition) {
        report(
                BibProblem.UNCLOSED_VALUE,
                startPosition,
                startPosition + 1,
                LocalizedSentence.of("This value is not closed."));
        int scanLimit = cursor.position;
        cursor.position = startPosition;
        while (cursor.position < scanLimit
                && cursor.bytes[cursor.position] != '\n'
                && cursor.bytes[cursor.position] != '\r') {
            cursor.position++;
        }
        cursor.position = cursor.trimmedEnd(startPosition, cursor.position);
        if (cursor.position > startPosition && cursor.bytes[cursor.position - 1] == ',') {
            cursor.position--;
        }
        diagnostics.removeIf(diagnostic -> diagnostic.span().end() > cursor.position - blockStart);
    }

    /// BibTeX ends a value at `\"`. People who write it mean an accent, which shows in that no
    /// comma, `#` or end follows.
    private boolean isProtectedQuote(int startPosition) {
        if (cursor.bytes[cursor.position - 1] != '\\') {
            return false;
        }
        int savedPosition = cursor.position++;
        cursor.skipWhitespace();
        int nextByte = cursor.currentByte();
        boolean isProtected =
                nextByte != ','
                        && nextByte != '#'
                        && nextByte != '}'
                        && nextByte != ')'
                        && nextByte != -1;
        cursor.position = savedPosition;
        if (isProtected) {
            report(
                    BibProblem.ESCAPED_QUOTE,
                    cursor.position - 1,
                    cursor.position + 1,
                    LocalizedSentence.of(
                            "BibTeX ends the value here: write {\\\"o} rather than \\\"o in"
                                    + " quotes."));
        }
        return isProtected && cursor.position > startPosition;
    }

    /// A number or macro; or several words without delimiters, kept as one value.
    private void skipBare(int closingByte) {
        int startPosition = cursor.position;
        cursor.readName();
        int endPosition = cursor.position;
        cursor.skipWhitespaceAndRemarks();
        if (isAtBareEnd(closingByte) || isAtField()) {
            cursor.position = endPosition;
            return;
        }
        cursor.position = endPosition;
        while (!cursor.isAtEnd()
                && !isAtBareEnd(closingByte)
                && cursor.currentByte() != '\n'
                && cursor.currentByte() != '\r') {
            int resumePosition =
                    cursor.currentByte() == '{' ? cursor.endOfGroup() : cursor.position + 1;
            cursor.position =
                    resumePosition < 0 ? cursor.findNextHead(cursor.endPosition) : resumePosition;
        }
        cursor.position = cursor.trimmedEnd(startPosition, cursor.position);
        report(
                BibProblem.UNQUOTED_VALUE,
                startPosition,
                cursor.position,
                LocalizedSentence.of("This value needs braces around it."));
    }

    private boolean isAtBareEnd(int closingByte) {
        int currentByte = cursor.currentByte();
        return currentByte == ','
                || currentByte == '#'
                || currentByte == closingByte
                || currentByte == '}'
                || currentByte == -1
                || cursor.isAtBlockHead();
    }

    private boolean isAtField() {
        int savedPosition = cursor.position;
        boolean hasName = !cursor.readName().isEmpty();
        cursor.skipWhitespace();
        boolean isField = hasName && cursor.currentByte() == '=';
        cursor.position = savedPosition;
        return isField;
    }

    private void report(
            DiagnosticCode code, int startPosition, int endPosition, LocalizedSentence message) {
        diagnostics.add(
                new Diagnostic(
                        new Span(startPosition - blockStart, endPosition - blockStart),
                        code,
                        message));
    }
}
