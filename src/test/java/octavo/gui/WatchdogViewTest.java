package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.application.Platform;
import javafx.scene.input.KeyCode;

import octavo.gui.entries.EntriesModel;
import octavo.gui.shell.Document.State;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/// Looks how long the window's thread lets others wait, while a large library is worked on. The
/// limit is for a machine that does a lot else, and without a graphics card; what is measured goes
/// to the log.
class WatchdogViewTest {
    private static final int ENTRIES = 20_000;
    private static final long LIMIT = 400;
    private static final long PAUSE = 2_000_000;

    @TempDir private Path folder = Path.of("");

    /// A wait, and during which step it was.
    private record Wait(String step, long millis) {}

    private final ConcurrentLinkedQueue<Wait> waits = new ConcurrentLinkedQueue<>();
    private volatile String step = "";
    private volatile boolean over;

    /// Asks the window's thread for a sign of life, again and again.
    private void watch() {
        while (!over) {
            String during = step;
            long start = System.nanoTime();
            Thread watcher = Thread.currentThread();
            AtomicBoolean answered = new AtomicBoolean();
            Platform.runLater(() -> {
                answered.set(true);
                LockSupport.unpark(watcher);
            });
            while (!answered.get() && !over) {
                LockSupport.parkNanos(PAUSE);
            }
            waits.add(new Wait(during, (System.nanoTime() - start) / 1_000_000));
            LockSupport.parkNanos(PAUSE);
        }
    }

    private Path library() throws IOException {
        StringBuilder file = new StringBuilder();
        for (int i = 0; i < ENTRIES; i++) {
            file.append(
                    """
                    @article{key%d, author = {Family%d, Given and Other, Ann}, title = {Title number %d},
                      journal = {Journal of %d}, year = %d, pages = {%d-%d}, keywords = {tag%d}}
                    """
                            .formatted(i, i % 999, i, i % 77, 1950 + i % 75, i, i + 9, i % 50));
        }
        return Files.writeString(folder.resolve("big.bib"), file);
    }

    private void during(String name, Runnable work) {
        step = name;
        work.run();
        step = name + ", afterwards";
    }

    @Test
    void theWindowAnswersWhateverGoesOn() throws Exception {
        try (TestWindow window = TestWindow.of(folder, library())) {
            during("warming up", () -> work(window));
            waits.clear();
            Thread watcher = Thread.ofPlatform().start(this::watch);
            work(window);
            over = true;
            watcher.join();
        }
        List<Wait> longest = new ArrayList<>(waits);
        longest.sort(Comparator.comparingLong(Wait::millis).reversed());
        longest.subList(0, Math.min(10, longest.size()))
                .forEach(wait ->
                        System.out.println(
                                "watchdog: %4d ms while %s".formatted(wait.millis(), wait.step())));
        assertTrue(waits.size() > 50, "the watchdog slept");
        assertTrue(longest.getFirst().millis() < LIMIT, longest.getFirst().toString());
    }

    private void work(TestWindow window) {
        during("searching", () -> search(window, "number"));
        during("searching on", () -> search(window, "year:1960"));
        during("clearing the search", () -> search(window, ""));
        during("selecting", () -> window.select(100));
        during("editing", () -> window.replace("field-year", "2000"));
        during("undoing", () -> window.command("undo"));
        during("sorting", () -> TestWindow.run(() -> sort(window)));
        during("going to the problems", () -> go(window, "problems", "problems-summary"));
        during("going back", () -> window.command("go-library"));
        during("finding", () -> window.command("palette"));
        during("leaving", () -> window.press(KeyCode.ESCAPE));
        during("saving", () -> window.command("save"));
        window.untilState(State.SAVED);
    }

    private static void search(TestWindow window, String query) {
        TestWindow.run(() -> entries(window).queryProperty().set(query));
        Supplier<Boolean> isAll = () -> window.table().getItems().size() == ENTRIES;
        TestWindow.until(
                "it is found",
                () -> query.isEmpty() || query.equals("number") ? isAll.get() : !isAll.get());
    }

    private static EntriesModel entries(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get()).entries();
    }

    private static void sort(TestWindow window) {
        var columns = window.table().getColumns();
        window.table().getSortOrder().setAll(List.of(columns.get(2)));
    }

    private static void go(TestWindow window, String page, String shown) {
        window.command("go-" + page);
        TestWindow.until("the page is there", () -> window.has(shown));
    }
}
