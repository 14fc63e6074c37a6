package octavo.gui.entries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TypeAheadTest {
    private long now = 10_000_000_000L;
    private final TypeAhead typed = new TypeAhead(() -> now);

    @Test
    void lettersThatFollowSoonAreOneText() {
        assertTrue(typed.take("m"));
        now += 300_000_000;
        assertTrue(typed.take("a"));
        assertTrue(typed.take(" "));
        assertEquals("ma ", typed.text());
    }

    @Test
    void afterAMomentTheyBeginAnew() {
        typed.take("m");
        now += 2_000_000_000;
        typed.take("a");
        assertEquals("a", typed.text());
    }

    @Test
    void aBlankBeginsNothing() {
        assertFalse(typed.take(" "));
        assertFalse(typed.take("\r"));
    }
}
