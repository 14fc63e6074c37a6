package octavo.cli;

import octavo.check.Check;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.text.Diagnostic.Severity;

import picocli.CommandLine.Command;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `octavo check FILE…`.
@Command(
        description = {
            "Says what is wrong in libraries, one problem a line.",
            "Exit status 1 if there is any that is more than a hint, 3 if a file could not be read."
        },
        footer = {
            "",
            "Examples:",
            "  octavo check papers.bib thesis.bib --format github",
            "  octavo check - < papers.bib"
        },
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "The libraries; - for standard input.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json or github; text if not given.")
    private ProblemPrinter.Format format = ProblemPrinter.Format.TEXT;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "ID",
            description = "Says only problems of these kinds.")
    private Set<String> only = Set.of();

    @Option(
            names = "--skip",
            split = ",",
            paramLabel = "ID",
            description = "Says nothing of these kinds; hint stands for all hints.")
    private Set<String> skipped = Set.of();

    @Option(names = "--list", description = "Names the kinds of problem that there are.")
    private boolean list;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (list) {
            rules().forEach(this::print);
            return Cli.FINE;
        }
        refuseUnknown();
        int status = Cli.FINE;
        try (var printer = new ProblemPrinter(out(), format)) {
            for (Path file : files) {
                status = Math.max(status, check(file, printer));
            }
        }
        return status;
    }

    private static Stream<ProblemRule> rules() {
        return Stream.concat(
                Check.ALL.stream().flatMap(check -> check.rules().stream()),
                SidecarCheck.RULES.stream());
    }

    private void print(ProblemRule rule) {
        String fix = rule.fix().map(name -> " (mended by tidy --apply " + name + ")").orElse("");
        out().printf(
                        "%-26s %-8s %s%s%n",
                        rule.code().id(),
                        ProblemPrinter.severity(rule.code()),
                        rule.summary(),
                        fix);
    }

    private void refuseUnknown() {
        if (files.isEmpty()) {
            throw new CommandRefusal(Cli.WRONG_USE, "which file? Try: octavo check --help");
        }
        Set<String> known = rules().map(rule -> rule.code().id()).collect(Collectors.toSet());
        Stream.concat(only.stream(), skipped.stream())
                .filter(id -> !known.contains(id) && !id.equals("hint"))
                .findFirst()
                .ifPresent(id -> {
                    throw new CommandRefusal(
                            Cli.WRONG_USE,
                            "there is no kind of problem "
                                    + id
                                    + "."
                                    + NameSuggestion.of(id, known)
                                    + " Try: octavo check --list");
                });
    }

    private boolean isWanted(Problem problem) {
        String id = problem.what().code().id();
        return (only.isEmpty() || only.contains(id))
                && !skipped.contains(id)
                && !(skipped.contains("hint") && isHint(problem));
    }

    private static boolean isHint(Problem problem) {
        return problem.what().code().severity() == Severity.HINT;
    }

    private int check(Path file, ProblemPrinter printer) {
        LibraryInput input;
        try {
            input = LibraryInput.of(List.of(file), spec.commandLine().getErr());
        } catch (CommandRefusal refusal) {
            spec.commandLine().getErr().println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
        SourcePlaces places = input.places();
        boolean[] failed = {false};
        Check.each(
                input.library().library(),
                problem -> {
                    if (isWanted(problem)) {
                        failed[0] |= !isHint(problem);
                        var where = places.at(problem.item(), problem.what().where().start());
                        printer.print(file, where, problem);
                    }
                });
        return Math.max(failed[0] ? Cli.PROBLEMS : Cli.FINE, checkBeside(file, printer));
    }

    /// What is kept beside a library, of which standard input has nothing.
    private int checkBeside(Path file, ProblemPrinter printer) {
        if (LibraryInput.isStandardInput(file)) {
            return Cli.FINE;
        }
        tellOfCopies(file);
        Optional<SidecarCheck> sidecar =
                SidecarCheck.of(file).filter(found -> isWanted(found.problem()));
        sidecar.ifPresent(found -> printer.print(found.file(), found.place(), found.problem()));
        return sidecar.isPresent() ? Cli.PROBLEMS : Cli.FINE;
    }

    /// Conflict copies are no problem of the file, but of nobody's knowing of them.
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
