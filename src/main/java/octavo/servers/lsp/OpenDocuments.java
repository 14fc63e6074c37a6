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
    private static final int LARGEST_BYTES = 256 << 20;

    private final Map<Path, EditorDocument> openByPath = new HashMap<>();
    private final Map<Path, Integer> versionsByPath = new HashMap<>();
    private final Map<Path, StampedDocument> closedByPath = new HashMap<>();
    private PositionEncoding positionEncoding = PositionEncoding.UTF_16;

    /// A file as it was at some time.
    private record StampedDocument(FileStamp fileStamp, EditorDocument editorDocument) {}

    void useEncoding(PositionEncoding newEncoding) {
        positionEncoding = newEncoding;
    }

    /// Handles `didOpen`. Ignores documents that are not files.
    void openDocument(JsonNode item) {
        String uri = item.path("uri").asString("");
        FileUri.toPath(uri)
                .ifPresent(path -> {
                    String text = item.path("text").asString("");
                    openByPath.put(path, new EditorDocument(uri, path, text, positionEncoding));
                    versionsByPath.put(path, item.path("version").asInt(0));
                    closedByPath.remove(path);
                });
    }

    /// Makes the changes of an editor, one after the other. Nothing is known of a document that was
    /// not opened.
    void changeDocument(JsonNode params) {
        FileUri.toPath(params.path("textDocument").path("uri").asString(""))
                .filter(openByPath::containsKey)
                .ifPresent(path -> {
                    for (JsonNode contentChange : params.path("contentChanges").values()) {
                        openByPath.computeIfPresent(
                                path, (_, document) -> applyChange(document, contentChange));
                    }
                    versionsByPath.put(path, params.path("textDocument").path("version").asInt(0));
                });
    }

    private static EditorDocument applyChange(EditorDocument document, JsonNode contentChange) {
        String text = contentChange.path("text").asString("");
        return contentChange.path("range").isObject()
                ? document.withReplaced(document.spanOf(contentChange.path("range")), text)
                : document.withText(text);
    }

    void closeDocument(String uri) {
        FileUri.toPath(uri)
                .ifPresent(path -> {
                    openByPath.remove(path);
                    versionsByPath.remove(path);
                });
    }

    Collection<EditorDocument> openDocuments() {
        return List.copyOf(openByPath.values());
    }

    Optional<Integer> versionOf(Path path) {
        return Optional.ofNullable(versionsByPath.get(path));
    }

    Optional<String> openText(Path path) {
        return Optional.ofNullable(openByPath.get(path.toAbsolutePath().normalize()))
                .map(EditorDocument::text);
    }

    /// What an editor has open, or else what is on disk; nothing if that cannot be read. As long as
    /// nothing changes, it is the same object.
    Optional<EditorDocument> documentAt(Path path) {
        EditorDocument openDocument = openByPath.get(path);
        if (openDocument != null) {
            return Optional.of(openDocument);
        }
        try {
            FileStamp fileStamp = FileStamp.of(path);
            StampedDocument stampedDocument = closedByPath.get(path);
            if (stampedDocument == null || !stampedDocument.fileStamp().equals(fileStamp)) {
                stampedDocument = new StampedDocument(fileStamp, readDocument(path));
                closedByPath.put(path, stampedDocument);
            }
            return Optional.of(stampedDocument.editorDocument());
        } catch (IOException _) {
            closedByPath.remove(path);
            return Optional.empty();
        }
    }

    private EditorDocument readDocument(Path path) throws IOException {
        ContentPaths.refuseSpecial(path);
        String text =
                FileEncoding.decodeText(
                        StableRead.readBytes(path, LARGEST_BYTES).orElse(new byte[0]));
        return newDocument(path, text);
    }

    /// A document that is not there yet.
    EditorDocument newDocument(Path path, String text) {
        return new EditorDocument(FileUri.of(path), path, text, positionEncoding);
    }
}
