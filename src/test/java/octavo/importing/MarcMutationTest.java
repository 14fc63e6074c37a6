package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.formats.SourceFormats;
import octavo.formats.marc.MarcExchangeFormat;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.util.Objects;

/// Damages records of MARC 2709 at random: lengths, positions, terminators, characters.
class MarcMutationTest {
    private static final int MUTATIONS = Sample.of(1000);
    private static final String SIGNS = "\u001B\u001D\u001E\u001F0123456789 \n\0(N$1azb";

    private static byte[] sample() throws IOException {
        try (var in =
                Objects.requireNonNull(
                        MarcMutationTest.class.getResourceAsStream("marc/records.mrc"))) {
            return in.readAllBytes();
        }
    }

    @Test
    @Timeout(300)
    @Tag(Sample.TAG)
    void damagedRecordsAreReadWithoutException() throws IOException {
        var format = new MarcExchangeFormat();
        var damage = new FileDamage(SIGNS);
        SourceContent whole = SourceContent.of(sample());
        assertEquals(2, format.readWorks(whole).works().size());
        assertEquals(
                1, SourceFormats.allFormats().stream().filter(it -> it.looksLike(whole)).count());
        for (int i = 0; i < MUTATIONS; i++) {
            SourceContent content = SourceContent.of(damage.damaged(sample()));
            format.looksLike(content);
            ImportedWorks read = format.readWorks(content);
            assertTrue(read.works().size() + read.damagedRecords().size() > 0);
        }
    }
}
