package octavo.cli.commands;

import octavo.check.Problem;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.NameSuggestion;
import octavo.projects.ProjectProfile;
import octavo.storage.ContentPaths;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// How `octavo.json` in a library's folder says to check it: `{"check": {"rules": {"non-ascii":
/// "off"}, "with": ["strings.bib"], "maxWarnings": 0}}`.
///
/// @param rules the severity of each kind of problem, by its id; empty if it is switched off
/// @param with files to read before the library
record CheckSettings(
        Map<String, Optional<DiagnosticSeverity>> rules,
        List<Path> with,
        Optional<Integer> maxWarnings) {
    static final CheckSettings NONE = new CheckSettings(Map.of(), List.of(), Optional.empty());

    private static final Map<String, Optional<DiagnosticSeverity>> LEVELS =
            Map.of(
                    "off", Optional.empty(),
                    "hint", Optional.of(DiagnosticSeverity.HINT),
                    "warning", Optional.of(DiagnosticSeverity.WARNING),
                    "error", Optional.of(DiagnosticSeverity.ERROR));

    CheckSettings {
        rules = Map.copyOf(rules);
        with = List.copyOf(with);
    }

    /// Reads the file beside a library. One with anything unknown in it is refused: the library
    /// would be checked by rules other than its owner's.
    ///
    /// @param known the kinds of problem
    static CheckSettings beside(Path library, Set<String> known) {
        if (LibraryInput.isStandardInput(library)) {
            return NONE;
        }
        Path file = library.resolveSibling(ProjectProfile.FILE_NAME);
        return Files.isRegularFile(file) ? new Reader(file, known).settings() : NONE;
    }

    /// A problem with its severity here; empty if it is switched off.
    Optional<Problem> judged(Problem problem) {
        DiagnosticCode code = problem.diagnostic().code();
        Optional<DiagnosticSeverity> severity =
                rules.getOrDefault(code.id(), Optional.of(code.severity()));
        return severity.map(it -> {
            Diagnostic what = problem.diagnostic();
            DiagnosticCode judged = new DiagnosticCode(code.id(), it);
            return new Problem(
                    problem.itemIndex(),
                    new Diagnostic(what.span(), judged, what.message()),
                    problem.cleanUpId());
        });
    }

    /// Reads the file; a refusal names the file and the wrong member.
    private record Reader(Path file, Set<String> known) {
        CheckSettings settings() {
            JsonNode check = tree().path("check");
            refuseUnknown(check, Set.of("rules", "with", "maxWarnings"), "check.");
            JsonNode most = check.path("maxWarnings");
            if (!most.isMissingNode() && (!most.isInt() || most.asInt() < 0)) {
                throw refusal("check.maxWarnings must be a whole number, from 0.");
            }
            return new CheckSettings(
                    rules(check.path("rules")),
                    with(check.path("with")),
                    most.isInt() ? Optional.of(most.asInt()) : Optional.empty());
        }

        private JsonNode tree() {
            try {
                byte[] bytes = Files.readAllBytes(ContentPaths.of(file).readable(file));
                JsonNode tree = JsonMapper.shared().readTree(bytes);
                refuseUnknown(tree, ProjectProfile.MEMBERS, "");
                return tree;
            } catch (IOException | JacksonException trouble) {
                throw refusal("is damaged: " + trouble.getMessage());
            }
        }

        private void refuseUnknown(JsonNode object, Set<String> members, String path) {
            if (!object.isObject() && !object.isMissingNode()) {
                throw refusal((path.isEmpty() ? "it" : path) + " must be an object in braces.");
            }
            for (String name : object.propertyNames()) {
                if (!members.contains(name)) {
                    throw refusal(
                            "unknown setting %s%s.%s"
                                    .formatted(path, name, NameSuggestion.of(name, members)));
                }
            }
        }

        private Map<String, Optional<DiagnosticSeverity>> rules(JsonNode rules) {
            refuseUnknown(rules, known, "check.rules.");
            Map<String, Optional<DiagnosticSeverity>> levels = new LinkedHashMap<>();
            for (String id : rules.propertyNames()) {
                String level = rules.path(id).asString("");
                Optional<DiagnosticSeverity> severity = LEVELS.get(level);
                if (severity == null) {
                    throw refusal(
                            "check.rules.%s must be off, hint, warning or error.".formatted(id));
                }
                levels.put(id, severity);
            }
            return levels;
        }

        /// The file may come from a stranger, so it may only name files in its own folder.
        private List<Path> with(JsonNode names) {
            List<Path> files = new ArrayList<>();
            for (JsonNode each : names.isArray() ? names : List.of(names)) {
                String name = each.asString("");
                boolean isBeside = name.matches("[^/\\\\]+\\.bib");
                if (!each.isMissingNode() && !isBeside) {
                    throw refusal("check.with must name .bib files of this folder.");
                }
                if (isBeside) {
                    files.add(beside(name));
                }
            }
            return files;
        }

        private Path beside(String name) {
            Path path = file.resolveSibling(name);
            try {
                Path _ = ContentPaths.of(file).readable(path);
                return path;
            } catch (IOException trouble) {
                throw refusal("check.with: %s cannot be read: %s.".formatted(name, trouble));
            }
        }

        private CommandRefusal refusal(String what) {
            return new CommandRefusal(ExitStatus.WRONG_USE, file + ": " + what);
        }
    }
}
