package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;

/// The rows of comma-separated values, quoted as by spreadsheets. Accepts any text; an unclosed
/// quote ends with it.
final class CsvRows {
    /// @param line the line of the row's start, counted from 1
    record Row(int line, int offset, List<String> cells) {
        Row {
            cells = List.copyOf(cells);
        }

        String cell(int index) {
            return index < cells.size() ? cells.get(index).strip() : "";
        }
    }

    private final String text;
    private final char separator;
    private final List<Row> rows = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
    private final StringBuilder cell = new StringBuilder();
    private int line = 1;

    private CsvRows(String text) {
        this.text = text;
        String first = text.lines().findFirst().orElse("");
        this.separator = first.indexOf(',') < 0 && first.indexOf(';') > 0 ? ';' : ',';
    }

    static List<Row> of(String text) {
        return new CsvRows(text.startsWith("\uFEFF") ? text.substring(1) : text).read();
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
}
