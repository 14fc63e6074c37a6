package octavo.cli;

import octavo.bib.Places;
import octavo.bib.Places.Place;
import octavo.check.Check;
import octavo.check.Problem;
import octavo.library.Library;
import octavo.text.Diagnostic;

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
import java.util.concurrent.Callable;

/// `octavo check FILE…`.
@Command(
        name = "check",
        description = {
            "Says what is wrong in libraries, one problem a line.",
            "Exit status 1 if there is any, 3 if a file could not be read."
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

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "The libraries.")
    private List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json or github; text if not given.")
    private Format format = Format.TEXT;

    @Spec private CommandSpec spec;

    private final ArrayNode json = JsonMapper.shared().createArrayNode();

    @Override
    public Integer call() {
        int status = Cli.FINE;
        for (Path file : files) {
            status = Math.max(status, check(file));
        }
        if (format == Format.JSON) {
            out().println(json.toPrettyString());
        }
        return status;
    }

    private int check(Path file) {
        Library library;
        try {
            library = Opened.library(file).library();
        } catch (Refusal refusal) {
            spec.commandLine().getErr().println("octavo: " + refusal.getMessage());
            return refusal.status();
        }
        List<Problem> problems = Check.all(library);
        Places places = Places.of(library.file());
        for (Problem problem : problems) {
            print(file, places.at(problem.item(), problem.what().where().start()), problem.what());
        }
        return problems.isEmpty() ? Cli.FINE : Cli.PROBLEMS;
    }

    private void print(Path file, Place place, Diagnostic what) {
        String severity = what.code().severity().name().toLowerCase(Locale.ROOT);
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
            case JSON ->
                    json.addObject()
                            .put("file", file.toString())
                            .put("line", place.line())
                            .put("column", place.column())
                            .put("code", what.code().id())
                            .put("severity", severity)
                            .put("message", what.message());
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
