package octavo.gui.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.time.Duration;

class IdleCollectionTest {
    private static final long LIVE = 600_000_000;

    private long now;
    private long used = LIVE;
    private int collections;
    private final IdleCollection idle =
            new IdleCollection(
                    () -> now,
                    () -> used,
                    () -> {
                        collections++;
                        used = LIVE;
                    });

    private void later(Duration time, long garbage) {
        now += time.toNanos();
        used += garbage;
        idle.collectIfIdle();
    }

    @Test
    void nothingIsCollectedWhileTheWindowIsUsed() {
        for (int i = 0; i < 10; i++) {
            later(Duration.ofSeconds(50), LIVE);
            idle.noteInput();
        }
        assertEquals(0, collections);
    }

    @Test
    void aMinuteAfterTheLastTouchAllGarbageGoesOnce() {
        later(Duration.ofSeconds(40), LIVE);
        later(Duration.ofSeconds(19), 0);
        assertEquals(0, collections);
        later(Duration.ofSeconds(1), 0);
        assertEquals(1, collections);
        later(Duration.ofHours(1), 1_000_000);
        assertEquals(1, collections, "little has come since");
    }

    @Test
    void workInTheBackgroundIsWaitedFor() {
        for (int i = 0; i < 10; i++) {
            later(Duration.ofMinutes(1), LIVE / 10);
        }
        assertEquals(0, collections);
        later(Duration.ofMinutes(1), 0);
        assertEquals(1, collections);
    }
}
