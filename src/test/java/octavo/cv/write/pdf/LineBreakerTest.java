package octavo.cv.write.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import octavo.cv.write.pdf.LineBreaker.Line;
import octavo.richtext.FlatRun;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.text.BreakIterator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

class LineBreakerTest {
    private static final float SIZE = 10;
    private static final float FIRST = 60;
    private static final float REST = 45;

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "a", "Web", "systems", "Ä", "1", "23", " ", " ", " ", ", ", ". ", "; ", "-",
                        "–", "/", "//", "(", ")", "[", "“", "”", "'", "…", "%", "\u00A0", "\u00AD",
                        "\u200B", "學", "、", "א", "\n", "€", "!", "?", ":")
                .list()
                .ofMaxSize(60)
                .map(each -> String.join("", each));
    }

    @Property
    void aLineIsAsLongAsTheRulesOfUnicodeAndStrokesInAddressesAllow(@ForAll("texts") String text) {
        GlyphText glyphs = glyphs(text);
        List<Line> expected = new ArrayList<>();
        for (int start = 0; start < text.length(); ) {
            int end = end(glyphs, start, expected.isEmpty() ? FIRST : REST, places(text));
            expected.add(new Line(start, end));
            start = end;
        }
        assertEquals(expected, new LineBreaker().of(glyphs, FIRST, REST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "1", "/", "學", "-", "“", "a, b1 "})
    void manyLettersTakeNoLongerEachThanFew(String letters) {
        String text = letters.repeat(400_000 / letters.length());
        List<Line> lines =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(1),
                        () -> new LineBreaker().of(glyphs(text), FIRST, REST));
        assertEquals(text.length(), lines.getLast().end());
    }

    private static GlyphText glyphs(String text) {
        FontSet fonts = FontSet.of(List.of(text), new PdfFile());
        List<FlatRun> stretches =
                text.isEmpty() ? List.of() : List.of(new FlatRun(text, Set.of(), Optional.empty()));
        return GlyphText.of(stretches, fonts, SIZE);
    }

    private static Set<Integer> places(String text) {
        Set<Integer> places = new TreeSet<>();
        BreakIterator rules = BreakIterator.getLineInstance(Locale.ROOT);
        rules.setText(text);
        for (int at = rules.first(); at != BreakIterator.DONE; at = rules.next()) {
            places.add(at);
        }
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i - 1) == '/') {
                places.remove(i);
                if (text.charAt(i) != '/') {
                    places.add(i);
                }
            }
        }
        return places;
    }

    /// The first character that is too much, or the last place before it.
    private static int end(GlyphText glyphs, int start, float room, Set<Integer> places) {
        String text = glyphs.text();
        for (int i = start; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                return i + 1;
            }
            if (text.charAt(i) != ' ' && glyphs.width(start, i + 1) > room) {
                int beyond = i;
                return places.stream()
                        .filter(place -> place > start && place <= beyond)
                        .max(Integer::compare)
                        .orElse(Math.max(i, start + 1));
            }
        }
        return text.length();
    }
}
