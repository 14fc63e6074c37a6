package octavo;

import octavo.cli.Cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Runs through what people start Octavo for, when it is packaged, so that the JVM can note which
/// classes that takes and have them ready at every later start, and which methods are worth being
/// compiled at once: for those a library is read and searched that is not a small one.
final class Rehearsal {
    /// The profile of lists that are made; one that comes with Octavo.
    private static final String PROFILE = "nsf";

    private static final List<String> FORMATS =
            List.of(
                    "markdown",
                    "html-page",
                    "latex-biblatex",
                    "typst",
                    "docx",
                    "pdf",
                    "json-resume",
                    "rendercv",
                    "hugoblox",
                    "academicpages",
                    "al-folio",
                    "csl-json",
                    "hayagriva");

    private Rehearsal() {}

    /// Rehearses with a library to show, and a large one, beside which lists are written.
    public static void main(String[] arguments) {
        var sample = arguments[0];
        var large = Path.of(arguments[1]);
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--version"));
        commands.add(List.of("--help"));
        commands.add(List.of("list", sample));
        commands.add(List.of("check", sample));
        commands.add(List.of("list", large.toString(), "author:mai or \"deep learning\""));
        commands.add(List.of("list", large.toString(), "tenplex"));
        commands.add(List.of("cv", sample, "--profile", PROFILE, "--style", "ieee"));
        for (var format : FORMATS) {
            commands.add(list(sample, format, large.resolveSibling(format)));
        }
        // What is remembered of these lists is nobody's.
        System.setProperty("octavo.state", large.resolveSibling("state").toString());
        for (var command : commands) {
            Cli.run(command, silence(), silence());
        }
        System.clearProperty("octavo.state");
        Main.main(arguments);
    }

    private static List<String> list(String sample, String format, Path out) {
        return List.of(
                "cv", sample, "--profile", PROFILE, "--format", format, "-o", out.toString());
    }

    private static PrintWriter silence() {
        return new PrintWriter(Writer.nullWriter());
    }
}
