package octavo.cv.configuration;

import octavo.richtext.Run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// Rewrites nodes of formatted text, keeping the structure around them.
public final class RunRewriting {
    private RunRewriting() {}

    /// Rewrites every plain text.
    static List<Run> rewriteTexts(List<Run> runs, UnaryOperator<String> rewriting) {
        return rewriteRuns(
                runs,
                run ->
                        run instanceof Run.TextRun(String text)
                                ? List.of(new Run.TextRun(rewriting.apply(text)))
                                : List.of(run));
    }

    /// Rewrites every node, bottom-up.
    public static List<Run> rewriteRuns(List<Run> runs, Function<Run, List<Run>> rewriting) {
        List<Run> rewrittenRuns = new ArrayList<>();
        for (Run run : runs) {
            rewrittenRuns.addAll(
                    rewriting.apply(run.withChildren(rewriteRuns(run.children(), rewriting))));
        }
        return rewrittenRuns;
    }
}
