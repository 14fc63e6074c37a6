package octavo.gui;

import static octavo.gui.WindowBenchmark.on;

import com.sun.management.OperatingSystemMXBean;

import javafx.application.Platform;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;

import octavo.gui.editor.FieldModel;
import octavo.gui.openlibraries.NoQuestions;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.GrowthCollection;
import octavo.settings.SettingsFile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/// How much memory the window takes while somebody works with a large library: searches, sorts,
/// edits and turns to *CV*, *People* and *Problems*, over and over. Run it with the options of the
/// launcher, `-Dglass.platform=Headless -Dprism.order=sw` and the path of a library, and how many
/// minutes.
///
/// The resident size is what the system says of the process (`/proc/self/statm`), twenty times a
/// second; each line has the most of its part.
final class WindowMemoryBenchmark {
    private static final List<String> QUERIES =
            List.of("stochastic", "author:smith", "\"neural network\"");
    private static final long PAGE_SIZE = 4096;
    private static final int KEY_PAUSE = 50;

    /// How long a page is waited for, in milliseconds.
    private static final long PATIENCE = 120_000;

    private final Stage stage;
    private final Gui gui;
    private final ResidentSize residentSize = new ResidentSize();
    private int round;

    private WindowMemoryBenchmark(Path folder) {
        SettingsFile settings = new SettingsFile(folder.resolve("settings.json"));
        stage = new Stage();
        gui =
                new Gui(
                        stage,
                        new SettingsStore(
                                BackgroundTasks.ofWindow(), settings, settings.loadSettings()),
                        new NoQuestions(),
                        folder.resolve("state"));
        gui.showWindow(List.of());
        stage.setWidth(1440);
        stage.setHeight(900);
        GrowthCollection.watchHeap();
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("octavo");
        Path library = Files.copy(Path.of(arguments[0]), folder.resolve("library.bib"));
        var minutes = Duration.ofMinutes(Long.parseLong(arguments[1]));
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false);
        WindowMemoryBenchmark benchmark = on(() -> new WindowMemoryBenchmark(folder));
        Thread.ofPlatform().daemon().start(benchmark.residentSize);
        benchmark.useWindow(library, minutes);
        System.exit(0);
    }

    private void useWindow(Path library, Duration duration) throws Exception {
        long end = System.nanoTime() + duration.toNanos();
        openLibrary(library);
        do {
            round++;
            search();
            sort();
            for (String page : List.of("cv", "people", "problems")) {
                edit();
                showPage(page);
            }
            showPage("library");
        } while (System.nanoTime() < end);
        System.out.printf(Locale.ROOT, "%nmost: %.2f GB%n", residentSize.most / 1e9);
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        System.out.printf(
                Locale.ROOT, "in use: %.2f GB%n", memory.getHeapMemoryUsage().getUsed() / 1e9);
    }

    private void openLibrary(Path library) throws Exception {
        CompletableFuture<Boolean> opened = new CompletableFuture<>();
        on(() -> {
            gui.workspaces().open(library, _ -> opened.complete(true), () -> {});
            return true;
        });
        opened.get();
        waitUntilQuiet();
        report("opened");
    }

    private void search() throws Exception {
        for (String query : QUERIES) {
            for (int length = 1; length <= query.length(); length++) {
                String begun = query.substring(0, length);
                on(() -> setSearch(begun));
                Thread.sleep(KEY_PAUSE);
            }
            waitUntilQuiet();
        }
        on(() -> setSearch(""));
        waitUntilQuiet();
        report("searched");
    }

    private boolean setSearch(String query) {
        ((TextField) Objects.requireNonNull(stage.getScene().lookup("#search"))).setText(query);
        return true;
    }

    private void sort() throws Exception {
        TableView<?> table =
                on(() ->
                        (TableView<?>) Objects.requireNonNull(stage.getScene().lookup("#entries")));
        for (TableColumn<?, ?> column : List.copyOf(table.getColumns())) {
            on(() -> sortBy(table, column));
            Thread.sleep(10 * KEY_PAUSE);
        }
        waitUntilQuiet();
        report("sorted");
    }

    @SuppressWarnings("unchecked") // a column of that table
    private static <R> boolean sortBy(TableView<R> table, TableColumn<?, ?> column) {
        return table.getSortOrder().setAll(List.of((TableColumn<R, ?>) column));
    }

    /// Changes the title of entries here and there.
    private void edit() throws Exception {
        for (int number = 0; number < 10; number++) {
            int row = (round * 1_009 + number * 7_919) % 90_000;
            on(() -> {
                workspace().entries().select(List.of(row), row);
                return true;
            });
            Thread.sleep(4 * KEY_PAUSE);
            on(() -> changeTitle(workspace()));
            Thread.sleep(4 * KEY_PAUSE);
        }
        waitUntilQuiet();
        report("edited");
    }

    private boolean changeTitle(Workspace workspace) {
        for (FieldModel field : List.copyOf(workspace.editor().fieldModels())) {
            if (field.fieldLine().fieldLabel().equals("title")) {
                field.textProperty().set("Anew " + round + ' ' + field.textProperty().get());
            }
        }
        workspace.editor().commit();
        return true;
    }

    private void showPage(String page) throws Exception {
        on(() -> {
            workspace().pageProperty().set(page);
            return true;
        });
        waitUntilQuiet();
        report(page);
    }

    private Workspace workspace() {
        return Objects.requireNonNull(gui.workspaces().currentProperty().get());
    }

    private void report(String part) {
        System.out.printf(
                Locale.ROOT,
                "round %d, %-8s %.2f GB, most %.2f GB%n",
                round,
                part,
                residentSize.now() / 1e9,
                residentSize.mostOfPart() / 1e9);
    }

    /// Waits until nothing goes on in the background, or patience ends.
    private static void waitUntilQuiet() throws InterruptedException {
        long end = System.nanoTime() + PATIENCE * 1_000_000;
        long before;
        do {
            before = processorTime();
            Thread.sleep(1_000);
        } while (processorTime() - before > 100_000_000 && System.nanoTime() < end);
    }

    private static long processorTime() {
        var process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return process.getProcessCpuTime();
    }

    /// Samples the resident size of this process.
    private static final class ResidentSize implements Runnable {
        private volatile long most;
        private volatile long mostOfPart;

        @Override
        public void run() {
            while (true) {
                long bytes = now();
                most = Math.max(most, bytes);
                mostOfPart = Math.max(mostOfPart, bytes);
                try {
                    Thread.sleep(50);
                } catch (InterruptedException _) {
                    return;
                }
            }
        }

        long now() {
            try {
                String pages = Files.readString(Path.of("/proc/self/statm")).split(" ", 3)[1];
                return Long.parseLong(pages) * PAGE_SIZE;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        long mostOfPart() {
            long result = mostOfPart;
            mostOfPart = 0;
            return result;
        }
    }
}
