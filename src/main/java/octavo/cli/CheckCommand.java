package octavo.cli;

import octavo.bib.Places;
import octavo.bib.Places.Place;
import octavo.check.Check;
import octavo.check.Problem;
import octavo.check.Rule;
import octavo.library.Library;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `octavo check FILE…`.
@Command(
        name = "check",
        description = {
            "Says what is wrong in libraries, one problem a line.",
            "Exit status 1 if there is any that is more than a hint, 3 if a file could not be read."
        },
        footer = {"", "Example:", "  octavo check papers.bib thesis.bib --format github"},
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

    /// How problems are written: for people, for programs, or as annotations on GitHub.
    enum Format {
        TEXT,
        JSON,
        GITHUB
    }

    @Parameters(arity = "0..*", paramLabel = "FILE", description = "The libraries.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json or github; text if not given.")
    private Format format = Format.TEXT;

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

    private final ArrayNode json = JsonMapper.shared().createArrayNode();

    @Override
    public Integer call() {
        if (list) {
            rules().forEach(this::print);
            return Cli.FINE;
        }
        refuseUnknown();
        int status = Cli.FINE;
        for (Path file : files) {
            status = Math.max(status, check(file));
        }
        if (format == Format.JSON) {
            out().println(json.toPrettyString());
        }
        return status;
    }

    private static Stream<Rule> rules() {
        return Stream.concat(
                Check.ALL.stream().flatMap(check -> check.rules().stream()),
                SidecarCheck.RULES.stream());
    }

    private void print(Rule rule) {
        String fix = rule.fix().map(name -> " (mended by tidy --apply " + name + ")").orElse("");
        out().printf(
                        "%-26s %-8s %s%s%n",
                        rule.code().id(), severity(rule.code()), rule.summary(), fix);
    }

    private void refuseUnknown() {
        if (files.isEmpty()) {
            throw new Refusal(Cli.WRONG_USE, "which file? Try: octavo check --help");
        }
        Set<String> known = rules().map(rule -> rule.code().id()).collect(Collectors.toSet());
        Stream.concat(only.stream(), skipped.stream())
                .filter(id -> !known.contains(id) && !id.equals("hint"))
                .findFirst()
                .ifPresent(id -> {
                    throw new Refusal(
                            Cli.WRONG_USE,
                            "there is no kind of problem " + id + ". Try: octavo check --list");
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

    private static String severity(Code code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }

    private int check(Path file) {
        Library library;
        try {
            library = Opened.library(file).library();
        } catch (Refusal refusal) {
            spec.commandLine().getErr().println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
        List<Problem> problems = Check.all(library).stream().filter(this::isWanted).toList();
        tellOfCopies(file);
        Places places = Places.of(library.file());
        for (Problem problem : problems) {
            print(file, places.at(problem.item(), problem.what().where().start()), problem);
        }
        Optional<SidecarCheck> sidecar =
                SidecarCheck.of(file).filter(found -> isWanted(found.problem()));
        sidecar.ifPresent(found -> print(found.file(), found.place(), found.problem()));
        return sidecar.isEmpty() && problems.stream().allMatch(CheckCommand::isHint)
                ? Cli.FINE
                : Cli.PROBLEMS;
    }

    /// Conflict copies are no problem of the file, but of nobody's knowing of them.
    private void tellOfCopies(Path file) {
        for (Path copy : Opened.conflictCopies(file)) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "octavo: %s looks like a conflict copy. To merge it: octavo merge -"
                                    + " \"%s\" \"%s\" --dry-run%n",
                            copy, file, copy);
        }
    }

    private void print(Path file, Place place, Problem problem) {
        Diagnostic what = problem.what();
        String severity = severity(what.code());
        switch (format) {
            case TEXT ->
                    out().println(
                                    file
                                            + ":"
                                            + place
                                            + ": "
                                            + what.code().id()
                                            + ": "
                                            + what.message());
            case GITHUB ->
                    out().println(
                                    "::%s file=%s,line=%d,col=%d,title=%s::%s"
                                            .formatted(
                                                    severity.equals("hint") ? "notice" : severity,
                                                    escaped(file.toString()),
                                                    place.line(),
                                                    place.column(),
                                                    what.code().id(),
                                                    what.message()));
            case JSON -> {
                var object = json.addObject();
                object.put("file", file.toString())
                        .put("line", place.line())
                        .put("column", place.column())
                        .put("code", what.code().id())
                        .put("severity", severity)
                        .put("message", what.message());
                problem.fix().ifPresent(fix -> object.put("fix", fix));
            }
        }
    }

    /// A property of a workflow command, as GitHub wants it.
    private static String escaped(String property) {
        return property.replace("%", "%25")
                .replace("\n", "%0A")
                .replace("\r", "%0D")
                .replace(":", "%3A")
                .replace(",", "%2C");
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
