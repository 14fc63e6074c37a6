package octavo.cv.profile;

import octavo.richtext.Run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// Rewrites nodes of formatted text, keeping the structure around them.
public final class RunRewriting {
    private RunRewriting() {}

    /// Rewrites every plain text.
    static List<Run> texts(List<Run> runs, UnaryOperator<String> change) {
        return rewritten(
                runs,
                run ->
                        run instanceof Run.Text(String text)
                                ? List.of(new Run.Text(change.apply(text)))
                                : List.of(run));
    }

    /// Rewrites every node, bottom-up.
    public static List<Run> rewritten(List<Run> runs, Function<Run, List<Run>> change) {
        List<Run> changed = new ArrayList<>();
        for (Run run : runs) {
            changed.addAll(change.apply(run.around(rewritten(run.runs(), change))));
        }
        return changed;
    }
}
