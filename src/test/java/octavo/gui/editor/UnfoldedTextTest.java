package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class UnfoldedTextTest {
    @Test
    void aLineOfAMillionCharactersIsShownWithoutASquareOfThem() {
        String line = "no break ".repeat(120_000) + "here";
        assertEquals(line, UnfoldedText.of("\n  " + line + "\n", "abstract").shown());
    }

    @Test
    void aLineThatEndedOnPurposeIsMeasuredFromItsOwnStart() {
        String wrapped = "x".repeat(60);
        String text = "short\nalso short\n" + wrapped + "\nends\nlast";
        assertEquals(
                "short\nalso short\n" + wrapped + " ends\nlast",
                UnfoldedText.of(text, "abstract").shown());
    }
}
