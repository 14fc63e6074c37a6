package octavo.servers.lsp;

import octavo.storage.HomeFolder;

import tools.jackson.databind.JsonNode;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The configuration from the client or the command line.
///
/// @param libraryPaths from which entries are offered to papers whose `octavo.json` names none
/// @param styleName the id of the CSL style that references are shown in
/// @param cleanUpNames what formatting a `.bib` does, by name
public record ServerSettings(List<Path> libraryPaths, String styleName, List<String> cleanUpNames) {
    public ServerSettings {
        libraryPaths = List.copyOf(libraryPaths);
        cleanUpNames = List.copyOf(cleanUpNames);
    }

    /// These, but for what an editor says otherwise: either in an object `octavo` or by itself.
    ///
    /// @param folder which relative names of libraries are in
    ServerSettings withSettings(JsonNode settingsNode, Path folder) {
        JsonNode octavoNode =
                settingsNode.path("octavo").isObject() ? settingsNode.path("octavo") : settingsNode;
        List<Path> namedLibraries = parsePaths(octavoNode.path("libraries"), folder);
        String newStyle = octavoNode.path("style").asString("");
        List<String> newCleanUps = parseTexts(octavoNode.path("format"));
        return new ServerSettings(
                namedLibraries.isEmpty() ? libraryPaths : namedLibraries,
                newStyle.isBlank() ? styleName : newStyle,
                newCleanUps.isEmpty() ? cleanUpNames : newCleanUps);
    }

    private static List<Path> parsePaths(JsonNode json, Path folder) {
        List<Path> paths = new ArrayList<>();
        for (String name : parseTexts(json)) {
            try {
                Path path = folder.resolve(HomeFolder.expand(name));
                paths.add(path.toAbsolutePath().normalize());
            } catch (InvalidPathException _) {
                // No file has such a name.
            }
        }
        return paths;
    }

    /// One text or several.
    private static List<String> parseTexts(JsonNode json) {
        Iterable<JsonNode> all = json.isArray() ? json.values() : List.of(json);
        List<String> texts = new ArrayList<>();
        all.forEach(each -> texts.add(each.asString("")));
        texts.removeIf(String::isBlank);
        return texts;
    }
}
