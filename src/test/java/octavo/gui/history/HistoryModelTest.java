package octavo.gui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;

import octavo.bib.BibParser;
import octavo.gui.Background;
import octavo.gui.OpenLibrary;
import octavo.library.Library;
import octavo.recovery.Versions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class HistoryModelTest {
    @TempDir private Path folder = Path.of("");

    private final SimpleObjectProperty<Library> library =
            new SimpleObjectProperty<>(library("@misc{a, title = {Now}}\n"));
    private final List<String> steps = new ArrayList<>();
    private final List<Exception> failures = new ArrayList<>();

    private static Library library(String source) {
        return Library.of(BibParser.parse(source.getBytes(StandardCharsets.UTF_8)));
    }

    private Versions versions() throws IOException {
        return Versions.of(folder.resolve("state"), folder.resolve("p.bib"));
    }

    private HistoryModel model() throws IOException {
        Versions kept = versions();
        kept.keep(
                library("@misc{a, title = {Old}}\n").file(), Instant.parse("2026-01-01T00:00:00Z"));
        kept.keep(library.get().file(), Instant.parse("2026-01-02T00:00:00Z"));
        HistoryModel model =
                new HistoryModel(
                        new OpenLibrary(
                                new Background(Runnable::run, Runnable::run),
                                library,
                                Optional::empty,
                                () -> Optional.of(versions()),
                                (label, edit) -> {
                                    steps.add(label);
                                    library.set(library.get().apply(edit));
                                },
                                new OpenLibrary.Ways((_, _) -> {}, _ -> {}),
                                failures::add));
        model.refresh();
        assertEquals(List.of(), failures);
        return model;
    }

    @Test
    void theNewestVersionComesFirst() throws IOException {
        assertEquals(
                List.of(2L, 1L),
                model().versionsProperty().get().stream().map(each -> each.number()).toList());
    }

    @Test
    void aVersionShowsWhatHasChangedSince() throws IOException {
        HistoryModel model = model();
        model.choose(model.versionsProperty().get().getLast());
        List<String> diff = model.comparedProperty().get().orElseThrow().diff();
        assertTrue(diff.contains("-@misc{a, title = {Old}}"), diff.toString());
        assertTrue(diff.contains("+@misc{a, title = {Now}}"), diff.toString());
        model.choose(model.versionsProperty().get().getFirst());
        assertEquals(List.of(), model.comparedProperty().get().orElseThrow().diff());
    }

    @Test
    void goingBackIsAStepThatGivesTheOldBytes() throws IOException {
        HistoryModel model = model();
        model.choose(model.versionsProperty().get().getLast());
        model.restore("January");
        assertEquals(1, steps.size());
        assertEquals("@misc{a, title = {Old}}\n", library.get().file().text());
        assertEquals(List.of(), model.comparedProperty().get().orElseThrow().diff());
    }

    @Test
    void aVersionThatIsGoneIsTold() throws IOException {
        HistoryModel model = model();
        var version = model.versionsProperty().get().getLast();
        Files.delete(version.file());
        model.choose(version);
        assertEquals(1, failures.size());
        assertEquals(Optional.empty(), model.comparedProperty().get());
    }
}
