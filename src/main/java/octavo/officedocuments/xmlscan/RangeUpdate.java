package octavo.officedocuments.xmlscan;

import java.util.List;
import java.util.Optional;

/// What becomes of a range.
///
/// @param newCode the code that it gets; empty if it keeps its own
/// @param paragraphs its new result, a list of pieces for each paragraph; empty to keep the present
///   one
public record RangeUpdate(
        CodedRange range, Optional<String> newCode, List<List<TextPiece>> paragraphs) {
    public RangeUpdate {
        paragraphs = paragraphs.stream().map(List::copyOf).toList();
    }
}
