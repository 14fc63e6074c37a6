package octavo.exporter.cv;

import octavo.runs.Run;
import octavo.runs.Runs;
import octavo.runs.WebAddress;

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

    /// Whether a link to an address stands in one of the lines, whatever is around it.
    boolean leadTo(WebAddress address) {
        return lines.stream().anyMatch(line -> leadTo(address, line.runs()));
    }

    private static boolean leadTo(WebAddress address, List<Run> runs) {
        return runs.stream()
                .anyMatch(run ->
                        run instanceof Run.Link(var target, _) && target.equals(address)
                                || leadTo(address, run.runs()));
    }

    /// The same with a piece more at the end of the last line.
    Lines endingWith(Run piece) {
        if (lines.isEmpty()) {
            return plus(new Runs(List.of(piece)));
        }
        List<Run> last = new ArrayList<>(lines.getLast().runs());
        last.add(new Run.Text(" "));
        last.add(piece);
        List<Runs> all = new ArrayList<>(lines.subList(0, lines.size() - 1));
        all.add(new Runs(last));
        return new Lines(headed, all);
    }
}
