package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;
import octavo.text.Diagnostic;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

class BibParserTest {

    private static Stream<BibEntry> entries(BibFile file) {
        return file.items().stream().filter(BibEntry.class::isInstance).map(BibEntry.class::cast);
    }

    private static List<String> keys(String text) {
        return entries(BibParser.parse(text)).map(BibEntry::key).toList();
    }

    private static List<String> problems(String text) {
        return BibParser.parse(text).items().stream()
                .flatMap(item -> item.diagnostics().stream())
                .map(Diagnostic::code)
                .map(Diagnostic.DiagnosticCode::id)
                .toList();
    }

    /// Beyond the line of the quote that is not closed, `\\"` is nobody's problem.
    @Test
    void anEntryHasTheSameProblemsWhereverItStands() {
        String open = "@misc{a, title = \"open,\n year = x\\\"o y\n}\n";
        assertEquals(problems(open), problems("@misc{z, year = 2000}\n".repeat(9) + open));
        assertEquals(List.of("unclosed-value", "unquoted-value"), problems(open));
    }

    @Test
    void anyBytesComeBackAsTheyWere() {
        RandomInput.bytes().check(BibParserTest::assertComesBack);
    }

    private static void assertComesBack(byte[] file) {
        assertArrayEquals(file, BibParser.parse(file).bytes());
    }

    @Test
    void anyTextMadeOfTheFormatsOwnSignsComesBackAsItWas() {
        signs().check(signs -> assertComesBack(signs.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void utf16ComesBackAsItWas() {
        RandomInput.text()
                .check(text -> {
                    assertUtf16ComesBack(text, ByteOrder.BIG_ENDIAN);
                    assertUtf16ComesBack(text, ByteOrder.LITTLE_ENDIAN);
                });
    }

    private static void assertUtf16ComesBack(String text, ByteOrder order) {
        byte[] file = new byte[2 + 2 * text.length()];
        // Unlike an encoder, this keeps half of a surrogate pair.
        ByteBuffer.wrap(file).order(order).asCharBuffer().put("\uFEFF").put(text);
        assertComesBack(file);
    }

    private static RandomInput<String> signs() {
        return Signs.with(
                60,
                "@misc{",
                "@string",
                "@comment",
                "@preamble",
                "title",
                "\u0000",
                "@article{k,\n title = {T},\n}\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    mail me@x.org @misc{a}                       | a
                    @misc{a, title={A}, @misc{b, title={B}}      | a b
                    @misc{a title={A}}                           | a
                    @misc(a, title={A) b})                       | a
                    @comment{ @misc{c} } @misc{z}                | z
                    @string{s} @misc{z}                          | z
                    @misc{a@b#c, title={A}}                      | a@b#c
                    @misc{a}@misc{b}                             | a b
                    """)
    void findsTheEntriesAmongWhateverElseThereIs(String text, String keys) {
        assertEquals(List.of(keys.split(" ")), keys(text));
    }

    @Test
    void aMissingBraceCostsOnlyItsOwnEntry() {
        String text = "@misc{a, title = {A {b},\n year = 2000\n}\n\n@misc{z, title = {Z}}\n";
        assertEquals(List.of("a", "z"), keys(text));
        assertEquals(List.of("unclosed-block"), problems(text));
    }

    @Test
    void anEntryWithinABalancedValueIsText() {
        assertEquals(
                List.of("a", "z"),
                keys("@misc{a, abstract={foo\n@misc{q, title={Q}}\n}}\n@misc{z}\n"));
    }

    @Test
    void linesBehindAPercentSignAreADisabledEntry() {
        BibFile file = BibParser.parse("% @misc{c,\n%  title = {C}\n% }\n@misc{z}\n");
        assertEquals(List.of("z"), entries(file).map(BibEntry::key).toList());
        assertEquals(
                List.of("c"),
                file.items().stream()
                        .filter(BibDisabled.class::isInstance)
                        .map(item -> ((BibDisabled) item).parseEntry().orElseThrow().key())
                        .toList());
    }

    @Test
    void textThatIsNotUtf8IsReadInTheEncodingThatTheFileNames() {
        byte[] file =
                "% Encoding: ISO-8859-2\n@misc{a, title = {\u0141ukasz}}"
                        .getBytes(java.nio.charset.Charset.forName("ISO-8859-2"));
        BibEntry entry = entries(BibParser.parse(file)).findFirst().orElseThrow();
        assertEquals("{\u0141ukasz}", entry.valueSource("title").orElseThrow());
    }

    @Test
    void aHundredThousandNestedBracesAreReadInLinearTime() {
        String deep = "@misc{a, title = " + "{".repeat(100_000) + "}".repeat(100_000) + "}";
        assertEquals(List.of("a"), keys(deep));
        String open = ("@misc{a, title = {" + "{".repeat(50) + "\n").repeat(20_000);
        assertEquals(20_000, keys(open).size());
    }
}
