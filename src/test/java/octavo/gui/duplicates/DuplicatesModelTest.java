package octavo.gui.duplicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;

import octavo.bib.BibParser;
import octavo.gui.Background;
import octavo.gui.OpenLibrary;
import octavo.gui.duplicates.PairModel.Sort;
import octavo.library.Library;
import octavo.twins.MergePlan.Source;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    private final SimpleObjectProperty<Library> library = new SimpleObjectProperty<>();
    private final List<String> steps = new ArrayList<>();

    private DuplicatesModel model(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), text);
        library.set(Library.of(BibParser.parse(text)));
        return new DuplicatesModel(
                new OpenLibrary(
                        new Background(Runnable::run, Runnable::run),
                        library,
                        () -> Optional.of(file),
                        Optional::empty,
                        (step, edit) -> {
                            steps.add(step);
                            library.set(library.get().apply(edit));
                        },
                        new OpenLibrary.Ways((_, _) -> {}, _ -> {}),
                        trouble -> {
                            throw new AssertionError(trouble);
                        }));
    }

    private String text() {
        return library.get().file().text();
    }

    @Test
    void twoEntriesBecomeOneAsIsProposedInOneStep() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairs().getFirst();
        assertEquals(Sort.DUPLICATES, pair.sort());
        assertTrue(pair.isCertain());
        model.join(pair);
        assertEquals(List.of("Merge mai20 into kungfu"), steps);
        assertTrue(text().contains("pages = {937--954}"), text());
        assertTrue(text().contains("ids = {mai20}"), text());
        assertTrue(text().contains("related = {kungfu}"), text());
        assertFalse(text().contains("@inproceedings{mai20"), text());
        assertTrue(model.pairs().isEmpty());
    }

    @Test
    void eachFieldIsTakenFromWhereSomebodySays() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairs().getFirst();
        pair.choose("author", Source.GONE);
        pair.choose("note", Source.GONE);
        pair.choose("pages", Source.KEPT);
        model.join(pair);
        assertTrue(text().contains("author = {Mai, L.}"), text());
        assertFalse(text().contains("note"), text());
        assertFalse(text().contains("pages"), text());
    }

    @Test
    void theOtherEntryCanStay() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        PairModel pair = model.pairs().getFirst();
        pair.swap();
        assertEquals("mai20", pair.first());
        model.join(pair);
        assertTrue(text().contains("@inproceedings{mai20"), text());
        assertFalse(text().contains("@inproceedings{kungfu"), text());
    }

    @Test
    void whatIsKeptApartIsNotOfferedAgain() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        model.keepApart(model.pairs().getFirst());
        assertTrue(model.pairs().isEmpty());
        assertEquals(DOUBLE, text());
        assertTrue(model(DOUBLE).pairs().isEmpty());
    }

    @Test
    void whatIsSkippedComesBackWithTheNextLook() throws IOException {
        DuplicatesModel model = model(DOUBLE);
        model.skip(model.pairs().getFirst());
        library.set(library.get().apply(library.get().removeAll(List.of())));
        assertTrue(model.pairs().isEmpty());
        assertEquals(1, model(DOUBLE).pairs().size());
    }

    @Test
    void aPreprintIsLinkedWithItsPublication() throws IOException {
        DuplicatesModel model = model(TWINS);
        PairModel pair = model.pairs().getFirst();
        assertEquals(Sort.TWINS, pair.sort());
        model.join(pair);
        assertTrue(text().contains("related = {pub}"), text());
        assertTrue(text().contains("relatedtype = {publishedas}"), text());
        assertTrue(model.pairs().isEmpty());
    }
}
