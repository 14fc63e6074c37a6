package octavo.settings;

import octavo.storage.DurableFile;
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

/// The settings file. Unknown content is preserved, so that an older version of Octavo does not
/// lose a newer one's settings.
public final class SettingsFile {
    private final Path settingsPath;

    public SettingsFile(Path settingsPath) {
        this.settingsPath = settingsPath;
    }

    /// The file in the user's configuration folder; the system property `octavo.config` overrides
    /// the folder.
    public static SettingsFile ofUser() {
        return new SettingsFile(ConfigurationFolder.ofUser().resolve("settings.json"));
    }

    /// The settings in the file. There are always settings: an unreadable file counts as empty, and
    /// a broken one is moved aside for its owner to inspect.
    public Settings loadSettings() {
        return SettingsJson.parseSettings(readTree());
    }

    private ObjectNode readTree() {
        try {
            JsonNode jsonTree = JsonMapper.shared().readTree(Files.readAllBytes(settingsPath));
            if (jsonTree instanceof ObjectNode object) {
                return object;
            }
            putAside();
        } catch (NoSuchFileException _) {
            // The first start.
        } catch (JacksonException _) {
            putAside();
        } catch (IOException failure) {
            logFailure("cannot be read", failure);
        }
        return JsonMapper.shared().createObjectNode();
    }

    private void putAside() {
        try {
            Quarantine.renameBroken(settingsPath);
        } catch (IOException failure) {
            logFailure("is broken and cannot be put aside", failure);
        }
    }

    private void logFailure(String description, IOException failure) {
        System.getLogger(SettingsFile.class.getName())
                .log(System.Logger.Level.WARNING, settingsPath + " " + description, failure);
    }

    /// Writes only the changed settings and leaves the rest to other windows. Elements removed from
    /// or added to a list are removed from or added to the file's list. The file is replaced
    /// atomically.
    public void saveChanges(Settings settingsBefore, Settings settingsNow) throws IOException {
        ObjectNode jsonTree = readTree();
        if (jsonTree.isEmpty()) {
            SettingsJson.write(settingsNow, jsonTree);
        } else {
            SettingsJson.write(settingsBefore, settingsNow, jsonTree);
        }
        Files.createDirectories(settingsPath.toAbsolutePath().getParent());
        DurableFile.writeFile(
                settingsPath, (jsonTree.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
