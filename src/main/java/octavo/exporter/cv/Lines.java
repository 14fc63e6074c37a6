package octavo.exporter.cv;

import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.List;

/// An entry as a form writes it: lines, of which the first may be a heading.
public record Lines(boolean headed, List<Runs> lines) {
    public Lines {
        lines = List.copyOf(lines);
    }

    public static Lines of(Runs line) {
        return new Lines(false, line.isEmpty() ? List.of() : List.of(line));
    }

    /// The same with a line more, unless it is empty.
    Lines plus(Runs line) {
        List<Runs> more = new ArrayList<>(lines);
        if (!line.isEmpty()) {
            more.add(line);
        }
        return new Lines(headed, more);
    }
}
