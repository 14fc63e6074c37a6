package octavo.formats.workdrafts;

import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;

/// Writes formatted text as LaTeX for a field: letters and formulas stay, and commands need no
/// packages.
public final class FieldTextWriter {
    private final StringBuilder output = new StringBuilder();

    private FieldTextWriter() {}

    public static String of(Runs runs) {
        var writer = new FieldTextWriter();
        writer.writeRuns(runs.runs());
        return writer.output.toString().strip();
    }

    private void writeRuns(List<Run> textRuns) {
        for (Run textRun : textRuns) {
            switch (textRun) {
                case Run.TextRun(String text) -> output.append(TexMath.toLatex(text));
                case Run.RawMarkup _ -> {}
                case Run.StyledRun(var textLook, var innerRuns) -> {
                    output.append(
                            switch (textLook) {
                                case ITALIC, OBLIQUE -> "\\emph{";
                                case UPRIGHT, NORMAL_CAPS, BASELINE, NO_UNDERLINE -> "{";
                                case SMALL_CAPS -> "\\textsc{";
                                case BOLD -> "\\textbf{";
                                case LIGHT, NORMAL_WEIGHT -> "\\textmd{";
                                case UNDERLINE -> "\\underline{";
                                case SUPERSCRIPT -> "\\textsuperscript{";
                                case SUBSCRIPT -> "\\textsubscript{";
                            });
                    writeRuns(innerRuns);
                    output.append('}');
                }
                case Run.LinkRun(_, var innerRuns) -> writeRuns(innerRuns);
                case Run.PersonRun(_, _, var innerRuns) -> writeRuns(innerRuns);
                case Run.BlockRun(_, var innerRuns) -> {
                    writeRuns(innerRuns);
                    output.append(' ');
                }
            }
        }
    }
}
