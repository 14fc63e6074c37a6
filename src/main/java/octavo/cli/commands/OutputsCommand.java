package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.library.Library;
import octavo.paperprojects.outputs.LibraryOutputs;
import octavo.sidecar.SidecarFile;
import octavo.text.LocalizedSentence;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/// `octavo outputs FILE`.
@Command(
        description = {
            "Writes the reference files listed in FILE's sidecar: a .bib, a hayagriva .yml or"
                    + " CSL-JSON of all entries, or of those that match a query.",
            "Exit status 1 if --check finds one out of date, 3 if one could not be read or written."
        },
        footer = {
            "",
            "To list them, see docs/writing.md. octavo watch keeps them up to date.",
            "",
            "Examples:",
            "  octavo outputs papers.bib",
            "  octavo outputs papers.bib --check"
        },
        mixinStandardHelpOptions = true)
public final class OutputsCommand implements Callable<Integer> {
    static final String ALLOW_HELP =
            "Allows Octavo to write this file from now on, on this computer, and to replace its"
                    + " present content. Otherwise Octavo writes only in the library's folder, and"
                    + " replaces only what it wrote itself.";

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--check",
            description =
                    "Writes nothing; reports outdated files and exits with 1 if there are any.")
    private boolean check;

    @Option(names = "--dry-run", description = "Writes nothing; reports outdated files.")
    private boolean dryRun;

    @Option(names = "--allow", paramLabel = "PATH", description = ALLOW_HELP)
    private List<Path> allowed = List.of();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        LibraryInput.refuseStandardInput(file, "Outputs are kept beside a library.");
        PrintWriter err = spec.commandLine().getErr();
        Library library = LibraryLoader.loadLibrary(file, err).library();
        SidecarFile sidecarFile = SidecarFile.loadFor(file);
        sidecarFile
                .trouble()
                .filter(trouble -> trouble.isBroken())
                .ifPresent(trouble -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE, trouble.describeIn(sidecarFile.sidecarPath()));
                });
        LibraryOutputs libraryOutputs =
                LibraryOutputs.of(
                        library,
                        file,
                        sidecarFile.content(),
                        _ -> true,
                        ReferenceWriter.consentsFor(file, allowed));
        refuseWrongOutputs(sidecarFile.sidecarPath(), libraryOutputs);
        int status =
                new ReferenceWriter(check || dryRun, err)
                        .writeFiles(libraryOutputs.referenceFiles());
        return dryRun && !check && status == ExitStatus.PROBLEMS ? ExitStatus.FINE : status;
    }

    private void refuseWrongOutputs(Path sidecarPath, LibraryOutputs libraryOutputs) {
        if (!libraryOutputs.problems().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    libraryOutputs.problems().stream()
                            .map(LocalizedSentence::toString)
                            .map(problem -> sidecarPath + ": " + problem)
                            .collect(Collectors.joining("\noctavo: ")));
        }
        if (libraryOutputs.referenceFiles().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "%s names no outputs, such as \"outputs\": [{\"to\": \"refs.yml\"}]."
                            .formatted(sidecarPath));
        }
    }
}
