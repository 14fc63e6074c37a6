package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.util.List;

class ReferenceTextAccuracyTest {
    private static final double FIELDS_RIGHT = 0.93;
    private static final double SPLIT_RIGHT = 0.95;
    private static final int REFERENCES_OF_A_STYLE = 4;

    @Test
    @Tag("slow")
    void mostFieldsOfReferencesInUnseenStylesAreRight() throws IOException {
        List<FieldAgreement> agreements =
                ReferenceTextBenchmark.agreements(
                        ReferenceShare.TUNED, REFERENCES_OF_A_STYLE, false);
        long right = agreements.stream().filter(FieldAgreement::isRight).count();
        assertTrue(
                right >= FIELDS_RIGHT * agreements.size(), () -> right + "/" + agreements.size());
    }

    @ParameterizedTest
    @EnumSource(
            value = ReferenceLists.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = "BROKEN_LINES")
    @Tag("slow")
    void nearlyAllReferencesOfListsAreSplitRight(ReferenceLists shape) throws IOException {
        int[] count = ReferenceTextBenchmark.splitRight(ReferenceShare.TUNED, shape);
        assertTrue(count[0] >= SPLIT_RIGHT * count[1], () -> count[0] + " of " + count[1]);
    }

    @Test
    void aMegabyteWithoutABlankIsNoReference() {
        var format = new ReferenceTextFormat();
        SourceContent content = SourceContent.of("x,.(2001)".repeat(120_000));
        assertTrue(!format.looksLike(content));
        assertEquals(List.of(), format.readWorks(content).works());
    }

    @Test
    void onlyTheFirstReferencesOfAHundredThousandLinesAreRead() {
        String line = "Mai, L. A paper. Journal 1, 2 (2001).\n";
        ImportedWorks read =
                new ReferenceTextFormat().readWorks(SourceContent.of(line.repeat(100_000)));
        assertTrue(read.works().size() <= ReferenceTextFormat.MOST_REFERENCES);
        assertEquals(1, read.damagedRecords().size());
    }
}
