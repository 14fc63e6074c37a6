package octavo.richtext;

import java.util.ArrayList;
import java.util.List;

/// Formatted text. Every writer accepts it, so that formatting code knows nothing of output
/// formats.
public record Runs(List<Run> runs) {
    public static final Runs EMPTY = new Runs(List.of());

    public Runs {
        runs = List.copyOf(runs);
    }

    public static Runs of(String text) {
        return text.isEmpty() ? EMPTY : new Runs(List.of(new Run.TextRun(text)));
    }

    public boolean isEmpty() {
        return runs.isEmpty();
    }

    public Runs plus(Runs otherRuns) {
        List<Run> allRuns = new ArrayList<>(runs);
        allRuns.addAll(otherRuns.runs);
        return new Runs(allRuns);
    }

    /// The text without formatting.
    public String plainText() {
        return PlainTextWriter.of(this);
    }
}
