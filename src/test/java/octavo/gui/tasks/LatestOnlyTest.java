package octavo.gui.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

class LatestOnlyTest {
    private final LatestOnly latest = new LatestOnly();
    private final List<String> taken = new ArrayList<>();

    private Consumer<String> ask() {
        return latest.onlyLatest(taken::add);
    }

    @Test
    void theAnswerToTheLatestQuestionIsTaken() {
        ask().accept("first");
        ask().accept("second");
        assertEquals(List.of("first", "second"), taken);
    }

    @Test
    void anAnswerToAnEarlierQuestionIsDroppedBeforeAndAfterThatToTheLatest() {
        Consumer<String> first = ask();
        Consumer<String> second = ask();
        Consumer<String> third = ask();
        first.accept("first");
        third.accept("third");
        second.accept("second");
        assertEquals(List.of("third"), taken);
    }

    @Test
    void theAnswerToAForgottenQuestionIsDropped() {
        Consumer<String> forgotten = ask();
        latest.ignorePending();
        forgotten.accept("forgotten");
        assertEquals(List.of(), taken);
    }

    @Test
    void whatIsAskedAfterForgettingIsAnswered() {
        ask();
        latest.ignorePending();
        ask().accept("asked again");
        assertEquals(List.of("asked again"), taken);
    }
}
