package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.FileTrouble;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Files of sizes and depths that nobody writes by hand are saved whole, or refused in words (F17).
@Timeout(60)
class SizeFaultTest {
    @TempDir private Path folder = Path.of("");

    enum Shape {
        MANY_ENTRIES,
        HUGE_FIELD,
        DEEP_BRACES,
        OPEN_BRACE_FIRST,
        ONE_LONG_LINE;

        String text() {
            return switch (this) {
                case MANY_ENTRIES -> entries(200_000);
                case HUGE_FIELD -> "@misc{big, note = {" + "x".repeat(20_000_000) + "}}\n";
                case DEEP_BRACES ->
                        "@misc{deep, t = {" + "{".repeat(10_000) + "}".repeat(10_000) + "}}\n";
                case OPEN_BRACE_FIRST -> "@misc{open, title = {" + "\n\n" + entries(20_000);
                case ONE_LONG_LINE -> entries(20_000).replace("\n", "");
            };
        }

        private static String entries(int count) {
            var text = new StringBuilder();
            for (int i = 0; i < count; i++) {
                text.append("@misc{k").append(i).append(", title = {T}}\n");
            }
            return text.toString();
        }
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void aFieldBesideItIsChangedAndAllElseStays(Shape shape) throws IOException {
        String before = shape.text() + "\n@misc{x, year = {";
        Path path = Files.writeString(folder.resolve("p.bib"), before + "1999}}\n");
        LibraryFile file = LibraryFile.load(path);
        Slot slot = file.library().slotWithKey("x").orElseThrow();
        BibEntry entry = (BibEntry) slot.item();
        BibEntry changed = entry.withValue("year", BibValue.parse("{2001}")).orElseThrow();
        file.saveLibrary(
                file.library().applyEdit(file.library().replaceEntry(slot.number(), changed)));
        byte[] expected = (before + "2001}}\n").getBytes(StandardCharsets.UTF_8);
        new FaultRow("F17", "a field beside huge and deep things is changed and saved", shape)
                .holds(Files.readAllBytes(path), expected)
                .write();
    }

    @Test
    void aFileOfThreeGigabytesIsRefusedUnread() throws IOException {
        Path path = folder.resolve("p.bib");
        try (var sparse = new RandomAccessFile(path.toFile(), "rw")) {
            sparse.setLength(3_000_000_000L);
        }
        IOException trouble = assertThrows(IOException.class, () -> LibraryFile.load(path));
        String said = FileTrouble.whenReading(path, trouble).toString();
        assertTrue(said.contains("larger than the limit"), said);
        new FaultRow("F17", "a file of 3 GB is refused in words").passed(1).write();
    }
}
