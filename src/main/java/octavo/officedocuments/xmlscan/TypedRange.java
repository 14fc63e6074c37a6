package octavo.officedocuments.xmlscan;

import octavo.officedocuments.xmlscan.ParagraphText.SegmentPiece;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Text of a paragraph that is replaced by ranges with codes.
///
/// @param codes of the ranges that take its place, side by side
/// @param result the text that they show until they are rendered
public record TypedRange(Span span, List<String> codes, String result) {
    public TypedRange {
        codes = List.copyOf(codes);
    }

    /// What becomes of a segment: texts that stay, and ranges between them.
    ///
    /// @param text that stays before `ranges`
    public record SegmentPart(String text, List<TypedRange> ranges) {}

    /// The parts of each segment that changes. A range is put where its text starts; the rest of
    /// its text goes.
    public static SequencedMap<TextSegment, List<SegmentPart>> partsBySegment(
            ParagraphText paragraph, List<TypedRange> ranges) {
        SequencedMap<TextSegment, List<SegmentCut>> cutsBySegment = new LinkedHashMap<>();
        for (TypedRange range : ranges) {
            boolean isFirst = true;
            for (SegmentPiece piece : paragraph.pieces(range.span())) {
                cutsBySegment
                        .computeIfAbsent(piece.segment(), _ -> new ArrayList<>())
                        .add(new SegmentCut(piece.span(), isFirst ? List.of(range) : List.of()));
                isFirst = false;
            }
        }
        SequencedMap<TextSegment, List<SegmentPart>> parts = new LinkedHashMap<>();
        for (Map.Entry<TextSegment, List<SegmentCut>> each : cutsBySegment.entrySet()) {
            parts.put(each.getKey(), partsOf(each.getKey().text(), each.getValue()));
        }
        return parts;
    }

    private record SegmentCut(Span span, List<TypedRange> ranges) {}

    private static List<SegmentPart> partsOf(String text, List<SegmentCut> cuts) {
        cuts.sort(Comparator.comparingInt(cut -> cut.span().start()));
        List<SegmentPart> parts = new ArrayList<>();
        int keptStart = 0;
        for (SegmentCut cut : cuts) {
            parts.add(new SegmentPart(text.substring(keptStart, cut.span().start()), cut.ranges()));
            keptStart = cut.span().end();
        }
        parts.add(new SegmentPart(text.substring(keptStart), List.of()));
        return parts;
    }
}
