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
import octavo.gui.lazyloading.UiStepQueue;
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
    private static final javafx.util.Duration DUMP_INTERVAL = javafx.util.Duration.millis(150);

    /// The index, after the process name, of the start time in Linux's stat file.
    private static final int START_TIME_FIELD = 19;

    /// Linux's clock ticks per second, as seen by programs.
    private static final int TICKS_PER_SECOND = 100;

    private final Stage stage;
    private final Supplier<Optional<EntriesModel>> frontModel;
    private final Map<Path, String> lastDumps = new HashMap<>();

    private WindowProbe(Stage stage, Supplier<Optional<EntriesModel>> frontModel) {
        this.stage = stage;
        this.frontModel = frontModel;
    }

    /// Starts observing a window, if requested by environment or property.
    ///
    /// @param frontModel the entries of the current library, if one is open
    /// @param areLibrariesOpen whether all files given at startup have been read
    public static void watchWindow(
            Stage stage,
            Supplier<Optional<EntriesModel>> frontModel,
            BooleanSupplier areLibrariesOpen) {
        WindowProbe windowProbe = new WindowProbe(stage, frontModel);
        String file = System.getenv("OCTAVO_DEBUG_DUMP");
        if (file != null && !file.isEmpty()) {
            windowProbe.dumpInto(Path.of(file));
        }
        if (Boolean.getBoolean("octavo.exitAfterShow")) {
            windowProbe.exitAfterShow(areLibrariesOpen);
        }
    }

    private void exitAfterShow(BooleanSupplier areLibrariesOpen) {
        List<StartStep> steps = new ArrayList<>();
        steps.add(new StartStep("first frame", () -> true));
        steps.add(new StartStep("table shown", () -> areLibrariesOpen.getAsBoolean() && hasRows()));
        String query = System.getProperty("octavo.search", "");
        if (!query.isEmpty()) {
            steps.add(new StartStep("searched", () -> isFound(query)));
        }
        steps.add(new StartStep("all shown", UiStepQueue::isOver));
        new StepTimer(steps.iterator()).start();
    }

    /// Whether the table shows rows, if there are any.
    private boolean hasRows() {
        return frontModel.get().map(entries -> entries.shown().isEmpty()).orElse(true)
                || stage.getScene().lookup(".table-row-cell") != null;
    }

    /// Runs the search unless that is done already; returns whether the table shows the result.
    private boolean isFound(String query) {
        Optional<EntriesModel> entries = frontModel.get();
        entries.ifPresent(it -> it.queryProperty().set(query));
        return entries.map(it -> it.shownCountProperty().get() < it.totalProperty().get())
                .orElse(true);
    }

    /// The time since the program started. On Linux, Java counts a process's start from the boot
    /// time, which it knows only to the second, and so is up to a second too high; the system's own
    /// files have both to a hundredth of a second.
    static Duration elapsed() {
        try {
            return elapsed(
                    Files.readString(Path.of("/proc/self/stat")),
                    Files.readString(Path.of("/proc/uptime")));
        } catch (IOException exception) {
            Instant now = Instant.now();
            return Duration.between(ProcessHandle.current().info().startInstant().orElse(now), now);
        }
    }

    /// @param stat the process's stat file; its name, in brackets, may contain anything
    /// @param uptime the seconds since boot, and more
    static Duration elapsed(String stat, String uptime) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        double startSeconds = Double.parseDouble(fields[START_TIME_FIELD]) / TICKS_PER_SECOND;
        double now = Double.parseDouble(uptime.split(" ", 2)[0]);
        return Duration.ofMillis(Math.round((now - startSeconds) * 1000));
    }

    private static void printTime(String stepName) {
        System.out.println(stepName + " " + elapsed().toMillis() + " ms");
    }

    private void dumpInto(Path file) {
        Path placesFile = file.resolveSibling(file.getFileName() + ".places");
        Timeline dumpTimeline =
                new Timeline(
                        new KeyFrame(
                                DUMP_INTERVAL,
                                _ -> {
                                    dumpIfChanged(placesFile, NodePlaces.currentPlaces());
                                    dumpIfChanged(file, dumpLines());
                                }));
        dumpTimeline.setCycleCount(Timeline.INDEFINITE);
        dumpTimeline.play();
    }

    private void dumpIfChanged(Path file, List<String> lines) {
        String newDump = String.join("\n", lines) + "\n";
        if (newDump.equals(lastDumps.get(file))) {
            return;
        }
        try {
            QuickWrite.writeFile(file, newDump.getBytes(StandardCharsets.UTF_8));
            lastDumps.put(file, newDump);
        } catch (IOException exception) {
            System.err.println("octavo: " + exception);
        }
    }

    private List<String> dumpLines() {
        List<String> lines = new ArrayList<>();
        lines.add("title: " + stage.getTitle());
        Node focusOwner = stage.getScene().getFocusOwner();
        lines.add("focus: " + (focusOwner == null ? "" : focusOwner.getId()));
        for (Window window : Window.getWindows()) {
            if (window.getScene() != null) {
                collectLines(window.getScene().getRoot(), lines);
            }
        }
        return lines;
    }

    private static void collectLines(Node node, List<String> lines) {
        if (!node.isVisible() || node instanceof IndexedCell<?> cell && cell.isEmpty()) {
            return;
        }
        if (node instanceof TableRow<?> row) {
            lines.add(rowText(row));
        } else if (node instanceof TextInputControl field) {
            lines.add(namePrefix(node) + field.getText().replace("\n", "\\n"));
        } else if (node instanceof Labeled labeled && hasText(labeled)) {
            lines.add(namePrefix(node) + labeled.getText());
        } else if (node instanceof Parent parent) {
            childrenInOrder(parent).forEach(child -> collectLines(child, lines));
        }
    }

    private static boolean hasText(Labeled labeled) {
        return labeled.getText() != null && !labeled.getText().isEmpty();
    }

    /// Each cell ends with a tab, also the last: which it is depends on the room.
    private static String rowText(TableRow<?> row) {
        return row.getChildrenUnmodifiable().stream()
                .filter(Labeled.class::isInstance)
                .map(cell -> ((Labeled) cell).getText() + "\t")
                .collect(Collectors.joining());
    }

    private static String namePrefix(Node node) {
        return node.getId() == null ? "" : node.getId() + ": ";
    }

    /// A table keeps its rows in arbitrary order.
    private static List<Node> childrenInOrder(Parent parent) {
        List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
        if (children.stream().allMatch(IndexedCell.class::isInstance)) {
            children.sort(Comparator.comparingInt(child -> ((IndexedCell<?>) child).getIndex()));
        }
        return children;
    }

    /// A condition to wait for.
    private record StartStep(String stepName, BooleanSupplier isDone) {}

    /// Reports when each step was on the screen, and exits after the last.
    private static final class StepTimer extends AnimationTimer {
        private final Iterator<StartStep> steps;
        private StartStep currentStep;
        private boolean isStepDone;

        StepTimer(Iterator<StartStep> steps) {
            this.steps = steps;
            this.currentStep = steps.next();
        }

        @Override
        public void handle(long frameNanos) {
            // Anything done before the last pulse was drawn in it.
            if (isStepDone) {
                printTime(currentStep.stepName());
                if (!steps.hasNext()) {
                    System.exit(0);
                }
                currentStep = steps.next();
            }
            isStepDone = currentStep.isDone().getAsBoolean();
        }
    }
}
