package octavo.gui.printing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.cslreferences.StyledReferences;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PrintModelTest {
    private final Queue<Runnable> ui = new ArrayDeque<>();

    private PrintModel model(int entries, String style) {
        String file =
                IntStream.range(0, entries)
                        .mapToObj("@book{k%1$d, title = {Title %1$d}, year = 2020}\n"::formatted)
                        .collect(Collectors.joining());
        return model(file, List.of(), style);
    }

    /// @param chosen the indices of the selected entries
    private PrintModel model(String file, List<Integer> chosen, String style) {
        Library library = Library.of(BibParser.parse(file.getBytes(StandardCharsets.UTF_8)));
        List<Work> works = Work.allOf(library).toList();
        var task =
                new PrintModel.PrintRequest(
                        works,
                        chosen.stream().map(works::get).toList(),
                        style,
                        new StyledReferences(),
                        List.of());
        return new PrintModel(new BackgroundTasks(Runnable::run, ui::add), task, "Books");
    }

    @Test
    void theFirstOfManyPagesIsThereBeforeTheOthers() {
        PrintModel model = model(300, "ieee");
        assertEquals("Preparing the pages …", model.placeProperty().getValue());
        ui.remove().run();
        assertTrue(model.pictureProperty().get().isPresent());
        assertTrue(model.pagesProperty().get().isEmpty());
        assertEquals("Preparing the pages …", model.placeProperty().getValue());
        ui.remove().run();
        int pages = model.pagesProperty().get().orElseThrow().pageCount();
        assertTrue(pages > 3);
        assertEquals("1 of " + pages, model.placeProperty().getValue());
    }

    @ParameterizedTest
    @CsvSource({"0, false, 3, 1", "1, true, 2, 3"})
    void selectedEntriesArePrintedAloneIfSeveralAreOrSomebodySaysSo(
            int lastChosen, boolean isSelection, int workCount, int otherCount) {
        List<Integer> chosen = IntStream.rangeClosed(0, lastChosen).boxed().toList();
        PrintModel model = model("@book{a}\n@book{b}\n@book{c}\n", chosen, "ieee");
        assertEquals(isSelection, model.selectionOnlyProperty().get());
        assertEquals(workCount, model.workCount());
        model.selectionOnlyProperty().set(!isSelection);
        assertEquals(otherCount, model.workCount());
    }

    @Test
    void anotherHeadingMakesThePagesAnew() {
        PrintModel model = model(300, "apa");
        ui.forEach(Runnable::run);
        ui.clear();
        model.headingProperty().set("Other");
        assertTrue(model.pagesProperty().get().isEmpty());
        ui.forEach(Runnable::run);
        assertTrue(model.pagesProperty().get().isPresent());
    }

    @Test
    void nothingIsBeingMadeInAStyleThatThereIsNot() {
        PrintModel model = model(2, "no such style");
        ui.remove().run();
        assertEquals("There is no style no such style.", model.saidProperty().get());
        assertEquals("", model.placeProperty().getValue());
    }
}
