package octavo.officedocuments.xmlscan;

import octavo.text.Span;

import java.util.List;

/// A stretch of a document that a program marked and named with a code: a field, a bookmark, a
/// reference mark, a content control or a section.
///
/// @param code its instruction, name or tag, decoded
/// @param attachedData further data of it; EndNote keeps its records there, in Base64
/// @param openingSpan what opens it, in characters of the part
/// @param codeSpans the elements that hold the code, if it is not in `openingSpan`
/// @param resultSpan what is between: what the reader sees
/// @param closingSpan what closes it
/// @param visibleText the text of the result
/// @param isFallback whether it repeats a range for programs that know less, as text boxes do
public record CodedRange(
        String partName,
        RangeKind kind,
        String code,
        String attachedData,
        Span openingSpan,
        List<Span> codeSpans,
        Span resultSpan,
        Span closingSpan,
        String visibleText,
        TextPlace place,
        RevisionState revision,
        boolean isFallback) {
    public CodedRange {
        codeSpans = List.copyOf(codeSpans);
    }

    /// What marks it.
    public enum RangeKind {
        /// Word's field of several parts.
        FIELD,
        /// Word's field of one element.
        SIMPLE_FIELD,
        CONTENT_CONTROL,
        BOOKMARK,
        REFERENCE_MARK,
        SECTION,
        /// A field of Word's that LibreOffice keeps.
        FIELD_MARK,
        /// LibreOffice's own citation or bibliography.
        NATIVE_ELEMENT
    }

    /// Whether it is part of a tracked change.
    public enum RevisionState {
        UNCHANGED,
        INSERTED,
        DELETED
    }

    /// Where it is.
    ///
    /// @param paragraph from 1, in the part
    /// @param column the character of the paragraph, from 1
    /// @param noteNumber the number of its note; 0 in the text
    public record TextPlace(int paragraph, int column, int noteNumber) {
        public static final TextPlace START = new TextPlace(1, 1, 0);

        /// The place of a note's reference, for what the note contains.
        public TextPlace withNote(int number) {
            return new TextPlace(paragraph, column, number);
        }
    }

    /// The range with its place in the text rather than in a part of its own.
    public CodedRange withPlace(TextPlace newPlace) {
        return new CodedRange(
                partName,
                kind,
                code,
                attachedData,
                openingSpan,
                codeSpans,
                resultSpan,
                closingSpan,
                visibleText,
                newPlace,
                revision,
                isFallback);
    }

    /// The range with a code that is stored elsewhere, as that of a bookmark.
    public CodedRange withCode(String newCode) {
        return new CodedRange(
                partName,
                kind,
                newCode,
                attachedData,
                openingSpan,
                codeSpans,
                resultSpan,
                closingSpan,
                visibleText,
                place,
                revision,
                isFallback);
    }

    /// All of it, from what opens it to what closes it.
    public Span outerSpan() {
        return new Span(openingSpan.start(), closingSpan.end());
    }
}
