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

    static List<List<String>> read(String table, int columns) {
        return read(TableRows.class, table, columns);
    }

    /// Reads the table of another package.
    ///
    /// @param owner a class in the table's package
    /// @param columns the minimum number of cells per row
    public static List<List<String>> read(Class<?> owner, String table, int columns) {
        try (var in = Objects.requireNonNull(owner.getResourceAsStream(table), table)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            List<List<String>> rows = new ArrayList<>();
            for (String line : text.split("\n", -1)) {
                if (!line.isBlank() && line.charAt(0) != '#') {
                    rows.add(cells(line, columns));
                }
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> cells(String line, int columns) {
        String[] written = line.stripTrailing().split("\t", -1);
        String[] cells = Arrays.copyOf(written, Math.max(columns, written.length));
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Objects.requireNonNullElse(cells[i], "");
        }
        return List.of(cells);
    }

    static List<String> words(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(" ", -1));
    }

    /// 1 for a name that only biblatex has, -1 for one that only BibTeX has.
    static int leaning(String dialect) {
        return switch (dialect) {
            case "biblatex" -> 1;
            case "bibtex" -> -1;
            default -> 0;
        };
    }
}
