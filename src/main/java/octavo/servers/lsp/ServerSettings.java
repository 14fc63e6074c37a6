package octavo.servers.lsp;

import tools.jackson.databind.JsonNode;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// What an editor, or the command line, says to the server.
///
/// @param libraries from which entries are offered to papers whose `octavo.json` names none
/// @param style the id of the CSL style that references are shown in
/// @param cleanUps what formatting a `.bib` does, by name
public record ServerSettings(List<Path> libraries, String style, List<String> cleanUps) {
    public ServerSettings {
        libraries = List.copyOf(libraries);
        cleanUps = List.copyOf(cleanUps);
    }

    /// These, but for what an editor says otherwise: either in an object `octavo` or by itself.
    ///
    /// @param folder which relative names of libraries are in
    ServerSettings with(JsonNode said, Path folder) {
        JsonNode json = said.path("octavo").isObject() ? said.path("octavo") : said;
        List<Path> named = paths(json.path("libraries"), folder);
        String other = json.path("style").asString("");
        List<String> asked = texts(json.path("format"));
        return new ServerSettings(
                named.isEmpty() ? libraries : named,
                other.isBlank() ? style : other,
                asked.isEmpty() ? cleanUps : asked);
    }

    private static List<Path> paths(JsonNode json, Path folder) {
        List<Path> paths = new ArrayList<>();
        for (String name : texts(json)) {
            try {
                String home =
                        Objects.requireNonNullElse(
                                System.getenv("HOME"), System.getProperty("user.home"));
                Path path = Path.of(name.startsWith("~/") ? home + name.substring(1) : name);
                paths.add(folder.resolve(path).toAbsolutePath().normalize());
            } catch (InvalidPathException _) {
                // No file has such a name.
            }
        }
        return paths;
    }

    /// One text or several.
    private static List<String> texts(JsonNode json) {
        Iterable<JsonNode> all = json.isArray() ? json.values() : List.of(json);
        List<String> texts = new ArrayList<>();
        all.forEach(each -> texts.add(each.asString("")));
        texts.removeIf(String::isBlank);
        return texts;
    }
}
