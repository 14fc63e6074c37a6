package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.LibraryInput;
import octavo.cv.configuration.CvFormat;
import octavo.cv.configuration.CvFormat.FormatShape;
import octavo.cv.configuration.Profile.ListOutput;
import octavo.cv.list.CvDocument;
import octavo.cv.output.CvFiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.cv.output.OutputStatus;
import octavo.sidecar.SidecarFile;
import octavo.storage.PathConsents;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Gatherers;

/// `octavo cv FILE`.
@Command(
        description = {
            "Writes the publication list of a CV or a homepage.",
            "A profile in FILE's sidecar determines its sections and looks. Without a profile, it"
                    + " is the complete list, by kind. Octavo comes with profiles for funders, and"
                    + " checks their rules."
        },
        footer = {
            "",
            "Examples:",
            "  octavo cv papers.bib --me \"Mai, Luo\" --format markdown",
            "  octavo cv papers.bib --profile homepage --into publications.md",
            "  octavo cv papers.bib --profile nsf",
            "  octavo cv papers.bib --all --check",
            "  octavo cv papers.bib --all --check --github"
        },
        mixinStandardHelpOptions = true)
public final class CvCommand implements Callable<Integer> {
    /// How many outputs may be in progress or wait to be written: more than a profile has, so that
    /// two lists can be made at once.
    static final int MOST_AT_ONCE = 32;

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @ArgGroup private ListChoice listChoice = new ListChoice();

    /// Which lists to write.
    private static final class ListChoice {
        @Option(
                names = "--profile",
                paramLabel = "NAME",
                description =
                        "The profile. By default, the library's only one; if it has several or"
                                + " none, publications, which is the complete list.")
        private String profile = "";

        @Option(names = "--all", description = "Writes every output of every profile.")
        private boolean all;

