package octavo.officedocuments.xmlscan;

import octavo.officedocuments.xmlscan.CodedRange.TextPlace;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The text of a paragraph, and where its characters are.
///
/// @param span of its element
/// @param isFallback whether it repeats another for programs that know less
public record ParagraphText(
        String partName,
        Span span,
        TextPlace place,
        List<TextSegment> segments,
        boolean isFallback) {
    public ParagraphText {
        segments = List.copyOf(segments);
    }

    public String text() {
        return segments.stream().map(TextSegment::text).collect(Collectors.joining());
    }

    /// The pieces of segments that a span of the text has.
    public List<SegmentPiece> pieces(Span textSpan) {
        List<SegmentPiece> pieces = new ArrayList<>();
        int start = 0;
        for (TextSegment segment : segments) {
            int end = start + segment.text().length();
            if (start < textSpan.end() && end > textSpan.start()) {
                pieces.add(
                        new SegmentPiece(
                                segment,
                                new Span(
                                        Math.max(textSpan.start() - start, 0),
                                        Math.min(textSpan.end(), end) - start)));
            }
            start = end;
        }
        return pieces;
    }

    /// Some characters of a segment.
    public record SegmentPiece(TextSegment segment, Span span) {}
}
