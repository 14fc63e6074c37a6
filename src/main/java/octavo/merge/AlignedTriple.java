package octavo.merge;

import java.util.ArrayList;
import java.util.List;

/// One thing through the three states: its place in each row, or -1 where it is not in it.
record AlignedTriple(int base, int ours, int theirs) {

    /// All things of three rows: first those of the base in its order, then what we added, then
    /// what only they added.
    static List<AlignedTriple> of(
            UnitMatching baseToOurs, UnitMatching baseToTheirs, UnitMatching oursToTheirs) {
        List<AlignedTriple> strands = new ArrayList<>();
        for (int i = 0; i < baseToOurs.leftSize(); i++) {
            strands.add(new AlignedTriple(i, baseToOurs.ofLeft(i), baseToTheirs.ofLeft(i)));
        }
        for (int i = 0; i < baseToOurs.rightSize(); i++) {
            if (baseToOurs.ofRight(i) < 0) {
                strands.add(new AlignedTriple(-1, i, oursToTheirs.ofLeft(i)));
            }
        }
        for (int i = 0; i < baseToTheirs.rightSize(); i++) {
            if (baseToTheirs.ofRight(i) < 0 && oursToTheirs.ofRight(i) < 0) {
                strands.add(new AlignedTriple(-1, -1, i));
            }
        }
        return strands;
    }
}
