package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.lazyloading.IncrementalList;
import octavo.gui.lazyloading.LazyBox;
import octavo.gui.lazyloading.LazyPane;
import octavo.gui.lazyloading.UiStep;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What comes into the window in turn, frame by frame, is all there in the end.
class UiStepsViewTest {
    /// More than a frame leaves for steps, even while the program starts.
    private static final int LONG = 120;

    private final StackPane pane = TestWindow.on(StackPane::new);
    private final Scene scene = TestWindow.on(() -> new Scene(pane, 300, 900));

    @BeforeAll
    static void stepsAreTasks() {
        UiStepQueue.runThrough(Platform::runLater);
    }

    private static void pause() {
        try {
            Thread.sleep(LONG);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void betweenStepsThatTakeLongOthersHaveTheirTurn() {
        List<String> done = new CopyOnWriteArrayList<>();
        TestWindow.run(() -> {
            for (int i = 0; i < 3; i++) {
                UiStep turn =
                        new UiStep(
                                pane,
                                () -> {
                                    pause();
                                    done.add("step");
                                    Platform.runLater(() -> done.add("key"));
                                    return false;
                                });
                turn.requestStep();
            }
        });
        assertEquals(List.of("step", "key", "step", "key", "step", "key"), done);
    }

    @Test
    void stepsMakeNoFrameLonger() {
        List<Boolean> inFrames = new CopyOnWriteArrayList<>();
        TestWindow.run(() -> {
            new UiStep(pane, () -> inFrames.add(isInFrame()) && inFrames.size() < 3).requestStep();
        });
        assertEquals(List.of(false, false, false), inFrames);
    }

    private static boolean isInFrame() {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(it -> it.getMethodName().equals("pulse")));
    }

    @Test
    void whoAsksForATurnWhileItsLastStepIsStyledHasAnother() {
        AtomicInteger steps = new AtomicInteger();
        TestWindow.run(() -> {
            Label label = new Label("styled");
            UiStep turn =
                    new UiStep(
                            pane,
                            () -> {
                                if (steps.incrementAndGet() == 1) {
                                    pane.getChildren().add(label);
                                }
                                return false;
                            });
            label.skinProperty().addListener(_ -> turn.requestStep());
            turn.requestStep();
        });
        assertEquals(2, steps.get());
    }

    @Test
    void whatWasThereBeforeIsNotStyledAgainForWhatAStepAdds() {
        AtomicInteger asked = new AtomicInteger();
        Region there = TestWindow.on(() -> new StyledRegion(asked));
        LazyBox box = TestWindow.on(LazyBox::new);
        TestWindow.run(() -> {
            pane.getChildren().setAll(there, box);
            scene.getRoot().applyCss();
        });
        int before = asked.get();
        List<Label> lines = TestWindow.on(() -> Stream.of("a", "b").map(Label::new).toList());
        TestWindow.run(() -> box.show(lines));
        TestWindow.until("the lines are styled", () -> lines.getLast().getSkin() != null);
        assertEquals(before, asked.get());
        TestWindow.run(() -> scene.getRoot().applyCss());
        assertTrue(asked.get() > before);
    }

    @Test
    void whoWantsToGoThereNeedNotWait() {
        TestWindow.now(() -> {
            Node part = new Label("part");
            pane.getChildren().add(new LazyPane(part));
            assertNull(part.getScene());
            UiStepQueue.finishSteps();
            assertEquals(scene, part.getScene());
        });
    }

    @Test
    void whatIsToBeDoneWithAPartIsDoneOnceItIsThere() {
        List<String> done = new ArrayList<>();
        TestWindow.now(() -> {
            LazyPane place = new LazyPane(new Label("part"));
            place.whenShown(() -> done.add("first"));
            pane.getChildren().add(place);
            assertEquals(List.of(), done);
            UiStepQueue.finishSteps();
            place.whenShown(() -> done.add("later"));
        });
        assertEquals(List.of("first", "later"), done);
    }

    @Test
    void aPartThatIsTakenAwayBeforeItsTurnComesWhenItIsBack() {
        Node part = TestWindow.on(() -> new Label("part"));
        TestWindow.now(() -> {
            LazyPane place = new LazyPane(part);
            pane.getChildren().add(place);
            pane.getChildren().clear();
            UiStepQueue.finishSteps();
            assertNull(part.getScene());
            pane.getChildren().add(place);
        });
        TestWindow.until("it is there", () -> scene.equals(part.getScene()));
    }

    @RepeatedTest(20)
    void anyLinesTakeThePlacesOfAnyOthers(RepetitionInfo run) {
        Random random = new Random(run.getCurrentRepetition());
        List<Node> all =
                TestWindow.on(() ->
                        IntStream.range(0, 12).<Node>mapToObj(i -> new Label("" + i)).toList());
        LazyBox box = TestWindow.on(LazyBox::new);
        TestWindow.run(() -> pane.getChildren().setAll(box));
        for (int i = 0; i < 5; i++) {
            List<Node> wanted = new ArrayList<>(all);
            Collections.shuffle(wanted, random);
            List<Node> some = wanted.subList(0, random.nextInt(wanted.size() + 1));
            TestWindow.now(() -> box.show(some));
            if (random.nextBoolean()) {
                TestWindow.run(() -> {});
                assertEquals(some, TestWindow.on(() -> List.copyOf(box.getChildren())));
            }
        }
    }

    @Test
    void aStepThatFailsHoldsNoOthersUpAndIsTakenAgain() {
        List<Throwable> failures = new CopyOnWriteArrayList<>();
        AtomicInteger tries = new AtomicInteger();
        AtomicInteger others = new AtomicInteger();
        UiStep failing =
                new UiStep(
                        pane,
                        () -> {
                            if (tries.incrementAndGet() == 1) {
                                throw new IllegalStateException("as planned");
                            }
                            return false;
                        });
        UiStepQueue.runThrough(task -> Platform.runLater(() -> run(task, failures)));
        TestWindow.now(() -> {
            failing.requestStep();
            new UiStep(pane, () -> others.incrementAndGet() == 0).requestStep();
        });
        TestWindow.until("the other one is done", () -> others.get() == 1);
        assertEquals(1, failures.size());
        TestWindow.now(failing::requestStep);
        TestWindow.until("it is done, too", () -> tries.get() == 2);
        UiStepQueue.runThrough(Platform::runLater);
    }

    private static void run(Runnable task, List<Throwable> failures) {
        try {
            task.run();
        } catch (IllegalStateException e) {
            failures.add(e);
        }
    }

    @Test
    void aListGrowsUntilItFillsItsPlace() {
        TestWindow.until("the program has started", () -> !UiStepQueue.isStarting());
        ListView<Integer> list =
                TestWindow.on(() ->
                        new ListView<>(
                                FXCollections.observableList(
                                        IntStream.range(0, 100).boxed().toList())));
        TestWindow.now(() -> {
            pane.getChildren().setAll(new IncrementalList(list));
            pane.applyCss();
            pane.layout();
            assertTrue(list.getHeight() < 900);
        });
        TestWindow.run(() -> {});
        assertEquals(900, TestWindow.on(list::getHeight));
    }

    @Test
    void thePlaceOfAHiddenListIsHidden() {
        ListView<Integer> list = TestWindow.on(() -> new ListView<>());
        Node place = TestWindow.on(() -> new IncrementalList(list));
        TestWindow.run(() -> list.setVisible(false));
        assertFalse(TestWindow.on(place::isVisible));
    }

    @Test
    void aTipIsMadeWhenTheMouseComesAndSaysWhatIsSoThen() {
        TestWindow.now(() -> {
            Label label = new Label("text");
            LazyTooltip.on(label, "first");
            assertNull(label.getTooltip());
            assertEquals("first", label.getAccessibleHelp());
            LazyTooltip.on(label, "second");
            enter(label);
            assertEquals("second", label.getTooltip().getText());
            LazyTooltip.on(label, "");
            enter(label);
            assertNull(label.getTooltip());
        });
    }

    private static void enter(Node node) {
        node.fireEvent(
                new MouseEvent(
                        MouseEvent.MOUSE_ENTERED,
                        0,
                        0,
                        0,
                        0,
                        null,
                        0,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        new PickResult(node, 0, 0)));
    }

    /// Counts how often JavaFX asks what can be styled, which it does each time that it styles.
    private static final class StyledRegion extends Region {
        private final AtomicInteger asked;

        StyledRegion(AtomicInteger asked) {
            this.asked = asked;
            setStyle("-fx-padding: 1px");
        }

        @Override
        public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
            asked.incrementAndGet();
            return super.getCssMetaData();
        }
    }
}
