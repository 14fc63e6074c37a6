package octavo.gui;

import com.sun.javafx.perf.PerformanceTracker;
import com.sun.javafx.tk.Toolkit;
import com.sun.management.OperatingSystemMXBean;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;

import octavo.gui.entries.EntryCells;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.gui.openlibraries.NoQuestions;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.SettingsFile;

import org.jspecify.annotations.Nullable;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/// How fast the window is with a large library, beside a plain table of the same rows. Run it with
/// `-Dglass.platform=Headless -Dprism.order=sw` and the path of a library.
///
/// With `-Doctavo.alone=true` the plain table, which takes minutes to sort a million, is left out;
/// with `-Doctavo.opening=true` all but the opening is.
///
/// A time runs from the key or click until the table that answers it has been laid out; waiting for
/// the next frame is not in it.
final class WindowBenchmark {
    private static final List<String> QUERIES =
            List.of(
                    "stochastic",
                    "author:smith",
                    "year:19",
                    "\"neural network\"",
                    "type:book müller");
    private static final int SCROLLING = 5_000;

    /// Twenty keys a second are more than anybody types. Without a pause, a key would wait until
    /// the frame that answers the one before is drawn.
    private static final int PAUSE = 50;

    private final Path file;
    private final Stage stage;
    private final Gui gui;

    /// The processor time that the window's thread spent on what was awaited last.
    private double used;

