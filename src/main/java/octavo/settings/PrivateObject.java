package octavo.settings;

import octavo.storage.PrivateFile;
import octavo.storage.Quarantine;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// A JSON object in a file that only the user can read. A damaged file is put aside.
record PrivateObject(Path path) {
    /// The object; an empty one if there is no file, or no object in it.
    ObjectNode read() throws IOException {
        try {
            JsonNode tree = JsonMapper.shared().readTree(Files.readAllBytes(path));
            if (tree instanceof ObjectNode object) {
                return object;
            }
            Quarantine.rename(path);
        } catch (NoSuchFileException _) {
            // Nothing has been stored yet.
        } catch (JacksonException _) {
            Quarantine.rename(path);
        }
        return JsonMapper.shared().createObjectNode();
    }

    void write(ObjectNode object) throws IOException {
        PrivateFile.write(path, (object.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
