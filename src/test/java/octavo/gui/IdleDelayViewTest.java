package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.controls.IdleDelay;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;

class IdleDelayViewTest {
    private final AtomicInteger done = new AtomicInteger();
    private final IdleDelay rest = new IdleDelay(done::incrementAndGet);

    @Test
    void theWindowDrawsSomeFramesBeforeWhatFollows() {
        TestWindow.run(rest::begin);
        TestWindow.awaitFrames();
        assertEquals(0, done.get());
        TestWindow.until("the rest is over", () -> done.get() > 0);
        TestWindow.awaitFrames();
        assertEquals(1, done.get());
    }

    @Test
    void aRestThatBeginsAgainIsPutOff() {
        TestWindow.run(rest::begin);
        for (int i = 0; i < 5; i++) {
            TestWindow.awaitFrames();
            TestWindow.run(rest::beginAgain);
        }
        assertEquals(0, done.get());
        TestWindow.until("the rest is over", () -> done.get() > 0);
    }

    @Test
    void whatIsOverDoesNotBeginAgain() {
        TestWindow.run(rest::beginBriefly);
        TestWindow.until("the rest is over", () -> done.get() > 0);
        TestWindow.run(rest::beginAgain);
        for (int i = 0; i < 5; i++) {
            TestWindow.awaitFrames();
        }
        assertEquals(1, done.get());
    }

    @Test
    void aBriefRestIsShort() {
        TestWindow.run(rest::beginBriefly);
        TestWindow.awaitFrames();
        assertTrue(done.get() > 0);
    }
}
