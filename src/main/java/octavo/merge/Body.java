package octavo.merge;

import octavo.bib.Slice;

import java.util.ArrayList;
import java.util.List;

/// Writes what stands between an entry's key and its end, with the commas that BibTeX wants and a
/// line end behind each remark.
final class Body {
    private final FieldCraft craft;
    private final Row<Woven.Left> members;
    private final List<Slice> gaps;

    private Body(FieldCraft craft, Row<Woven.Left> members, String lineEnd) {
        this.craft = craft;
        this.members = members;
        this.gaps = new ArrayList<>(members.gaps());
        endRemarks(lineEnd);
        addCommas();
    }

    /// @param marks fields that stand before all others
    static Slice of(FieldCraft craft, List<Slice> marks, Row<Woven.Left> members, String lineEnd) {
        var body = new Body(craft, members, lineEnd);
        var bytes = new Bytes();
        marks.forEach(mark -> bytes.add(craft.separator()).add(mark));
        return bytes.add(Woven.joined(new Row<>(members.elements(), body.gaps))).slice();
    }

    private void endRemarks(String lineEnd) {
        for (int i = 0; i < members.size(); i++) {
            boolean remark = members.elements().get(i).bytes().at(0) == '%';
            if (remark && !hasLineEnd(gaps.get(i + 1))) {
                gaps.set(i + 1, new Bytes().add(lineEnd).add(gaps.get(i + 1)).slice());
            }
        }
    }

    static boolean hasLineEnd(Slice gap) {
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
            if (gaps.subList(from, i + 1).stream().noneMatch(FieldCraft::hasComma)) {
                gaps.set(from, new Bytes().add(",").add(gaps.get(from)).slice());
            }
            from = i + 1;
        }
    }
}
