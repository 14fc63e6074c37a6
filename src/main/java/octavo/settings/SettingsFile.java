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

/// The file that settings are kept in. What is in it that we do not know is kept too, so that an
/// older Octavo does not lose what a newer one remembers.
public final class SettingsFile {
    private final Path path;

    public SettingsFile(Path path) {
        this.path = path;
    }

    /// The file in the user's configuration folder; the system property `octavo.config` names
    /// another folder.
    public static SettingsFile ofUser() {
        return new SettingsFile(ConfigurationFolder.ofUser().resolve("settings.json"));
    }

    /// What the file says. There are always settings: a file that cannot be read is as none, and
    /// one that is broken is put aside for its owner to look at.
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

    /// Writes what has changed of the settings, and leaves the rest to other windows. What has gone
    /// from a list goes from the file's, and what is new in it comes in there. The file is at every
    /// instant the old one or the new one.
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
