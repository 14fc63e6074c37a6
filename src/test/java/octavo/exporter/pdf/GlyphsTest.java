package octavo.exporter.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.runs.Look;
import octavo.runs.Stretch;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

class GlyphsTest {
    private static final float SIZE = 10;

    private static List<Float> sizes(String text, Look... looks) {
        Stretch stretch = new Stretch(text, Set.of(looks), Optional.empty());
        Glyphs glyphs = Glyphs.of(List.of(stretch), Fonts.of(List.of(text), new PdfFile()), SIZE);
        return IntStream.range(0, text.length()).mapToObj(i -> glyphs.manner(i).size()).toList();
    }

    @Test
    void onlySmallLettersAreSmallCapitals() {
        float small = sizes("a", Look.SMALL_CAPS).getFirst();
        assertEquals(List.of(SIZE, small, SIZE, small), sizes("AaBb", Look.SMALL_CAPS));
    }

    @Test
    void joinedLettersBesideSmallCapitalsKeepTheirSize() {
        float small = sizes("a", Look.SMALL_CAPS).getFirst();
        String text = "a\u0633\u0644a\u0645\u062D";
        assertEquals(List.of(small, SIZE, SIZE, small, SIZE, SIZE), sizes(text, Look.SMALL_CAPS));
    }
}
