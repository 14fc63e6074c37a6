package octavo.bib;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// Line and column of positions in a file, both counted from 1. A line ends with LF, CR or CRLF;
/// columns count characters.
public final class LineColumns {

    /// A line and a column.
    public record Place(int line, int column) {
        @Override
        public String toString() {
            return line + ":" + column;
        }
    }

    private final List<BibItem> items;

    /// The line on which each item starts, and the item and offset where that line starts.
    private final int[] lines;

    private LineColumns(List<BibItem> items, int[] lines) {
        this.items = items;
        this.lines = lines;
    }

    public static LineColumns of(BibFile file) {
        List<BibItem> items = file.items();
        int[] lines = new int[items.size()];
        int line = 1;
        boolean afterReturn = false;
        for (int i = 0; i < lines.length; i++) {
            ByteSlice slice = items.get(i).slice();
            for (int at = 0; at < slice.length(); at++) {
                if (at == 0) {
                    lines[i] = line;
                }
                byte b = slice.at(at);
                if (b == '\r' || b == '\n' && !afterReturn) {
                    line++;
                }
                afterReturn = b == '\r';
            }
        }
        return new LineColumns(items, lines);
    }

    /// The position of a byte of an item.
    public Place at(int item, int offset) {
        ByteSlice slice = items.get(item).slice();
        int line = lines[item];
        int start = 0;
        for (int i = 0; i < offset; i++) {
            byte b = slice.at(i);
            boolean pair = b == '\r' && i + 1 < slice.length() && slice.at(i + 1) == '\n';
            if (b == '\n' || b == '\r' && !pair) {
                line++;
                start = i + 1;
            }
        }
        int before = start == 0 ? charactersBefore(item) : 0;
        return new Place(line, before + characters(slice, start, offset) + 1);
    }

    /// The number of characters on an item's first line that belong to earlier items.
    private int charactersBefore(int item) {
        int characters = 0;
        for (int i = item - 1; i >= 0; i--) {
            ByteSlice slice = items.get(i).slice();
            int start = slice.length();
            while (start > 0 && slice.at(start - 1) != '\n' && slice.at(start - 1) != '\r') {
                start--;
            }
            characters += characters(slice, start, slice.length());
            if (start > 0) {
                break;
            }
        }
        return characters;
    }

    private static int characters(ByteSlice slice, int start, int end) {
        byte[] bytes = slice.source().bytes();
        String text = new String(bytes, slice.start() + start, end - start, StandardCharsets.UTF_8);
        return text.codePointCount(0, text.length());
    }
}
