package octavo.cli.versioncommands;

import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryChangesJson;
import octavo.cli.shared.LibraryLoader;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryDifference;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/// `octavo diff A B`.
@Command(
        description = {
            "Describes the changes between two versions of a library.",
            "One change per line: entries, fields, authors, keywords, strings, comments, order. "
                    + "Prints nothing if the files are equal."
        },
        footer = {
            "",
            "Examples:",
            "  octavo diff papers.bib~ papers.bib",
            "  octavo diff papers.bib thesis.bib --format json"
        },
        mixinStandardHelpOptions = true)
public final class DiffCommand implements Callable<Integer> {

    /// The output formats: for people and for programs.
    enum DiffFormat {
        TEXT,
        JSON
    }

    @Parameters(index = "0", paramLabel = "A", description = "The earlier version.")
    private Path oldPath = Path.of("");

    @Parameters(index = "1", paramLabel = "B", description = "The later version.")
    private Path newPath = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json; text if not given.")
    private DiffFormat format = DiffFormat.TEXT;

    @Option(names = "--exit-code", description = "Exit status 1 if anything changed.")
    private boolean setsExitCode;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        List<LibraryChange> changes =
                LibraryDifference.between(
                        LibraryLoader.loadFile(oldPath), LibraryLoader.loadFile(newPath));
        var standardOutput = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> {
                var terminalOutput = TerminalWriter.of(standardOutput);
                changes.forEach(change -> terminalOutput.println(change.description()));
            }
            case JSON ->
                    TerminalWriter.ofJson(standardOutput)
                            .println(LibraryChangesJson.of(changes).toPrettyString());
        }
        return setsExitCode && !changes.isEmpty() ? ExitStatus.PROBLEMS : ExitStatus.FINE;
    }
}
