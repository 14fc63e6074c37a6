package octavo.gui.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

class LatestTaskTest {
    private final Queue<Runnable> background = new ArrayDeque<>();
    private final LatestTask task =
            new LatestTask(new BackgroundTasks(background::add, Runnable::run));
    private final List<String> done = new ArrayList<>();
    private final List<Exception> failed = new ArrayList<>();

    private void ask(String outcome) {
        task.runLatest(() -> outcome, done::add, failed::add);
    }

    private void work() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }

    private String exhausted() {
        throw new OutOfMemoryError("Java heap space");
    }

    @Test
    void aTaskThatRunsOutOfMemoryIsToldOfAndTheNextRuns() {
        task.runLatest(this::exhausted, done::add, failed::add);
        work();
        assertInstanceOf(OutOfMemoryError.class, failed.getFirst().getCause());
        ask("second");
        work();
        assertEquals(List.of("second"), done);
    }

    @Test
    void oneAfterTheOtherIsDoneIfEachIsAskedForWhenNothingIsUnderWay() {
        ask("first");
        work();
        ask("second");
        work();
        assertEquals(List.of("first", "second"), done);
    }

    @Test
    void whileOneIsUnderWayNothingElseBegins() {
        ask("first");
        ask("second");
        assertEquals(1, background.size());
    }

    @Test
    void ofThoseThatWaitOnlyTheLatestIsDoneAndItsOutcomeAloneIsTaken() {
        ask("first");
        ask("second");
        ask("third");
        background.remove().run();
        assertEquals(1, background.size());
        work();
        assertEquals(List.of("third"), done);
    }

    @Test
    void whatFailsIsToldAndTheNextIsDone() {
        task.<String>runLatest(
                () -> {
                    throw new IOException();
                },
                done::add,
                failed::add);
        work();
        ask("next");
        work();
        assertInstanceOf(IOException.class, failed.getFirst());
        assertEquals(List.of("next"), done);
    }
}
