package octavo.fields;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The rows of a table among the resources. Cells that a row lacks at its end are empty.
final class TableRows {
    private TableRows() {}

    static List<List<String>> read(String table, int columns) {
        try (var in = Objects.requireNonNull(TableRows.class.getResourceAsStream(table), table)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of((line + "\t".repeat(columns)).split("\t", -1)))
                    .map(cells -> cells.subList(0, columns))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> words(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(" ", -1));
    }

    /// One for a name that only biblatex has, minus one for one that only BibTeX has.
    static int leaning(String dialect) {
        return switch (dialect) {
            case "biblatex" -> 1;
            case "bibtex" -> -1;
            default -> 0;
        };
    }
}
