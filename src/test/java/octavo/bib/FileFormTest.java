package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

class FileFormTest {
    private static final Charset CP1252 = Charset.forName("windows-1252");

    private static String lines(String text) {
        return text.replace('⏎', '\n').replace('←', '\r');
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a, NONE",
        "a⏎, LF",
        "⏎a, LF",
        "a⏎b⏎, LF",
        "a←, CR",
        "a←b, CR",
        "a←b←, CR",
        "a←⏎, CRLF",
        "a←⏎b←⏎, CRLF",
        "a⏎b←, MIXED",
        "a←b⏎, MIXED",
        "a←⏎b⏎, MIXED",
        "a⏎b←⏎, MIXED",
        "a←←⏎, MIXED",
        "a←⏎←, MIXED"
    })
    void aFileHasOneKindOfLineEndOrSeveral(String text, LineEnd end) {
        assertEquals(end, LineEnd.of(lines(text).getBytes(UTF_8)));
    }

    @Test
    void theFormOfAnEditedFileIsThatOfItsBytes() {
        BibFile file = BibParser.parse("% \u00E9\n@misc{a}\n".getBytes(ISO_8859_1));
        BibFile other = BibParser.parse("% \u00E9\n".getBytes(UTF_8));
        BibFile edited = file.withItems(List.of(file.items().getLast(), other.items().getFirst()));
        assertEquals(Optional.of(CP1252), FileForm.of(file).charsetOf());
        assertEquals(Optional.of(UTF_8), FileForm.of(edited).charsetOf());
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({
        "a⏎b⏎, CRLF, a←⏎b←⏎",
        "a←⏎b←⏎, LF, a⏎b⏎",
        "a←b←, LF, a⏎b⏎",
        "a←⏎⏎b, CR, a←←b",
        "←←⏎a, LF, ⏎⏎a"
    })
    void eachLineEndBecomesTheWantedOne(String text, LineEnd end, String after) {
        assertEquals(lines(after), new String(end.convert(lines(text).getBytes(UTF_8)), UTF_8));
    }

    @ParameterizedTest
    @CsvSource({
        "LF, CR, true",
        "LF, CRLF, true",
        "CR, CRLF, true",
        "CRLF, LF, true",
        "LF, LF, false",
        "LF, MIXED, false",
        "MIXED, LF, false",
        "NONE, LF, false",
        "CR, NONE, false"
    })
    void onlyKindsOfOneLineEndAreOthers(LineEnd one, LineEnd other, boolean differ) {
        assertEquals(differ, one.differsFrom(other));
    }

    @Test
    void aNewLineEndsAsTheOthersDo() {
        assertEquals("\n", LineEnd.NONE.text());
        assertEquals("\n", LineEnd.MIXED.text());
        assertEquals("\r", LineEnd.CR.text());
        assertEquals("\r\n", LineEnd.CRLF.text());
    }

    @Test
    void theFormOfAFileIsItsEncodingMarkAndLineEnd() {
        var plain = new FileForm(FileEncoding.EXTENDED_ASCII, Optional.empty(), false, LineEnd.LF);
        assertEquals(plain, FileForm.of(BibParser.parse("@misc{k}\n")));
        var marked = new FileForm(FileEncoding.EXTENDED_ASCII, Optional.empty(), true, LineEnd.LF);
        assertEquals(marked, FileForm.of(BibParser.parse("\uFEFF@misc{k}\n")));
        var utf8 =
                new FileForm(FileEncoding.EXTENDED_ASCII, Optional.of(UTF_8), true, LineEnd.CRLF);
        assertEquals(utf8, FileForm.of(BibParser.parse("\uFEFF@misc{ä}\r\n")));
        var old =
                new FileForm(FileEncoding.EXTENDED_ASCII, Optional.of(CP1252), false, LineEnd.NONE);
        assertEquals(old, FileForm.of(BibParser.parse("@misc{ä}".getBytes(CP1252))));
        var wide =
                new FileForm(
                        FileEncoding.UTF_16_LITTLE_ENDIAN, Optional.of(UTF_8), true, LineEnd.NONE);
        assertEquals(wide, FileForm.of(BibParser.parse("\uFEFF@misc{ä}".getBytes(UTF_16LE))));
        assertEquals(Optional.empty(), FileForm.of(BibParser.parse("")).charsetOf());
    }

    private static String converted(byte[] file, byte[] like) {
        BibFile items = FileForm.of(BibParser.parse(like)).convertItems(BibParser.parse(file));
        return new String(items.contentBytes(), ISO_8859_1);
    }

    @Test
    void itemsTakeTheFormOfAnotherFile() {
        byte[] utf8 = "@misc{ä}\r\n".getBytes(UTF_8);
        byte[] old = "@misc{ö}\n".getBytes(CP1252);
        assertEquals("@misc{\u00e4}\n", converted(utf8, old));
        assertEquals("@misc{\u00c3\u00b6}\r\n", converted(old, utf8));
        assertEquals("@misc{k}\r\n", converted("\uFEFF@misc{k}\n".getBytes(UTF_8), utf8));
        assertEquals("@misc{\u00f6}\n", converted(old, "@misc{k}\n".getBytes(UTF_8)));
        assertEquals("@misc{k}\r", converted("@misc{k}\r".getBytes(UTF_8), "x".getBytes(UTF_8)));
        byte[] strange = "@misc{\u4e2d}@misc{ä}".getBytes(UTF_8);
        assertEquals("@misc{\u00e4\u00b8\u00ad}@misc{\u00e4}", converted(strange, old));
    }

    @Test
    void itemsOfAnotherFormAreReadInIt() {
        FileForm old = FileForm.of(BibParser.parse("@misc{ö}".getBytes(CP1252)));
        BibFile items = old.convertItems(BibParser.parse("@misc{k, a = {ä}}"));
        BibEntry entry = (BibEntry) items.items().getFirst();
        assertEquals("{ä}", entry.valueSource("a").orElseThrow());
        assertEquals("windows-1252", entry.encodingName());
        FileForm utf8 = FileForm.of(BibParser.parse("@misc{ö}"));
        BibFile stray = BibParser.parse("@misc{k, a = {ä \u0178}}".getBytes(CP1252));
        assertEquals(
                "UTF-8", ((BibEntry) utf8.convertItems(stray).items().getFirst()).encodingName());
    }

    @Test
    void aFileOfAFormHasItsMarkAndEncoding() {
        byte[] content = "@misc{ä}".getBytes(UTF_8);
        for (byte[] like :
                new byte[][] {
                    "\uFEFFx".getBytes(UTF_8), "\uFEFFx".getBytes(UTF_16BE), "x".getBytes(UTF_8)
                }) {
            FileForm form = FileForm.of(BibParser.parse(like));
            byte[] expected =
                    new String(like, charset(form))
                            .replace("x", "@misc{ä}")
                            .getBytes(charset(form));
            assertArrayEquals(expected, form.toFile(content).bytes());
        }
    }

    private static Charset charset(FileForm form) {
        return form.encoding() == FileEncoding.UTF_16_BIG_ENDIAN ? UTF_16BE : UTF_8;
    }

    @Test
    void utf16IsWhatADecoderTakesItFor() {
        RandomInput.letters(12, "a\u007f\u0080ä\u07ff\u0800中\uffff𝔸\ud800\udfffz\udbff\udc00")
                .check(FileFormTest::assertDecodedAsWide);
    }

    private static void assertDecodedAsWide(String text) {
        boolean halves =
                text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE);
        for (FileEncoding wide :
                new FileEncoding[] {
                    FileEncoding.UTF_16_BIG_ENDIAN, FileEncoding.UTF_16_LITTLE_ENDIAN
                }) {
            byte[] bytes = new byte[2 * text.length()];
            for (int i = 0; i < text.length(); i++) {
                int high = wide == FileEncoding.UTF_16_BIG_ENDIAN ? 0 : 1;
                bytes[2 * i + high] = (byte) (text.charAt(i) >> 8);
                bytes[2 * i + 1 - high] = (byte) text.charAt(i);
            }
            byte[] utf8 = WideText.toUtf8(bytes, wide);
            if (!halves) {
                assertArrayEquals(text.getBytes(UTF_8), utf8);
            }
            assertArrayEquals(bytes, WideText.fromUtf8(utf8, wide));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "C0, À",
        "C3, Ã",
        "C328, Ã(",
        "E28228, â‚(",
        "F0908028, ð\ufffd€(",
        "F8, ø",
        "FF, ÿ",
        "F48FBFBF, \udbff\udfff",
        "F4908080, ô\ufffd€€",
        "DFBF, \u07ff",
        "EFBFBF, \uffff",
        "E4B8, ä¸",
        "F09D94, ð\ufffd”",
        "80, €",
        "BF, ¿"
    })
    void bytesThatAreNotUtf8AreWindows1252(String bytes, String text) {
        byte[] wide =
                WideText.fromUtf8(
                        java.util.HexFormat.of().parseHex(bytes), FileEncoding.UTF_16_BIG_ENDIAN);
        assertEquals(text, new String(wide, UTF_16BE));
    }

    @Test
    void utf16IsKnownByItsMarkOrItsZeros() {
        assertEquals(FileEncoding.UTF_16_BIG_ENDIAN, FileEncoding.of("@mis".getBytes(UTF_16BE)));
        assertEquals(FileEncoding.UTF_16_LITTLE_ENDIAN, FileEncoding.of("@mis".getBytes(UTF_16LE)));
        for (String text : new String[] {"@mi", "@m中s", "中mis", "@mi中", "@\0mi", ""}) {
            assertEquals(FileEncoding.EXTENDED_ASCII, FileEncoding.of(text.getBytes(UTF_16BE)));
            assertEquals(FileEncoding.EXTENDED_ASCII, FileEncoding.of(text.getBytes(UTF_16LE)));
        }
        assertEquals(FileEncoding.UTF_16_BIG_ENDIAN, FileEncoding.of("\uFEFF".getBytes(UTF_16BE)));
        assertEquals(
                FileEncoding.UTF_16_LITTLE_ENDIAN, FileEncoding.of("\uFEFF中".getBytes(UTF_16LE)));
        assertEquals(
                FileEncoding.EXTENDED_ASCII,
                FileEncoding.of(new byte[] {(byte) 0xFF, (byte) 0xFE, 0}));
        assertEquals(
                FileEncoding.EXTENDED_ASCII,
                FileEncoding.of(new byte[] {(byte) 0xFE, (byte) 0xFE}));
        assertEquals(
                FileEncoding.EXTENDED_ASCII,
                FileEncoding.of(new byte[] {(byte) 0xFF, (byte) 0xFF}));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "ISO-8859-2, Łukasz, ISO-8859-2",
        "ISO-8859-2, Łukasz⏎Zażółć, ISO-8859-2",
        "windows-1251, Мир, windows-1251"
    })
    void aFilesLinesNameItsEncoding(String name, String text, String charset) {
        String whole = "% encoding: " + name + "\n" + lines(text);
        assertEquals(whole, FileEncoding.decodeText(whole.getBytes(Charset.forName(charset))));
    }

    @Test
    void anEncodingThatCannotBeIsWindows1252() {
        for (String name : new String[] {"UTF-8", "UTF-16", "nonsense", "IBM500", "x-none"}) {
            String text = "% Encoding: " + name + "\n\u00e9 \u00e8";
            assertEquals(text, FileEncoding.decodeText(text.getBytes(CP1252)));
        }
    }

    @Test
    void eachLineIsDecodedByItself() {
        var mixed = new java.io.ByteArrayOutputStream();
        mixed.writeBytes("\uFEFFä\nä".getBytes(UTF_8));
        mixed.writeBytes("\nä".getBytes(CP1252));
        assertEquals("ä\nä\nä", FileEncoding.decodeText(mixed.toByteArray()));
        mixed.writeBytes("\n".getBytes(CP1252));
        assertEquals("ä\nä\nä\n", FileEncoding.decodeText(mixed.toByteArray()));
    }
}
