package octavo.syncedfolders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.syncedfolders.SyncLog.HeldTexts;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What the log of a simulation counts as a loss.
class SyncLogTest {
    private final SyncLog log = new SyncLog();
    private final String first = log.newValue('a');
    private final String second = log.newValue('b');
    private final String third = log.newValue('c');

    private static HeldTexts library(String title) {
        return new HeldTexts(
                Optional.of("@misc{k,\n  title = {%s}\n}\n".formatted(title)), List.of());
    }

    private void step(char computer, HeldTexts before, HeldTexts after) {
        log.read(computer, before);
        log.compare(computer, before, after);
    }

    private void refuse(char computer, String chosenTitle, String refusedTitle) {
        log.decide(
                computer,
                HeldValues.ofField("k", "title", chosenTitle),
                HeldValues.ofField("k", "title", refusedTitle));
    }

    @Test
    void aValueMakesWayForTheOneThatWasChosen() {
        refuse('a', second, first);
        step('a', library(first), library(second));
        assertEquals(List.of(), log.losses());
    }

    @Test
    void aDecisionElsewhereExcusesNothingBeforeItHasArrived() {
        refuse('a', second, first);
        step('b', library(first), library(second));
        assertTrue(log.losses().getFirst().contains(first + " lost at k: title"));
    }

    @Test
    void aDecisionThatArrivedExcusesWhatItReplaced() {
        refuse('a', second, first);
        step('a', library(first), library(second));
        log.read('b', library(second));
        step('b', library(first), library(second));
        assertEquals(List.of(), log.losses());
    }

    @Test
    void aRefusedValueIsLostWhereNothingThatReplacedItIs() {
        refuse('a', second, first);
        step('a', library(first), library(third));
        assertEquals(1, log.losses().size());
    }

    @Test
    void twoValuesThatRefuseEachOtherAreNotBothExcused() {
        refuse('a', second, first);
        refuse('b', first, second);
        assertEquals(Set.of(first, second), log.lostFrom(third));
        assertEquals(Set.of(third), log.lostFrom(first));
    }

    @Test
    void aValueThatAUserRemovedMayGo() {
        log.replace('a', "{" + first + "}", "", ReplacementGraph.NOTHING);
        step('a', library(first), library(""));
        assertEquals(List.of(), log.losses());
    }

    @Test
    void aValueAtAnotherPlaceIsLostFromItsOwn() {
        step('a', library(first), new HeldTexts(Optional.of("% " + first), List.of()));
        assertEquals(1, log.losses().size());
    }
}
