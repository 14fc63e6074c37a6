package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

import jfx.incubator.scene.control.richtext.CodeArea;

import octavo.gui.Gui;
import octavo.gui.UiTasks;
import octavo.gui.entries.EntryCells;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.settings.SettingsFile;

import org.testfx.api.FxRobot;
import org.testfx.api.FxRobotContext;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The whole window, on a screen that nobody sees, with a robot at the keys. Its questions are
/// answered by the test.
public final class TestWindow implements AutoCloseable {
    private static final int FRAMES = 3;
    private static final FxRobotContext ROBOT = robot();

    /// What nobody caught in the window's thread.
    private static final List<Throwable> UNCAUGHT = uncaught();

    /// What the window's thread has to do, in all tests.
    public static final UiTasks TASKS = on(UiTasks::install);

    private final Questions questions =
            new Questions() {
                @Override
                public void askAboutChanges(Workspace workspace, Consumer<CloseAnswer> reply) {
                    asked++;
                    reply.accept(answer);
                }

                @Override
                public void askForName(LibraryDocument document, Consumer<Path> reply) {
                    name.ifPresent(reply);
                }

                @Override
                public void askForExport(
                        LibraryDocument document, String ending, Consumer<Path> reply) {
                    name.ifPresent(reply);
                }

                @Override
                public void askForJoined(String libraryName, Consumer<Path> reply) {
                    name.ifPresent(reply);
                }

                @Override
                public void askForPdf(LibraryDocument document, Consumer<Path> reply) {
                    name.ifPresent(reply);
                }

                @Override
                public void askForFolder(Consumer<Path> reply) {
                    files.stream().findFirst().ifPresent(reply);
                }

                @Override
                public void askForLinks(LibraryDocument document, Consumer<List<Path>> reply) {
                    reply.accept(files);
                }

                @Override
                public void askForImports(LibraryDocument document, Consumer<List<Path>> reply) {
                    reply.accept(files);
                }

                @Override
                public void askForFiles(
                        Optional<LibraryDocument> library, Consumer<List<Path>> reply) {
                    reply.accept(files);
                }
            };

    public final Stage stage;
    public final Gui gui;
    private final AtomicInteger underWay = new AtomicInteger();
    private int asked;
    private Questions.CloseAnswer answer = Questions.CloseAnswer.CANCEL;
    private Optional<Path> name = Optional.empty();
    private List<Path> files = List.of();

    private TestWindow(Path config, List<Path> open) {
        SettingsFile file = new SettingsFile(config.resolve("settings.json"));
        BackgroundTasks background = BackgroundTasks.ofWindow(this::counted);
        TASKS.starting(true);
        stage = on(Stage::new);
        gui =
                on(() ->
                        new Gui(
                                stage,
                                new SettingsStore(background, file, file.loadSettings()),
                                questions,
                                config.resolve("state")));
        run(() -> gui.showWindow(open));
        run(() -> stage.requestFocus());
        until("the files are read", () -> gui.workspaces().settledFiles() >= open.size());
        awaitFrames();
        settle();
        TASKS.starting(false);
    }

    private Executor counted(Executor executor) {
        return task -> {
            underWay.incrementAndGet();
            executor.execute(() -> {
                try {
                    task.run();
                } finally {
                    underWay.decrementAndGet();
                }
            });
        };
    }

    /// Waits until what has happened is on the screen.
    public static void awaitFrames() {
        awaitFrames(FRAMES);
    }

