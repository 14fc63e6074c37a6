package octavo.venuenames;

import java.util.Arrays;
import java.util.List;

/// A line of the built-in register.
final class RegisterLine {
    private RegisterLine() {}

    static Series parse(String line) {
        String[] cells = line.split("\t", -1);
        var names = new SeriesNames(cells[3], "", cells[2], list(cells[4]), list(cells[5]));
        return new Series(
                cells[0],
                VenueKind.of(cells[1]).orElseThrow(),
                names,
                cells[6],
                list(cells[7]),
                List.of());
    }

    private static List<String> list(String cell) {
        return cell.isEmpty() ? List.of() : Arrays.asList(cell.split("\\|"));
    }
}
