package octavo.cli.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A table with columns as wide as their content, except that in a terminal the widest are cut so
/// that a row fits a line.
public record TextTable(List<String> heads, List<List<String>> rows) {
    private static final int NARROWEST = 12;
    private static final String GAP = "  ";
    private static final Set<String> WHOLE = Set.of("key", "type", "year", "kind", "doi", "url");

    public void print(PrintWriter out) {
        int[] widths = widths(lineWidth());
        out.println(line(heads, widths));
        rows.forEach(row -> out.println(line(row, widths)));
    }

    /// The launcher sets it for a terminal; whoever reads from a pipe gets everything.
    private static int lineWidth() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("[1-9]\\d{1,4}")
                ? Integer.parseInt(columns)
                : Integer.MAX_VALUE;
    }

    private int[] widths(int available) {
        int[] widths = new int[heads.size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(1, width(heads.get(i)));
            for (List<String> row : rows) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
            }
        }
        int excess = -available + GAP.length() * (widths.length - 1);
        for (int width : widths) {
            excess += width;
        }
        for (int widest = widest(widths); excess > 0 && widest >= 0; excess--) {
            widths[widest]--;
            widest = widest(widths);
        }
        return widths;
    }

    /// The widest column that can still be narrowed; or -1.
    private int widest(int[] widths) {
        int widest = -1;
        for (int i = 0; i < widths.length; i++) {
            boolean mayBeCut = !WHOLE.contains(heads.get(i)) && widths[i] > NARROWEST;
            if (mayBeCut && (widest < 0 || widths[i] > widths[widest])) {
                widest = i;
            }
        }
        return widest;
    }

    private static String line(List<String> cells, int[] widths) {
        List<String> padded = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            String cell = cut(cells.get(i), widths[i]);
            padded.add(cell + " ".repeat(widths[i] - width(cell)));
        }
        return String.join(GAP, padded).stripTrailing();
    }

    private static String cut(String text, int width) {
        if (width(text) <= width) {
            return text;
        }
        int end = 0;
        int used = 0;
        while (used + width(text.codePointAt(end)) < width) {
            used += width(text.codePointAt(end));
            end = text.offsetByCodePoints(end, 1);
        }
        return text.substring(0, end) + "…";
    }

    private static int width(String text) {
        return text.codePoints().map(TextTable::width).sum();
    }

    /// The width of a character in terminal cells: two for the wide ones of East Asia, none for a
    /// combining accent.
    private static int width(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
            return 0;
        }
        boolean wide =
                c >= 0x1100 && c <= 0x115F
                        || c >= 0x2E80 && c <= 0xA4CF
                        || c >= 0xAC00 && c <= 0xD7A3
                        || c >= 0xF900 && c <= 0xFAFF
                        || c >= 0xFF00 && c <= 0xFF60
                        || c >= 0x1F300 && c <= 0x1FAFF
                        || c >= 0x20000 && c <= 0x3FFFD;
        return wide ? 2 : 1;
    }
}
