package octavo.servers.lsp;

import octavo.paperprojects.citationscan.WritingFormat;
import octavo.text.Span;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/// A text as an editor sees it, immutable: lines that end with LF, CR or both, and columns.
final class EditorDocument {
    private final String uri;
    private final Path path;
    private final String documentText;
    private final PositionEncoding positionEncoding;
    private final int[] lineStarts;

    EditorDocument(String uri, Path path, String text, PositionEncoding positionEncoding) {
        this.uri = uri;
        this.path = path;
        this.documentText = text;
        this.positionEncoding = positionEncoding;
        this.lineStarts = lineStarts(text);
    }

    private static int[] lineStarts(String text) {
        IntStream.Builder starts = IntStream.builder();
        starts.add(0);
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\n' || character == '\r' && !text.startsWith("\n", i + 1)) {
                starts.add(i + 1);
            }
        }
        return starts.build().toArray();
    }

    /// The document after an edit.
    EditorDocument withReplaced(Span replaced, String replacement) {
        String newText =
                documentText.substring(0, replaced.start())
                        + replacement
                        + documentText.substring(replaced.end());
        return withText(newText);
    }

    EditorDocument withText(String newText) {
        return new EditorDocument(uri, path, newText, positionEncoding);
    }

    String uri() {
        return uri;
    }

    Path path() {
        return path;
    }

    String text() {
        return documentText;
    }

    boolean isBib() {
        return path.toString().toLowerCase(java.util.Locale.ROOT).endsWith(".bib");
    }

    /// The format of a source that people write; nothing if it is something else.
    Optional<WritingFormat> writingFormat() {
        return WritingFormat.of(path.toString()).filter(WritingFormat::isWritten);
    }

    /// The offset of a position. One that is beyond its line or the document is at their end.
    int offsetOf(JsonNode position) {
        int line = position.path("line").asInt(0);
        if (line < 0) {
            return 0;
        }
        if (line >= lineStarts.length) {
            return documentText.length();
        }
        int startOffset = lineStarts[line];
        int endOffset = line + 1 < lineStarts.length ? lineStarts[line + 1] : documentText.length();
        while (endOffset > startOffset
                && (documentText.charAt(endOffset - 1) == '\n'
                        || documentText.charAt(endOffset - 1) == '\r')) {
            endOffset--;
        }
        int column = position.path("character").asInt(0);
        return startOffset
                + positionEncoding.characters(
                        documentText.substring(startOffset, endOffset), column);
    }

    Span spanOf(JsonNode range) {
        int firstOffset = offsetOf(range.path("start"));
        int secondOffset = offsetOf(range.path("end"));
        return new Span(Math.min(firstOffset, secondOffset), Math.max(firstOffset, secondOffset));
    }

    int lineOf(int offset) {
        int foundIndex = Arrays.binarySearch(lineStarts, offset);
        return foundIndex >= 0 ? foundIndex : -foundIndex - 2;
    }

    ObjectNode positionOf(int offset) {
        int line = lineOf(offset);
        return JsonNodeFactory.instance
                .objectNode()
                .put("line", line)
                .put(
                        "character",
                        positionEncoding.columns(documentText.substring(lineStarts[line], offset)));
    }

    ObjectNode rangeOf(Span span) {
        ObjectNode range = JsonNodeFactory.instance.objectNode();
        range.set("start", positionOf(span.start()));
        range.set("end", positionOf(span.end()));
        return range;
    }

    ObjectNode locationOf(Span span) {
        ObjectNode location = JsonNodeFactory.instance.objectNode().put("uri", uri);
        location.set("range", rangeOf(span));
        return location;
    }
}
