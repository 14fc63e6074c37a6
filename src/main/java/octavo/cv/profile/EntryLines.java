package octavo.cv.profile;

import octavo.richtext.LinkAddress;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// A formatted entry: lines, the first of which may be a heading.
public record EntryLines(boolean headed, List<Runs> lines) {
    public EntryLines {
        lines = List.copyOf(lines);
    }

    public static EntryLines of(Runs line) {
        return new EntryLines(false, line.isEmpty() ? List.of() : List.of(line));
    }

    /// The entry with another line, unless that is empty.
    public EntryLines plus(Runs line) {
        List<Runs> more = new ArrayList<>(lines);
        if (!line.isEmpty()) {
            more.add(line);
        }
        return new EntryLines(headed, more);
    }

    /// Whether one of the lines contains a link to an address.
    public boolean leadTo(LinkAddress address) {
        return lines.stream().anyMatch(line -> leadTo(address, line.runs()));
    }

    private static boolean leadTo(LinkAddress address, List<Run> runs) {
        return runs.stream()
                .anyMatch(run ->
                        run instanceof Run.Link(var target, _) && target.equals(address)
                                || leadTo(address, run.runs()));
    }

    /// The entry with a run appended to the last line.
    public EntryLines endingWith(Run piece) {
        if (lines.isEmpty()) {
            return plus(new Runs(List.of(piece)));
        }
        List<Run> last = new ArrayList<>(lines.getLast().runs());
        last.add(new Run.Text(" "));
        last.add(piece);
        List<Runs> all = new ArrayList<>(lines.subList(0, lines.size() - 1));
        all.add(new Runs(last));
        return new EntryLines(headed, all);
    }
}
