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
record PrivateObject(Path filePath) {
    /// The object; an empty one if there is no file, or no object in it.
    ObjectNode readObject() throws IOException {
        try {
            JsonNode jsonTree = JsonMapper.shared().readTree(Files.readAllBytes(filePath));
            if (jsonTree instanceof ObjectNode jsonObject) {
                return jsonObject;
            }
            Quarantine.renameBroken(filePath);
        } catch (NoSuchFileException _) {
            // Nothing has been stored yet.
        } catch (JacksonException _) {
            Quarantine.renameBroken(filePath);
        }
        return JsonMapper.shared().createObjectNode();
    }

    void writeObject(ObjectNode jsonObject) throws IOException {
        PrivateFile.writeFile(
                filePath, (jsonObject.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
