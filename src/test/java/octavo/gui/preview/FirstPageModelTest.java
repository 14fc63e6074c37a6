package octavo.gui.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import octavo.files.pdf.DrawnPaper;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.ReadingPlace;
import octavo.values.FileLink;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The first page of the entry's file.
class FirstPageModelTest {
    @TempDir private Path folder = Path.of("");
    private final FirstPageModel model =
            new FirstPageModel(
                    new BackgroundTasks(Runnable::run, Runnable::run), trouble -> fail(trouble));

    private void show(String... paths) {
        List<ReadingPlace> places =
                Stream.of(paths)
                        .<ReadingPlace>map(
                                path -> new ReadingPlace.FilePlace("file", new FileLink("", path)))
                        .toList();
        model.showFirstPage(places, Optional.of(folder));
    }

    private void paper(String name) throws IOException {
        Files.write(folder.resolve(name), new DrawnPaper().bold(60, 80, 16, "A Paper").bytes());
    }

    @Test
    void noFileIsOpenedUntilSomebodyWantsToSeeIt() throws IOException {
        paper("a.pdf");
        show("a.pdf");
        assertTrue(model.imageProperty().get().isEmpty());
        model.wantedProperty().set(true);
        assertEquals(1000, model.imageProperty().get().orElseThrow().getWidth(), 1);
        model.wantedProperty().set(false);
        assertTrue(model.imageProperty().get().isEmpty());
    }

    @Test
    void whatIsNoPdfIsPassedOver() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "nothing");
        Files.writeString(folder.resolve("a.pdf"), "no PDF");
        paper("b.pdf");
        model.wantedProperty().set(true);
        show("missing.pdf", "a.txt", "a.pdf", "b.pdf");
        assertTrue(model.imageProperty().get().isPresent());
        assertEquals("", model.problemProperty().get());
    }

    @Test
    void whyThereIsNoPageIsSaid() throws IOException {
        model.wantedProperty().set(true);
        show("missing.pdf");
        assertTrue(model.problemProperty().get().contains("missing"));
        Files.writeString(folder.resolve("a.pdf"), "%PDF-1.5 and nothing more");
        show("a.pdf");
        assertTrue(model.problemProperty().get().contains("damaged"));
        show();
        assertFalse(model.imageProperty().get().isPresent());
        assertEquals("", model.problemProperty().get());
    }
}
