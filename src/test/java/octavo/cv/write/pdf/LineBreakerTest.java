package octavo.cv.write.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import octavo.RandomInput;
import octavo.cv.write.pdf.LineBreaker.LineSpan;
import octavo.richtext.FlatRun;

import org.junit.jupiter.api.Test;
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

    /// Ours and those of this machine for the letters that ours lack. It takes long to find them.
    private static final FontSet FONTS = FontSet.of(List.of("學、א"), new PdfFile());

    private static RandomInput<String> texts() {
        return RandomInput.parts(
                60, "a", "Web", "systems", "Ä", "1", "23", " ", " ", " ", ", ", ". ", "; ", "-",
                "–", "/", "//", "(", ")", "[", "“", "”", "'", "…", "%", "\u00A0", "\u00AD",
                "\u200B", "學", "、", "א", "\n", "€", "!", "?", ":");
    }

    @Test
    void aLineIsAsLongAsTheRulesOfUnicodeAndStrokesInAddressesAllow() {
        texts().check(LineBreakerTest::assertBreaksByTheRules);
    }

    private static void assertBreaksByTheRules(String text) {
        GlyphText glyphs = glyphs(text);
        List<LineSpan> expected = new ArrayList<>();
        for (int start = 0; start < text.length(); ) {
            int end = end(glyphs, start, expected.isEmpty() ? FIRST : REST, places(text));
            expected.add(new LineSpan(start, end));
            start = end;
        }
        assertEquals(expected, new LineBreaker().breakLines(glyphs, FIRST, REST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "1", "/", "學", "-", "“", "a, b1 "})
    void manyLettersTakeNoLongerEachThanFew(String letters) {
        String text = letters.repeat(400_000 / letters.length());
        List<LineSpan> lines =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(1),
                        () -> new LineBreaker().breakLines(glyphs(text), FIRST, REST));
        assertEquals(text.length(), lines.getLast().endIndex());
    }

    private static GlyphText glyphs(String text) {
        List<FlatRun> stretches =
                text.isEmpty() ? List.of() : List.of(new FlatRun(text, Set.of(), Optional.empty()));
        return GlyphText.of(stretches, FONTS, SIZE);
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
        String text = glyphs.sourceText();
        for (int i = start; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                return i + 1;
            }
            if (text.charAt(i) != ' ' && glyphs.widthOf(start, i + 1) > room) {
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
