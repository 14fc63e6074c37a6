package octavo.cli;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.cv.output.OutputConsents;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.outputs.PaperOutputs;
import octavo.outputs.ReferenceFile;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.CitedReport;
import octavo.projects.PaperProject;
import octavo.projects.PreparedReferences;
import octavo.projects.ProjectProfile;
import octavo.projects.ReferenceUpdate;
import octavo.projects.ReferenceUpdate.UpdatedFile;
import octavo.projects.SourcePlace;
import octavo.projects.WantedReferences;
import octavo.projects.WrittenReferences;
import octavo.storage.SafeWrite;
import octavo.text.LocalizedSentence;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/// `octavo cited PROJECT`.
@Command(
        description = {
            "Says what a paper cites, and how that stands to its references and to your library.",
            "PROJECT is the main document or its folder: LaTeX (or the .aux or .bcf that it left),"
                    + " Typst, Markdown, Quarto, R Markdown or Org, with all that they take in.",
            "With --into, brings the cited entries of the library into the paper's own .bib,"
                    + " where others may edit them: what they change stays, and nothing else in"
                    + " the file changes.",
            "Exit status 1 if a cited key has no entry, 3 if a file could not be read or written."
        },
        footer = {
            "",
            "An octavo.json in the project's folder can say all this for good; see"
                    + " docs/writing.md.",
            "",
            "Examples:",
            "  octavo cited thesis/ --library papers.bib",
            "  octavo cited paper.tex --library papers.bib --into refs.bib",
            "  octavo cited talk.qmd --library papers.bib --json"
        },
        mixinStandardHelpOptions = true)
