package octavo.cv.configuration;

import octavo.richtext.LinkAddress;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// A formatted entry: lines, the first of which may be a heading.
public record EntryLines(boolean hasHeading, List<Runs> lines) {
    public EntryLines {
        lines = List.copyOf(lines);
    }

    public static EntryLines of(Runs line) {
        return new EntryLines(false, line.isEmpty() ? List.of() : List.of(line));
    }

    /// The entry with another line, unless that is empty.
    public EntryLines withLine(Runs line) {
        List<Runs> moreLines = new ArrayList<>(lines);
        if (!line.isEmpty()) {
            moreLines.add(line);
        }
        return new EntryLines(hasHeading, moreLines);
    }

    /// Whether one of the lines contains a link to an address.
    public boolean haveLinkTo(LinkAddress linkAddress) {
        return lines.stream().anyMatch(line -> haveLinkTo(linkAddress, line.runs()));
    }

    private static boolean haveLinkTo(LinkAddress linkAddress, List<Run> runs) {
        return runs.stream()
                .anyMatch(run ->
                        run instanceof Run.LinkRun(var linkTarget, _)
                                        && linkTarget.equals(linkAddress)
                                || haveLinkTo(linkAddress, run.children()));
    }

    /// The entry with a run appended to the last line.
    public EntryLines withLastRun(Run lastRun) {
        if (lines.isEmpty()) {
            return withLine(new Runs(List.of(lastRun)));
        }
        List<Run> lastLineRuns = new ArrayList<>(lines.getLast().runs());
        lastLineRuns.add(new Run.TextRun(" "));
        lastLineRuns.add(lastRun);
        List<Runs> allLines = new ArrayList<>(lines.subList(0, lines.size() - 1));
        allLines.add(new Runs(lastLineRuns));
        return new EntryLines(hasHeading, allLines);
    }
}
