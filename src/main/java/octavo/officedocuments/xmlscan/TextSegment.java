package octavo.officedocuments.xmlscan;

import octavo.text.Span;

/// Characters of a paragraph that lie side by side in the part.
///
/// @param span of the characters as they are written, or of the element that stands for one
/// @param text decoded; [#OTHER] for what no citation can be typed over, such as a field
/// @param container what is written anew if the text changes, with all that it needs
public record TextSegment(Span span, String text, SegmentContainer container) {
    /// Stands for anything that is not text.
    public static final String OTHER = "\uFFFC";

    public boolean isText() {
        return !text.equals(OTHER);
    }

    /// The element in which a segment is.
    ///
    /// @param span of the element; the segment's own if it needs none
    /// @param opening what opens another element of its kind
    /// @param looks the element of its properties; empty if none
    /// @param holdsOnlyText whether nothing else is in it
    public record SegmentContainer(
            Span span, String opening, String looks, boolean holdsOnlyText) {}
}