    private static void awaitFrames(int number) {
        CountDownLatch frames = new CountDownLatch(number);
        AnimationTimer timer =
                new AnimationTimer() {
                    @Override
                    public void handle(long now) {
                        frames.countDown();
                    }
                };
        now(timer::start);
        try {
            assertTrue(frames.await(20, TimeUnit.SECONDS), "no frames");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        now(timer::stop);
    }

    public static TestWindow of(Path config, Path... open) {
        return new TestWindow(config, List.of(open));
    }

    private static FxRobotContext robot() {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        Platform.setImplicitExit(false);
        return new FxRobot().robotContext();
    }

    private static List<Throwable> uncaught() {
        List<Throwable> uncaught = new CopyOnWriteArrayList<>();
        Thread window = on(Thread::currentThread);
        window.setUncaughtExceptionHandler((_, trouble) -> uncaught.add(trouble));
        return uncaught;
    }

    public static <T> T on(Callable<T> work) {
        return WaitForAsyncUtils.waitForAsyncFx(20_000, work);
    }

    /// What a test works out in the window's thread, which is not counted as the window's work.
    public static <T> T look(Callable<T> work) {
        return look(20_000, work);
    }

    /// The same, for at most so many milliseconds.
    public static <T> T look(long most, Callable<T> work) {
        return WaitForAsyncUtils.waitForAsyncFx(
                most,
                () -> {
                    TASKS.leaveOut();
                    return work.call();
                });
    }

    /// Does something in the window's thread, and waits until that is done.
    public static void now(Runnable work) {
        WaitForAsyncUtils.waitForAsyncFx(20_000, work);
    }

    /// Does something in the window's thread, and waits until all that it leads to is there.
    public static void run(Runnable work) {
        now(work);
        settle();
    }

    /// Waits until what comes into the window in turn is there, and laid out. TestFX's own wait
    /// always takes 50 milliseconds.
    private static void settle() {
        awaitFrames();
        if (on(UiStepQueue::isOver)) {
            return;
        }
        do {
            awaitFrames();
        } while (!on(UiStepQueue::isOver));
        awaitFrames();
    }

    public static void until(String what, Callable<Boolean> holds) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> on(holds));
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain until " + what, e);
        }
        settle();
    }

    public void answer(Questions.CloseAnswer other) {
        answer = other;
    }

    public void nameFor(Path path) {
        name = Optional.of(path);
    }

    public void choose(Path... paths) {
        files = List.of(paths);
    }

    int asked() {
        return asked;
    }

    public Scene scene() {
        return stage.getScene();
    }

    public boolean has(String id) {
        return on(() -> shown(id).isPresent());
    }

    private Optional<Node> shown(String id) {
        return scene().getRoot().lookupAll("#" + id.replace("+", "\\+")).stream()
                .filter(node -> node.getScene() != null && isShown(node))
                .findFirst();
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible() || each.getOpacity() == 0) {
                return false;
            }
        }
        return true;
    }

    public Node node(String id) {
        return on(() -> shown(id).orElseThrow(() -> new AssertionError("no " + id)));
    }

    public String text(String id) {
        Node node = node(id);
        return on(() ->
                switch (node) {
                    case TextInputControl field -> field.getText();
                    case CodeArea source -> source.getText();
                    case Labeled labeled -> labeled.getText();
                    default -> throw new AssertionError(id + " has no text");
                });
    }

    @SuppressWarnings("unchecked")
    public // the table that has this id
    TableView<EntryCells> table() {
        return (TableView<EntryCells>) node("entries");
    }

    /// The keys in the rows that the table has on the screen.
    public List<String> keys() {
        return on(() -> table().getItems().stream().map(row -> row.texts().key()).toList());
    }

    public void press(KeyCode... keys) {
        ROBOT.getKeyboardRobot().pressNoWait(keys);
        settle();
        ROBOT.getKeyboardRobot().releaseNoWait(keys);
        settle();
    }

    public void type(String text) {
        Scene scene = on(this::focused);
        text.chars()
                .forEach(character -> {
                    String typed = Character.toString(character);
                    ROBOT.getBaseRobot().typeKeyboard(scene, keyOf(character), typed);
                    awaitFrames(1);
                });
        settle();
    }

    private Scene focused() {
        return Window.getWindows().stream()
                .filter(Window::isFocused)
                .findFirst()
                .orElse(stage)
                .getScene();
    }

    private static KeyCode keyOf(int character) {
        return switch (character) {
            case '\n' -> KeyCode.ENTER;
            case '\t' -> KeyCode.TAB;
            default -> KeyCode.UNDEFINED;
        };
    }

    public void click(Node node) {
        Bounds bounds = on(() -> node.localToScreen(node.getBoundsInLocal()));
        ROBOT.getMouseRobot().moveNoWait(new Point2D(bounds.getCenterX(), bounds.getCenterY()));
        settle();
        ROBOT.getMouseRobot().pressNoWait(MouseButton.PRIMARY);
        settle();
        ROBOT.getMouseRobot().releaseNoWait(MouseButton.PRIMARY);
        settle();
    }

    /// Clicks while Shift or the shortcut key is held down, which the robot's mouse does not tell.
    public void click(Node node, KeyCode held) {
        Bounds bounds = on(node::getBoundsInLocal);
        for (var type : List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED)) {
            run(() -> fire(node, type, bounds.getCenterX(), bounds.getCenterY(), held));
        }
    }

    /// Drags a node by some pixels downwards, as a hand does.
    public void drag(Node node, double down) {
        double x = 20;
        double y = 5;
        run(() -> {
            fire(node, MouseEvent.MOUSE_PRESSED, x, y);
            fire(node, MouseEvent.MOUSE_DRAGGED, x, y + down / 2);
            fire(node, MouseEvent.MOUSE_DRAGGED, x, y + down);
            fire(node, MouseEvent.MOUSE_RELEASED, x, y + down);
        });
    }

    private static void fire(
            Node node, EventType<MouseEvent> type, double x, double y, KeyCode... held) {
        boolean isShortcutDown = List.of(held).contains(KeyCode.SHORTCUT);
        Point2D inScene = node.localToScene(x, y);
        Point2D screen = node.localToScreen(x, y);
        boolean pressed = type != MouseEvent.MOUSE_RELEASED;
        node.fireEvent(
                new MouseEvent(
                        type,
                        inScene.getX(),
                        inScene.getY(),
                        screen.getX(),
                        screen.getY(),
                        MouseButton.PRIMARY,
                        1,
                        List.of(held).contains(KeyCode.SHIFT),
                        isShortcutDown,
                        false,
                        isShortcutDown,
                        pressed,
                        false,
                        false,
                        true,
                        false,
                        false,
                        null));
    }

    public void focus(String id) {
        Node node = node(id);
        run(node::requestFocus);
    }

    /// Puts a text in the place of what a field holds, and leads the keys on.
    public void replace(String id, String text) {
        focus(id);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
        press(KeyCode.TAB);
    }

    public void select(int row) {
        run(() -> table().getSelectionModel().clearAndSelect(row));
    }

    /// Has the command of a menu done. Presses the button that says something, once it is there.
    public void clickText(String text) {
        until("there is " + text, () -> button(text).isPresent());
        run(() -> button(text).orElseThrow().fire());
    }

    public Optional<Button> button(String text) {
        return scene().getRoot().lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(button -> text.equals(button.getText()) && isShown(button))
                .findFirst();
    }

    public void command(String id) {
        run(() -> gui.command(id).perform());
    }

    /// Performs commands one after another before anything else can happen.
    public void commandsAtOnce(String... ids) {
        run(() -> {
            for (String id : ids) {
                gui.command(id).perform();
            }
        });
    }

    public void untilState(LibraryDocument.SaveState state) {
        until("the library is " + state, () -> document().saveStateProperty().get() == state);
    }

    public LibraryDocument document() {
        Workspace workspace = gui.workspaces().currentProperty().get();
        assertTrue(workspace != null, "no library is open");
        return workspace.document();
    }

    public List<String> notices() {
        return on(() -> shownNotices().stream().map(UserNotice::messageText).toList());
    }

    /// What the window says; for its own thread.
    public List<UserNotice> shownNotices() {
        return Stream.concat(
                        gui.workspaces().generalNotices().stream(),
                        Stream.ofNullable(gui.workspaces().currentNotices().getValue())
                                .flatMap(List::stream))
                .toList();
    }

    public static boolean hasPopup() {
        return Window.getWindows().stream().anyMatch(PopupWindow.class::isInstance);
    }

    /// All nodes on the screen.
    public List<Node> nodes() {
        return on(() -> {
            List<Node> all = new ArrayList<>();
            scene().getRoot().lookupAll("*").stream()
                    .filter(node -> isShown(node) && !(node instanceof TableRow))
                    .forEach(all::add);
            return all;
        });
    }

    @Override
    public void close() {
        run(stage::hide);
        until("nothing is written any more", () -> underWay.get() == 0);
        List<Throwable> uncaught = List.copyOf(UNCAUGHT);
        UNCAUGHT.clear();
        for (Throwable each : uncaught) {
            throw new AssertionError("nobody caught this in the window's thread", each);
        }
    }
}
