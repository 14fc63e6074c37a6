package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.util.BitSet;

class PartialIndexTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            "@misc{a, title={Octopus}}@misc{b, title={Octopus}}@misc{c,"
                                    + " title={Squid}}"));
    private static final Query OCTOPUS = Query.matchingWords("octopus");

    private final PartialIndex partialIndex = PartialIndex.of(LIBRARY, 1);

    @Test
    void finishedPartsAnswerBeforeTheOthersAreBuilt() {
        assertEquals(new BitSet(), partialIndex.matchingFinishedSlots(OCTOPUS));
        partialIndex.buildPart(1);
        assertEquals(BitSet.valueOf(new long[] {2}), partialIndex.matchingFinishedSlots(OCTOPUS));
    }

    @Test
    void allPartsAnswerAsTheWholeIndex() {
        BitSet found = partialIndex.finishIndex().matchingSlots(OCTOPUS);
        assertEquals(BitSet.valueOf(new long[] {3}), found);
        assertEquals(found, partialIndex.matchingFinishedSlots(OCTOPUS));
    }
}
