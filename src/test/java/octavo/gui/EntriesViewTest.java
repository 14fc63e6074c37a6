package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import octavo.bib.BibParser;
import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.EntriesView;
import octavo.gui.entries.Rows;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class EntriesViewTest {
    private final Deque<Runnable> work = new ArrayDeque<>();

    private EntriesModel model(int entries) {
        String file =
                IntStream.range(0, entries)
                        .mapToObj("@misc{key%1$d, title = {Number %1$d}}\n"::formatted)
                        .collect(Collectors.joining());
        Rows rows = Rows.of(Library.of(BibParser.parse(file)));
        return new EntriesModel(new Background(work::add, Runnable::run), rows, e -> fail(e));
    }

    private static List<String> selected(EntriesModel model) {
        return TestWindow.on(() ->
                model.shown().stream()
                        .filter(row -> model.chosen().contains(row.slot().number()))
                        .map(row -> row.texts().key())
                        .toList());
    }

    @Test
    void theFirstOfFewRowsIsSelectedAtOnce() {
        EntriesModel model = model(3);
        TestWindow.run(() -> new EntriesView(model, () -> {}).begin());
        assertEquals(List.of("key0"), selected(model));
    }

    @Test
    void ofManyRowsTheFirstThatFitsIsSelectedAfterASearch() {
        EntriesModel model = model(1000);
        TestWindow.run(() -> {
            new EntriesView(model, () -> {}).begin();
            model.queryProperty().set("key77");
        });
        assertEquals(List.of(), selected(model));
        TestWindow.run(() -> work.forEach(Runnable::run));
        TestWindow.until("a row is selected", () -> !selected(model).isEmpty());
        assertEquals(List.of("key77"), selected(model));
    }

    @Test
    void whatSomebodySelectsMeanwhileStaysSelected() throws InterruptedException {
        EntriesModel model = model(1000);
        TestWindow.run(() -> {
            new EntriesView(model, () -> {}).begin();
            int sixth = model.shown().get(5).slot().number();
            model.select(List.of(sixth), sixth);
        });
        Thread.sleep(500);
        assertEquals(List.of("key5"), selected(model));
    }

    @Test
    void inAClosedLibraryNothingIsSelected() throws InterruptedException {
        EntriesModel model = model(1000);
        TestWindow.run(() -> {
            new EntriesView(model, () -> {}).begin();
            model.close();
        });
        Thread.sleep(500);
        assertEquals(List.of(), selected(model));
    }
}
