package octavo.gui.printing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.cslreferences.StyledReferences;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Test;

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
        Library library = Library.of(BibParser.parse(file.getBytes(StandardCharsets.UTF_8)));
        var task =
                new PrintModel.PrintRequest(
                        Work.allOf(library).toList(), style, new StyledReferences(), List.of());
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
