package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.SaveFaults.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

class RemakingTest {
    private static final String LONG = SaveFaults.NEW;
    private static final String SHORT = "---\ntitle: \"A\"\n---\n";

    @TempDir private Path folder = Path.of("");

    /// What happened to a file that a fault was done to.
    private record Outcome(boolean isWritten, boolean isFresh, String found, String about) {}

    private List<Outcome> hurt(Kind kind, String text, boolean isCrash) throws IOException {
        SaveFaults faults = new SaveFaults(folder);
        List<Outcome> outcomes = new ArrayList<>();
        for (int k = 1; ; k++) {
            Path path = faults.prepared(kind);
            boolean isFresh = !Files.exists(path);
            FaultyFileSystem system = SaveFaults.system(kind);
            List<String> where = new ArrayList<>();
            var fault = new FaultyFileSystem.At(k, isCrash, where::add);
            system.hurtBy(fault);
            boolean isWritten = isWritten(system.path(path), text);
            String about = kind + ", " + k + ": " + where;
            String found = Files.exists(path) ? LibraryFile.load(path).library().file().text() : "";
            outcomes.add(new Outcome(isWritten, isFresh, found, about));
            if (!fault.wasReached()) {
                return outcomes;
            }
        }
    }

    private static boolean isWritten(Path path, String text) {
        try {
            Remaking.write(path, SaveFaults.bytes(text));
            return true;
        } catch (IOException _) {
            return false;
        }
    }

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
            List<Outcome> outcomes = hurt(kind, text, isCrash);
            for (Outcome outcome : outcomes) {
                boolean isOld =
                        outcome.isFresh()
                                ? isCrash
                                        ? text.startsWith(outcome.found())
                                        : outcome.found().isEmpty()
                                : outcome.found().equals(SaveFaults.OLD);
                assertTrue(
                        outcome.found().equals(text) || !outcome.isWritten() && isOld,
                        outcome.about());
            }
            assertTrue(outcomes.size() > 2, "there was something to hurt");
            assertTrue(outcomes.getLast().isWritten());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SHORT, "long"})
    void linksAndPermissionsStay(String name) throws IOException {
        String text = name.equals("long") ? LONG : SHORT;
        Path real = Files.writeString(folder.resolve("real"), "old");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
        Remaking.write(link, SaveFaults.bytes(text));
        assertEquals(text, Files.readString(real));
        assertTrue(Files.isSymbolicLink(link));
        Path other = Files.createLink(folder.resolve("other"), real);
        Remaking.write(real, SaveFaults.bytes(text + "2"));
        assertEquals(text + "2", Files.readString(other));
        Files.delete(other);
        Remaking.write(real, SaveFaults.bytes(text + "3"));
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
        assertTrue(Remaking.isUnfinished(Temporary.beside(page)));
        assertFalse(Remaking.isUnfinished(page));
        assertFalse(Remaking.isUnfinished(folder.resolve(".index.md.octavo-notes.tmp")));
    }
}
