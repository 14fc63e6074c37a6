package octavo.gui.duplicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.duplicates.MergePlan.ValueSource;
import octavo.gui.Opened;
import octavo.gui.duplicates.PairModel.PairSort;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

class DuplicatesModelTest {
    private static final String DOUBLE =
            """
            @inproceedings{kungfu, author = {Mai, Luo}, title = {KungFu: Making Training Adaptive},
              year = 2020, doi = {10.1/kf}, note = {read}}
            @inproceedings{mai20, author = {Mai, L.}, title = {KungFu: Making Training Adaptive},
              year = 2020, doi = {10.1/kf}, pages = {937--954}}
            @misc{other, title = {Other}, related = {mai20}}
            """;
    private static final String TWINS =
            """
            @misc{pre, author = {Mai, Luo and Li, Guo}, title = {KungFu: Adaptive Training}, year = 2019,
              eprint = {1901.00001}, archiveprefix = {arXiv}}
            @inproceedings{pub, author = {Mai, Luo and Li, Guo}, title = {KungFu: Making Training Adaptive},
              booktitle = {OSDI}, year = 2020, eprint = {1901.00001}}
            """;

    @TempDir private Path folder = Path.of("");

    private Opened opened = Opened.of("");

    private DuplicatesModel model(String text) throws IOException {
        opened = Opened.in(folder, text);
        return new DuplicatesModel(opened.forPage());
    }

    @AfterEach
    void nothingFailed() {
        assertEquals(List.of(), opened.failures());
    }

    @Test
    void twoEntriesBecomeOneAsIsProposedInOneStep() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairModels().getFirst();
        assertEquals(PairSort.DUPLICATES, pair.sort());
        assertTrue(pair.isCertain());
        model.joinPair(pair);
        assertEquals(List.of("Merge mai20 into kungfu"), opened.steps());
        assertTrue(opened.text().contains("pages = {937--954}"), opened.text());
        assertTrue(opened.text().contains("ids = {mai20}"), opened.text());
        assertTrue(opened.text().contains("related = {kungfu}"), opened.text());
        assertFalse(opened.text().contains("@inproceedings{mai20"), opened.text());
        assertTrue(model.pairModels().isEmpty());
    }

    @Test
    void eachFieldIsTakenFromWhereSomebodySays() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairModels().getFirst();
        pair.chooseSource("author", ValueSource.GONE);
        pair.chooseSource("note", ValueSource.GONE);
        pair.chooseSource("pages", ValueSource.KEPT);
        model.joinPair(pair);
        assertTrue(opened.text().contains("author = {Mai, L.}"), opened.text());
        assertFalse(opened.text().contains("note"), opened.text());
        assertFalse(opened.text().contains("pages"), opened.text());
    }

    @Test
    void aPairCanBeJoinedBeforeTheOthersAreComparedAnew() throws IOException {
        DuplicatesModel model =
                model(
                        """
                        @misc{a, author = {Berg, Bo}, title = {Trees of Tensors}, year = 2001, doi = {10.1/a}}
                        @misc{b, author = {Berg, Bo}, title = {Trees of Tensors}, year = 2001, doi = {10.1/a}}
                        """
                                + TWINS);
        List<PairModel> pairs = List.copyOf(model.pairModels());
        assertEquals(2, pairs.size());
        pairs.forEach(model::joinPair);
        assertEquals(2, opened.steps().size());
        assertTrue(opened.text().contains("related = {pub}"), opened.text());
        assertFalse(opened.text().contains("@misc{b"), opened.text());
    }

    @Test
    void aPairThatHasChangedMeanwhileIsLookedAtAgain() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairModels().getFirst();
        model.joinPair(pair);
        String joinedText = opened.text();
        model.joinPair(pair);
        assertEquals(joinedText, opened.text());
        assertTrue(model.problemProperty().get().contains("changed since"));
    }

    @Test
    void theOtherEntryCanStay() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairModels().getFirst();
        pair.swapEntries();
        assertEquals("mai20", pair.keptKey());
        model.joinPair(pair);
        assertTrue(opened.text().contains("@inproceedings{mai20"), opened.text());
        assertFalse(opened.text().contains("@inproceedings{kungfu"), opened.text());
    }

    @Test
    void pairsThatAreCertainAndLoseNothingAreJoinedInOneStep() throws IOException {
        String file =
                TWINS
                        + """
                        @article{a1, author = {Roe, Ann}, title = {On Merging Whole Libraries}, journal = {J}, year = 2018, doi = {10.1/a}}
                        @article{a2, author = {Roe, Ann}, title = {On Merging Whole Libraries}, journal = {J}, year = 2018, doi = {10.1/a}, pages = {1--9}}
                        @article{b1, author = {Poe, Eve}, title = {A Survey of Several Systems}, journal = {J}, year = 2017, doi = {10.1/b}}
                        @article{b2, author = {Poe, Eve}, title = {A Survey of Several Systems}, journal = {K}, year = 2017, doi = {10.1/b}}
                        """;
        DuplicatesModel model = model(file);
        assertEquals(3, model.pairModels().size());
        assertEquals(
                List.of("a1", "pre"),
                model.trivialPairs().stream().map(PairModel::keptKey).sorted().toList());
        model.settleTrivial();
        assertEquals(List.of("Merge or link 2 certain pairs"), opened.steps());
        assertTrue(opened.text().contains("related = {pub}"), opened.text());
        assertTrue(opened.text().contains("pages = {1--9}"), opened.text());
        assertFalse(opened.text().contains("@article{a2"), opened.text());
        assertTrue(opened.text().contains("@article{b2"), opened.text());
        assertEquals("b1", model.pairModels().getFirst().keptKey());
        opened.undo();
        assertEquals(file, opened.text());
    }

    @Test
    void whatIsKeptApartIsNotOfferedAgain() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        model.keepPairApart(model.pairModels().getFirst());
        assertTrue(model.pairModels().isEmpty());
        assertEquals(DOUBLE, opened.text());
        assertTrue(model(DOUBLE).pairModels().isEmpty());
    }

    @Test
    void whatIsSkippedComesBackWithTheNextLook() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        model.skipPair(model.pairModels().getFirst());
        opened.library()
                .set(
                        opened.library()
                                .get()
                                .applyEdit(opened.library().get().removeSlots(List.of())));
        assertTrue(model.pairModels().isEmpty());
        assertEquals(1, model(DOUBLE).pairModels().size());
    }

    @Test
    void aPreprintIsLinkedWithItsPublication() throws IOException {
        DuplicatesModel model = model(TWINS);
        PairModel pair = model.pairModels().getFirst();
        assertEquals(PairSort.TWINS, pair.sort());
        model.joinPair(pair);
        assertTrue(opened.text().contains("related = {pub}"), opened.text());
        assertTrue(opened.text().contains("relatedtype = {publishedas}"), opened.text());
        assertTrue(model.pairModels().isEmpty());
    }

    @Test
    void undoAsksAgainAboutEntriesThatWereSaidToBeDifferent() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        model.keepPairApart(model.pairModels().getFirst());
        assertEquals(List.of("Keep kungfu and mai20 apart"), opened.steps());
        assertTrue(model.pairModels().isEmpty());
        opened.undo();
        assertEquals(1, model.pairModels().size());
        opened.redo();
        assertTrue(model.pairModels().isEmpty());
    }
}
