package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Parses one block, from its `@` to its closing delimiter. Damage is confined to the block: an
/// unclosed one ends where the next begins.
final class BlockReader {
    private static final Span EMPTY_SPAN = new Span(0, 0);

    private final SourceBytes source;
    private final ByteCursor cursor;
    private final int blockStart;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);
    private final ValueScanner valueScanner;

    /// Offsets of the block's parts, laid out as in [BibEntry].
    private int[] offsets = new int[BibEntry.HEAD_LENGTH + 16 * BibEntry.OFFSETS_PER_FIELD];

    private int offsetCount = BibEntry.HEAD_LENGTH;

    BlockReader(SourceBytes source, ByteCursor cursor) {
        this.source = source;
        this.cursor = cursor;
        this.blockStart = cursor.position;
        this.valueScanner = new ValueScanner(cursor, blockStart, diagnostics);
    }

    /// Parses the block whose type was just read, with the cursor at its `{` or `(`.
    BibItem readBlock(Span typeName) {
        int openPosition = cursor.position;
        if (cursor.matchesWord(typeName, ByteCursor.COMMENT)) {
            return readComment();
        }
        int closingByte = cursor.currentByte() == '{' ? '}' : ')';
        cursor.position++;
        if (cursor.matchesWord(typeName, ByteCursor.STRING)) {
            readFields(closingByte);
            return readString();
        }
        if (cursor.matchesWord(typeName, ByteCursor.PREAMBLE)) {
            return readPreamble(openPosition, closingByte);
        }
        offsets[0] = typeName.start() - blockStart;
        offsets[1] = typeName.end() - blockStart;
        readKey(closingByte);
        readFields(closingByte);
        return new BibEntry(blockSlice(), Arrays.copyOf(offsets, offsetCount), diagnostics);
    }

    private ByteSlice blockSlice() {
        return new ByteSlice(source, blockStart, cursor.position);
    }

    private void report(
            DiagnosticCode code, int startPosition, int endPosition, LocalizedSentence message) {
        diagnostics.add(
                new Diagnostic(
                        new Span(startPosition - blockStart, endPosition - blockStart),
                        code,
                        message));
    }

    private BibItem readComment() {
        int resumePosition = cursor.currentByte() == '{' ? cursor.endOfGroup() : endOfParentheses();
        if (resumePosition < 0) {
            cursor.skipLine();
        } else {
            cursor.position = resumePosition;
        }
        return new BibComment(blockSlice());
    }

    private int endOfParentheses() {
        int depth = 0;
        for (int i = cursor.position; i < cursor.endPosition && cursor.bytes[i] != '@'; i++) {
            if (cursor.bytes[i] == '(') {
                depth++;
            } else if (cursor.bytes[i] == ')' && --depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private BibItem readString() {
        if (offsetCount == BibEntry.HEAD_LENGTH) {
            if (diagnostics.isEmpty()) {
                report(
                        BibProblem.MISSING_VALUE,
                        blockStart,
                        cursor.position,
                        LocalizedSentence.of("This @string has no name or value."));
            }
            return new BibString(blockSlice(), EMPTY_SPAN, EMPTY_SPAN, diagnostics);
        }
        return new BibString(
                blockSlice(),
                new Span(offsets[BibEntry.HEAD_LENGTH], offsets[BibEntry.HEAD_LENGTH + 1]),
                new Span(offsets[BibEntry.HEAD_LENGTH + 2], offsets[BibEntry.HEAD_LENGTH + 3]),
                diagnostics);
    }

    private BibItem readPreamble(int openPosition, int closingByte) {
        cursor.skipWhitespaceAndRemarks();
        int startPosition = cursor.position;
        valueScanner.skipValue(closingByte);
        int endPosition = cursor.trimmedEnd(startPosition, cursor.position);
        cursor.skipWhitespaceAndRemarks();
        if (cursor.currentByte() == closingByte) {
            cursor.position++;
        } else {
            reportUnclosed(openPosition);
        }
        Span valueSpan =
                new Span(
                        Math.min(startPosition, cursor.position) - blockStart,
                        Math.min(endPosition, cursor.position) - blockStart);
        return new BibPreamble(blockSlice(), valueSpan, diagnostics);
    }

    /// Parses the key and the comma after it. BibTeX allows nearly everything in a key; spaces in
    /// it and a missing comma are resolved by looking at what follows.
    private void readKey(int closingByte) {
        cursor.skipWhitespaceAndRemarks();
        int startPosition = cursor.position;
        int endPosition = startPosition;
        while (!cursor.isAtEnd() && !isAtKeyEnd(closingByte)) {
            int wordStart = cursor.position;
            while (cursor.currentByte() > ' ' && !isAtKeyEnd(closingByte)) {
                skipKeyByte(closingByte);
            }
            int wordEnd = cursor.position;
            cursor.skipWhitespace();
            boolean looksLikeField =
                    cursor.currentByte() == '='
                            || cursor.currentByte() == '{'
                            || cursor.currentByte() == '"';
            if (looksLikeField && endPosition > startPosition || cursor.currentByte() == '=') {
                cursor.position = wordStart;
                break;
            }
            endPosition = wordEnd;
            if (cursor.position == wordStart || cursor.isAtBlockHead()) {
                break;
            }
        }
        offsets[2] = startPosition - blockStart;
        offsets[3] = endPosition - blockStart;
        if (startPosition == endPosition) {
            report(
                    BibProblem.MISSING_KEY,
                    startPosition,
                    endPosition,
                    LocalizedSentence.of("This entry has no key."));
        } else if (hasWhitespace(startPosition, endPosition)) {
            report(
                    BibProblem.BLANK_IN_KEY,
                    startPosition,
                    endPosition,
                    LocalizedSentence.of("A key cannot contain spaces."));
        }
        if (cursor.currentByte() == ',') {
            cursor.position++;
        } else if (cursor.currentByte() != closingByte
                && !cursor.isAtEnd()
                && startPosition != endPosition) {
            report(
                    BibProblem.MISSING_COMMA,
                    endPosition,
                    endPosition,
                    LocalizedSentence.of("A comma is missing after the key."));
        }
    }

    private boolean isAtKeyEnd(int closingByte) {
        int currentByte = cursor.currentByte();
        return currentByte == ',' || currentByte == closingByte || currentByte == '=';
    }

    /// Moves past one character of a key. In a block in parentheses, a key may contain balanced
    /// ones.
    private void skipKeyByte(int closingByte) {
        int depth = 0;
        do {
            if (closingByte == ')' && cursor.currentByte() == '(') {
                depth++;
            } else if (cursor.currentByte() == ')') {
                depth--;
            }
            cursor.position++;
        } while (depth > 0 && cursor.currentByte() > ' ');
    }

    private boolean hasWhitespace(int startPosition, int endPosition) {
        for (int i = startPosition; i < endPosition; i++) {
            if (ByteCursor.isAsciiWhitespace(cursor.bytes[i])) {
                return true;
            }
        }
        return false;
    }

    private void readFields(int closingByte) {
        while (true) {
            cursor.skipWhitespaceAndRemarks();
            if (cursor.currentByte() == ',') {
                cursor.position++;
            } else if (cursor.currentByte() == closingByte || cursor.currentByte() == '}') {
                offsets[4] = cursor.position - blockStart;
                cursor.position++;
                return;
            } else if (cursor.isAtEnd() || cursor.isAtBlockHead()) {
                reportUnclosed(blockStart);
                offsets[4] = cursor.position - blockStart;
                return;
            } else {
                readField(closingByte);
            }
        }
    }

    /// The block has no closing delimiter: it ends before the whitespace that leads to the next. An
    /// empty key or value in that whitespace moves to the block's end.
    private void reportUnclosed(int startPosition) {
        cursor.position = cursor.trimmedEnd(startPosition, cursor.position);
        int blockLength = cursor.position - blockStart;
        for (int i = 0; i < offsetCount; i++) {
            offsets[i] = Math.min(offsets[i], blockLength);
        }
        diagnostics.replaceAll(diagnostic -> clipDiagnostic(blockLength, diagnostic));
        report(
                BibProblem.UNCLOSED_BLOCK,
                blockStart,
                Math.min(cursor.position, blockStart + 1),
                LocalizedSentence.of("The closing brace of this block is missing."));
    }

    private static Diagnostic clipDiagnostic(int blockLength, Diagnostic diagnostic) {
        Span diagnosticSpan = diagnostic.span();
        return diagnosticSpan.end() <= blockLength
                ? diagnostic
                : new Diagnostic(
                        new Span(Math.min(diagnosticSpan.start(), blockLength), blockLength),
                        diagnostic.code(),
                        diagnostic.message());
    }

    private void readField(int closingByte) {
        Span nameSpan = cursor.readName();
        if (nameSpan.isEmpty()) {
            skipJunk(closingByte);
            return;
        }
        cursor.skipWhitespaceAndRemarks();
        int currentByte = cursor.currentByte();
        int afterEquals = cursor.position + 1;
        if (currentByte == '=') {
            cursor.position++;
            cursor.skipWhitespaceAndRemarks();
        } else if (currentByte == '{' || currentByte == '"') {
            report(
                    BibProblem.MISSING_EQUALS,
                    nameSpan.start(),
                    nameSpan.end(),
                    LocalizedSentence.of("An = is missing here."));
        } else {
            cursor.position = nameSpan.start();
            skipJunk(closingByte);
            return;
        }
        boolean hasNoValue = cursor.isAtEnd() || cursor.isAtBlockHead();
        int startPosition = hasNoValue ? afterEquals : cursor.position;
        valueScanner.skipValue(closingByte);
        int endPosition =
                hasNoValue ? startPosition : cursor.trimmedEnd(startPosition, cursor.position);
        if (startPosition == endPosition) {
            report(
                    BibProblem.MISSING_VALUE,
                    nameSpan.start(),
                    nameSpan.end(),
                    LocalizedSentence.of("This field has no value."));
        }
        addField(nameSpan, startPosition, endPosition);
        cursor.skipWhitespaceAndRemarks();
        boolean isBlockEnd =
                cursor.currentByte() == closingByte
                        || cursor.currentByte() == '}'
                        || cursor.isAtEnd()
                        || cursor.isAtBlockHead();
        if (cursor.currentByte() != ',' && !isBlockEnd) {
            report(
                    BibProblem.MISSING_COMMA,
                    endPosition,
                    endPosition,
                    LocalizedSentence.of("A comma is missing here."));
        }
    }

    private void addField(Span nameSpan, int startPosition, int endPosition) {
        if (offsetCount + BibEntry.OFFSETS_PER_FIELD > offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * offsets.length);
        }
        offsets[offsetCount++] = nameSpan.start() - blockStart;
        offsets[offsetCount++] = nameSpan.end() - blockStart;
        offsets[offsetCount++] = startPosition - blockStart;
        offsets[offsetCount++] = endPosition - blockStart;
    }

    /// Skips anything that is not a field, up to the next comma or a new line.
    private void skipJunk(int closingByte) {
        int startPosition = cursor.position;
        while (!cursor.isAtEnd()
                && cursor.currentByte() != ','
                && cursor.currentByte() != closingByte
                && cursor.currentByte() != '}') {
            if (cursor.currentByte() == '@'
                    && cursor.position > startPosition
                    && cursor.isAtBlockHead()) {
                break;
            }
            int resumePosition =
                    cursor.currentByte() == '{' ? cursor.endOfGroup() : cursor.position + 1;
            cursor.position =
                    resumePosition < 0 ? cursor.findNextHead(cursor.endPosition) : resumePosition;
        }
        int endPosition = cursor.trimmedEnd(startPosition, cursor.position);
        report(
                BibProblem.JUNK_IN_ENTRY,
                startPosition,
                Math.max(startPosition, endPosition),
                LocalizedSentence.of("Not a field: expected name = value."));
    }
}
