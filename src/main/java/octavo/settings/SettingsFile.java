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
    private final Path path;

    public SettingsFile(Path path) {
        this.path = path;
    }

    /// The file in the user's configuration folder; the system property `octavo.config` overrides
    /// the folder.
    public static SettingsFile ofUser() {
        return new SettingsFile(ConfigurationFolder.ofUser().resolve("settings.json"));
    }

    /// The settings in the file. There are always settings: an unreadable file counts as empty, and
    /// a broken one is moved aside for its owner to inspect.
    public Settings load() {
        return SettingsJson.from(tree());
    }

    private ObjectNode tree() {
        try {
            JsonNode tree = JsonMapper.shared().readTree(Files.readAllBytes(path));
            if (tree instanceof ObjectNode object) {
                return object;
            }
            putAside();
        } catch (NoSuchFileException _) {
            // The first start.
        } catch (JacksonException _) {
            putAside();
        } catch (IOException e) {
            log("cannot be read", e);
        }
        return JsonMapper.shared().createObjectNode();
    }

    private void putAside() {
        try {
            Quarantine.rename(path);
        } catch (IOException e) {
            log("is broken and cannot be put aside", e);
        }
    }

    private void log(String what, IOException trouble) {
        System.getLogger(SettingsFile.class.getName())
                .log(System.Logger.Level.WARNING, path + " " + what, trouble);
    }

    /// Writes only the changed settings and leaves the rest to other windows. Elements removed from
    /// or added to a list are removed from or added to the file's list. The file is replaced
    /// atomically.
    public void save(Settings before, Settings now) throws IOException {
        ObjectNode json = tree();
        if (json.isEmpty()) {
            SettingsJson.write(now, json);
        } else {
            SettingsJson.write(before, now, json);
        }
        Files.createDirectories(path.toAbsolutePath().getParent());
        DurableFile.write(path, (json.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
