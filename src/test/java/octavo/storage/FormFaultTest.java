package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Files of every form and with every kind of damage: what nobody touched comes back byte for byte
/// (F16, F18).
class FormFaultTest {
    private static final String BEFORE = "% Ä first\n@misc{x, title = {Zürich},\n  year = {";
    private static final String AFTER = "}}\r\n@string{s = \"ß\"}\r@misc{last, note = {é}}";

    @TempDir private Path folder = Path.of("");

    private static byte[] joined(byte[]... parts) {
        var bytes = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            bytes.writeBytes(part);
        }
        return bytes.toByteArray();
    }

    /// What stands before and behind the year of the entry `x`, and in which encoding.
    private static Arguments form(String name, Charset charset, byte[] before, byte[] after) {
        return Arguments.of(name, charset, before, after);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static Stream<Arguments> forms() {
        Charset latin = StandardCharsets.ISO_8859_1;
        Charset wide = StandardCharsets.UTF_16LE;
        Charset other = StandardCharsets.UTF_16BE;
        Charset plain = StandardCharsets.UTF_8;
        byte[] mark = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
        byte[] broken = {
            (byte) 0xC3, '(', (byte) 0xFF, (byte) 0xED, (byte) 0xA0, (byte) 0x80, '\n'
        };
        byte[] nul = {0, '\n', 0, 0, '\n'};
        return Stream.of(
                form("UTF-8", plain, utf8(BEFORE), utf8(AFTER)),
                form("UTF-8 with a mark", plain, joined(mark, utf8(BEFORE)), utf8(AFTER)),
                form("Latin-1", latin, BEFORE.getBytes(latin), AFTER.getBytes(latin)),
                form("UTF-16", wide, wide("\uFEFF" + BEFORE, wide), wide(AFTER, wide)),
                form("UTF-16, big", other, wide("\uFEFF" + BEFORE, other), wide(AFTER, other)),
                form("mixed", plain, joined(utf8(BEFORE)), AFTER.getBytes(latin)),
                form(
                        "bytes that are no text",
                        plain,
                        joined(broken, utf8(BEFORE)),
                        joined(utf8("}}\n"), broken)),
                form("NUL", plain, joined(nul, utf8(BEFORE)), joined(utf8(AFTER), nul)),
                form("other line ends", plain, utf8(BEFORE.replace("\n", "\r\n")), utf8("}}")),
                form("no line end", plain, utf8("@misc{x,year={"), utf8("}}")),
                form(
                        "quote that nothing closes",
                        plain,
                        utf8("@misc{q, title = \"never closed}\n\n" + BEFORE),
                        utf8(AFTER)),
                form(
                        "brace that nothing closes",
                        plain,
                        utf8("@misc{q, title = {never closed\n\n" + BEFORE),
                        utf8(AFTER)),
                form("entry cut off", plain, utf8(BEFORE), utf8("}}\n@misc{cut, title = {")),
                form(
                        "git's marks",
                        plain,
                        utf8("<<<<<<< HEAD\n@misc{g}\n=======\n>>>>>>> b\n" + BEFORE),
                        utf8(AFTER)));
    }

    private static byte[] wide(String text, Charset charset) {
        return text.getBytes(charset);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("forms")
    void onlyTheChangedFieldIsWritten(String name, Charset charset, byte[] before, byte[] after)
            throws IOException {
        byte[] old = joined(before, "1999".getBytes(charset), after);
        Path path = Files.write(folder.resolve("p.bib"), old);
        LibraryFile file = LibraryFile.load(path);
        file = file.saveLibrary(file.library());
        assertArrayEquals(old, Files.readAllBytes(path), "saved unchanged");
        Slot slot = file.library().slotWithKey("x").orElseThrow();
        BibEntry entry = (BibEntry) slot.item();
        BibEntry changed = entry.withValue("year", BibValue.parse("{2001}")).orElseThrow();
        file.saveLibrary(
                file.library().applyEdit(file.library().replaceEntry(slot.number(), changed)));
        byte[] expected = joined(before, "2001".getBytes(charset), after);
        new FaultRow(
                        name.contains("closes") || name.contains("cut") ? "F18" : "F16",
                        kind(name),
                        name)
                .holds(Files.readAllBytes(path), expected)
                .write();
    }

    private static String kind(String name) {
        return name.contains("closes") || name.contains("cut")
                ? "a field beside damage is changed and saved"
                : "a field in a file of any form is changed and saved";
    }

    @Test
    void nothingBehindDamageInAThousandEntriesIsLost() throws IOException {
        List<String> damages = List.of("\"open", "{open", "}", "open\"}", "#", "{a}}", "@", "\\");
        FaultRow row = new FaultRow("F18", "entry 3 of 1,000 is damaged, another changed");
        for (String damage : damages) {
            String text = library(damage);
            Path path = Files.writeString(folder.resolve("p.bib"), text);
            LibraryFile file = LibraryFile.load(path);
            Slot slot = file.library().slotWithKey("k500").orElseThrow();
            BibEntry entry = (BibEntry) slot.item();
            assertTrue(file.library().slotWithKey("k999").isPresent(), damage);
            BibEntry changed = entry.withValue("year", BibValue.parse("{2001}")).orElseThrow();
            file.saveLibrary(
                    file.library().applyEdit(file.library().replaceEntry(slot.number(), changed)));
            String expected = text.replace("k500, year = {1500}", "k500, year = {2001}");
            row.holds(Files.readAllBytes(path), utf8(expected));
        }
        row.write();
    }

    private static String library(String damage) {
        var text = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            String value = i == 3 ? damage : "{" + (1000 + i) + "}";
            text.append("@misc{k").append(i).append(", year = ").append(value).append("}\n\n");
        }
        return text.toString();
    }

    @Test
    void halfACharacterIsRefusedRatherThanSavedAsAQuestionMark() throws IOException {
        BibEntry entry = BibEntry.parse("@misc{x, title = {A}}").orElseThrow();
        FaultRow row = new FaultRow("F16", "half a character is refused");
        for (String half : List.of("\uD800", "a\uDC00b", "\uDC00\uD800")) {
            assertEquals(
                    Optional.empty(), entry.withValue("title", BibValue.parse("{" + half + "}")));
            assertEquals(
                    Optional.empty(),
                    BibValue.braced(half).flatMap(it -> entry.withValue("n", it)));
            row.passed(1);
        }
        row.write();
    }
}
