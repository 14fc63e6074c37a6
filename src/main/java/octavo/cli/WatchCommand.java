package octavo.cli;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cv.output.CvOutput;
import octavo.cv.profile.Profile.ListOutput;
import octavo.cv.profile.Profiles;
import octavo.projects.PaperProject;
import octavo.projects.ProjectProfile;
import octavo.projects.ProjectSource;
import octavo.projects.outputs.ReferenceOutput;
import octavo.projects.sources.WritingFormat;
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
            "Keeps files in step until it is interrupted: whenever a library, its sidecar or a"
                    + " source of a paper changes, writes what is out of date, and says what it"
                    + " wrote.",
            "Of a library, that is what octavo outputs and octavo cv --all write; of a paper, what"
                    + " octavo cited writes by its octavo.json."
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
    private static final int PAUSE = 500;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description = "Libraries, and papers: their folders or main documents.")
    private List<Path> paths = List.of();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new CommandRefusal(ExitStatus.NO_FILE, path + " does not exist.");
            }
        }
        List<Watched> all = paths.stream().map(this::watched).toList();
        while (!Thread.interrupted()) {
            all.forEach(Watched::look);
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException _) {
                break;
            }
        }
        return ExitStatus.FINE;
    }

    private Watched watched(Path path) {
        boolean isPaper = Files.isDirectory(path) || WritingFormat.of(path.toString()).isPresent();
        return new Watched(isPaper ? () -> paper(path) : () -> library(path));
    }

    /// What there is to do about a path as it is now.
    ///
    /// @param read the files whose change matters
    /// @param written the files that the commands write
    private record Upkeep(List<Path> read, List<Path> written, List<List<String>> commands) {}

    private static Upkeep library(Path library) {
        Sidecar sidecar = SidecarFile.loadFor(library).content();
        List<Path> references =
                ReferenceOutput.in(sidecar).outputs().stream()
                        .map(output -> library.resolveSibling(output.file()))
                        .toList();
        List<Path> lists =
                Profiles.readAll(sidecar.copyTree()).values().stream()
                        .flatMap(read -> read.profile().outputs().stream())
                        .flatMap(output -> files(library, output))
                        .toList();
        List<List<String>> commands = new ArrayList<>();
        if (sidecar.copyTree().has("outputs")) {
            commands.add(List.of("outputs", library.toString()));
        }
        if (!lists.isEmpty()) {
            commands.add(List.of("cv", library.toString(), "--all"));
        }
        return new Upkeep(
                SidecarFile.libraryAndSidecar(library),
                Stream.concat(references.stream(), lists.stream()).toList(),
                commands);
    }

    private static Stream<Path> files(Path library, ListOutput output) {
        Path path = library.resolveSibling(output.fileName());
        return new CvOutput("", output.format(), path, output.isInsertion(), List.of())
                .targetFiles().stream();
    }

    private static Upkeep paper(Path path) {
        List<Path> read = new ArrayList<>();
        List<Path> written = new ArrayList<>();
        try {
            PaperProject paper = PaperProject.of(path);
            ProjectProfile profile = ProjectProfile.load(paper.folder());
            paper.sources().stream().map(ProjectSource::path).forEach(read::add);
            read.addAll(profile.libraries());
            profile.into().ifPresent(written::add);
            written.addAll(profile.outputs());
        } catch (IOException _) {
            // The command says what is wrong.
        }
        Path folder = Files.isDirectory(path) ? path : path.resolveSibling("");
        read.add(folder);
        read.add(folder.resolve(ProjectProfile.FILE_NAME));
        return new Upkeep(read, written, List.of(List.of("cited", path.toString())));
    }

    /// A path whose files are kept in step.
    private final class Watched {
        private final Supplier<Upkeep> upkeep;
        private List<Path> files = List.of();
        private Map<Path, Optional<FileStamp>> seen = Map.of();
        private boolean isNew = true;

        Watched(Supplier<Upkeep> upkeep) {
            this.upkeep = upkeep;
        }

        void look() {
            if (!isNew && stamps(files).equals(seen)) {
                return;
            }
            isNew = false;
            Upkeep now = upkeep.get();
            Map<Path, Optional<FileStamp>> before = stamps(now.read());
            Map<Path, Optional<FileStamp>> old = stamps(now.written());
            now.commands().forEach(command -> run(command));
            Map<Path, Optional<FileStamp>> made = stamps(now.written());
            tellOfWritten(old, made);
            files = Stream.concat(now.read().stream(), now.written().stream()).toList();
            seen = new HashMap<>(before);
            seen.putAll(made);
        }
    }

    private static Map<Path, Optional<FileStamp>> stamps(List<Path> files) {
        Map<Path, Optional<FileStamp>> stamps = new HashMap<>();
        files.forEach(file -> stamps.put(file, stamp(file)));
        return stamps;
    }

    private static Optional<FileStamp> stamp(Path file) {
        try {
            return Optional.of(FileStamp.of(file));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private void tellOfWritten(
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

    /// Runs a command. Of what it says, only trouble matters here.
    private void run(List<String> command) {
        StringWriter said = new StringWriter();
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        int _ = Cli.run(command, nowhere, new PrintWriter(said));
        PrintWriter err = spec.commandLine().getErr();
        said.toString().lines().filter(line -> line.startsWith("octavo: ")).forEach(err::println);
        err.flush();
    }
}
