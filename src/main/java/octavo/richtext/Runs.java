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
        return text.isEmpty() ? EMPTY : new Runs(List.of(new Run.Text(text)));
    }

    public boolean isEmpty() {
        return runs.isEmpty();
    }

    public Runs plus(Runs more) {
        List<Run> all = new ArrayList<>(runs);
        all.addAll(more.runs);
        return new Runs(all);
    }

    /// The text without formatting.
    public String text() {
        return PlainText.of(this);
    }
}
