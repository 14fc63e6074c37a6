package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.CslItem;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

class LabelModelTrainerTest {
    @Test
    void noWorkToLearnFromIsAmongThoseToTryTheModelOn() throws IOException {
        List<CslItem> items = LabelModelTrainer.itemsOf(Files.readAllBytes(TrainingWorks.FILE));
        assertTrue(items.size() > 1000, () -> items.size() + " works");
        items.forEach(item -> {
            assertTrue(ReferenceCorpus.isPrintable(item), item::toString);
            assertEquals(ReferenceShare.LEARNT, ReferenceCorpus.shareOf(item), item::toString);
        });
    }

    @Test
    void noStyleToLearnFromIsAmongThoseToTryTheModelOn() {
        List<String> learnt = ReferenceShare.LEARNT.styles();
        assertEquals(25, ReferenceShare.TUNED.styles().size());
        assertEquals(25, ReferenceShare.HELD_BACK.styles().size());
        assertTrue(ReferenceShare.TUNED.styles().stream().noneMatch(learnt::contains));
        assertTrue(ReferenceShare.HELD_BACK.styles().stream().noneMatch(learnt::contains));
    }
}
