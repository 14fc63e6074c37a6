package octavo.cv.output;

import octavo.storage.ContentDigest;
import octavo.storage.PrivateFile;
import octavo.storage.ResolvedPath;
import octavo.storage.StateFolder;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What the user has allowed a library's sidecar to write on this computer, and what Octavo wrote
/// there. Stored in the state folder, a file per output, never next to the library: whoever made
/// the sidecar could have made that too.
///
/// All paths are resolved.
public final class OutputConsents {
    private static final String ALLOWED = "allowed";
    private static final String WRITTEN = "written";

    private final Path state;
    private final Path library;
    private final Path folder;

    /// Confirmed for this run, whatever the present content.
    private final Set<Path> confirmed = ConcurrentHashMap.newKeySet();

    private OutputConsents(Path state, Path library, Path folder) {
        this.state = state;
        this.library = library;
        this.folder = folder;
    }

    /// The consents on this computer.
    ///
    /// @param library the library whose sidecar names outputs
    public static OutputConsents of(Path library) throws IOException {
        Path folder = library.toAbsolutePath().resolveSibling("").toRealPath();
        return new OutputConsents(
                StateFolder.ofUser().resolve("outputs"), ResolvedPath.of(library), folder);
    }

    /// The library's folder.
    Path folder() {
        return folder;
    }

    /// Allows a path permanently, and its present content to be replaced once.
    public void confirm(Path path) {
        confirmed.add(path);
    }

    /// Whether the present content may be replaced, whoever wrote it.
    boolean isConfirmed(Path path) {
        return confirmed.contains(path);
    }

    /// Whether a path that needs consent may be read and written.
    boolean isAllowed(Path path) {
        if (isConfirmed(path)) {
            keep(path, record(path).put(ALLOWED, true));
            return true;
        }
        return record(path).path(ALLOWED).asBoolean(false);
    }

    /// Whether a file has the content that Octavo last wrote; empty if it never wrote it.
    Optional<Boolean> isAsWritten(Path path, byte[] content) {
        return record(path).path(WRITTEN).asStringOpt().map(ContentDigest.hex(content)::equals);
    }

    /// Records what Octavo wrote. If that fails, it will ask before replacing the file.
    void remember(Path path, byte[] content) {
        ObjectNode record = record(path);
        String digest = ContentDigest.hex(content);
        if (!record.path(WRITTEN).asString("").equals(digest)) {
            keep(path, record.put(WRITTEN, digest));
        }
    }

    private Path file(Path path) {
        String what = library + "\0" + path;
        return state.resolve(ContentDigest.hex(what.getBytes(StandardCharsets.UTF_8)) + ".json");
    }

    private ObjectNode record(Path path) {
        try {
            JsonNode tree = JsonMapper.shared().readTree(Files.readAllBytes(file(path)));
            if (tree instanceof ObjectNode record) {
                return record;
            }
        } catch (NoSuchFileException _) {
            // There is no record.
        } catch (IOException | JacksonException e) {
            log(path, e);
        }
        return JsonMapper.shared()
                .createObjectNode()
                .put("library", library.toString())
                .put("file", path.toString());
    }

    private void keep(Path path, ObjectNode record) {
        try {
            String text = record.toPrettyString() + "\n";
            PrivateFile.write(file(path), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            log(path, e);
        }
    }

    private static void log(Path path, Exception trouble) {
        System.getLogger(OutputConsents.class.getName())
                .log(
                        System.Logger.Level.WARNING,
                        "what is allowed for " + path + " cannot be read or kept",
                        trouble);
    }
}
