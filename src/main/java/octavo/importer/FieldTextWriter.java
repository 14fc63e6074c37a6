package octavo.importer;

import octavo.latex.LaTeX;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;

/// Writes formatted text as LaTeX for a field: letters stay, and commands need no packages.
final class FieldTextWriter {
    private final StringBuilder out = new StringBuilder();

    private FieldTextWriter() {}

    static String of(Runs runs) {
        var writer = new FieldTextWriter();
        writer.write(runs.runs());
        return writer.out.toString().strip();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> out.append(LaTeX.escape(text));
                case Run.Raw _ -> {}
                case Run.Styled(var look, var inner) -> {
                    out.append(
                            switch (look) {
                                case ITALIC, OBLIQUE -> "\\emph{";
                                case UPRIGHT, NORMAL_CAPS, BASELINE, NO_UNDERLINE -> "{";
                                case SMALL_CAPS -> "\\textsc{";
                                case BOLD -> "\\textbf{";
                                case LIGHT, NORMAL_WEIGHT -> "\\textmd{";
                                case UNDERLINE -> "\\underline{";
                                case SUPERSCRIPT -> "\\textsuperscript{";
                                case SUBSCRIPT -> "\\textsubscript{";
                            });
                    write(inner);
                    out.append('}');
                }
                case Run.Link(_, var inner) -> write(inner);
                case Run.Person(_, _, var inner) -> write(inner);
                case Run.Block(_, var inner) -> {
                    write(inner);
                    out.append(' ');
                }
            }
        }
    }
}
