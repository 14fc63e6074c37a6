package octavo.paperprojects;

import octavo.check.RuleSeverities;
import octavo.storage.ContentPaths;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.WordLikeness;
import octavo.text.WordedException;

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
/// @param severities the severities of kinds of problem
/// @param precedingFiles files to read before the library
/// @param maxWarnings how many warnings are accepted
public record CheckRules(
        RuleSeverities severities, List<Path> precedingFiles, Optional<Integer> maxWarnings) {
    public static final CheckRules NONE =
            new CheckRules(RuleSeverities.NONE, List.of(), Optional.empty());

    private static final Map<String, Optional<DiagnosticSeverity>> LEVELS =
            Map.of(
                    "off", Optional.empty(),
                    "hint", Optional.of(DiagnosticSeverity.HINT),
                    "warning", Optional.of(DiagnosticSeverity.WARNING),
                    "error", Optional.of(DiagnosticSeverity.ERROR));

    public CheckRules {
        precedingFiles = List.copyOf(precedingFiles);
    }

    /// Reads the file beside a library. One with an unknown setting is refused: the library would
    /// be checked by rules other than its owner's.
    public static CheckRules forLibrary(Path library) throws IOException {
        Path file = library.resolveSibling(ProjectProfile.FILE_NAME);
        return Files.isRegularFile(file) ? new RulesReader(file).readRules() : NONE;
    }

    /// The severities beside a library. Octavo's own if the file cannot be read, which `octavo
    /// check` refuses: whoever looks at a library meanwhile should see its problems.
    public static RuleSeverities severitiesFor(Optional<Path> library) {
        try {
            return library.isPresent()
                    ? forLibrary(library.get()).severities()
                    : RuleSeverities.NONE;
        } catch (IOException wrong) {
            System.getLogger(CheckRules.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "the rules of an octavo.json are ignored: " + wrong);
            return RuleSeverities.NONE;
        }
    }

    /// Reads the file; an exception names the file and the wrong member.
    private record RulesReader(Path file) {
        CheckRules readRules() throws IOException {
            JsonNode checkNode = readTree().path("check");
            refuseUnknown(checkNode, Set.of("rules", "with", "maxWarnings"), "check.");
            JsonNode mostWarnings = checkNode.path("maxWarnings");
            if (!mostWarnings.isMissingNode()
                    && (!mostWarnings.isInt() || mostWarnings.asInt() < 0)) {
                throw refusal(
                        LocalizedSentence.of(
                                "{0} must be a whole number, from 0", "check.maxWarnings"));
            }
            return new CheckRules(
                    new RuleSeverities(readSeverities(checkNode.path("rules"))),
                    readPrecedingFiles(checkNode.path("with")),
                    mostWarnings.isInt() ? Optional.of(mostWarnings.asInt()) : Optional.empty());
        }

        private JsonNode readTree() throws IOException {
            try {
                byte[] bytes = Files.readAllBytes(ContentPaths.of(file).readable(file));
                JsonNode tree = JsonMapper.shared().readTree(bytes);
                refuseUnknown(tree, ProjectProfile.MEMBERS, "");
                return tree;
            } catch (JacksonException jacksonException) {
                throw refusal(
                        LocalizedSentence.of(
                                "it is not valid JSON: {0}",
                                String.valueOf(jacksonException.getOriginalMessage())));
            }
        }

        private void refuseUnknown(JsonNode object, Set<String> members, String path)
                throws IOException {
            refuseUnlessObject(object, path);
            for (String name : object.propertyNames()) {
                if (!members.contains(name)) {
                    throw refusal(
                            WordLikeness.nearestName(name, members)
                                    .map(near ->
                                            LocalizedSentence.of(
                                                    "unknown setting {0}. Did you mean: {1}?",
                                                    path + name, near))
                                    .orElseGet(() ->
                                            LocalizedSentence.of(
                                                    "unknown setting {0}", path + name)));
                }
            }
        }

        private void refuseUnlessObject(JsonNode node, String path) throws IOException {
            if (!node.isObject() && !node.isMissingNode()) {
                throw refusal(
                        path.isEmpty()
                                ? LocalizedSentence.of("it should be an object in braces")
                                : LocalizedSentence.of(
                                        "{0} should be an object in braces",
                                        path.substring(0, path.length() - 1)));
            }
        }

        private Map<String, Optional<DiagnosticSeverity>> readSeverities(JsonNode rulesNode)
                throws IOException {
            refuseUnlessObject(rulesNode, "check.rules.");
            Map<String, Optional<DiagnosticSeverity>> severities = new LinkedHashMap<>();
            for (String id : rulesNode.propertyNames()) {
                Optional<DiagnosticSeverity> severity = LEVELS.get(rulesNode.path(id).asString(""));
                if (severity == null) {
                    throw refusal(
                            LocalizedSentence.of(
                                    "{0} must be off, hint, warning or error",
                                    "check.rules." + id));
                }
                severities.put(id, severity);
            }
            return severities;
        }

        /// The file may come from a stranger, so it may only name files in its own folder.
        private List<Path> readPrecedingFiles(JsonNode names) throws IOException {
            List<Path> files = new ArrayList<>();
            for (JsonNode nameNode : names.isArray() ? names : List.of(names)) {
                String name = nameNode.asString("");
                boolean isBeside = name.matches("[^/\\\\]+\\.bib");
                if (!nameNode.isMissingNode() && !isBeside) {
                    throw refusal(
                            LocalizedSentence.of(
                                    "{0} must name .bib files of this folder", "check.with"));
                }
                if (isBeside) {
                    Path path = file.resolveSibling(name);
                    Path _ = ContentPaths.of(file).readable(path);
                    files.add(path);
                }
            }
            return files;
        }

        private WordedException refusal(LocalizedSentence reason) {
            return new WordedException(file, reason);
        }
    }
}
