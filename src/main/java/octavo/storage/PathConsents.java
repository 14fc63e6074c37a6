package octavo.storage;

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

/// What the user has allowed the content of a file, such as a sidecar or an `octavo.json`, to have
/// read and written on this computer, and what Octavo wrote there. Stored in the state folder, a
/// file per path, never next to that file: whoever made it could have made that too.
///
/// All paths are resolved.
public final class PathConsents {
    private static final String ALLOWED = "allowed";
    private static final String READABLE = "readable";
    private static final String WRITTEN = "written";

    private final Path state;
    private final Path library;
    private final Path folder;

    /// Confirmed for this run, whatever the present content.
    private final Set<Path> confirmed = ConcurrentHashMap.newKeySet();

    private PathConsents(Path state, Path library, Path folder) {
        this.state = state;
        this.library = library;
        this.folder = folder;
    }

    /// The consents on this computer.
    ///
    /// @param library the library whose sidecar names files, or another file that does
    public static PathConsents of(Path library) throws IOException {
        Path folder = library.toAbsolutePath().resolveSibling("").toRealPath();
        return new PathConsents(
                StateFolder.ofUser().resolve("outputs"), ResolvedPath.of(library), folder);
    }

    /// The folder of the file that names others.
    Path folder() {
        return folder;
    }

    /// Allows a path permanently, and its present content to be replaced once.
    public void confirm(Path path) {
        confirmed.add(path);
    }

    /// Whether the present content may be replaced, whoever wrote it.
    public boolean isConfirmed(Path path) {
        return confirmed.contains(path);
    }

    /// Allows a path, or everything below a folder, to be read permanently.
    public void allowReading(Path path) {
        keep(path, record(path).put(READABLE, true));
    }

    /// Whether a path outside the folder may be read: it, or a folder that it is in, is allowed.
    boolean isReadable(Path path) {
        for (Path at = path; at != null; at = at.getParent()) {
            if (isConfirmed(at)) {
                allowReading(at);
                return true;
            }
            if (record(at).path(READABLE).asBoolean(false)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a path that needs consent may be written.
    boolean isAllowed(Path path) {
        if (isConfirmed(path)) {
            keep(path, record(path).put(ALLOWED, true));
            return true;
        }
        return record(path).path(ALLOWED).asBoolean(false);
    }

    /// Whether a file has the content that Octavo last wrote; empty if it never wrote it.
    public Optional<Boolean> isAsWritten(Path path, byte[] content) {
        return record(path)
                .path(WRITTEN)
                .asStringOpt()
                .map(ContentDigest.hexDigest(content)::equals);
    }

    /// Records what Octavo wrote. If that fails, it will ask before replacing the file.
    public void remember(Path path, byte[] content) {
        ObjectNode record = record(path);
        String digest = ContentDigest.hexDigest(content);
        if (!record.path(WRITTEN).asString("").equals(digest)) {
            keep(path, record.put(WRITTEN, digest));
        }
    }

    private Path file(Path path) {
        String what = library + "\0" + path;
        return state.resolve(
                ContentDigest.hexDigest(what.getBytes(StandardCharsets.UTF_8)) + ".json");
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
            PrivateFile.writeFile(file(path), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            log(path, e);
        }
    }

    private static void log(Path path, Exception trouble) {
        System.getLogger(PathConsents.class.getName())
                .log(
                        System.Logger.Level.WARNING,
                        "what is allowed for " + path + " cannot be read or kept",
                        trouble);
    }
}
