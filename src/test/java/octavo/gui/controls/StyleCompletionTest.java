package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class StyleCompletionTest {
    @Test
    void aFewStylesAreFoundByWords() {
        assertEquals("ieee", StyleCompletion.fitting("ieee").getFirst().id());
        assertTrue(StyleCompletion.fitting("journal").size() <= 12);
        assertEquals(List.of(), StyleCompletion.fitting(" "));
    }
}
