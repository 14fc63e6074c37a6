package octavo.merge;

import java.util.ArrayList;
import java.util.List;

/// One element in the three states: its index in each sequence, or -1 where it is missing.
record AlignedTriple(int baseIndex, int ourIndex, int theirIndex) {

    /// All elements of three sequences: first those of the base in its order, then our additions,
    /// then their additions.
    static List<AlignedTriple> of(
            UnitMatching baseToOurs, UnitMatching baseToTheirs, UnitMatching oursToTheirs) {
        List<AlignedTriple> triples = new ArrayList<>();
        for (int i = 0; i < baseToOurs.leftSize(); i++) {
            triples.add(
                    new AlignedTriple(
                            i, baseToOurs.partnerOfLeft(i), baseToTheirs.partnerOfLeft(i)));
        }
        for (int i = 0; i < baseToOurs.rightSize(); i++) {
            if (baseToOurs.partnerOfRight(i) < 0) {
                triples.add(new AlignedTriple(-1, i, oursToTheirs.partnerOfLeft(i)));
            }
        }
        for (int i = 0; i < baseToTheirs.rightSize(); i++) {
            if (baseToTheirs.partnerOfRight(i) < 0 && oursToTheirs.partnerOfRight(i) < 0) {
                triples.add(new AlignedTriple(-1, -1, i));
            }
        }
        return triples;
    }
}
