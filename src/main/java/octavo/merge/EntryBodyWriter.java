package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;

/// Writes the part of an entry between its key and its end, with the commas that BibTeX requires
/// and a line ending after each comment.
final class EntryBodyWriter {
    private final FieldMerger fieldMerger;
    private final UnitSequence<MergedSequence.RemainingElement> members;
    private final List<ByteSlice> gapSlices;

    private EntryBodyWriter(
            FieldMerger fieldMerger,
            UnitSequence<MergedSequence.RemainingElement> members,
            String lineEnd) {
        this.fieldMerger = fieldMerger;
        this.members = members;
        this.gapSlices = new ArrayList<>(members.gapSlices());
        endCommentLines(lineEnd);
        addCommas();
    }

    /// @param marks fields that come before all others
    static ByteSlice writeBody(
            FieldMerger fieldMerger,
            List<ByteSlice> marks,
            UnitSequence<MergedSequence.RemainingElement> members,
            String lineEnd) {
        var bodyWriter = new EntryBodyWriter(fieldMerger, members, lineEnd);
        var bodyBytes = new ByteBuilder();
        marks.forEach(mark -> bodyBytes.append(fieldMerger.separator()).append(mark));
        return bodyBytes
                .append(
                        MergedSequence.joinBytes(
                                new UnitSequence<>(members.elements(), bodyWriter.gapSlices)))
                .toSlice();
    }

    private void endCommentLines(String lineEnd) {
        for (int i = 0; i < members.size(); i++) {
            boolean isComment = members.elements().get(i).bytes().byteAt(0) == '%';
            if (isComment && !hasLineEnd(gapSlices.get(i + 1))) {
                gapSlices.set(
                        i + 1,
                        new ByteBuilder().append(lineEnd).append(gapSlices.get(i + 1)).toSlice());
            }
        }
    }

    static boolean hasLineEnd(ByteSlice gap) {
        for (int i = 0; i < gap.length(); i++) {
            if (gap.byteAt(i) == '\n' || gap.byteAt(i) == '\r') {
                return true;
            }
        }
        return false;
    }

    private void addCommas() {
        int firstGap = 0;
        for (int i = 0; i < members.size(); i++) {
            if (!fieldMerger.isField(members.elements().get(i).triple())) {
                continue;
            }
            if (gapSlices.subList(firstGap, i + 1).stream().noneMatch(FieldMerger::hasComma)) {
                gapSlices.set(
                        firstGap,
                        new ByteBuilder().append(",").append(gapSlices.get(firstGap)).toSlice());
            }
            firstGap = i + 1;
        }
    }
}
