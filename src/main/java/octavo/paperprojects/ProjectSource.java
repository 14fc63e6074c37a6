package octavo.paperprojects;

import octavo.officedocuments.CitedDocument;
import octavo.paperprojects.citationscan.CitedKey;
import octavo.paperprojects.citationscan.SourceCitations;
import octavo.paperprojects.citationscan.WritingFormat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A paper's source on disk.
///
/// @param lineStarts the offsets of its lines, in characters
/// @param embedded what a word processor's document has besides
public record ProjectSource(
        Path path,
        WritingFormat format,
        SourceCitations citations,
        List<Integer> lineStarts,
        Optional<EmbeddedReferences> embedded) {
    public ProjectSource {
        lineStarts = List.copyOf(lineStarts);
    }

    static ProjectSource of(Path path, WritingFormat format, String text) {
        return new ProjectSource(
                path, format, format.read(text), lineStarts(text), Optional.empty());
    }

    /// A word processor's document. Its lines are its paragraphs.
    static ProjectSource of(Path path, CitedDocument document) {
        DocumentPlaces places = DocumentPlaces.of(document);
        return new ProjectSource(
                path,
                WritingFormat.DOCUMENT,
                places.citations(),
                places.lineStarts(),
                Optional.of(places.embedded()));
    }

    /// The document with other keys for what it cites.
    ///
    /// @param newKeysByOld those that change
    ProjectSource withKeys(Map<String, String> newKeysByOld) {
        List<CitedKey> keys =
                citations.citedKeys().stream()
                        .map(cited ->
                                new CitedKey(
                                        newKeysByOld.getOrDefault(cited.key(), cited.key()),
                                        cited.keySpan()))
                        .toList();
        return new ProjectSource(
                path,
                format,
                citations.withKeys(keys),
                lineStarts,
                embedded.map(references -> references.withKeys(newKeysByOld)));
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
