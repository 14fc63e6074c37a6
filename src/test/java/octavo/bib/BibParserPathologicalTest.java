package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Input that makes parsers recurse, hang or run out of memory. Each must be read in a time that
/// any machine can keep, and come back byte for byte.
@Timeout(60)
class BibParserPathologicalTest {

    private static List<BibEntry> read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<BibEntry> read(byte[] bytes) {
        BibFile file = BibParser.parse(bytes);
        assertArrayEquals(bytes, file.bytes());
        return file.items().stream()
                .flatMap(item -> item instanceof BibEntry entry ? Stream.of(entry) : Stream.empty())
                .toList();
    }

    @Test
    void aHundredThousandNestedBraces() {
        int depth = 100_000;
        String deep = "@misc{a, title = " + "{".repeat(depth) + "}".repeat(depth) + "}";
        assertEquals(2 * depth, read(deep).getFirst().valueSource("title").orElseThrow().length());
        assertEquals(1, read(deep).getFirst().value("title").orElseThrow().parts().size());
    }

    @Test
    void twentyThousandParts() {
        String parts = "{x} # ".repeat(20_000) + "{x}";
        BibValue value =
                read("@misc{a, title = " + parts + "}").getFirst().value("title").orElseThrow();
        assertEquals(20_001, value.parts().size());
    }

    @Test
    void aValueOfFiftyMegabytes() {
        byte[] bytes = new byte[50_000_000];
        Arrays.fill(bytes, (byte) 'x');
        byte[] head = "@misc{a, title = {".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(head, 0, bytes, 0, head.length);
        bytes[bytes.length - 1] = '}';
        bytes[bytes.length - 2] = '}';
        BibEntry entry = read(bytes).getFirst();
        BibEntry edited = entry.withValue("year", BibValue.parse("2020")).orElseThrow();
        assertEquals(2, edited.fieldCount());
    }

    @Test
    void aHundredThousandEntriesThatNothingCloses() {
        assertEquals(100_000, read("@misc{a, title = {A {B,\n".repeat(100_000)).size());
        assertEquals(100_000, read("@misc{a, title = \"A {B,\n".repeat(100_000)).size());
        assertEquals(100_000, read("@misc{a, title = \"A\n".repeat(100_000)).size());
        assertEquals(100_000, read("@misc{a, title\n".repeat(100_000)).size());
        assertEquals(100_000, read("@misc(a, title = {A\n".repeat(100_000)).size());
    }

    @Test
    void nothingButTheFormatsSigns() {
        for (String sign :
                List.of("@", "{", "}", "(", "\"", "#", "=", ",", "%", "@{", "@a{", "@comment(")) {
            read(sign.repeat(100_000));
            read("@misc{a, " + sign.repeat(100_000));
            read("@misc{a, b = " + sign.repeat(100_000));
            read("% @a{b,\n".repeat(10_000) + sign.repeat(10_000));
        }
    }
}
