package octavo.servers.lsp;

import octavo.projects.sources.WritingFormat;
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
    private final String text;
    private final PositionEncoding encoding;
    private final int[] lines;

    EditorDocument(String uri, Path path, String text, PositionEncoding encoding) {
        this.uri = uri;
        this.path = path;
        this.text = text;
        this.encoding = encoding;
        this.lines = lines(text);
    }

    private static int[] lines(String text) {
        IntStream.Builder starts = IntStream.builder();
        starts.add(0);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
                starts.add(i + 1);
            }
        }
        return starts.build().toArray();
    }

    /// The document after an edit.
    EditorDocument with(Span replaced, String by) {
        String now = text.substring(0, replaced.start()) + by + text.substring(replaced.end());
        return withText(now);
    }

    EditorDocument withText(String other) {
        return new EditorDocument(uri, path, other, encoding);
    }

    String uri() {
        return uri;
    }

    Path path() {
        return path;
    }

    String text() {
        return text;
    }

    boolean isBib() {
        return path.toString().toLowerCase(java.util.Locale.ROOT).endsWith(".bib");
    }

    /// The format of a source that people write; nothing if it is something else.
    Optional<WritingFormat> format() {
        return WritingFormat.of(path.toString()).filter(WritingFormat::isWritten);
    }

    /// The offset of a position. One that is beyond its line or the document is at their end.
    int offset(JsonNode position) {
        int line = position.path("line").asInt(0);
        if (line < 0) {
            return 0;
        }
        if (line >= lines.length) {
            return text.length();
        }
        int start = lines[line];
        int end = line + 1 < lines.length ? lines[line + 1] : text.length();
        while (end > start && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        int column = position.path("character").asInt(0);
        return start + encoding.characters(text.substring(start, end), column);
    }

    Span span(JsonNode range) {
        int one = offset(range.path("start"));
        int other = offset(range.path("end"));
        return new Span(Math.min(one, other), Math.max(one, other));
    }

    int lineOf(int offset) {
        int found = Arrays.binarySearch(lines, offset);
        return found >= 0 ? found : -found - 2;
    }

    ObjectNode position(int offset) {
        int line = lineOf(offset);
        return JsonNodeFactory.instance
                .objectNode()
                .put("line", line)
                .put("character", encoding.columns(text.substring(lines[line], offset)));
    }

    ObjectNode range(Span span) {
        ObjectNode range = JsonNodeFactory.instance.objectNode();
        range.set("start", position(span.start()));
        range.set("end", position(span.end()));
        return range;
    }

    ObjectNode location(Span span) {
        ObjectNode location = JsonNodeFactory.instance.objectNode().put("uri", uri);
        location.set("range", range(span));
        return location;
    }
}