final class CitedCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "PROJECT",
            description = "The paper's main document, or its folder.")
    private Path project = Path.of("");

    @Option(
            names = "--library",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Your libraries; of two entries with one key the first one's counts.")
    private List<Path> libraries = List.of();

    @Option(
            names = "--into",
            paramLabel = "REFS",
            description = "The paper's .bib that the cited entries are brought into.")
    private Optional<Path> into = Optional.empty();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--check",
            description = "Changes nothing; exit status 1 if REFS or an output is not up to date.")
    private boolean check;

    @Option(names = "--allow", paramLabel = "PATH", description = OutputsCommand.ALLOW)
    private List<Path> allowed = List.of();

    @Option(names = "--json", description = "Prints the report as JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return ChangeRetry.call(spec, this::attempt);
    }

    private int attempt() throws LibraryFile.ChangedOnDisk {
        try {
            PaperProject paper = PaperProject.of(project);
            return new Run(paper, profile(paper.folder())).status();
        } catch (LibraryFile.ChangedOnDisk faster) {
            throw faster;
        } catch (IOException trouble) {
            throw new CommandRefusal(Cli.NO_FILE, FileTrouble.whenReading(project, trouble));
        }
    }

    private static ProjectProfile profile(Path folder) {
        try {
            return ProjectProfile.load(folder);
        } catch (IOException trouble) {
            Path file = folder.resolve(ProjectProfile.FILE_NAME);
            throw new CommandRefusal(Cli.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }

    /// One attempt, on the files as they are now.
    private final class Run {
        private final PaperProject paper;
        private final ProjectProfile profile;
        private final SequencedMap<String, List<SourcePlace>> cited;
        private final Optional<Path> target;
        private final List<Path> masterPaths;
        private final List<Library> masters = new ArrayList<>();
        private final List<Library> prepared = new ArrayList<>();

        Run(PaperProject paper, ProjectProfile profile) {
            this.paper = paper;
            this.profile = profile;
            this.cited = paper.cited();
            this.target = into.or(profile::into);
            this.masterPaths = libraries.isEmpty() ? profile.libraries() : libraries;
        }

        int status() throws IOException {
            PrintWriter err = spec.commandLine().getErr();
            for (PaperProject.AbsentFile absent : paper.absent()) {
                err.printf(
                        "octavo: %s names %s, which is not there.%n",
                        absent.source(), absent.name());
            }
            for (Path path : masterPaths) {
                Library master = LibraryLoader.library(path, err).library();
                masters.add(master);
                prepared.add(
                        PreparedReferences.of(
                                master,
                                cited.keySet(),
                                profile,
                                some ->
                                        VenueContext.index(
                                                path,
                                                some,
                                                VenueContext.register(List.of(), err))));
            }
            boolean isStale = target.isPresent() && !masters.isEmpty() && isUpdated(target.get());
            List<Library> own = new ArrayList<>();
            for (Path path : ownFiles()) {
                own.add(LibraryFile.load(path).library());
            }
            int status = writeOutputs(own);
            CitedReport report = report(own);
            print(report);
            boolean isMissing = !report.standing(Standing.MISSING).isEmpty();
            return Math.max(status, isMissing || check && isStale ? Cli.PROBLEMS : Cli.FINE);
        }

        /// Whoever sent the project may have named the outputs, so each needs what a sidecar's
        /// needs.
        private int writeOutputs(List<Library> own) {
            if (profile.outputs().isEmpty() || cited.isEmpty()) {
                return Cli.FINE;
            }
            Path named = paper.folder().resolve(ProjectProfile.FILE_NAME);
            OutputConsents consents = ReferenceWriter.consents(named, allowed);
            PaperOutputs outputs = PaperOutputs.of(cited.keySet(), own, prepared);
            List<Path> spared =
                    Stream.of(masterPaths, ownFiles(), List.of(named))
                            .flatMap(List::stream)
                            .toList();
            List<ReferenceFile> files = new ArrayList<>();
            for (Path path : profile.outputs()) {
                files.add(
                        outputs.file(path.toAbsolutePath(), spared, consents)
                                .orElseThrow(() -> unknownEnding(named, path)));
            }
            return new ReferenceWriter(check || dryRun, spec.commandLine().getErr()).write(files);
        }

        private static CommandRefusal unknownEnding(Path named, Path output) {
            return new CommandRefusal(
                    Cli.WRONG_USE,
                    "%s: the output %s should end in .bib, .yml, .json, .ris or .csv."
                            .formatted(named, output.getFileName()));
        }

        private CitedReport report(List<Library> own) throws IOException {
            BibFile written =
                    target.isPresent()
                            ? WrittenReferences.of(target.get()).load()
                            : BibParser.parse("");
            return CitedReport.of(cited, own, masters, prepared, written);
        }

        private List<Path> ownFiles() {
            return Stream.concat(target.stream(), paper.bibliographies().stream())
                    .map(path -> path.toAbsolutePath().normalize())
                    .distinct()
                    .filter(path -> path.toString().endsWith(".bib"))
                    .filter(Files::isRegularFile)
                    .toList();
        }

        private void print(CitedReport report) {
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                TerminalWriter.ofJson(out)
                        .println(new CitedJson(masterPaths).of(report).toPrettyString());
            } else {
                new CitedLines(TerminalWriter.of(out), masterPaths).print(report);
            }
        }

        /// Brings the cited entries into a file, or shows what would change.
        ///
        /// @return whether the file is not as it should be
        private boolean isUpdated(Path file) throws IOException {
            if (SafeWrite.replaced(file, masterPaths).isPresent()) {
                throw new CommandRefusal(
                        Cli.WRONG_USE, file + " is the library itself. Give another file.");
            }
            if (cited.isEmpty()) {
                throw new CommandRefusal(
                        Cli.PROBLEMS,
                        project + " cites nothing, so " + file + " is left as it is.");
            }
            LibraryFile here =
                    LibraryFile.isThere(file)
                            ? LibraryFile.load(file)
                            : LibraryFile.fresh(file, Library.empty());
            WrittenReferences memory = WrittenReferences.of(file);
            UpdatedFile update =
                    ReferenceUpdate.of(
                            memory.load(),
                            here.library(),
                            WantedReferences.of(cited.keySet(), prepared));
            tell(file, update);
            if (!check && !dryRun) {
                if (!update.changes().isEmpty()) {
                    LibraryLoader.save(here, update.library());
                }
                memory.keep(update.written());
            }
            return !update.changes().isEmpty();
        }

        private void tell(Path file, UpdatedFile update) {
            PrintWriter err = spec.commandLine().getErr();
            for (LocalizedSentence change : update.changes()) {
                err.println(file + ": " + change);
            }
            update.left().forEach(left -> err.println("octavo: " + file + ": " + left + "."));
        }
    }
}
