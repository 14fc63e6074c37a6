package octavo.cv.write.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextFormat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

class GlyphTextTest {
    private static final float SIZE = 10;

    private static List<Float> sizes(String text, TextFormat... looks) {
        FlatRun stretch = new FlatRun(text, Set.of(looks), Optional.empty());
        GlyphText glyphs =
                GlyphText.of(List.of(stretch), FontSet.of(List.of(text), new PdfFile()), SIZE);
        return IntStream.range(0, text.length())
                .mapToObj(i -> glyphs.styleAt(i).fontSize())
                .toList();
    }

    @Test
    void onlySmallLettersAreSmallCapitals() {
        float small = sizes("a", TextFormat.SMALL_CAPS).getFirst();
        assertEquals(List.of(SIZE, small, SIZE, small), sizes("AaBb", TextFormat.SMALL_CAPS));
    }

    @Test
    void joinedLettersBesideSmallCapitalsKeepTheirSize() {
        float small = sizes("a", TextFormat.SMALL_CAPS).getFirst();
        String text = "a\u0633\u0644a\u0645\u062D";
        assertEquals(
                List.of(small, SIZE, SIZE, small, SIZE, SIZE), sizes(text, TextFormat.SMALL_CAPS));
    }
}
