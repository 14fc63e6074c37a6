package octavo.gui.pagecontract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;

class ServiceInquiryTest {
    private final Queue<Runnable> background = new ArrayDeque<>();
    private final Queue<Runnable> window = new ArrayDeque<>();
    private final List<String> progress = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final List<Exception> failed = new ArrayList<>();
    private boolean areLookupsAllowed;
    private String partialStatus = "";
    private final ServiceInquiry inquiry =
            new ServiceInquiry(
                    new BackgroundTasks(background::add, window::add),
                    () -> areLookupsAllowed,
                    failed::add,
                    () -> partialStatus);

    private void ask(String answer) {
        inquiry.ask(
                (Consumer<String> onProgress) -> {
                    onProgress.accept("half of " + answer);
                    return answer;
                },
                progress::add,
                answers::add);
    }

    private static void runAll(Queue<Runnable> queue) {
        while (!queue.isEmpty()) {
            queue.remove().run();
        }
    }

    @Test
    void progressIsToldBeforeTheAnswerAndBothInTheWindow() {
        ask("one");
        assertTrue(inquiry.isRunning());
        assertEquals("Asking …", inquiry.statusProperty().get());
        runAll(background);
        assertEquals(List.of(), progress);
        window.remove().run();
        assertEquals(List.of("half of one"), progress);
        assertTrue(inquiry.isRunning());
        runAll(window);
        assertEquals(List.of("one"), answers);
        assertFalse(inquiry.isRunning());
    }

    @Test
    void whatIsOnItsWayOfAnEarlierQuestionIsDropped() {
        ask("one");
        runAll(background);
        ask("two");
        runAll(window);
        assertEquals(List.of(), progress);
        assertTrue(inquiry.isRunning());
        runAll(background);
        runAll(window);
        assertEquals(List.of("half of two"), progress);
        assertEquals(List.of("two"), answers);
    }

    @Test
    void aQuestionIsStoppedAndSaysWhatCame() {
        ask("one");
        inquiry.cancel();
        assertEquals("Stopped", inquiry.statusProperty().get());
        partialStatus = "3 works";
        ask("two");
        runAll(background);
        inquiry.cancel();
        runAll(window);
        assertEquals("3 works", inquiry.statusProperty().get());
        assertFalse(inquiry.isRunning());
        assertEquals(List.of(), answers);
    }

    @Test
    void whatIsWrongEndsTheQuestionAndIsTold() {
        inquiry.ask(
                (Consumer<String> _) -> {
                    throw new IllegalStateException("broken");
                },
                progress::add,
                (String answer) -> answers.add(answer));
        runAll(background);
        runAll(window);
        assertFalse(inquiry.isRunning());
        assertEquals("broken", failed.getFirst().getMessage());
        assertEquals("", inquiry.statusProperty().get());
    }

    @Test
    void workOnAnswersIsNoQuestionAndIsDroppedForOne() {
        inquiry.compute(() -> "anew", answers::add);
        assertFalse(inquiry.isRunning());
        runAll(background);
        runAll(window);
        assertEquals(List.of("anew"), answers);
        inquiry.compute(() -> "late", answers::add);
        runAll(background);
        ask("one");
        runAll(background);
        runAll(window);
        assertEquals(List.of("anew", "one"), answers);
    }

    @Test
    void nothingIsAskedUntilTheSettingsOrSomebodyAllowIt() {
        inquiry.askIfAllowed(() -> ask("one"));
        assertTrue(inquiry.asksForConsentProperty().get());
        assertTrue(background.isEmpty());
        inquiry.forgetQuestion();
        assertFalse(inquiry.asksForConsentProperty().get());
        areLookupsAllowed = true;
        inquiry.askIfAllowed(() -> ask("two"));
        areLookupsAllowed = false;
        inquiry.askIfAllowed(() -> ask("three"));
        assertTrue(inquiry.asksForConsentProperty().get());
        inquiry.giveConsent();
        assertFalse(inquiry.asksForConsentProperty().get());
        inquiry.askIfAllowed(() -> ask("four"));
        runAll(background);
        runAll(window);
        assertEquals(List.of("four"), answers);
    }
}
