package octavo;

import octavo.cli.Cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Runs through what people start Octavo for, when it is packaged, so that the JVM can note which
/// classes that takes and have them ready at every later start.
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

    public static void main(String[] arguments) throws IOException {
        var sample = arguments[0];
        var commands =
                new ArrayList<>(
                        List.of(
                                List.of("--version"),
                                List.of("--help"),
                                List.of("list", sample),
                                List.of("check", sample),
                                List.of("cv", sample, "--profile", PROFILE, "--style", "ieee")));
        var folder = Files.createTempDirectory("octavo-rehearsal");
        for (var format : FORMATS) {
            commands.add(list(sample, format, folder.resolve(format)));
        }
        // What is remembered of these lists is nobody's.
        System.setProperty("octavo.state", folder.toString());
        for (var command : commands) {
            Cli.run(command, silence(), silence());
        }
        System.clearProperty("octavo.state");
        Main.main(new String[] {sample});
    }

    private static List<String> list(String sample, String format, Path out) {
        return List.of(
                "cv", sample, "--profile", PROFILE, "--format", format, "-o", out.toString());
    }

    private static PrintWriter silence() {
        return new PrintWriter(Writer.nullWriter());
    }
}
