package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.text.Span;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class MixedEncodingTest {
    /// A file whose bytes are written as UTF-8, but for `~`, which stands for a byte 0xFC.
    private static BibFile file(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '~' ? (byte) 0xFC : bytes[i];
        }
        return BibParser.parse(bytes);
    }

    private static BibEntry entry(BibFile file, int index) {
        return file.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .skip(index)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aStrayByteDoesNotChangeTheEncodingOfNewText() {
        BibFile file = file("@misc{a, title = {ö é}, note = {}}\n@misc{b, title = {~}}\n");
        assertTrue(
                entry(file, 0)
                        .withValue("note", BibValue.parse("{ü}"))
                        .orElseThrow()
                        .slice()
                        .isUtf8());
        BibEntry stray = entry(file, 1).withValue("note", BibValue.parse("{ü}")).orElseThrow();
        assertEquals("{ü}", stray.valueSource("note").orElseThrow());
        assertEquals("{ü}".length() + 1, stray.findValueSpan("note").orElseThrow().length());
        assertEquals("{ü}", stray.valueSource("title").orElseThrow());
    }

    @Test
    void aFileInAnotherEncodingKeepsIt() {
        BibFile file = file("@misc{a, title = {~ ~x ~}}\n@misc{b, title = {ä}, note = {}}\n");
        BibEntry old = entry(file, 0).withValue("note", BibValue.parse("{ü}")).orElseThrow();
        assertEquals(3, old.findValueSpan("note").orElseThrow().length());
        assertEquals("{ü}", old.valueSource("note").orElseThrow());
        assertTrue(entry(file, 0).slice().straySpans().isEmpty());
    }

    @Test
    void anEntryThatIsUtf8StaysSoInAFileOfAnotherEncoding() {
        BibFile file = file("@misc{a, title = {~ ~x ~}}\n@misc{b, title = {ä}, note = {}}\n");
        BibEntry edited = entry(file, 1).withValue("note", BibValue.parse("{ü}")).orElseThrow();
        assertTrue(edited.slice().isUtf8());
        assertEquals("{ä}", edited.valueSource("title").orElseThrow());
        assertFalse(edited.parseReplacement(edited.text() + " ").isEmpty());
    }

    @Test
    void strayBytesAreFound() {
        BibFile file = file("@misc{a, title = {öö~ü~~x ö}}");
        assertEquals(
                List.of(new Span(22, 23), new Span(25, 27)), entry(file, 0).slice().straySpans());
    }

    @Test
    void theSourceOfAnEntryWithAStrayByteCanBeRewritten() {
        BibFile file = file("@misc{a, title = {öö}}\n@misc{b, title = {~}}\n");
        BibEntry entry = entry(file, 1);
        List<BibItem> items =
                entry.parseReplacement(entry.text().replace("misc", "book")).orElseThrow();
        assertEquals("@book{b, title = {ü}}", items.getFirst().slice().text());
        assertEquals(entry.slice().length(), items.getFirst().slice().length());
    }
}
