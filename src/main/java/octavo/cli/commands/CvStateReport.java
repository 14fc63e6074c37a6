package octavo.cli.commands;

import octavo.cli.output.GithubAnnotations;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.text.Diagnostic.DiagnosticSeverity;

import picocli.CommandLine.Option;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Which outputs of profiles are out of date, and what has changed in them, for programs.
final class CvStateReport {
    private static final String TITLE = "publication-list";

    @Option(
            names = "--json",
            description = "With --check or --diff, prints the outputs and their changes as JSON.")
    private boolean json;

    @Option(
            names = "--github",
            description = "With --check or --diff, prints annotations for GitHub Actions.")
    private boolean github;

    private final List<OutputState> outputStates = new ArrayList<>();

    /// @param staleText what is out of date, in words; empty if nothing is
    /// @param refusal why the output must not be looked at; empty if it may
    private record OutputState(
            CvTarget target, String staleText, List<String> changes, String refusal) {
        ObjectNode toJson() {
            ObjectNode object =
                    JsonMapper.shared()
                            .createObjectNode()
                            .put("path", target.path().toString())
                            .put("profile", target.profileName())
                            .put("format", target.output().format().toString());
            if (!refusal.isEmpty()) {
                return object.put("refused", refusal);
            }
            object.put("outdated", !staleText.isEmpty());
            if (!staleText.isEmpty()) {
                object.put("message", staleText);
            }
            changes.forEach(object.putArray("changes")::add);
            return object;
        }

        String errorText() {
            return refusal.isEmpty()
                    ? String.join("\n", staleText, String.join("\n", changes)).strip()
                    : refusal;
        }
    }

    /// Whether programs are to read the result.
    boolean isWanted() {
        return json || github;
    }

    void refuseUnless(boolean isComparison) {
        if (isWanted() && !isComparison) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    (json ? "--json" : "--github") + " needs --check or --diff.");
        }
        if (json && github) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--json excludes --github.");
        }
    }

    void addOutput(CvTarget target, String staleText, List<String> changes) {
        outputStates.add(new OutputState(target, staleText, changes, ""));
    }

    void addRefused(CvTarget target, String reason) {
        outputStates.add(new OutputState(target, "", List.of(), reason));
    }

    void print(PrintWriter out) {
        if (json) {
            ArrayNode outputsJson = JsonMapper.shared().createArrayNode();
            outputStates.forEach(outputState -> outputsJson.add(outputState.toJson()));
            TerminalWriter.ofJson(out).println(outputsJson.toPrettyString());
        }
        if (github) {
            outputStates.stream()
                    .filter(outputState -> !outputState.errorText().isEmpty())
                    .forEach(outputState ->
                            annotate(outputState.target().path(), outputState.errorText(), out));
        }
    }

    /// The broken rules of a profile, at the library that it lists.
    void printBreaches(Path library, List<String> breaches, PrintWriter out) {
        if (github) {
            breaches.forEach(breach -> annotate(library, breach, out));
        }
    }

    private static void annotate(Path file, String text, PrintWriter out) {
        new GithubAnnotations(out).annotateFile(DiagnosticSeverity.ERROR, file, TITLE, text);
    }
}
