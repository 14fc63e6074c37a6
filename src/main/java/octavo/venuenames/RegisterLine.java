package octavo.venuenames;

import java.util.Arrays;
import java.util.List;

/// A line of the built-in register.
final class RegisterLine {
    private RegisterLine() {}

    static Series parse(String registerLine) {
        String[] cells = registerLine.split("\t", -1);
        var names =
                new SeriesNames(cells[3], "", cells[2], splitList(cells[4]), splitList(cells[5]));
        return new Series(
                cells[0],
                VenueKind.of(cells[1]).orElseThrow(),
                names,
                cells[6],
                splitList(cells[7]),
                List.of());
    }

    private static List<String> splitList(String cell) {
        return cell.isEmpty() ? List.of() : Arrays.asList(cell.split("\\|"));
    }
}
