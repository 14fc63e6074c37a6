package octavo.gui.probe;

import javafx.animation.AnimationTimer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.gui.entries.EntriesModel;
import octavo.gui.incremental.UiStepQueue;
import octavo.storage.QuickWrite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Reports what the window shows, and when, to scripts. Inactive unless requested: by the
/// environment variable `OCTAVO_DEBUG_DUMP`, the path of a file to be kept in sync with the window
/// (and, with `.places` appended, of one with screen positions), and by the system property
/// `octavo.exitAfterShow`. With the latter, `octavo.search` may give a query to run at the end,
/// which must not match all entries.
public final class WindowProbe {
    private static final javafx.util.Duration PAUSE = javafx.util.Duration.millis(150);

    /// The index, after the process name, of the start time in Linux's stat file.
    private static final int STARTED = 19;

    /// Linux's clock ticks per second, as seen by programs.
    private static final int TICKS = 100;

    private final Stage stage;
    private final Supplier<Optional<EntriesModel>> front;
    private final Map<Path, String> last = new HashMap<>();

    private WindowProbe(Stage stage, Supplier<Optional<EntriesModel>> front) {
        this.stage = stage;
        this.front = front;
    }

    /// Starts observing a window, if requested by environment or property.
    ///
    /// @param front the entries of the current library, if one is open
    /// @param areOpen whether all files given at startup have been read
    public static void watch(
            Stage stage, Supplier<Optional<EntriesModel>> front, BooleanSupplier areOpen) {
        WindowProbe probe = new WindowProbe(stage, front);
        String file = System.getenv("OCTAVO_DEBUG_DUMP");
        if (file != null && !file.isEmpty()) {
            probe.dumpInto(Path.of(file));
        }
        if (Boolean.getBoolean("octavo.exitAfterShow")) {
            probe.exitAfterShow(areOpen);
        }
    }

    private void exitAfterShow(BooleanSupplier areOpen) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step("first frame", () -> true));
        steps.add(new Step("table shown", () -> areOpen.getAsBoolean() && hasRows()));
        String query = System.getProperty("octavo.search", "");
        if (!query.isEmpty()) {
            steps.add(new Step("searched", () -> isFound(query)));
        }
        steps.add(new Step("all shown", UiStepQueue::isOver));
        new Stopwatch(steps.iterator()).start();
    }

    /// Whether the table shows rows, if there are any.
    private boolean hasRows() {
        return front.get().map(entries -> entries.shown().isEmpty()).orElse(true)
                || stage.getScene().lookup(".table-row-cell") != null;
    }

    /// Runs the search unless that is done already; returns whether the table shows the result.
    private boolean isFound(String query) {
        Optional<EntriesModel> entries = front.get();
        entries.ifPresent(it -> it.queryProperty().set(query));
        return entries.map(it -> it.shownCountProperty().get() < it.totalProperty().get())
                .orElse(true);
    }

    /// The time since the program started. On Linux, Java counts a process's start from the boot
    /// time, which it only knows in whole seconds, and so is up to a second too high; the system's
    /// own files have both to a hundredth of a second.
    static Duration elapsed() {
        try {
            return elapsed(
                    Files.readString(Path.of("/proc/self/stat")),
                    Files.readString(Path.of("/proc/uptime")));
        } catch (IOException e) {
            Instant now = Instant.now();
            return Duration.between(ProcessHandle.current().info().startInstant().orElse(now), now);
        }
    }

    /// @param stat the process's stat file; its name, in brackets, may contain anything
    /// @param uptime the seconds since boot, and more
    static Duration elapsed(String stat, String uptime) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        double started = Double.parseDouble(fields[STARTED]) / TICKS;
        double now = Double.parseDouble(uptime.split(" ", 2)[0]);
        return Duration.ofMillis(Math.round((now - started) * 1000));
    }

    private static void tell(String what) {
        System.out.println(what + " " + elapsed().toMillis() + " ms");
    }

    private void dumpInto(Path file) {
        Path places = file.resolveSibling(file.getFileName() + ".places");
        Timeline clock =
                new Timeline(
                        new KeyFrame(
                                PAUSE,
                                _ -> {
                                    dumpIfChanged(places, NodePlaces.now());
                                    dumpIfChanged(file, lines());
                                }));
        clock.setCycleCount(Timeline.INDEFINITE);
        clock.play();
    }

    private void dumpIfChanged(Path file, List<String> lines) {
        String now = String.join("\n", lines) + "\n";
        if (now.equals(last.get(file))) {
            return;
        }
        try {
            QuickWrite.writeFile(file, now.getBytes(StandardCharsets.UTF_8));
            last.put(file, now);
        } catch (IOException e) {
            System.err.println("octavo: " + e);
        }
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("title: " + stage.getTitle());
        Node focus = stage.getScene().getFocusOwner();
        lines.add("focus: " + (focus == null ? "" : focus.getId()));
        for (Window window : Window.getWindows()) {
            if (window.getScene() != null) {
                collect(window.getScene().getRoot(), lines);
            }
        }
        return lines;
    }

    private static void collect(Node node, List<String> lines) {
        if (!node.isVisible() || node instanceof IndexedCell<?> cell && cell.isEmpty()) {
            return;
        }
        if (node instanceof TableRow<?> row) {
            lines.add(cells(row));
        } else if (node instanceof TextInputControl field) {
            lines.add(name(node) + field.getText().replace("\n", "\\n"));
        } else if (node instanceof Labeled labeled && hasText(labeled)) {
            lines.add(name(node) + labeled.getText());
        } else if (node instanceof Parent parent) {
            inOrder(parent).forEach(child -> collect(child, lines));
        }
    }

    private static boolean hasText(Labeled labeled) {
        return labeled.getText() != null && !labeled.getText().isEmpty();
    }

    /// Each cell ends with a tab, also the last: which it is depends on the room.
    private static String cells(TableRow<?> row) {
        return row.getChildrenUnmodifiable().stream()
                .filter(Labeled.class::isInstance)
                .map(cell -> ((Labeled) cell).getText() + "\t")
                .collect(Collectors.joining());
    }

    private static String name(Node node) {
        return node.getId() == null ? "" : node.getId() + ": ";
    }

    /// A table keeps its rows in arbitrary order.
    private static List<Node> inOrder(Parent parent) {
        List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
        if (children.stream().allMatch(IndexedCell.class::isInstance)) {
            children.sort(Comparator.comparingInt(child -> ((IndexedCell<?>) child).getIndex()));
        }
        return children;
    }

    /// A condition to wait for.
    private record Step(String name, BooleanSupplier done) {}

    /// Reports when each step was on the screen, and exits after the last.
    private static final class Stopwatch extends AnimationTimer {
        private final Iterator<Step> steps;
        private Step step;
        private boolean done;

        Stopwatch(Iterator<Step> steps) {
            this.steps = steps;
            this.step = steps.next();
        }

        @Override
        public void handle(long now) {
            // Anything done before the last pulse was drawn in it.
            if (done) {
                tell(step.name());
                if (!steps.hasNext()) {
                    System.exit(0);
                }
                step = steps.next();
            }
            done = step.done().getAsBoolean();
        }
    }
}
