package octavo.officedocuments.word;

import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.TextPlace;

import java.util.List;

/// What a part of a Word document has.
///
/// @param ranges in the order in which they open
/// @param noteReferences the marks of notes in its text
/// @param noteStarts where the notes of this part start, in characters
/// @param hasRevisions whether it has tracked changes
record WordPart(
        List<CodedRange> ranges,
        List<NoteReference> noteReferences,
        List<NoteStart> noteStarts,
        boolean hasRevisions) {
    WordPart {
        ranges = List.copyOf(ranges);
        noteReferences = List.copyOf(noteReferences);
        noteStarts = List.copyOf(noteStarts);
    }

    /// A mark in the text that refers to a note.
    record NoteReference(boolean isEndnote, String noteId, int offset, TextPlace place) {}

    /// A note in a part of notes.
    record NoteStart(String noteId, int offset) {}
}