    private WindowBenchmark(Path file, Stage stage, Gui gui) {
        this.file = file;
        this.stage = stage;
        this.gui = gui;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("octavo");
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false);
        WindowBenchmark benchmark = on(() -> of(folder, Path.of(arguments[0])));
        benchmark.run(arguments.length > 1 ? Integer.parseInt(arguments[1]) : 3);
        System.exit(0);
    }

    private static WindowBenchmark of(Path folder, Path file) {
        SettingsFile settings = new SettingsFile(folder.resolve("settings.json"));
        BackgroundTasks background = BackgroundTasks.ofWindow();
        Stage stage = new Stage();
        Gui gui =
                new Gui(
                        stage,
                        new SettingsStore(background, settings, settings.loadSettings()),
                        new NoQuestions(),
                        folder.resolve("state"));
        gui.showWindow(List.of());
        stage.setWidth(1280);
        stage.setHeight(800);
        return new WindowBenchmark(file, stage, gui);
    }

    /// @param warm how often to open the file again
    private void run(int warm) throws Exception {
        long size = Files.size(file);
        System.out.printf("%s: %.0f MB%n", file.getFileName(), size / 1e6);
        open("cold");
        for (int i = 0; i < warm; i++) {
            quiet();
            on(() -> close());
            open("warm");
        }
        if (Boolean.getBoolean("octavo.opening")) {
            return;
        }
        long start = System.nanoTime();
        int fields = workspace().entries().indexProperty().get().get().fieldNames().size();
        System.out.printf("index of %d fields ready %.2f s later%n", fields, seconds(start));
        quiet();
        heap(size);
        measure("Octavo", new Ours());
        on(() -> close());
        if (Boolean.getBoolean("octavo.alone")) {
            return;
        }
        PlainTable plain = on(() -> new PlainTable(file, stage));
        measure("plain TableView", plain);
    }

    private @Nullable Void close() {
        gui.workspaces().closeAll(() -> {});
        return null;
    }

    /// Opens the file, and searches as soon as there is a table.
    private void open(String how) throws Exception {
        long start = System.nanoTime();
        long cpu = processCpu();
        CompletableFuture<Boolean> shown = new CompletableFuture<>();
        on(() -> {
            gui.workspaces()
                    .open(file, _ -> Platform.runLater(() -> shown.complete(layOut())), () -> {});
            return true;
        });
        shown.get();
        while (!on(UiStepQueue::isOver)) {
            Thread.sleep(1);
        }
        double table = seconds(start);
        double tableCpu = (processCpu() - cpu) / 1e9;
        Ours ours = new Ours();
        await(ours.table(), () -> ours.search("author:smith"));
        System.out.printf(
                "%s: table shown %.2f s (processors %.2f s), searched %.2f s (%.2f s)%n",
                how, table, tableCpu, seconds(start), (processCpu() - cpu) / 1e9);
        await(ours.table(), () -> ours.search(""));
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    /// Does at once what the next frame would do before it is drawn. Asking the window for its
    /// styles and its layout instead would have those of all its nodes worked out.
    private static boolean layOut() {
        Toolkit.getToolkit().firePulse();
        return true;
    }

    private Workspace workspace() {
        return Objects.requireNonNull(gui.workspaces().currentProperty().get());
    }

    /// Waits until nothing goes on in the background.
    private static void quiet() throws InterruptedException {
        long before;
        do {
            before = processCpu();
            Thread.sleep(2_000);
        } while (processCpu() - before > 200_000_000);
    }

    private static long processCpu() {
        var process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return process.getProcessCpuTime();
    }

    private static void heap(long size) {
        System.gc();
        System.gc();
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.printf(
                "heap %.0f MB, %.2f times the file%n",
                heap.getUsed() / 1e6, 1.0 * heap.getUsed() / size);
    }

    private void measure(String name, Subject subject) throws Exception {
        System.out.println(name);
        for (int round = 0; round < 2; round++) {
            List<Double> keys = new ArrayList<>();
            List<Double> own = new ArrayList<>();
            for (String query : QUERIES) {
                for (int length = 1; length <= query.length(); length++) {
                    String begun = query.substring(0, length);
                    Thread.sleep(PAUSE);
                    keys.add(await(subject.table(), () -> subject.search(begun)));
                    own.add(used);
                }
                await(subject.table(), () -> subject.search(""));
            }
            print("keystroke to filtered table", keys, round);
            print("of the window's thread", own, round);
        }
        for (int round = 0; round < 3; round++) {
            for (TableColumn<EntryCells, ?> column : List.copyOf(subject.table().getColumns())) {
                double time = await(subject.table(), () -> sort(subject.table(), column));
                System.out.printf(
                        "  sort by %-20s %8.1f ms, of the window's thread %.1f ms%n",
                        column.getId(), time, used);
            }
        }
        await(subject.table(), () -> subject.table().getSortOrder().clear());
        scroll(subject.table());
    }

    private static void sort(TableView<EntryCells> table, TableColumn<EntryCells, ?> column) {
        column.setSortType(TableColumn.SortType.ASCENDING);
        table.getSortOrder().setAll(List.of(column));
    }

    /// Does something to a table, and waits until its rows are others and laid out.
    ///
    /// @return the milliseconds
    private double await(TableView<EntryCells> table, Runnable change) throws Exception {
        CompletableFuture<Long> done = new CompletableFuture<>();
        Runnable laidOut =
                () -> {
                    long end = System.nanoTime();
                    if (!done.isDone()) {
                        used = (ownCpu() - used) / 1e6;
                        done.complete(end);
                    }
                };
        ListChangeListener<EntryCells> listener =
                _ -> {
                    scene().addPostLayoutPulseListener(laidOut);
                    Platform.runLater(WindowBenchmark::layOut);
                };
        long start =
                on(() -> {
                    table.getItems().addListener(listener);
                    used = ownCpu();
                    long begun = System.nanoTime();
                    change.run();
                    return begun;
                });
        long end = done.get();
        on(() -> {
            table.getItems().removeListener(listener);
            scene().removePostLayoutPulseListener(laidOut);
            return true;
        });
        return (end - start) / 1e6;
    }

    private static void print(String what, List<Double> times, int round) {
        double[] sorted = times.stream().mapToDouble(it -> it).sorted().toArray();
        System.out.printf(
                "  %s, round %d: median %.1f ms, p99 %.1f ms, most %.1f ms%n",
                what,
                round,
                sorted[sorted.length / 2],
                sorted[sorted.length * 99 / 100],
                Arrays.stream(sorted).max().orElse(0));
    }

    private void scroll(TableView<EntryCells> table) throws Exception {
        PerformanceTracker tracker = on(() -> PerformanceTracker.getSceneTracker(scene()));
        int deep = table.getItems().size() / 4 * 3;
        for (Scroller scroller :
                List.of(
                        new Scroller(table, 0, 3),
                        new Scroller(table, 0, 30),
                        new Scroller(table, 0, 997),
                        new Scroller(table, deep, 3))) {
            on(() -> {
                tracker.resetAverageFPS();
                scroller.start();
                return true;
            });
            long cpu = cpu();
            Thread.sleep(SCROLLING);
            long used = cpu() - cpu;
            float frames = tracker.getAverageFPS();
            on(() -> {
                scroller.stop();
                return true;
            });
            System.out.printf(
                    "  scrolling by %d rows a frame from row %d: %.1f frames/s, %.1f pulses/s, %.1f"
                            + " ms of the window's thread a pulse%n",
                    scroller.step,
                    scroller.start,
                    frames,
                    scroller.frames * 1e3 / SCROLLING,
                    used / 1e6 / scroller.frames);
        }
        PerformanceTracker.releaseSceneTracker(scene());
    }

    private Scene scene() {
        return stage.getScene();
    }

    /// The processor time of the window's thread.
    private static long cpu() throws Exception {
        return on(WindowBenchmark::ownCpu);
    }

    private static long ownCpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static <T> T on(Callable<T> work) throws Exception {
        CompletableFuture<T> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                done.complete(work.call());
            } catch (Exception e) {
                done.completeExceptionally(e);
            }
        });
        return done.get();
    }

    /// A table that can be searched.
    interface Subject {
        TableView<EntryCells> table();

        void search(String query);
    }

    private final class Ours implements Subject {
        @Override
        @SuppressWarnings("unchecked") // the table that has this id
        public TableView<EntryCells> table() {
            return (TableView<EntryCells>) Objects.requireNonNull(scene().lookup("#entries"));
        }

        @Override
        public void search(String query) {
            ((TextField) Objects.requireNonNull(scene().lookup("#search"))).setText(query);
        }
    }

    /// Scrolls on at every frame.
    private static final class Scroller extends AnimationTimer {
        private final TableView<EntryCells> table;
        private final int start;
        private final int step;
        private int frames;
        private int row;

        Scroller(TableView<EntryCells> table, int start, int step) {
            this.table = table;
            this.start = start;
            this.step = step;
            row = start;
        }

        @Override
        public void handle(long now) {
            frames++;
            row = (row + step) % table.getItems().size();
            table.scrollTo(row);
        }
    }
}
