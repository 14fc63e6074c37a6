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
    /// @param lineNumber the line of its start, counted from 1
    public record CsvRow(int lineNumber, int offset, List<String> cells) {
        public CsvRow {
            cells = List.copyOf(cells);
        }

        /// A cell without blanks around it; empty if there is none.
        public String cell(int index) {
            return index < cells.size() ? cells.get(index).strip() : "";
        }
    }

    private final String csvText;
    private final char separator;
    private final List<CsvRow> rows = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
    private final StringBuilder cellBuilder = new StringBuilder();
    private int lineNumber = 1;

    private CsvText(String csvText) {
        this.csvText = csvText;
        String headerLine = csvText.lines().findFirst().orElse("");
        this.separator = headerLine.indexOf(',') < 0 && headerLine.indexOf(';') > 0 ? ';' : ',';
    }

    /// The rows of a text that hold anything.
    public static List<CsvRow> parseRows(String text) {
        return new CsvText(text.startsWith("\uFEFF") ? text.substring(1) : text).readAllRows();
    }

    private List<CsvRow> readAllRows() {
        int rowStart = 0;
        int startLine = lineNumber;
        boolean isQuoted = false;
        for (int i = 0; i < csvText.length(); i++) {
            char character = csvText.charAt(i);
            lineNumber += character == '\n' ? 1 : 0;
            boolean isDoubledQuote = isQuoted && character == '"' && csvText.startsWith("\"\"", i);
            if (isDoubledQuote) {
                cellBuilder.append('"');
                i++;
            } else if (character == '"' && (isQuoted || cellBuilder.toString().isBlank())) {
                isQuoted = !isQuoted;
            } else if (character == separator && !isQuoted) {
                endCell();
            } else if (character == '\n' && !isQuoted) {
                endRow(startLine, rowStart);
                rowStart = i + 1;
                startLine = lineNumber;
            } else {
                cellBuilder.append(character);
            }
        }
        endRow(startLine, rowStart);
        return rows;
    }

    private void endCell() {
        cells.add(cellBuilder.toString().strip());
        cellBuilder.setLength(0);
    }

    private void endRow(int startLine, int rowStart) {
        endCell();
        if (cells.size() > 1 || !cells.getFirst().isEmpty()) {
            rows.add(new CsvRow(startLine, rowStart, cells));
        }
        cells.clear();
    }

    /// A row as it is written, with its line end.
    public static String toCsvLine(List<String> cells) {
        return cells.stream().map(CsvText::quoteCell).collect(Collectors.joining(",")) + "\r\n";
    }

    private static String quoteCell(String cell) {
        String safeCell = escapeFormula(cell);
        boolean needsQuotes =
                safeCell.chars().anyMatch(character -> ",\"\r\n".indexOf(character) >= 0);
        return needsQuotes || isFormula(cell)
                ? '"' + safeCell.replace("\"", "\"\"") + '"'
                : safeCell;
    }

    /// A cell that looks like a formula gets an apostrophe, which marks text in spreadsheets.
    public static String escapeFormula(String cell) {
        return isFormula(cell) ? "'" + cell : cell;
    }

    private static boolean isFormula(String cell) {
        return !cell.isEmpty() && FORMULA_STARTS.indexOf(cell.charAt(0)) >= 0;
    }
}
