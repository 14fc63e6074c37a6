package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Parses a `.bib` file into items that cover all of its bytes. It accepts any input, never fails
/// and takes linear time.
public final class BibParser {
    /// Files of at least this many bytes are parsed in parallel.
    private static final int LARGE = 1 << 22;

    private final SourceBytes source;
    private final ByteCursor cursor;
    private final List<BibItem> items = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    /// Start positions of this parser and the others, ascending.
    private final int[] parserStarts;

    /// Start of the free text being collected.
    private int textStart;

    private BibParser(SourceBytes source, int startPosition, int[] parserStarts) {
        this.source = source;
        this.cursor = new ByteCursor(source.bytes(), startPosition, source.bytes().length);
        this.parserStarts = parserStarts;
        this.textStart = startPosition;
    }

    /// Parses the bytes of a file.
    public static BibFile parse(byte[] fileBytes) {
        return BibFile.parseBytes(fileBytes);
    }

    /// Parses a text as if it were a UTF-8 file.
    public static BibFile parse(String sourceText) {
        return parse(sourceText.getBytes(StandardCharsets.UTF_8));
    }

    static List<BibItem> parseItems(SourceBytes source) {
        int sourceLength = source.bytes().length;
        int parserCount = sourceLength < LARGE ? 1 : Runtime.getRuntime().availableProcessors();
        return parseItems(
                source,
                IntStream.range(1, parserCount).map(i -> sourceLength / parserCount * i).toArray());
    }

    /// Parses from several positions in parallel.
    ///
    /// A parser that starts at a block head at the start of a line reads what any parser reads that
    /// arrives there between two blocks. So each reads on until it reaches another's start. A start
    /// that no parser reaches is inside a block, and its result is dropped.
    ///
    /// @param cutPositions positions after which to look for such heads, ascending
    static List<BibItem> parseItems(SourceBytes source, int... cutPositions) {
        int[] parserStarts = findStarts(source, cutPositions);
        List<BibParser> parsers =
                Arrays.stream(parserStarts)
                        .mapToObj(position -> new BibParser(source, position, parserStarts))
                        .toList();
        parsers.parallelStream().forEach(BibParser::parseUntilNextStart);
        List<BibItem> items = parsers.getFirst().items;
        int position = parsers.getFirst().cursor.position;
        while (position < source.bytes().length) {
            BibParser nextParser = parsers.get(Arrays.binarySearch(parserStarts, position));
            items.addAll(nextParser.items);
            position = nextParser.cursor.position;
        }
        return items;
    }

    static int[] findStarts(SourceBytes source, int... cutPositions) {
        int sourceLength = source.bytes().length;
        IntStream headPositions =
                Arrays.stream(cutPositions)
                        .map(cutPosition ->
                                new ByteCursor(source.bytes(), cutPosition, sourceLength)
                                        .findNextHead(sourceLength))
                        .filter(headPosition -> headPosition < sourceLength);
        return IntStream.concat(IntStream.of(0), headPositions).distinct().toArray();
    }

    /// Reads to the end, or to another parser's start.
    private void parseUntilNextStart() {
        int startPosition = cursor.position;
        while (!cursor.isAtEnd() && (cursor.position == startPosition || !isStart())) {
            int currentByte = cursor.currentByte();
            if (currentByte == '@') {
                parseBlock();
            } else if (currentByte == '%') {
                parseRemark();
            } else {
                cursor.position++;
            }
        }
        flushText(Math.min(cursor.position, cursor.endPosition));
    }

    private boolean isStart() {
        return cursor.currentByte() == '@'
                && Arrays.binarySearch(parserStarts, cursor.position) >= 0;
    }

    /// Ends the free text before a position and starts the next there.
    private void flushText(int endPosition) {
        if (endPosition > textStart) {
            items.add(new BibText(new ByteSlice(source, textStart, endPosition), diagnostics));
            diagnostics.clear();
        }
    }

