package octavo.bib;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// Line and column of positions in a file, both counted from 1. A line ends with LF, CR or CRLF;
/// columns count characters.
public final class LineColumns {

    /// A line and a column.
    public record LineColumn(int line, int column) {
        @Override
        public String toString() {
            return line + ":" + column;
        }
    }

    private final List<BibItem> items;

    /// The line on which each item starts, and the item and offset where that line starts.
    private final int[] startLines;

    private LineColumns(List<BibItem> items, int[] startLines) {
        this.items = items;
        this.startLines = startLines;
    }

    public static LineColumns of(BibFile file) {
        List<BibItem> items = file.items();
        int[] startLines = new int[items.size()];
        int line = 1;
        boolean isAfterReturn = false;
        for (int i = 0; i < startLines.length; i++) {
            ByteSlice slice = items.get(i).slice();
            for (int offset = 0; offset < slice.length(); offset++) {
                if (offset == 0) {
                    startLines[i] = line;
                }
                byte currentByte = slice.byteAt(offset);
                if (currentByte == '\r' || currentByte == '\n' && !isAfterReturn) {
                    line++;
                }
                isAfterReturn = currentByte == '\r';
            }
        }
        return new LineColumns(items, startLines);
    }

    /// The position of a byte of an item.
    public LineColumn locate(int itemIndex, int offset) {
        ByteSlice slice = items.get(itemIndex).slice();
        int line = startLines[itemIndex];
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            byte currentByte = slice.byteAt(i);
            boolean isCrLf =
                    currentByte == '\r' && i + 1 < slice.length() && slice.byteAt(i + 1) == '\n';
            if (currentByte == '\n' || currentByte == '\r' && !isCrLf) {
                line++;
                lineStart = i + 1;
            }
        }
        int precedingCharacters = lineStart == 0 ? countCharactersBefore(itemIndex) : 0;
        return new LineColumn(
                line, precedingCharacters + countCharacters(slice, lineStart, offset) + 1);
    }

    /// The number of characters on an item's first line that belong to earlier items.
    private int countCharactersBefore(int itemIndex) {
        int characterCount = 0;
        for (int i = itemIndex - 1; i >= 0; i--) {
            ByteSlice slice = items.get(i).slice();
            int lineStart = slice.length();
            while (lineStart > 0
                    && slice.byteAt(lineStart - 1) != '\n'
                    && slice.byteAt(lineStart - 1) != '\r') {
                lineStart--;
            }
            characterCount += countCharacters(slice, lineStart, slice.length());
            if (lineStart > 0) {
                break;
            }
        }
        return characterCount;
    }

    private static int countCharacters(ByteSlice slice, int startOffset, int endOffset) {
        byte[] bytes = slice.source().bytes();
        String text =
                new String(
                        bytes,
                        slice.start() + startOffset,
                        endOffset - startOffset,
                        StandardCharsets.UTF_8);
        return text.codePointCount(0, text.length());
    }
}
