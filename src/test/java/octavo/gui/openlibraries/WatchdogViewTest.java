package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TableColumn;
import javafx.scene.input.KeyCode;

import octavo.gui.UiTasks;
import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.EntryCells;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.pagecontract.LibraryPage;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Looks how long the window's thread is taken up by one task, while a large library is worked on.
///
/// All is done several times. The first times do not count, since what is done first is done slowly
/// by any program in Java; of the others the one counts in which the longest task of a step was
/// shortest. With the time of the processor instead of the clock's, that makes the limit one for
/// the code and not for the machine. The ten longest go to the log.
@Tag("slow")
class WatchdogViewTest {
    private static final int ENTRIES = 20_000;
    private static final int AUTHORS = 3_000;
    private static final int ROUNDS = 6;
    private static final int UNCOUNTED = 3;

    /// In milliseconds. The bar is 50 on a machine that has nothing else to do: other programs take
    /// the caches away and keep the compiler waiting, which costs time of the processor too.
    private static final int LIMIT = Integer.getInteger("octavo.watchdog.limit", 400);

    @TempDir private Path folder = Path.of("");

    /// By step: its longest task in each round that counts.
    private final Map<String, List<UiTasks.Task>> longest = new LinkedHashMap<>();

    private int round;

    private Path library() throws IOException {
        StringBuilder file = new StringBuilder();
        String authors =
                IntStream.range(0, AUTHORS)
                        .mapToObj(i -> "Family%d, Given".formatted(i))
                        .collect(Collectors.joining(" and "));
        file.append("@article{many, author = {%s}, title = {Many}}\n".formatted(authors));
        for (int i = 0; i < ENTRIES - 1; i++) {
            file.append(
                    """
                    @article{key%d, author = {Family%d, Given and Other, Ann}, title = {Title number %d},
                      journal = {Journal of %d}, year = %d, pages = {%d-%d}, keywords = {tag%d}}
                    """
                            .formatted(i, i % 999, i, i % 77, 1950 + i % 75, i, i + 9, i % 50));
        }
        return Files.writeString(folder.resolve("big.bib"), file);
    }

    @Test
    void noTaskOfTheWindowsThreadTakesLong() throws Exception {
        try (TestWindow window = TestWindow.of(folder, library())) {
            for (round = 0; round < ROUNDS; round++) {
                work(window, TestWindow.TASKS);
            }
        }
        List<Map.Entry<String, UiTasks.Task>> ranked =
                longest.entrySet().stream()
                        .map(step -> Map.entry(step.getKey(), shortest(step.getValue())))
                        .sorted(Comparator.comparingLong(step -> -step.getValue().nanos()))
                        .toList();
        ranked.stream().limit(10).forEach(WatchdogViewTest::tell);
        assertTrue(ranked.size() > 10, "the watchdog slept");
        var worst = ranked.getFirst();
        assertTrue(worst.getValue().millis() < LIMIT, worst.toString());
    }

    private static UiTasks.Task shortest(List<UiTasks.Task> rounds) {
        return Collections.min(rounds, Comparator.comparingLong(UiTasks.Task::nanos));
    }

    private static void tell(Map.Entry<String, UiTasks.Task> step) {
        System.out.println(
                "watchdog: %5.1f ms while %s: %s"
                        .formatted(
                                step.getValue().millis(), step.getKey(), step.getValue().where()));
    }

    private void during(UiTasks tasks, String name, Runnable work) {
        TestWindow.run(() -> {});
        tasks.take();
        work.run();
        TestWindow.run(() -> {});
        if (round >= UNCOUNTED) {
            tasks.take().stream()
                    .findFirst()
                    .ifPresent(it -> longest.computeIfAbsent(name, _ -> new ArrayList<>()).add(it));
        }
    }

    private void work(TestWindow window, UiTasks tasks) {
        for (String query : List.of("number", "year:1960", "")) {
            during(tasks, "searching '" + query + "'", () -> search(window, query));
        }
        during(tasks, "selecting", () -> window.select(100));
        during(tasks, "editing", () -> window.replace("field-year", "200" + round));
        during(tasks, "undoing", () -> window.command("undo"));
        during(tasks, "selecting all", () -> select(window));
        during(tasks, "showing 3,000 authors", () -> window.select(0));
        during(tasks, "leaving them", () -> window.select(100));
        for (int column = 0; column < 6; column++) {
            int by = column;
            during(tasks, "sorting by column " + by, () -> sort(window, by));
        }
        during(tasks, "sorting no more", () -> sort(window, -1));
        for (LibraryPage page : LibraryPages.otherPages()) {
            during(tasks, "going to " + page.id(), () -> window.command("go-" + page.id()));
        }
        during(tasks, "going back", () -> window.command("go-library"));
        checkOverlays(window, tasks);
        during(tasks, "saving", () -> save(window));
    }

    private void checkOverlays(TestWindow window, UiTasks tasks) {
        during(tasks, "opening the palette", () -> window.command("palette"));
        during(tasks, "finding", () -> window.type("tit"));
        during(tasks, "leaving the palette", () -> window.press(KeyCode.ESCAPE));
        during(tasks, "opening the settings", () -> window.command("settings"));
        during(tasks, "leaving the settings", () -> window.press(KeyCode.ESCAPE));
    }

    private static void save(TestWindow window) {
        window.command("save");
        window.untilState(SaveState.SAVED);
    }

    private static void select(TestWindow window) {
        TestWindow.run(() -> window.table().getSelectionModel().selectAll());
    }

    private static void search(TestWindow window, String query) {
        boolean all = !query.contains(":");
        TestWindow.run(() -> entries(window).queryProperty().set(query));
        TestWindow.until("it is found", () -> all == entries(window).shown().size() > ENTRIES / 2);
    }

    private static EntriesModel entries(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get()).entries();
    }

    private static void sort(TestWindow window, int column) {
        TestWindow.run(() -> {
            List<TableColumn<EntryCells, ?>> columns = window.table().getColumns();
            window.table()
                    .getSortOrder()
                    .setAll(column < 0 ? List.of() : List.of(columns.get(column)));
        });
    }
}
