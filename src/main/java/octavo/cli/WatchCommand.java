package octavo.cli;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cv.configuration.Profile.ListOutput;
import octavo.cv.configuration.Profiles;
import octavo.cv.output.CvOutput;
import octavo.paperprojects.PaperProject;
import octavo.paperprojects.ProjectProfile;
import octavo.paperprojects.ProjectSource;
import octavo.paperprojects.citationscan.WritingFormat;
import octavo.paperprojects.outputs.ReferenceOutput;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.storage.FileStamp;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// `octavo watch PATH…`.
@Command(
        description = {
            "Keeps files up to date until interrupted: whenever a library, its sidecar or a source"
                    + " of a paper changes, writes outdated files, and names them.",
            "For a library, writes the same files as octavo outputs and octavo cv --all; for a"
                    + " paper, the same as octavo cited with its octavo.json."
        },
        footer = {
            "",
            "Examples:",
            "  octavo watch papers.bib",
            "  octavo watch papers.bib thesis/",
        },
        mixinStandardHelpOptions = true)
final class WatchCommand implements Callable<Integer> {
    /// In milliseconds, between two looks.
    private static final int PAUSE_MILLIS = 500;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Libraries, and papers: their folders or main documents.")
    private List<Path> paths = List.of();

    @Spec private CommandSpec spec;

    /// What each command complained of the last time.
    private final Map<List<String>, List<String>> troublesByCommand = new HashMap<>();

    @Override
    public Integer call() {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new CommandRefusal(ExitStatus.NO_FILE, path + " does not exist.");
            }
        }
        List<WatchedPath> watchedPaths = paths.stream().map(this::watchPath).toList();
        while (!Thread.interrupted()) {
            watchedPaths.forEach(WatchedPath::look);
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException _) {
                break;
            }
        }
        return ExitStatus.FINE;
    }

    private WatchedPath watchPath(Path path) {
        boolean isPaper = Files.isDirectory(path) || WritingFormat.of(path.toString()).isPresent();
        return new WatchedPath(isPaper ? () -> upkeepOfPaper(path) : () -> upkeepOfLibrary(path));
    }

    /// What there is to do about a path as it is now.
    ///
    /// @param readPaths the files whose change matters
    /// @param writtenPaths the files that the commands write
    private record UpkeepPlan(
            List<Path> readPaths, List<Path> writtenPaths, List<List<String>> commands) {}

    private static UpkeepPlan upkeepOfLibrary(Path library) {
        Sidecar sidecar = SidecarFile.loadFor(library).content();
        List<Path> referencePaths =
                ReferenceOutput.readAll(sidecar).referenceOutputs().stream()
                        .map(output -> library.resolveSibling(output.fileName()))
                        .toList();
        List<Path> listPaths =
                Profiles.readAll(sidecar.copyTree()).values().stream()
                        .flatMap(read -> read.profile().outputs().stream())
                        .flatMap(output -> outputFiles(library, output))
                        .toList();
        List<List<String>> commands = new ArrayList<>();
        if (sidecar.copyTree().has("outputs")) {
            commands.add(List.of("outputs", library.toString()));
        }
        if (!listPaths.isEmpty()) {
            commands.add(List.of("cv", library.toString(), "--all"));
        }
        return new UpkeepPlan(
                SidecarFile.libraryAndSidecar(library),
                Stream.concat(referencePaths.stream(), listPaths.stream()).toList(),
                commands);
    }

    private static Stream<Path> outputFiles(Path library, ListOutput output) {
        Path path = library.resolveSibling(output.fileName());
        return new CvOutput("", output.format(), path, output.isInsertion(), List.of())
                .targetFiles().stream();
    }

    private static UpkeepPlan upkeepOfPaper(Path path) {
        List<Path> readPaths = new ArrayList<>();
        List<Path> writtenPaths = new ArrayList<>();
        try {
            PaperProject paperProject = PaperProject.of(path);
            ProjectProfile projectProfile = ProjectProfile.load(paperProject.folderOf());
            paperProject.sources().stream().map(ProjectSource::path).forEach(readPaths::add);
            readPaths.addAll(projectProfile.libraries());
            projectProfile.targetPath().ifPresent(writtenPaths::add);
            writtenPaths.addAll(projectProfile.outputs());
        } catch (IOException _) {
            // The command says what is wrong.
        }
        Path folder = Files.isDirectory(path) ? path : path.resolveSibling("");
        readPaths.add(folder);
        readPaths.add(folder.resolve(ProjectProfile.FILE_NAME));
        return new UpkeepPlan(readPaths, writtenPaths, List.of(List.of("cited", path.toString())));
    }

    /// A path whose files are kept in step.
    private final class WatchedPath {
        private final Supplier<UpkeepPlan> upkeep;
        private List<Path> files = List.of();
        private Map<Path, Optional<FileStamp>> seen = Map.of();
        private boolean isNew = true;

        WatchedPath(Supplier<UpkeepPlan> upkeep) {
            this.upkeep = upkeep;
        }

        void look() {
            if (!isNew && stampsOf(files).equals(seen)) {
                return;
            }
            isNew = false;
            UpkeepPlan now = upkeep.get();
            Map<Path, Optional<FileStamp>> before = stampsOf(now.readPaths());
            Map<Path, Optional<FileStamp>> oldStamps = stampsOf(now.writtenPaths());
            now.commands().forEach(command -> run(command));
            Map<Path, Optional<FileStamp>> newStamps = stampsOf(now.writtenPaths());
            printWritten(oldStamps, newStamps);
            files = Stream.concat(now.readPaths().stream(), now.writtenPaths().stream()).toList();
            seen = new HashMap<>(before);
            seen.putAll(newStamps);
        }
    }

    private static Map<Path, Optional<FileStamp>> stampsOf(List<Path> files) {
        Map<Path, Optional<FileStamp>> stamps = new HashMap<>();
        files.forEach(file -> stamps.put(file, stampOf(file)));
        return stamps;
    }

    private static Optional<FileStamp> stampOf(Path file) {
        try {
            return Optional.of(FileStamp.of(file));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private void printWritten(
            Map<Path, Optional<FileStamp>> before, Map<Path, Optional<FileStamp>> after) {
        PrintWriter out = spec.commandLine().getOut();
        after.forEach((file, stamp) -> {
            if (!stamp.equals(before.get(file))) {
                LocalTime now = LocalTime.now(ZoneId.systemDefault());
                out.printf("%tT %s was written%n", now, file);
            }
        });
        out.flush();
    }

    /// Runs a command. Of what it says, only trouble matters here, and only what it did not say the
    /// last time.
    private void run(List<String> command) {
        StringWriter errorText = new StringWriter();
        PrintWriter discardedOutput = new PrintWriter(Writer.nullWriter());
        int _ = Cli.runCommand(command, discardedOutput, new PrintWriter(errorText));
        PrintWriter err = spec.commandLine().getErr();
        List<String> troubles =
                errorText.toString().lines().filter(line -> line.startsWith("octavo: ")).toList();
        List<String> toldBefore = troublesByCommand.getOrDefault(command, List.of());
        troubles.stream().filter(line -> !toldBefore.contains(line)).forEach(err::println);
        troublesByCommand.put(command, troubles);
        err.flush();
    }
}
