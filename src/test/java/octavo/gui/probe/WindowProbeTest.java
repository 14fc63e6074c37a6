package octavo.gui.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;

class WindowProbeTest {
    @Test
    void linuxSaysHowLongAProcessHasBeenRunningWhateverItsName() {
        String stat = "77 (a) S 1 (b) S 1 77 77 0 -1 4194560 9 0 0 0 1 2 0 0 20 0 30 0 123456 9 9";
        assertEquals(Duration.ofMillis(5_440), WindowProbe.elapsed(stat, "1240.00 2400.55\n"));
    }

    @Test
    void theProcessOfTheTestsHasBeenRunningForAboutAsLongAsJavaSays() {
        Instant start = ProcessHandle.current().info().startInstant().orElseThrow();
        Duration difference = Duration.between(start, Instant.now()).minus(WindowProbe.elapsed());
        assertTrue(difference.abs().compareTo(Duration.ofSeconds(2)) < 0, difference.toString());
    }
}