        @Option(
                names = {"--profiles", "--list"},
                description = "Lists the profiles: the library's, and those that come with Octavo.")
        private boolean list;
    }

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "The format: ${COMPLETION-CANDIDATES}. Default: by the target's extension, or"
                            + " text.")
    private Optional<CvFormat> format = Optional.empty();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "Writes the entries in this CSL style instead of the profile's.")
    private String style = "";

    @Option(
            names = "--me",
            paramLabel = "NAME",
            description = "Prints this person in bold, in all spellings of the name.")
    private List<String> me = List.of();

    @ArgGroup private ListDestination listDestination = new ListDestination();

    /// Where to write a list.
    private static final class ListDestination {
        @Option(
                names = "-o",
                paramLabel = "OUT",
                description = "Writes the list to this file; to standard output if it is -.")
        private Optional<Path> out = Optional.empty();

        @Option(
                names = "--into",
                paramLabel = "TARGET",
                description = {
                    "Puts the list into this file, between the comments “octavo: begin NAME” and"
                            + " “octavo: end NAME”."
                })
        private Optional<Path> into = Optional.empty();
    }

    @Option(
            names = "--check",
            description =
                    "Writes nothing; reports outdated files and exits with 1 if there are any.")
    private boolean check;

    @Option(names = "--dry-run", description = "Writes nothing; reports outdated files.")
    private boolean dryRun;

    @Option(
            names = "--diff",
            description = {
                "Writes nothing; describes the changes since the lists were last written."
            })
    private boolean diff;

    @Mixin private CvStateReport stateReport = new CvStateReport();

    @Option(
            names = "--allow",
            paramLabel = "PATH",
            description = {
                "Allows the library's profiles to write this file or folder from now on, on this"
                        + " computer, and to replace its present content. Otherwise they write only"
                        + " in the library's folder, and replace only what Octavo wrote."
            })
    private List<Path> allowed = List.of();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (listChoice.all || check || diff || !allowed.isEmpty()) {
            LibraryInput.refuseStandardInput(file, "Outputs are kept beside a library.");
        }
        stateReport.refuseUnless(check || diff);
        CvLists cvLists = CvLists.of(file, me, style, spec.commandLine().getErr());
        try {
            return writeLists(cvLists);
        } finally {
            cvLists.problems().forEach(this::printWarning);
        }
    }

    private int writeLists(CvLists cvLists) {
        if (listChoice.list) {
            cvLists.profileDescriptions()
                    .forEach((name, description) ->
                            spec.commandLine().getOut().printf("%-15s %s%n", name, description));
            return ExitStatus.FINE;
        }
        boolean writesAll =
                listChoice.all
                        || diff && listDestination.out.isEmpty() && listDestination.into.isEmpty();
        List<CvTarget> targets =
                writesAll ? allTargets(cvLists) : chosenTarget(cvLists).stream().toList();
        if (check && targets.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--check needs a file: --all, -o or --into.");
        }
        if (!writesAll && !allowed.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--allow is for the outputs of profiles: add --all.");
        }
        if (targets.isEmpty()) {
            String name = cvLists.chosenProfile(listChoice.profile);
            cvLists.checkQueries(List.of(name));
            printList(cvLists.listOf(name));
            return reportRules(name, cvLists);
        }
        cvLists.checkQueries(targets.stream().map(CvTarget::profileName).distinct().toList());
        int status =
                targets.stream()
                        .gather(
                                Gatherers.mapConcurrent(
                                        MOST_AT_ONCE, target -> makeOutput(target, cvLists)))
                        .mapToInt(this::finishOrRefuse)
                        .max()
                        .orElse(0);
        stateReport.print(spec.commandLine().getOut());
        return targets.stream()
                .map(CvTarget::profileName)
                .distinct()
                .mapToInt(name -> reportRules(name, cvLists))
                .reduce(status, Math::max);
    }

    /// Reports what was assumed, and which rules are broken.
    private int reportRules(String name, CvLists cvLists) {
        boolean isShown =
                format.isPresent()
                        || listDestination.out.isPresent()
                        || listDestination.into.isPresent();
        cvLists.remarksOn(name, file, !isShown).forEach(this::printWarning);
        List<String> breaches = cvLists.breachesOf(name);
        breaches.forEach(this::printWarning);
        stateReport.printBreaches(file, breaches, spec.commandLine().getOut());
        return breaches.isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// A format that is binary or takes several files cannot be printed.
    private void printList(CvDocument cvDocument) {
        CvFormat chosenFormat = format.orElse(CvFormat.TEXT);
        CvFiles cvFiles = new CvWriters().writeList(chosenFormat, cvDocument, "publications");
        boolean isText =
                chosenFormat.shape() == FormatShape.PIECE
                        || chosenFormat.shape() == FormatShape.WHOLE;
        if (!isText || cvFiles.contentsByPath().size() > 1) {
            String formatProblem = isText ? "consists of several files" : "is binary";
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "%s %s: give a file with -o.".formatted(chosenFormat, formatProblem));
        }
        cvFiles.losses().forEach(this::printWarning);
        spec.commandLine().getOut().print(cvFiles.firstText());
    }

    private Optional<CvTarget> chosenTarget(CvLists cvLists) {
        Optional<Path> path =
                listDestination
                        .out
                        .filter(out -> !out.toString().equals("-"))
                        .or(() -> listDestination.into);
        return path.map(targetPath -> {
            CvFormat chosenFormat =
                    format.or(() -> CvFormat.ofFileName(targetPath.toString()))
                            .orElseThrow(() -> unknownFormat(targetPath));
            return new CvTarget(
                    file,
                    cvLists.chosenProfile(listChoice.profile),
                    chosenFormat,
                    targetPath,
                    listDestination.into.isPresent());
        });
    }

    private static CommandRefusal unknownFormat(Path target) {
        return new CommandRefusal(
                ExitStatus.WRONG_USE,
                "unknown extension of %s. Give a format with --format.".formatted(target));
    }

    private List<CvTarget> allTargets(CvLists cvLists) {
        if (format.isPresent()
                || listDestination.out.isPresent()
                || listDestination.into.isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--all writes the outputs that the profiles list; it excludes --format, -o and"
                            + " --into.");
        }
        PathConsents consents = ReferenceWriter.consentsFor(file, allowed);
        List<CvTarget> targets =
                cvLists.profileNames().stream()
                        .filter(name ->
                                listChoice.profile.isEmpty() || listChoice.profile.equals(name))
                        .flatMap(name ->
                                cvLists.outputsOf(name).stream()
                                        .map(each -> chosenTarget(name, each, consents)))
                        .toList();
        if (targets.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS, "no profile of " + file + " has an output.");
        }
        SharedFiles.refuse(targets);
        return targets;
    }

    private CvTarget chosenTarget(String name, ListOutput output, PathConsents consents) {
        Path siblingPath = file.toAbsolutePath().resolveSibling(output.fileName());
        return new CvTarget(
                new CvOutput(
                        name,
                        output.format(),
                        normalisedPath(siblingPath),
                        output.isInsertion(),
                        SidecarFile.libraryAndSidecar(file),
                        Optional.of(consents)));
    }

    /// The same file by a normalised path, unless a link on the way leads elsewhere.
    private static Path normalisedPath(Path path) {
        Path normalised = path.normalize();
        try {
            boolean isSameFile =
                    Files.isSameFile(normalised.resolveSibling(""), path.resolveSibling(""));
            return isSameFile ? normalised : path;
        } catch (IOException _) {
            return path;
        }
    }

    /// The new content of an output.
    private record MadeOutput(
            CvTarget target,
            CvDocument document,
            CvMemory listMemory,
            CvFiles files,
            CvWriters writers) {
        String describeStale(OutputStatus outputStatus) {
            return target.describeStale(outputStatus, document, writers);
        }
    }

    private static MadeOutput makeOutput(CvTarget target, CvLists cvLists) {
        CvDocument cvDocument = cvLists.listOf(target.profileName());
        CvWriters writers = cvLists.writers();
        return new MadeOutput(
                target,
                cvDocument,
                cvLists.memoryOf(target.profileName()),
                target.toFiles(cvDocument, writers),
                writers);
    }

    /// A refused output does not hold up the others.
    private int finishOrRefuse(MadeOutput madeOutput) {
        try {
            return finishOutput(madeOutput);
        } catch (CommandRefusal refusal) {
            printWarning(String.valueOf(refusal.getMessage()));
            stateReport.addRefused(madeOutput.target(), String.valueOf(refusal.getMessage()));
            return refusal.status();
        }
    }

    private int finishOutput(MadeOutput madeOutput) {
        CvTarget target = madeOutput.target();
        madeOutput.files().losses().forEach(this::printWarning);
        OutputStatus outputStatus = target.statusOf(madeOutput.files());
        outputStatus.remarks().forEach(this::printWarning);
        boolean isStale = !outputStatus.isFresh();
        List<String> changes =
                isStale ? madeOutput.listMemory().changesSince(target) : List.<String>of();
        if (stateReport.isWanted()) {
            stateReport.addOutput(
                    target, isStale ? madeOutput.describeStale(outputStatus) : "", changes);
            return isStale && check ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        if ((check || dryRun) && !diff) {
            if (isStale) {
                printChanges(madeOutput.describeStale(outputStatus), changes);
            }
            return isStale && check ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        if (!changes.isEmpty()) {
            printChanges(target.path() + ":", changes);
        } else if (diff && isStale) {
            printChanges(
                    madeOutput.describeStale(outputStatus),
                    List.of("its earlier content is unknown on this computer"));
        }
        if (!diff) {
            target.writeOutdated(outputStatus);
            madeOutput.listMemory().keepList(target);
            if (isStale) {
                spec.commandLine().getErr().println(target.path() + " was written");
            }
        }
        return ExitStatus.FINE;
    }

    private void printChanges(String heading, List<String> changes) {
        spec.commandLine().getOut().println(heading);
        changes.forEach(change -> spec.commandLine().getOut().println("  " + change));
    }

    private void printWarning(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }
}
