package octavo.cli.commands;

import octavo.check.Problem;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.shared.LibraryInput;
import octavo.paperprojects.ProjectProfile;
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
/// @param severitiesById the severity of each kind of problem, by its id; empty if it is switched
///   off
/// @param precedingFiles files to read before the library
record CheckSettings(
        Map<String, Optional<DiagnosticSeverity>> severitiesById,
        List<Path> precedingFiles,
        Optional<Integer> maxWarnings) {
    static final CheckSettings NONE = new CheckSettings(Map.of(), List.of(), Optional.empty());

    private static final Map<String, Optional<DiagnosticSeverity>> LEVELS =
            Map.of(
                    "off", Optional.empty(),
                    "hint", Optional.of(DiagnosticSeverity.HINT),
                    "warning", Optional.of(DiagnosticSeverity.WARNING),
                    "error", Optional.of(DiagnosticSeverity.ERROR));

    CheckSettings {
        severitiesById = Map.copyOf(severitiesById);
        precedingFiles = List.copyOf(precedingFiles);
    }

    /// Reads the file beside a library. One with anything unknown in it is refused: the library
    /// would be checked by rules other than its owner's.
    ///
    /// @param knownIds the kinds of problem
    static CheckSettings forLibrary(Path library, Set<String> knownIds) {
        if (LibraryInput.isStandardInput(library)) {
            return NONE;
        }
        Path file = library.resolveSibling(ProjectProfile.FILE_NAME);
        return Files.isRegularFile(file) ? new SettingsReader(file, knownIds).readSettings() : NONE;
    }

    /// A problem with its severity here; empty if it is switched off.
    Optional<Problem> withOwnSeverity(Problem problem) {
        DiagnosticCode code = problem.diagnostic().code();
        Optional<DiagnosticSeverity> severity =
                severitiesById.getOrDefault(code.id(), Optional.of(code.severity()));
        return severity.map(newSeverity -> {
            Diagnostic diagnostic = problem.diagnostic();
            DiagnosticCode newCode = new DiagnosticCode(code.id(), newSeverity);
            return new Problem(
                    problem.itemIndex(),
                    new Diagnostic(diagnostic.span(), newCode, diagnostic.message()),
                    problem.cleanUpId());
        });
    }

    /// Reads the file; a refusal names the file and the wrong member.
    private record SettingsReader(Path file, Set<String> knownIds) {
        CheckSettings readSettings() {
            JsonNode checkNode = readTree().path("check");
            refuseUnknown(checkNode, Set.of("rules", "with", "maxWarnings"), "check.");
            JsonNode mostWarnings = checkNode.path("maxWarnings");
            if (!mostWarnings.isMissingNode()
                    && (!mostWarnings.isInt() || mostWarnings.asInt() < 0)) {
                throw refusal("check.maxWarnings must be a whole number, from 0.");
            }
            return new CheckSettings(
                    readSeverities(checkNode.path("rules")),
                    readPrecedingFiles(checkNode.path("with")),
                    mostWarnings.isInt() ? Optional.of(mostWarnings.asInt()) : Optional.empty());
        }

        private JsonNode readTree() {
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

        private Map<String, Optional<DiagnosticSeverity>> readSeverities(JsonNode rulesNode) {
            refuseUnknown(rulesNode, knownIds, "check.rules.");
            Map<String, Optional<DiagnosticSeverity>> severities = new LinkedHashMap<>();
            for (String id : rulesNode.propertyNames()) {
                String level = rulesNode.path(id).asString("");
                Optional<DiagnosticSeverity> severity = LEVELS.get(level);
                if (severity == null) {
                    throw refusal(
                            "check.rules.%s must be off, hint, warning or error.".formatted(id));
                }
                severities.put(id, severity);
            }
            return severities;
        }

        /// The file may come from a stranger, so it may only name files in its own folder.
        private List<Path> readPrecedingFiles(JsonNode names) {
            List<Path> files = new ArrayList<>();
            for (JsonNode nameNode : names.isArray() ? names : List.of(names)) {
                String name = nameNode.asString("");
                boolean isBeside = name.matches("[^/\\\\]+\\.bib");
                if (!nameNode.isMissingNode() && !isBeside) {
                    throw refusal("check.with must name .bib files of this folder.");
                }
                if (isBeside) {
                    files.add(siblingPath(name));
                }
            }
            return files;
        }

        private Path siblingPath(String name) {
            Path path = file.resolveSibling(name);
            try {
                Path _ = ContentPaths.of(file).readable(path);
                return path;
            } catch (IOException trouble) {
                throw refusal("check.with: %s cannot be read: %s.".formatted(name, trouble));
            }
        }

        private CommandRefusal refusal(String diagnostic) {
            return new CommandRefusal(ExitStatus.WRONG_USE, file + ": " + diagnostic);
        }
    }
}
