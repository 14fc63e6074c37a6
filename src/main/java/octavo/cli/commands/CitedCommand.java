package octavo.cli.commands;

import octavo.cli.output.CitedAnnotations;
import octavo.cli.output.CitedJson;
import octavo.cli.output.CitedLines;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AllowHint;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.OwnLibraries;
import octavo.cli.shared.VenueContext;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.PaperProject;
import octavo.paperprojects.PaperReview;
import octavo.paperprojects.PaperReview.MasterSource;
import octavo.paperprojects.PendingReferences;
import octavo.paperprojects.ProjectProfile;
import octavo.paperprojects.ProjectSource;
import octavo.paperprojects.ReferenceUpdate.UpdatedFile;
import octavo.paperprojects.TargetFile;
import octavo.paperprojects.outputs.PaperOutputs;
import octavo.paperprojects.outputs.ReferenceFile;
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
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `octavo cited PROJECT`.
@Command(
        description = {
            "Compares a paper's citations with its own .bib and with your library.",
            "PROJECT is the main document or its folder: LaTeX (or the .aux or .bcf of a LaTeX"
                    + " run), Typst, Markdown, Quarto, R Markdown or Org, with every file they"
                    + " include; or a Word (.docx) or LibreOffice (.odt) document with citations of"
                    + " Zotero, Mendeley, EndNote, Citavi, JabRef or Word itself.",
            "If the project names a library or another file outside its folder, allow it once with"
                    + " --allow before it is read.",
            "--into copies the cited entries from the library to the paper's own .bib. Your"
                    + " co-authors may edit them there: their changes stay, and nothing else in the"
                    + " file changes.",
            "Exit status 1 if a cited key has no entry, 3 if a file could not be read or written."
        },
        footer = {
            "",
            "To keep these options, put them into octavo.json in the project's folder: see"
                    + " docs/writing.md.",
            "",
            "Examples:",
            "  octavo cited thesis/ --library papers.bib",
            "  octavo cited paper.tex --library papers.bib --into refs.bib",
            "  octavo cited talk.qmd --library papers.bib --json",
            "  octavo cited thesis/ --check --github",
            "  octavo cited manuscript.docx --into refs.bib"
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
            description =
                    "The paper's .bib, to which the cited entries are added. A name that the paper"
                            + " uses, such as refs.bib, is that file in the project's folder; any"
                            + " other is a path.")
    private Optional<Path> into = Optional.empty();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--check",
            description =
                    "Changes nothing; exit status 1 if REFS or an output is not up to date, or if"
                            + " a cited work was retracted or services do not confirm it.")
    private boolean check;

    @Option(
            names = "--allow",
            paramLabel = "PATH",
            description =
                    "Allows the project to read this file or folder from now on, on this computer,"
                            + " and to overwrite it as one of its outputs. Otherwise Octavo reads"
                            + " and writes only in the project's folder, and overwrites only what"
                            + " it wrote itself.")
    private List<Path> allowed = List.of();

    @Option(names = "--json", description = "Prints the report as JSON.")
    private boolean json;

    @Option(
            names = "--github",
            description = "Prints annotations for GitHub Actions instead of the report.")
    private boolean github;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (json && github) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--json excludes --github.");
        }
        return ChangeRetry.call(spec, this::attempt);
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        try {
            Path folder = PaperProject.folderOf(project);
            Path profilePath = folder.resolve(ProjectProfile.FILE_NAME);
            ContentPaths contentPaths =
                    ContentPaths.of(ReferenceWriter.consentsFor(profilePath, allowed))
                            .with(libraries.files());
            PaperProject paper = PaperProject.of(withoutDot(project), contentPaths);
            return new CitedRun(paper, loadProfile(folder), contentPaths).runStatus();
        } catch (LibraryFile.ChangedOnDiskException changedOnDisk) {
            throw changedOnDisk;
        } catch (UnconfirmedPath refused) {
            throw AllowHint.refusal(refused, "read");
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(project, trouble));
        }
    }

    /// Places in `./main.tex` are shown as in `main.tex`.
    private static Path withoutDot(Path path) {
        Path here = Path.of(".");
        return path.startsWith(here) && path.getNameCount() > 1 ? here.relativize(path) : path;
    }

    private static ProjectProfile loadProfile(Path folder) throws UnconfirmedPath {
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
    private final class CitedRun {
        private final List<Path> masterPaths;
        private final PaperReview review;
        private final PaperReceipts paperReceipts;
        private final ContentPaths contentPaths;

        CitedRun(PaperProject paper, ProjectProfile profile, ContentPaths contentPaths)
                throws IOException {
            this.contentPaths = contentPaths;
            PrintWriter err = spec.commandLine().getErr();
            List<Path> named = libraries.files();
            paper.refuseUnconfirmed(
                    named.isEmpty() ? profile.libraries() : List.of(), contentPaths);
            this.masterPaths = named.isEmpty() ? profile.libraries() : named;
            List<MasterSource> masters =
                    masterPaths.stream().map(path -> masterSource(path, err)).toList();
            Optional<TargetFile> target = targetFile(paper, profile);
            this.review = PaperReview.of(paper, profile, target, masters);
            this.paperReceipts = new PaperReceipts(review, masterPaths);
            warnOfFiles(paper, target, err);
            if (paper.sources().isEmpty()) {
                err.printf(
                        "octavo: no paper in %s: expected .tex, .typ, .md, .qmd, .Rmd, .org, .docx"
                                + " or .odt.%n",
                        project);
            }
        }

        private void warnOfFiles(PaperProject paper, Optional<TargetFile> target, PrintWriter err) {
            boolean isWritten = target.isPresent() && target.get().usedInstead(paper).isEmpty();
            for (PaperProject.AbsentFile absentFile : paper.absentFiles()) {
                if (!isWritten || !target.get().isNamed(absentFile.name())) {
                    err.printf(
                            "octavo: %s uses %s, which does not exist.%n",
                            absentFile.source(), absentFile.name());
                }
            }
            for (ProjectSource source : paper.sources()) {
                source.embedded().stream()
                        .flatMap(references -> references.remarks().stream())
                        .forEach(remark -> err.printf("octavo: %s: %s%n", source.path(), remark));
            }
            List<Path> usedFiles =
                    target.filter(_ -> into.isPresent() && !isWordProcessed(paper))
                            .map(file -> file.usedInstead(paper))
                            .orElse(List.of());
            if (!usedFiles.isEmpty()) {
                err.printf(
                        "octavo: the paper does not use %s, but %s.%n",
                        target.orElseThrow().path(),
                        usedFiles.stream().map(Path::toString).collect(Collectors.joining(", ")));
            }
        }

        private static boolean isWordProcessed(PaperProject paper) {
            return !paper.embeddedReferences().isEmpty();
        }

        private Optional<TargetFile> targetFile(PaperProject paper, ProjectProfile profile)
                throws IOException {
            if (into.isPresent() || profile.targetPath().isEmpty()) {
                return into.map(name -> TargetFile.chosen(name, paper));
            }
            return Optional.of(TargetFile.named(profile.targetPath().get(), contentPaths));
        }

        private static MasterSource masterSource(Path path, PrintWriter err) {
            return new MasterSource(
                    LibraryLoader.loadLibrary(path, err).library(),
                    neededLibrary ->
                            VenueContext.indexOf(
                                    path,
                                    neededLibrary,
                                    VenueContext.registerWith(List.of(), err)));
        }

        int runStatus() throws IOException {
            Optional<TargetFile> target = review.targetFile();
            boolean isStale =
                    target.isPresent()
                            && (!masterPaths.isEmpty() || isWordProcessed(review.paperProject()))
                            && isUpdated(target.get());
            List<Library> ownLibraries = review.loadOwnLibraries();
            warnOfDamage(ownLibraries);
            int status = writeOutputs(ownLibraries);
            CitedReport citedReport = review.reportOn(ownLibraries);
            PrintWriter err = spec.commandLine().getErr();
            var faults = paperReceipts.faultsIn(citedReport, ownLibraries, err);
            print(citedReport, paperReceipts.proposalsIn(citedReport, ownLibraries), faults);
            faults.forEach(this::warnOf);
            boolean isMissing = !citedReport.entriesWith(EntryStanding.MISSING).isEmpty();
            boolean isUnfit = check && (isStale || !faults.isEmpty());
            return Math.max(status, isMissing || isUnfit ? ExitStatus.PROBLEMS : ExitStatus.FINE);
        }

        private void warnOfDamage(List<Library> ownLibraries) {
            List<Path> ownFiles = review.ownFiles();
            for (int i = 0; i < ownFiles.size(); i++) {
                LibraryInput.warnOfDamage(
                        ownFiles.get(i), ownLibraries.get(i).file(), spec.commandLine().getErr());
            }
        }

        /// Whoever sent the project may have named the outputs, so each needs what a sidecar's
        /// needs.
        private int writeOutputs(List<Library> ownLibraries) {
            if (review.projectProfile().outputs().isEmpty() || review.placesByKey().isEmpty()) {
                return ExitStatus.FINE;
            }
            Path profilePath = review.paperProject().folderOf().resolve(ProjectProfile.FILE_NAME);
            PaperOutputs paperOutputs =
                    PaperOutputs.of(
                            review.placesByKey().keySet(),
                            ownLibraries,
                            review.preparedLibraries());
            List<Path> sparedPaths =
                    Stream.of(masterPaths, review.ownFiles(), List.of(profilePath))
                            .flatMap(List::stream)
                            .toList();
            List<ReferenceFile> files = new ArrayList<>();
            for (Path path : review.projectProfile().outputs()) {
                files.add(
                        paperOutputs
                                .referenceFile(
                                        path.toAbsolutePath(), sparedPaths, contentPaths.consents())
                                .orElseThrow(() -> unknownEnding(profilePath, path)));
            }
            ReferenceWriter writer =
                    new ReferenceWriter(check || dryRun, spec.commandLine().getErr());
            int status = ExitStatus.FINE;
            for (ReferenceFile file : files) {
                int fileStatus = writer.writeFiles(List.of(file));
                if (github && fileStatus != ExitStatus.FINE) {
                    annotations().printStaleFile(file.path(), "is out of date");
                }
                status = Math.max(status, fileStatus);
            }
            return status;
        }

        private CitedAnnotations annotations() {
            return new CitedAnnotations(spec.commandLine().getOut(), masterPaths);
        }

        private static CommandRefusal unknownEnding(Path profilePath, Path output) {
            return new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "%s: the output %s should end in .bib, .yml, .json, .ris or .csv."
                            .formatted(profilePath, output.getFileName()));
        }

        private void print(
                CitedReport citedReport,
                SequencedMap<String, LocalizedSentence> proposals,
                List<UnfitCitation> faults) {
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                TerminalWriter.ofJson(out)
                        .println(
                                new CitedJson(
                                                masterPaths,
                                                proposals,
                                                UnfitCitation.sentencesByReason(faults))
                                        .toJson(citedReport)
                                        .toPrettyString());
            } else if (github) {
                annotations().printProposals(citedReport, proposals);
                annotations().printReport(citedReport);
            } else {
                CitedLines citedLines =
                        new CitedLines(
                                TerminalWriter.of(out),
                                masterPaths,
                                isWordProcessed(review.paperProject()));
                citedLines.printProposals(citedReport, proposals);
                citedLines.printReport(citedReport);
            }
        }

        private void warnOf(UnfitCitation unfit) {
            spec.commandLine().getErr().println("octavo: " + unfit);
            if (github) {
                annotations().printFault(unfit.citedEntry(), unfit.word(), unfit.sentence());
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
            if (review.placesByKey().isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        project + " cites nothing, so " + file + " is left as it is.");
            }
            PendingReferences pendingReferences = review.pendingReferences(target);
            printUpdate(file, pendingReferences.updatedFile());
            if (!check && !dryRun) {
                pendingReferences.writeUpdate(LibraryLoader::saveLibrary);
                paperReceipts.copyTo(file, pendingReferences.updatedFile().library());
            }
            return pendingReferences.isStale();
        }

        private void printUpdate(Path file, UpdatedFile update) {
            PrintWriter err = spec.commandLine().getErr();
            for (LocalizedSentence change : update.changeNotes()) {
                err.println(file + ": " + change);
            }
            if (github && check && !update.changeNotes().isEmpty()) {
                annotations()
                        .printStaleFile(
                                file,
                                update.changeNotes().stream()
                                        .map(LocalizedSentence::toString)
                                        .collect(Collectors.joining("\n")));
            }
            update.keptNotes()
                    .forEach(unchangedNote ->
                            err.println("octavo: " + file + ": " + unchangedNote + "."));
        }
    }
}
