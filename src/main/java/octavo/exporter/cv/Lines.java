package octavo.exporter.cv;

import octavo.runs.Run;
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

    /// Whether all runs of a piece stand in one of the lines, as a template may have put them.
    boolean has(Runs piece) {
        return lines.stream().anyMatch(line -> line.runs().containsAll(piece.runs()));
    }

    /// The same with a piece more at the end of the last line.
    Lines endingWith(Runs piece) {
        if (lines.isEmpty()) {
            return plus(piece);
        }
        List<Run> last = new ArrayList<>(lines.getLast().runs());
        last.add(new Run.Text(" "));
        last.addAll(piece.runs());
        List<Runs> all = new ArrayList<>(lines.subList(0, lines.size() - 1));
        all.add(new Runs(last));
        return new Lines(headed, all);
    }
}
