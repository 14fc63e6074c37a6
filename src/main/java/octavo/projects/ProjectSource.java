package octavo.projects;

import octavo.projects.sources.SourceCitations;
import octavo.projects.sources.WritingFormat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A paper's source on disk.
///
/// @param lineStarts the offsets of its lines, in characters
public record ProjectSource(
        Path path, WritingFormat format, SourceCitations citations, List<Integer> lineStarts) {
    public ProjectSource {
        lineStarts = List.copyOf(lineStarts);
    }

    static ProjectSource of(Path path, WritingFormat format, String text) {
        return new ProjectSource(path, format, format.read(text), lineStarts(text));
    }

    private static List<Integer> lineStarts(String text) {
        List<Integer> starts = new ArrayList<>();
        starts.add(0);
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            starts.add(i + 1);
        }
        return starts;
    }

    /// Line and column, from 1, of an offset.
    SourcePlace placeAt(int offset) {
        int foundIndex = Arrays.binarySearch(lineStarts.toArray(), offset);
        int lineIndex = foundIndex >= 0 ? foundIndex : -foundIndex - 2;
        return new SourcePlace(path, lineIndex + 1, offset - lineStarts.get(lineIndex) + 1);
    }
}
