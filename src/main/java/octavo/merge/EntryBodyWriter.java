package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;

/// Writes the part of an entry between its key and its end, with the commas that BibTeX requires
/// and a line ending after each comment.
final class EntryBodyWriter {
    private final FieldMerger craft;
    private final UnitSequence<MergedSequence.Left> members;
    private final List<ByteSlice> gaps;

    private EntryBodyWriter(
            FieldMerger craft, UnitSequence<MergedSequence.Left> members, String lineEnd) {
        this.craft = craft;
        this.members = members;
        this.gaps = new ArrayList<>(members.gaps());
        endRemarks(lineEnd);
        addCommas();
    }

    /// @param marks fields that come before all others
    static ByteSlice of(
            FieldMerger craft,
            List<ByteSlice> marks,
            UnitSequence<MergedSequence.Left> members,
            String lineEnd) {
        var body = new EntryBodyWriter(craft, members, lineEnd);
        var bytes = new ByteBuilder();
        marks.forEach(mark -> bytes.add(craft.separator()).add(mark));
        return bytes.add(MergedSequence.joined(new UnitSequence<>(members.elements(), body.gaps)))
                .slice();
    }

    private void endRemarks(String lineEnd) {
        for (int i = 0; i < members.size(); i++) {
            boolean remark = members.elements().get(i).bytes().at(0) == '%';
            if (remark && !hasLineEnd(gaps.get(i + 1))) {
                gaps.set(i + 1, new ByteBuilder().add(lineEnd).add(gaps.get(i + 1)).slice());
            }
        }
    }

    static boolean hasLineEnd(ByteSlice gap) {
        for (int i = 0; i < gap.length(); i++) {
            if (gap.at(i) == '\n' || gap.at(i) == '\r') {
                return true;
            }
        }
        return false;
    }

    private void addCommas() {
        int from = 0;
        for (int i = 0; i < members.size(); i++) {
            if (!craft.isField(members.elements().get(i).strand())) {
                continue;
            }
            if (gaps.subList(from, i + 1).stream().noneMatch(FieldMerger::hasComma)) {
                gaps.set(from, new ByteBuilder().add(",").add(gaps.get(from)).slice());
            }
            from = i + 1;
        }
    }
}
