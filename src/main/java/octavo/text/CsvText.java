package octavo.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Comma-separated values (RFC 4180). Reads any text, quoted as by spreadsheets; an unclosed quote
/// ends with it. Writes no cell that spreadsheets interpret as a formula.
public final class CsvText {
    /// Characters that start a formula in spreadsheets.
    private static final String FORMULA_STARTS = "=+-@\t\r";

    /// A row.
    ///
    /// @param line the line of its start, counted from 1
    public record Row(int line, int offset, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }

        /// A cell without blanks around it; empty if there is none.
        public String cell(int index) {
            return index < cells.size() ? cells.get(index).strip() : "";
        }
    }

    private final String text;
    private final char separator;
    private final List<Row> rows = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
    private final StringBuilder cell = new StringBuilder();
    private int line = 1;

    private CsvText(String text) {
        this.text = text;
        String first = text.lines().findFirst().orElse("");
        this.separator = first.indexOf(',') < 0 && first.indexOf(';') > 0 ? ';' : ',';
    }

    /// The rows of a text that hold anything.
    public static List<Row> rows(String text) {
        return new CsvText(text.startsWith("\uFEFF") ? text.substring(1) : text).read();
    }

    private List<Row> read() {
        int start = 0;
        int first = line;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            line += c == '\n' ? 1 : 0;
            boolean doubled = quoted && c == '"' && text.startsWith("\"\"", i);
            if (doubled) {
                cell.append('"');
                i++;
            } else if (c == '"' && (quoted || cell.toString().isBlank())) {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                endCell();
            } else if (c == '\n' && !quoted) {
                endRow(first, start);
                start = i + 1;
                first = line;
            } else {
                cell.append(c);
            }
        }
        endRow(first, start);
        return rows;
    }

    private void endCell() {
        cells.add(cell.toString().strip());
        cell.setLength(0);
    }

    private void endRow(int first, int offset) {
        endCell();
        if (cells.size() > 1 || !cells.getFirst().isEmpty()) {
            rows.add(new Row(first, offset, cells));
        }
        cells.clear();
    }

    /// A row as it is written, with its line end.
    public static String line(List<String> cells) {
        return cells.stream().map(CsvText::written).collect(Collectors.joining(",")) + "\r\n";
    }

    private static String written(String cell) {
        String harmless = withoutFormula(cell);
        boolean quoted = harmless.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0);
        return quoted || isFormula(cell) ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
    }

    /// A cell that looks like a formula gets an apostrophe, which marks text in spreadsheets.
    public static String withoutFormula(String cell) {
        return isFormula(cell) ? "'" + cell : cell;
    }

    private static boolean isFormula(String cell) {
        return !cell.isEmpty() && FORMULA_STARTS.indexOf(cell.charAt(0)) >= 0;
    }
}
