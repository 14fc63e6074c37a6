package octavo.fields;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// The rows of a table resource. Missing cells at the end of a row are empty. Tables are read at
/// startup, when a first stream or lambda costs more than all of their rows: hence the loops in
/// this package.
public final class TableRows {
    private TableRows() {}

    static List<List<String>> readTable(String tableName, int columnCount) {
        return readTable(TableRows.class, tableName, columnCount);
    }

    /// Reads the table of another package.
    ///
    /// @param owner a class in the table's package
    /// @param columnCount the minimum number of cells per row
    public static List<List<String>> readTable(Class<?> owner, String tableName, int columnCount) {
        try (var tableStream =
                Objects.requireNonNull(owner.getResourceAsStream(tableName), tableName)) {
            String tableText = new String(tableStream.readAllBytes(), StandardCharsets.UTF_8);
            List<List<String>> rows = new ArrayList<>();
            for (String line : tableText.split("\n", -1)) {
                if (!line.isBlank() && line.charAt(0) != '#') {
                    rows.add(splitCells(line, columnCount));
                }
            }
            return rows;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static List<String> splitCells(String line, int columnCount) {
        String[] writtenCells = line.stripTrailing().split("\t", -1);
        String[] cells = Arrays.copyOf(writtenCells, Math.max(columnCount, writtenCells.length));
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Objects.requireNonNullElse(cells[i], "");
        }
        return List.of(cells);
    }

    static List<String> splitWords(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(" ", -1));
    }

    /// 1 for a name that only biblatex has, -1 for one that only BibTeX has.
    static int parseLeaning(String dialect) {
        return switch (dialect) {
            case "biblatex" -> 1;
            case "bibtex" -> -1;
            default -> 0;
        };
    }
}
