package octavo.officedocuments.word;

import octavo.officedocuments.word.WordPart.NoteReference;
import octavo.officedocuments.word.WordPart.NoteStart;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.TextPlace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// The ranges of a Word document in the order in which they are read: those of a note where it is
/// referred to, those of headers at the end.
///
/// @param hasRevisions whether it has tracked changes
public record WordDocument(List<CodedRange> ranges, boolean hasRevisions) {
    private static final Pattern TEXT_PART =
            Pattern.compile("word/(?:document|footnotes|endnotes|(?:header|footer)\\d*)\\d*\\.xml");

    public WordDocument {
        ranges = List.copyOf(ranges);
    }

    /// Whether a part has text of the document.
    public static boolean isTextPart(String partName) {
        return TEXT_PART.matcher(partName).matches();
    }

    /// Reads the parts that have text.
    ///
    /// @param xmlByPart their XML, by name
    public static WordDocument read(SequencedMap<String, String> xmlByPart) {
        List<WordPart> bodies = new ArrayList<>();
        List<WordPart> margins = new ArrayList<>();
        Map<Boolean, WordPart> notes = new HashMap<>();
        xmlByPart.forEach((partName, xml) -> {
            WordPart part = WordScanner.scan(partName, xml);
            if (partName.startsWith("word/document")) {
                bodies.add(part);
            } else if (partName.startsWith("word/footnotes")) {
                notes.put(false, part);
            } else if (partName.startsWith("word/endnotes")) {
                notes.put(true, part);
            } else {
                margins.add(part);
            }
        });
        List<CodedRange> ranges = new ArrayList<>();
        bodies.forEach(body -> ranges.addAll(withNotes(body, notes)));
        margins.forEach(margin -> ranges.addAll(margin.ranges()));
        boolean hasRevisions =
                bodies.stream().anyMatch(WordPart::hasRevisions)
                        || notes.values().stream().anyMatch(WordPart::hasRevisions)
                        || margins.stream().anyMatch(WordPart::hasRevisions);
        return new WordDocument(ranges, hasRevisions);
    }

    private static List<CodedRange> withNotes(WordPart body, Map<Boolean, WordPart> notes) {
        List<CodedRange> ranges = new ArrayList<>();
        int noteNumber = 0;
        int rangeIndex = 0;
        for (NoteReference reference : body.noteReferences()) {
            while (rangeIndex < body.ranges().size()
                    && body.ranges().get(rangeIndex).openingSpan().start() < reference.offset()) {
                ranges.add(body.ranges().get(rangeIndex++));
            }
            noteNumber++;
            TextPlace place = reference.place().withNote(noteNumber);
            Optional.ofNullable(notes.get(reference.isEndnote()))
                    .ifPresent(part ->
                            rangesOfNote(part, reference.noteId()).stream()
                                    .map(range -> range.withPlace(place))
                                    .forEach(ranges::add));
        }
        ranges.addAll(body.ranges().subList(rangeIndex, body.ranges().size()));
        return ranges;
    }

    private static List<CodedRange> rangesOfNote(WordPart notes, String noteId) {
        List<NoteStart> starts = notes.noteStarts();
        for (int i = 0; i < starts.size(); i++) {
            if (starts.get(i).noteId().equals(noteId)) {
                int start = starts.get(i).offset();
                int end = i + 1 < starts.size() ? starts.get(i + 1).offset() : Integer.MAX_VALUE;
                return notes.ranges().stream()
                        .filter(range ->
                                range.openingSpan().start() >= start
                                        && range.openingSpan().start() < end)
                        .toList();
            }
        }
        return List.of();
    }
}