    private void parseBlock() {
        int startPosition = cursor.position;
        boolean isInsideWord =
                startPosition > textStart && isLetterOrDigit(cursor.bytes[startPosition - 1]);
        if (isInsideWord && !cursor.isAtBlockHead()) {
            reportLoneAt(startPosition);
            return;
        }
        cursor.position++;
        cursor.skipWhitespace();
        Span typeName = cursor.readName();
        cursor.skipWhitespace();
        if (cursor.currentByte() == '{' || cursor.currentByte() == '(') {
            if (typeName.isEmpty()) {
                reportLoneAt(startPosition);
                return;
            }
            int openPosition = cursor.position;
            cursor.position = startPosition;
            BlockReader blockReader = new BlockReader(source, cursor);
            cursor.position = openPosition;
            addItem(startPosition, blockReader.readBlock(typeName));
        } else if (cursor.matchesWord(typeName, ByteCursor.COMMENT)) {
            cursor.position = typeName.end();
            cursor.skipLine();
            addItem(
                    startPosition,
                    new BibComment(new ByteSlice(source, startPosition, cursor.position)));
        } else {
            reportLoneAt(startPosition);
        }
    }

    private void addItem(int startPosition, BibItem item) {
        flushText(startPosition);
        items.add(item);
        textStart = cursor.position;
    }

    /// An `@` that starts no block is text to us, though not to other programs. It is reported at
    /// the start of a line, where an entry was probably meant, and otherwise once per text.
    private void reportLoneAt(int startPosition) {
        int resumePosition = startPosition + 1;
        cursor.position = startPosition;
        if (cursor.isAtLineStart() || diagnostics.isEmpty()) {
            diagnostics.add(
                    new Diagnostic(
                            new Span(startPosition - textStart, resumePosition - textStart),
                            BibProblem.LONE_AT,
                            LocalizedSentence.of(
                                    "No entry starts here, but BibTeX and biber expect one after"
                                            + " every @: @type{key, …}.")));
        }
        cursor.position = resumePosition;
    }

    private static boolean isLetterOrDigit(byte currentByte) {
        return currentByte < 0 || Character.isLetterOrDigit(currentByte);
    }

    /// From a `%` to the end of the line; a run of such lines that contains an entry is a disabled
    /// entry.
    private void parseRemark() {
        int startPosition = cursor.position;
        boolean isOwnLine = cursor.isAtLineStart();
        cursor.skipLine();
        if (!isOwnLine || !hasHeadWithin(startPosition, cursor.position)) {
            return;
        }
        int endPosition = cursor.position;
        while (moveToNextRemark()) {
            if (hasHeadWithin(cursor.position, findLineEnd())) {
                cursor.position = endPosition;
                break;
            }
            cursor.skipLine();
            endPosition = cursor.position;
        }
        cursor.position = endPosition;
        addItem(startPosition, new BibDisabled(new ByteSlice(source, startPosition, endPosition)));
    }

    private int findLineEnd() {
        int savedPosition = cursor.position;
        cursor.skipLine();
        int endPosition = cursor.position;
        cursor.position = savedPosition;
        return endPosition;
    }

    /// Moves to the `%` at the start of the next line, if there is one.
    private boolean moveToNextRemark() {
        int savedPosition = cursor.position;
        if (cursor.currentByte() == '\r') {
            cursor.position++;
        }
        if (cursor.currentByte() == '\n') {
            cursor.position++;
        }
        while (cursor.currentByte() == ' ' || cursor.currentByte() == '\t') {
            cursor.position++;
        }
        if (cursor.position > savedPosition && cursor.currentByte() == '%') {
            return true;
        }
        cursor.position = savedPosition;
        return false;
    }

    /// Whether a commented line contains an entry head.
    private boolean hasHeadWithin(int startPosition, int endPosition) {
        int savedPosition = cursor.position;
        boolean isHead = false;
        for (cursor.position = startPosition;
                cursor.position < endPosition && !isHead;
                cursor.position++) {
            int currentByte = cursor.currentByte();
            if (currentByte == '@') {
                isHead = cursor.isAtBlockHead();
                break;
            }
            if (currentByte != '%' && currentByte != ' ' && currentByte != '\t') {
                break;
            }
        }
        cursor.position = savedPosition;
        return isHead;
    }
}
