package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;

class PackedWriterTest {
    private static String drained(PackedWriter writer) {
        var text = new StringBuilder();
        writer.drainTo(text::append);
        return text.toString();
    }

    @Test
    void givesBackWhatWasWrittenInAnyPieces() {
        RandomInput.text()
                .check(text -> {
                    String wellFormed = text.replaceAll("\\p{Cs}", "?");
                    String longText = wellFormed.repeat(1 + 200_000 / (wellFormed.length() + 1));
                    var writer = new PackedWriter();
                    longText.chars().forEach(c -> writer.write(Character.toString(c)));
                    assertEquals(longText, drained(writer));
                });
    }

    @Test
    void isEmptyAfterwards() {
        var writer = new PackedWriter();
        writer.write("x".repeat(200_000));
        assertEquals(200_000, drained(writer).length());
        assertEquals("", drained(writer));
    }
}
