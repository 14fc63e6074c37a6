package octavo.cli.commands;

import octavo.cli.libraries.AllowHint;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.OwnLibraries;
import octavo.cli.libraries.VenueContext;
import octavo.cli.output.CitedJson;
import octavo.cli.output.CitedLines;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.CitedReport;
import octavo.projects.PaperProject;
import octavo.projects.PaperReview;
import octavo.projects.PaperReview.MasterSource;
import octavo.projects.PendingReferences;
import octavo.projects.ProjectProfile;
import octavo.projects.ReferenceUpdate.UpdatedFile;
import octavo.projects.TargetFile;
import octavo.projects.outputs.PaperOutputs;
import octavo.projects.outputs.ReferenceFile;
import octavo.storage.ContentPaths;
import octavo.storage.SafeWrite;
import octavo.storage.UnconfirmedPath;
import octavo.text.LocalizedSentence;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/// `octavo cited PROJECT`.
@Command(
        description = {
            "Says what a paper cites, and how that stands to its references and to your library.",
            "PROJECT is the main document or its folder: LaTeX (or the .aux or .bcf that it left),"
                    + " Typst, Markdown, Quarto, R Markdown or Org, with all that they take in.",
            "A library, or another file, that the project names outside its folder is read once"
                    + " you have allowed it with --allow.",
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
public final class CitedCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "PROJECT",
            description = "The paper's main document, or its folder.")
    private Path project = Path.of("");

    @Mixin private OwnLibraries libraries = new OwnLibraries();

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

    @Option(
            names = "--allow",
            paramLabel = "PATH",
            description =
                    "Lets the project read this file, or all in this folder, and write it as one of"
                            + " its outputs, from now on, on this computer. Without it, only files"
                            + " in the project's folder are read and written, and only what Octavo"
                            + " wrote is replaced.")
    private List<Path> allowed = List.of();

    @Option(names = "--json", description = "Prints the report as JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return ChangeRetry.call(spec, this::attempt);
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        try {
            Path folder = PaperProject.folder(project);
            Path named = folder.resolve(ProjectProfile.FILE_NAME);
            ContentPaths rule =
                    ContentPaths.of(ReferenceWriter.consents(named, allowed))
                            .with(libraries.files());
            PaperProject paper = PaperProject.of(project, rule);
            return new Run(paper, profile(folder), rule).status();
        } catch (LibraryFile.ChangedOnDiskException faster) {
            throw faster;
        } catch (UnconfirmedPath refused) {
            throw AllowHint.refusal(refused, "read");
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(project, trouble));
        }
    }

    private static ProjectProfile profile(Path folder) throws UnconfirmedPath {
        try {
            return ProjectProfile.load(folder);
        } catch (UnconfirmedPath refused) {
            throw refused;
        } catch (IOException trouble) {
            Path file = folder.resolve(ProjectProfile.FILE_NAME);
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }

    /// One attempt, on the files as they are now.
    private final class Run {
        private final List<Path> masterPaths;
        private final PaperReview review;
        private final ContentPaths rule;

        Run(PaperProject paper, ProjectProfile profile, ContentPaths rule) throws IOException {
            this.rule = rule;
            PrintWriter err = spec.commandLine().getErr();
            for (PaperProject.AbsentFile absent : paper.absent()) {
                err.printf(
                        "octavo: %s names %s, which is not there.%n",
                        absent.source(), absent.name());
            }
            List<Path> named = libraries.files();
            paper.refuseUnconfirmed(named.isEmpty() ? profile.libraries() : List.of(), rule);
            this.masterPaths = named.isEmpty() ? profile.libraries() : named;
            List<MasterSource> masters =
                    masterPaths.stream().map(path -> master(path, err)).toList();
            this.review = PaperReview.of(paper, profile, target(profile), masters);
        }

        private Optional<TargetFile> target(ProjectProfile profile) throws IOException {
            if (into.isPresent() || profile.into().isEmpty()) {
                return into.map(TargetFile::chosen);
            }
            return Optional.of(TargetFile.named(profile.into().get(), rule));
        }

        private static MasterSource master(Path path, PrintWriter err) {
            return new MasterSource(
                    LibraryLoader.library(path, err).library(),
                    some -> VenueContext.index(path, some, VenueContext.register(List.of(), err)));
        }

        int status() throws IOException {
            Optional<TargetFile> target = review.target();
            boolean isStale =
                    target.isPresent() && !masterPaths.isEmpty() && isUpdated(target.get());
            List<Library> own = review.own();
            int status = writeOutputs(own);
            CitedReport report = review.report(own);
            print(report);
            boolean isMissing = !report.standing(Standing.MISSING).isEmpty();
            return Math.max(
                    status, isMissing || check && isStale ? ExitStatus.PROBLEMS : ExitStatus.FINE);
        }

        /// Whoever sent the project may have named the outputs, so each needs what a sidecar's
        /// needs.
        private int writeOutputs(List<Library> own) {
            if (review.profile().outputs().isEmpty() || review.cited().isEmpty()) {
                return ExitStatus.FINE;
            }
            Path named = review.paper().folder().resolve(ProjectProfile.FILE_NAME);
            PaperOutputs outputs = PaperOutputs.of(review.cited().keySet(), own, review.prepared());
            List<Path> spared =
                    Stream.of(masterPaths, review.ownFiles(), List.of(named))
                            .flatMap(List::stream)
                            .toList();
            List<ReferenceFile> files = new ArrayList<>();
            for (Path path : review.profile().outputs()) {
                files.add(
                        outputs.file(path.toAbsolutePath(), spared, rule.consents())
                                .orElseThrow(() -> unknownEnding(named, path)));
            }
            return new ReferenceWriter(check || dryRun, spec.commandLine().getErr()).write(files);
        }

        private static CommandRefusal unknownEnding(Path named, Path output) {
            return new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "%s: the output %s should end in .bib, .yml, .json, .ris or .csv."
                            .formatted(named, output.getFileName()));
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
        private boolean isUpdated(TargetFile target) throws IOException {
            Path file = target.path();
            if (SafeWrite.findReplaced(file, masterPaths).isPresent()) {
                throw new CommandRefusal(
                        ExitStatus.WRONG_USE, file + " is the library itself. Give another file.");
            }
            if (review.cited().isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        project + " cites nothing, so " + file + " is left as it is.");
            }
            PendingReferences pending = review.pending(target);
            tell(file, pending.update());
            if (!check && !dryRun) {
                pending.write(LibraryLoader::save);
            }
            return pending.isStale();
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
