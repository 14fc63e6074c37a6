package octavo.servers.lsp;

import octavo.bib.FileEncoding;
import octavo.storage.ContentPaths;
import octavo.storage.FileStamp;
import octavo.storage.StableRead;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The documents that an editor has open, and the files behind all others.
final class OpenDocuments {
    private static final int LARGEST = 256 << 20;

    private final Map<Path, EditorDocument> open = new HashMap<>();
    private final Map<Path, Integer> versions = new HashMap<>();
    private final Map<Path, Stamped> closed = new HashMap<>();
    private PositionEncoding encoding = PositionEncoding.UTF_16;

    /// A file as it was at some time.
    private record Stamped(FileStamp stamp, EditorDocument document) {}

    void useEncoding(PositionEncoding other) {
        encoding = other;
    }

    /// Takes note of what an editor opens. What is no file is of no interest.
    void open(JsonNode item) {
        String uri = item.path("uri").asString("");
        FileAddress.path(uri)
                .ifPresent(path -> {
                    String text = item.path("text").asString("");
                    open.put(path, new EditorDocument(uri, path, text, encoding));
                    versions.put(path, item.path("version").asInt(0));
                    closed.remove(path);
                });
    }

    /// Makes the changes of an editor, one after the other. Nothing is known of a document that was
    /// not opened.
    void change(JsonNode params) {
        FileAddress.path(params.path("textDocument").path("uri").asString(""))
                .filter(open::containsKey)
                .ifPresent(path -> {
                    for (JsonNode change : params.path("contentChanges").values()) {
                        open.computeIfPresent(path, (_, document) -> changed(document, change));
                    }
                    versions.put(path, params.path("textDocument").path("version").asInt(0));
                });
    }

    private static EditorDocument changed(EditorDocument document, JsonNode change) {
        String text = change.path("text").asString("");
        return change.path("range").isObject()
                ? document.with(document.span(change.path("range")), text)
                : document.withText(text);
    }

    void close(String uri) {
        FileAddress.path(uri)
                .ifPresent(path -> {
                    open.remove(path);
                    versions.remove(path);
                });
    }

    Collection<EditorDocument> all() {
        return List.copyOf(open.values());
    }

    Optional<Integer> version(Path path) {
        return Optional.ofNullable(versions.get(path));
    }

    Optional<String> openText(Path path) {
        return Optional.ofNullable(open.get(path.toAbsolutePath().normalize()))
                .map(EditorDocument::text);
    }

    /// What an editor has open, or else what is on disk; nothing if that cannot be read. As long as
    /// nothing changes, it is the same object.
    Optional<EditorDocument> document(Path path) {
        EditorDocument edited = open.get(path);
        if (edited != null) {
            return Optional.of(edited);
        }
        try {
            FileStamp stamp = FileStamp.of(path);
            Stamped before = closed.get(path);
            if (before == null || !before.stamp().equals(stamp)) {
                before = new Stamped(stamp, read(path));
                closed.put(path, before);
            }
            return Optional.of(before.document());
        } catch (IOException _) {
            closed.remove(path);
            return Optional.empty();
        }
    }

    private EditorDocument read(Path path) throws IOException {
        ContentPaths.refuseSpecial(path);
        String text =
                FileEncoding.decodeText(StableRead.readBytes(path, LARGEST).orElse(new byte[0]));
        return fresh(path, text);
    }

    /// A document that is not there yet.
    EditorDocument fresh(Path path, String text) {
        return new EditorDocument(FileAddress.of(path), path, text, encoding);
    }
}
