package octavo.cli.commands;

import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.output.ProblemPrinter;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.shared.CopiesMerge;
import octavo.cli.shared.EarlierStrings;
import octavo.cli.shared.KeptNotices;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.SourcePlaces;
import octavo.cli.shared.StoredReceipts;
import octavo.library.Library;
import octavo.paperprojects.CheckRules;
import octavo.paperprojects.ProjectProfile;
import octavo.sidecar.SidecarFile;
import octavo.syncedfolders.ConflictCopy;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `octavo check FILE…`.
@Command(
        description = {
            "Reports problems in libraries, one per line.",
            "Exits with 1 if there are warnings or errors (hints don't count), 3 if a file can't be"
                    + " read. An octavo.json in the library's folder turns kinds of problem on and"
                    + " off; --ignore and --dialect are stored beside one library, and count in the"
                    + " window too."
        },
        footer = {
            "",
            "Examples:",
            "  octavo check papers.bib thesis.bib --format github",
            "  octavo check main.bib --with strings.bib --skip hint",
            "  octavo check papers.bib --ignore non-ascii,missing-field:knuth84",
            "  octavo check papers.bib --format sarif > octavo.sarif",
            "  octavo check - < papers.bib"
        },
        mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "The libraries; - for standard input. An @string defined in one file applies to"
                            + " the files after it.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json, github or sarif; text if not given.")
    private ProblemPrinter.ProblemFormat format = ProblemPrinter.ProblemFormat.TEXT;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "ID",
            description = "Reports only these kinds.")
    private Set<String> onlyIds = Set.of();

    @Option(
            names = "--skip",
            split = ",",
            paramLabel = "ID",
            description = "Hides these kinds; hint hides all hints.")
    private Set<String> skippedIds = Set.of();

    @Option(
            names = "--with",
            split = ",",
            paramLabel = "FILE",
            description =
                    "Reads this file first, for its @strings and the entries that crossref names,"
                            + " and reports nothing in it.")
    private List<Path> withFiles = List.of();

    @Option(
            names = "--max-warnings",
            paramLabel = "N",
            description = "Exits with 0 for up to this many warnings and no error.")
    private Optional<Integer> maxWarnings = Optional.empty();

    @Option(names = "--list", description = "Lists the kinds of problem.")
    private boolean list;

    @Option(names = "--all", description = "Reports ignored kinds too.")
    private boolean all;

    @Mixin private CheckVerdicts verdicts = new CheckVerdicts();

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (list) {
            allRules().forEach(this::printRule);
            return ExitStatus.FINE;
        }
        refuseUnknownIds();
        if (!verdicts.isEmpty()) {
            files.forEach(file -> verdicts.storeIn(file, spec));
        }
        int status = ExitStatus.FINE;
        EarlierStrings earlierStrings = new EarlierStrings();
        try (var printer = new ProblemPrinter(standardOutput(), format, allRules().toList())) {
            for (Path file : files) {
                status = Math.max(status, checkFile(file, printer, earlierStrings));
            }
        }
        return status;
    }

    private static Stream<ProblemRule> allRules() {
        return Stream.of(
                        CheckCatalogue.ALL_CHECKS.stream().flatMap(check -> check.rules().stream()),
                        SidecarCheck.RULES.stream())
                .flatMap(Function.identity());
    }

    /// The kinds of problem that it can report.
    public static Set<String> ruleIds() {
        return allRules().map(rule -> rule.problemCode().id()).collect(Collectors.toSet());
    }

    private void printRule(ProblemRule rule) {
        String fixNote =
                rule.cleanUpId().map(name -> " (fixed by tidy --apply " + name + ")").orElse("");
        standardOutput()
                .printf(
                        "%-26s %-8s %s%s%n",
                        rule.problemCode().id(),
                        ProblemPrinter.severity(rule.problemCode()),
                        rule.summary(),
                        fixNote);
    }

    private void refuseUnknownIds() {
        if (files.isEmpty()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "which file? Try: octavo check --help");
        }
        Set<String> knownIds = ruleIds();
        Stream.of(onlyIds.stream(), skippedIds.stream(), verdicts.typedKinds())
                .flatMap(Function.identity())
                .filter(id -> !knownIds.contains(id) && !id.equals("hint"))
                .findFirst()
                .ifPresent(id -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "there is no kind of problem "
                                    + id
                                    + "."
                                    + NameSuggestion.of(id, knownIds)
                                    + " Try: octavo check --list");
                });
    }

    private boolean isWanted(Problem problem) {
        String id = problem.diagnostic().code().id();
        return (onlyIds.isEmpty() || onlyIds.contains(id))
                && !skippedIds.contains(id)
                && !(skippedIds.contains("hint") && problem.diagnostic().code().isHint());
    }

    /// The number of errors and warnings.
    private static final class ProblemCount {
        private int errorCount;
        private int warningCount;

        void addProblem(Problem problem) {
            switch (problem.diagnostic().code().severity()) {
                case ERROR -> errorCount++;
                case WARNING -> warningCount++;
                case HINT -> {}
            }
        }

        boolean isFine(Optional<Integer> maxWarnings) {
            return errorCount == 0 && warningCount <= maxWarnings.orElse(0);
        }
    }

    private int checkFile(Path file, ProblemPrinter printer, EarlierStrings earlierStrings) {
        CheckRules checkRules;
        LibraryInput libraryInput;
        try {
            checkRules = rulesFor(file);
            List<Path> precedingFiles =
                    this.withFiles.isEmpty() ? checkRules.precedingFiles() : this.withFiles;
            PrintWriter err = spec.commandLine().getErr();
            LibraryInput ownInput = LibraryInput.orEmpty(List.of(file), err);
            LibraryInput precedingInput = LibraryInput.of(precedingFiles, err);
            libraryInput =
                    ownInput.withPreceding(
                            earlierStrings.stringsNamedIn(
                                    precedingInput.withPreceding(List.of(), ownInput)),
                            precedingInput);
        } catch (CommandRefusal refusal) {
            spec.commandLine().getErr().println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
        SourcePlaces sourcePlaces = libraryInput.sourcePlaces();
        ProblemCount problemCount = new ProblemCount();
        Library library = libraryInput.toLibraryFile().library();
        CheckDecisions decisions = decisionsFor(file).inProject(checkRules.severities());
        Consumer<Problem> reportIfWanted =
                problem -> {
                    if (isWanted(problem)) {
                        problemCount.addProblem(problem);
                        var sourcePlace =
                                sourcePlaces.positionAt(
                                        problem.itemIndex(), problem.diagnostic().span().start());
                        printer.printProblem(file, sourcePlace, problem);
                    }
                };
        CheckCatalogue.forEachProblem(
                library, decisions, libraryInput.sizeBefore(), reportIfWanted);
        earlierStrings.addSource(libraryInput.sources().getLast());
        Optional<Integer> mostWarnings = maxWarnings.or(checkRules::maxWarnings);
        int status = problemCount.isFine(mostWarnings) ? ExitStatus.FINE : ExitStatus.PROBLEMS;
        return Math.max(status, checkSurroundings(file, printer, checkRules));
    }

    /// What `octavo.json` says; the kinds of problem that it names must exist.
    private static CheckRules rulesFor(Path file) {
        if (LibraryInput.isStandardInput(file)) {
            return CheckRules.NONE;
        }
        try {
            CheckRules checkRules = CheckRules.forLibrary(file);
            Set<String> knownIds = ruleIds();
            for (String id : checkRules.severities().severitiesById().keySet()) {
                if (!knownIds.contains(id)) {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "%s of %s: unknown setting check.rules.%s.%s"
                                    .formatted(
                                            ProjectProfile.FILE_NAME,
                                            file,
                                            id,
                                            NameSuggestion.of(id, knownIds)));
                }
            }
            return checkRules;
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, String.valueOf(trouble.getMessage()));
        }
    }

    private CheckDecisions decisionsFor(Path file) {
        CheckDecisions decisions =
                all || LibraryInput.isStandardInput(file)
                        ? CheckDecisions.NONE
                        : CheckDecisions.of(SidecarFile.loadFor(file).content());
        return decisions
                .withNotices(KeptNotices.loadTable(spec.commandLine().getErr()))
                .withReceipts(StoredReceipts.loadFor(List.of(file)).receipts());
    }

    /// Problems in the files beside a library; standard input has none.
    private int checkSurroundings(Path file, ProblemPrinter printer, CheckRules checkRules) {
        if (LibraryInput.isStandardInput(file)) {
            return ExitStatus.FINE;
        }
        warnOfCopies(file);
        Optional<SidecarCheck> sidecarCheck =
                SidecarCheck.of(file)
                        .filter(sidecarProblem ->
                                checkRules
                                        .severities()
                                        .withSeverity(sidecarProblem.problem())
                                        .isPresent())
                        .filter(sidecarProblem -> isWanted(sidecarProblem.problem()));
        sidecarCheck.ifPresent(sidecarProblem ->
                printer.printProblem(
                        sidecarProblem.sidecarPath(),
                        sidecarProblem.troublePosition(),
                        sidecarProblem.problem()));
        return sidecarCheck.isPresent() ? ExitStatus.PROBLEMS : ExitStatus.FINE;
    }

    /// Warns of conflict copies: the library itself is fine, but its owner may not know of them.
    private void warnOfCopies(Path file) {
        for (ConflictCopy copy : CopiesMerge.copiesOf(file)) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "octavo: %s looks like a conflict copy. To merge it: %s%n",
                            copy.copyPath(), CopiesMerge.commandFor(file, copy));
        }
    }

    private PrintWriter standardOutput() {
        return spec.commandLine().getOut();
    }
}
