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

    /// Collects runs into lines; a line without a character is none.
    static final class Collector {
        private final List<List<Run>> lines = new ArrayList<>(List.of(new ArrayList<>()));

        void text(String text) {
            String[] pieces = text.split("\n", -1);
            for (int i = 0; i < pieces.length; i++) {
                if (i > 0) {
                    lines.add(new ArrayList<>());
                }
                if (!pieces[i].isEmpty()) {
                    lines.getLast().add(new Run.Text(pieces[i]));
                }
            }
        }

        void runs(List<Run> runs) {
            lines.getLast().addAll(runs);
        }

        /// The lines of another, of which the first goes on with our last.
        void lines(List<Runs> others) {
            for (int i = 0; i < others.size(); i++) {
                if (i > 0) {
                    lines.add(new ArrayList<>());
                }
                runs(others.get(i).runs());
            }
        }

        /// Every line, the empty ones too.
        List<Runs> all() {
            return lines.stream().map(Runs::new).toList();
        }
    }
}
