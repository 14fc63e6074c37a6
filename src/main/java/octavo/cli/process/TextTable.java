package octavo.cli.process;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A table with columns as wide as their content, except that in a terminal the widest are cut so
/// that a row fits a line. Elsewhere, longer cells push the rest of their own row to the right.
public record TextTable(List<String> columnHeads, List<List<String>> rows) {
    private static final int NARROWEST_COLUMN = 12;
    private static final int WIDEST_PADDING = 60;
    private static final String GAP = "  ";
    private static final Set<String> UNCUT_COLUMNS =
            Set.of("key", "type", "year", "kind", "doi", "url");

    public void printTable(PrintWriter out) {
        int lineWidth = lineWidth();
        int[] widths = columnWidths(lineWidth);
        boolean cutsCells = lineWidth < Integer.MAX_VALUE;
        out.println(tableLine(columnHeads, widths, cutsCells));
        rows.forEach(row -> out.println(tableLine(row, widths, cutsCells)));
    }

    /// The launcher sets it for a terminal; whoever reads from a pipe gets everything.
    private static int lineWidth() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("[1-9]\\d{1,4}")
                ? Integer.parseInt(columns)
                : Integer.MAX_VALUE;
    }

    private int[] columnWidths(int available) {
        int[] widths = new int[columnHeads.size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(1, displayWidth(columnHeads.get(i)));
            for (List<String> row : rows) {
                widths[i] = Math.max(widths[i], displayWidth(row.get(i)));
            }
        }
        int excess = -available + GAP.length() * (widths.length - 1);
        for (int width : widths) {
            excess += width;
        }
        for (int widest = widestColumn(widths); excess > 0 && widest >= 0; excess--) {
            widths[widest]--;
            widest = widestColumn(widths);
        }
        return widths;
    }

    /// The widest column that can still be narrowed; or -1.
    private int widestColumn(int[] widths) {
        int widest = -1;
        for (int i = 0; i < widths.length; i++) {
            boolean mayBeCut =
                    !UNCUT_COLUMNS.contains(columnHeads.get(i)) && widths[i] > NARROWEST_COLUMN;
            if (mayBeCut && (widest < 0 || widths[i] > widths[widest])) {
                widest = i;
            }
        }
        return widest;
    }

    private static String tableLine(List<String> cells, int[] widths, boolean cutsCells) {
        List<String> paddedCells = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            String cell = cutsCells ? cutText(cells.get(i), widths[i]) : cells.get(i);
            int paddedWidth = cutsCells ? widths[i] : Math.min(WIDEST_PADDING, widths[i]);
            paddedCells.add(cell + " ".repeat(Math.max(0, paddedWidth - displayWidth(cell))));
        }
        return String.join(GAP, paddedCells).stripTrailing();
    }

    private static String cutText(String text, int width) {
        if (displayWidth(text) <= width) {
            return text;
        }
        int endOffset = 0;
        int usedWidth = 0;
        while (usedWidth + displayWidth(text.codePointAt(endOffset)) < width) {
            usedWidth += displayWidth(text.codePointAt(endOffset));
            endOffset = text.offsetByCodePoints(endOffset, 1);
        }
        return text.substring(0, endOffset) + "…";
    }

    private static int displayWidth(String text) {
        return text.codePoints().map(TextTable::displayWidth).sum();
    }

    /// The width of a character in terminal cells: two for the wide ones of East Asia, none for a
    /// combining accent.
    private static int displayWidth(int codePoint) {
        int type = Character.getType(codePoint);
        if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
            return 0;
        }
        boolean isWide =
                codePoint >= 0x1100 && codePoint <= 0x115F
                        || codePoint >= 0x2E80 && codePoint <= 0xA4CF
                        || codePoint >= 0xAC00 && codePoint <= 0xD7A3
                        || codePoint >= 0xF900 && codePoint <= 0xFAFF
                        || codePoint >= 0xFF00 && codePoint <= 0xFF60
                        || codePoint >= 0x1F300 && codePoint <= 0x1FAFF
                        || codePoint >= 0x20000 && codePoint <= 0x3FFFD;
        return isWide ? 2 : 1;
    }
}
