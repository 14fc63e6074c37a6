package octavo.merge;

import java.util.ArrayList;
import java.util.List;

/// One element in the three states: its index in each sequence, or -1 where it is missing.
record AlignedTriple(int base, int ours, int theirs) {

    /// All elements of three sequences: first those of the base in its order, then our additions,
    /// then their additions.
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
