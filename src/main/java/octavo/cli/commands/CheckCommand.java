package octavo.cli.commands;

import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.libraries.EarlierStrings;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.SourcePlaces;
import octavo.cli.output.ProblemPrinter;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.NameSuggestion;
import octavo.sidecar.SidecarFile;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
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
                    "The libraries; - for standard input. An @string of one holds in those behind"
                            + " it.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json, github or sarif; text if not given.")
    private ProblemPrinter.Format format = ProblemPrinter.Format.TEXT;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "ID",
            description = "Reports only these kinds.")
    private Set<String> only = Set.of();

    @Option(
            names = "--skip",
            split = ",",
            paramLabel = "ID",
            description = "Hides these kinds; hint hides all hints.")
    private Set<String> skipped = Set.of();

    @Option(
            names = "--with",
            split = ",",
            paramLabel = "FILE",
            description =
                    "Reads this file first, for its @strings and the entries that crossref names,"
                            + " and reports nothing in it.")
    private List<Path> with = List.of();

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
            rules().forEach(this::print);
            return ExitStatus.FINE;
        }
        refuseUnknown();
        if (!verdicts.isEmpty()) {
            files.forEach(verdicts::store);
        }
        int status = ExitStatus.FINE;
        EarlierStrings before = new EarlierStrings();
        try (var printer = new ProblemPrinter(out(), format, rules().toList())) {
            for (Path file : files) {
                status = Math.max(status, check(file, printer, before));
            }
        }
        return status;
    }

    private static Stream<ProblemRule> rules() {
        return Stream.concat(
                Check.ALL_CHECKS.stream().flatMap(check -> check.rules().stream()),
                SidecarCheck.RULES.stream());
    }

    private static Set<String> ids() {
        return rules().map(rule -> rule.problemCode().id()).collect(Collectors.toSet());
    }

    private void print(ProblemRule rule) {
        String fix =
                rule.cleanUpId().map(name -> " (fixed by tidy --apply " + name + ")").orElse("");
        out().printf(
                        "%-26s %-8s %s%s%n",
                        rule.problemCode().id(),
                        ProblemPrinter.severity(rule.problemCode()),
                        rule.summary(),
                        fix);
    }

    private void refuseUnknown() {
        if (files.isEmpty()) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "which file? Try: octavo check --help");
        }
        Set<String> known = ids();
        Stream.of(only.stream(), skipped.stream(), verdicts.kinds())
                .flatMap(Function.identity())
                .filter(id -> !known.contains(id) && !id.equals("hint"))
                .findFirst()
                .ifPresent(id -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "there is no kind of problem "
                                    + id
                                    + "."
                                    + NameSuggestion.of(id, known)
                                    + " Try: octavo check --list");
                });
    }

    private boolean isWanted(Problem problem) {
        String id = problem.diagnostic().code().id();
        return (only.isEmpty() || only.contains(id))
                && !skipped.contains(id)
                && !(skipped.contains("hint") && problem.diagnostic().code().isHint());
    }

    /// The number of errors and warnings.
    private static final class Tally {
        private int errors;
        private int warnings;

        void add(Problem problem) {
            switch (problem.diagnostic().code().severity()) {
                case ERROR -> errors++;
                case WARNING -> warnings++;
                case HINT -> {}
            }
        }

        boolean isFine(Optional<Integer> maxWarnings) {
            return errors == 0 && warnings <= maxWarnings.orElse(0);
        }
    }

    private int check(Path file, ProblemPrinter printer, EarlierStrings before) {
        CheckSettings settings;
        LibraryInput input;
        try {
            settings = CheckSettings.beside(file, ids());
            List<Path> with = this.with.isEmpty() ? settings.with() : this.with;
            PrintWriter err = spec.commandLine().getErr();
            LibraryInput own = LibraryInput.orEmpty(List.of(file), err);
            LibraryInput first = LibraryInput.of(with, err);
            input = own.behind(before.namedIn(first.behind(List.of(), own)), first);
        } catch (CommandRefusal refusal) {
            spec.commandLine().getErr().println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
        SourcePlaces places = input.places();
        Tally tally = new Tally();
        Check.forEachProblem(
                input.library().library(),
                decisions(file),
                input.sizeBefore(),
                found ->
                        settings.judged(found)
                                .filter(this::isWanted)
                                .ifPresent(problem -> {
                                    tally.add(problem);
                                    var where =
                                            places.at(
                                                    problem.itemIndex(),
                                                    problem.diagnostic().span().start());
                                    printer.print(file, where, problem);
                                }));
        before.add(input.sources().getLast());
        Optional<Integer> most = maxWarnings.or(settings::maxWarnings);
        int status = tally.isFine(most) ? ExitStatus.FINE : ExitStatus.PROBLEMS;
        return Math.max(status, checkBeside(file, printer, settings));
    }

    private CheckDecisions decisions(Path file) {
        return all || LibraryInput.isStandardInput(file)
                ? CheckDecisions.NONE
                : CheckDecisions.of(SidecarFile.loadFor(file).content());
    }

    /// Problems in the files beside a library; standard input has none.
    private int checkBeside(Path file, ProblemPrinter printer, CheckSettings settings) {
        if (LibraryInput.isStandardInput(file)) {
            return ExitStatus.FINE;
        }
        tellOfCopies(file);
        Optional<SidecarCheck> sidecar =
                SidecarCheck.of(file)
                        .filter(found -> settings.judged(found.problem()).isPresent())
                        .filter(found -> isWanted(found.problem()));
        sidecar.ifPresent(found -> printer.print(found.file(), found.place(), found.problem()));
        return sidecar.isPresent() ? ExitStatus.PROBLEMS : ExitStatus.FINE;
    }

    /// Warns of conflict copies: the library itself is fine, but its owner may not know of them.
    private void tellOfCopies(Path file) {
        for (Path copy : LibraryLoader.conflictCopies(file)) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "octavo: %s looks like a conflict copy. To merge it: octavo merge -"
                                    + " \"%s\" \"%s\" --dry-run%n",
                            copy, file, copy);
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
