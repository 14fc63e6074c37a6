package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

class LibraryReadingTest {
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final LibraryReading opening =
            new LibraryReading(new BackgroundTasks(work::add, Runnable::run));
    private final List<String> read = new ArrayList<>();
    private final List<Optional<Exception>> troubles = new ArrayList<>();

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void makeFiles() throws IOException {
        Files.writeString(folder.resolve("one.bib"), "@misc{one}");
        Files.writeString(folder.resolve("two.bib"), "@misc{two}");
    }

    private void read(String name) {
        opening.readFile(
                folder.resolve(name),
                file -> read.add(file.libraryFile().path().getFileName().toString()),
                troubles::add);
    }

    private void work() {
        while (!work.isEmpty()) {
            work.poll().run();
        }
    }

    @Test
    void whatIsReadIsToldUntilItIs() {
        read("one.bib");
        assertEquals("Opening one.bib …", opening.busyMessageProperty().get());
        work();
        assertEquals("", opening.busyMessageProperty().get());
        assertEquals(List.of("one.bib"), read);
    }

    @Test
    void whatIsGivenUpDoesNotComeLater() {
        read("one.bib");
        opening.cancelAll();
        assertEquals("", opening.busyMessageProperty().get());
        assertEquals(List.of(Optional.empty()), troubles);
        work();
        assertEquals(List.of(), read);
        read("one.bib");
        work();
        assertEquals(List.of("one.bib"), read);
    }

    @Test
    void twoFilesAreReadAtATimeAndNoneTwice() {
        read("one.bib");
        read("two.bib");
        read("one.bib");
        assertEquals(List.of(Optional.empty()), troubles);
        work.poll().run();
        assertEquals("Opening two.bib …", opening.busyMessageProperty().get());
        work();
        assertEquals(List.of("one.bib", "two.bib"), read);
    }

    @Test
    void whatCannotBeReadIsTold() {
        read("none.bib");
        work();
        assertEquals("", opening.busyMessageProperty().get());
        assertInstanceOf(NoSuchFileException.class, troubles.getFirst().orElseThrow());
    }
}
