package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.storage.SaveFaults.Kind;
import octavo.storage.SaveFaults.Outcome;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

class QuickWriteTest {
    private static final String LONG = SaveFaults.NEW;
    private static final String SHORT = "---\ntitle: \"A\"\n---\n";

    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aCrashAtAnyOperationLeavesTheOldBytesOrTheNewOnesOrTheBeginningOfANewFile(Kind kind)
            throws IOException {
        isNeverTorn(kind, true);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aWriteThatFailsSaysSoAndLeavesNothingHalfDone(Kind kind) throws IOException {
        isNeverTorn(kind, false);
    }

    private void isNeverTorn(Kind kind, boolean isCrash) throws IOException {
        for (String text : List.of(SHORT, LONG)) {
            byte[] bytes = SaveFaults.bytes(text);
            for (Outcome outcome :
                    new SaveFaults(folder)
                            .hurt(kind, isCrash, path -> QuickWrite.writeFile(path, bytes))) {
                String found = outcome.found().orElse("");
                boolean isOld =
                        outcome.isFresh()
                                ? isCrash ? text.startsWith(found) : found.isEmpty()
                                : found.equals(SaveFaults.OLD);
                assertTrue(found.equals(text) || !outcome.isWritten() && isOld, outcome.about());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SHORT, "long"})
    void linksAndPermissionsStay(String name) throws IOException {
        String text = name.equals("long") ? LONG : SHORT;
        Path real = Files.writeString(folder.resolve("real"), "old");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
        QuickWrite.writeFile(link, SaveFaults.bytes(text));
        assertEquals(text, Files.readString(real));
        assertTrue(Files.isSymbolicLink(link));
        Path other = Files.createLink(folder.resolve("other"), real);
        QuickWrite.writeFile(real, SaveFaults.bytes(text + "2"));
        assertEquals(text + "2", Files.readString(other));
        Files.delete(other);
        QuickWrite.writeFile(real, SaveFaults.bytes(text + "3"));
        assertEquals(text + "3", Files.readString(real));
        assertEquals(
                "rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(real)));
        try (var all = Files.list(folder)) {
            assertEquals(2, all.count());
        }
    }

    @Test
    void whatAProgramLeftThatWasKilledIsKnown() {
        Path page = folder.resolve("index.md");
        assertTrue(QuickWrite.isUnfinished(TemporarySibling.newPath(page)));
        assertFalse(QuickWrite.isUnfinished(page));
        assertFalse(QuickWrite.isUnfinished(folder.resolve(".index.md.octavo-notes.tmp")));
    }
}
