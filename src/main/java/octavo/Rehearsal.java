package octavo;

import octavo.cli.Cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Runs through the commands when Octavo is packaged, so that the JVM can note which classes they
/// take and have them ready at every later start, and which methods are worth being compiled at
/// once: for those a library is read and searched that is not a small one.
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

    /// Rehearses, behind a word for the launcher, with a small library and a large one, beside
    /// which lists are written.
    public static void main(String[] arguments) {
        var sample = arguments[1];
        var large = Path.of(arguments[2]);
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--version"));
        commands.add(List.of("--help"));
        commands.add(List.of("list", sample));
        commands.add(List.of("styles", "ieee"));
        for (var command : List.of("check", "cite", "people", "venues", "link", "dedupe")) {
            commands.add(List.of(command, sample));
        }
        commands.add(List.of("list", large.toString(), "author:mai or \"deep learning\""));
        commands.add(List.of("list", large.toString(), "tenplex"));
        commands.add(List.of("cv", sample, "--profile", PROFILE, "--style", "ieee"));
        for (var format : FORMATS) {
            commands.add(list(sample, format, large.resolveSibling(format)));
        }
        for (var command : commands) {
            Cli.run(command, silence(), silence());
        }
    }

    private static List<String> list(String sample, String format, Path out) {
        return List.of(
                "cv", sample, "--profile", PROFILE, "--format", format, "-o", out.toString());
    }

    private static PrintWriter silence() {
        return new PrintWriter(Writer.nullWriter());
    }
}
