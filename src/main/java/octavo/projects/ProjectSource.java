package octavo.projects;

import octavo.citations.SourceCitations;
import octavo.citations.WritingFormat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A source of a paper as it is on disk.
///
/// @param lineStarts where its lines begin, in characters
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

    /// A place in it, by line and column from 1.
    SourcePlace placeOf(int offset) {
        int found = Arrays.binarySearch(lineStarts.toArray(), offset);
        int line = found >= 0 ? found : -found - 2;
        return new SourcePlace(path, line + 1, offset - lineStarts.get(line) + 1);
    }
}
