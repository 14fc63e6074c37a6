package octavo.cv.profile;

import octavo.richtext.Run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// Changes pieces of formatted text and keeps what stands around them.
public final class RunRewriting {
    private RunRewriting() {}

    /// Every plain text anew.
    static List<Run> texts(List<Run> runs, UnaryOperator<String> change) {
        return rewritten(
                runs,
                run ->
                        run instanceof Run.Text(String text)
                                ? List.of(new Run.Text(change.apply(text)))
                                : List.of(run));
    }

    /// Every piece anew, the inner ones before those around them.
    public static List<Run> rewritten(List<Run> runs, Function<Run, List<Run>> change) {
        List<Run> changed = new ArrayList<>();
        for (Run run : runs) {
            changed.addAll(change.apply(run.around(rewritten(run.runs(), change))));
        }
        return changed;
    }
}
