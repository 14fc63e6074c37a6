package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.storage.SaveFaults.Kind;
import octavo.storage.SaveFaults.Outcome;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;

class SafeWriteTest {
    private static final byte[] NEW = SaveFaults.bytes(SaveFaults.NEW);
    private static final String SHORT = "short";

    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aCrashAtAnyOperationLeavesTheOldBytesOrTheNewOnes(Kind kind) throws IOException {
        for (Outcome outcome : hurt(kind, true, SaveFaults.NEW)) {
            Optional<String> old = Optional.of(SaveFaults.OLD).filter(_ -> !outcome.isFresh());
            assertTrue(
                    outcome.found().equals(Optional.of(SaveFaults.NEW))
                            || !outcome.isWritten() && outcome.found().equals(old),
                    outcome.about());
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aShorterFileIsWrittenWholeWhateverTheDiskRefuses(Kind kind) throws IOException {
        for (Outcome outcome : hurt(kind, false, SHORT)) {
            assertTrue(
                    outcome.isWritten()
                            ? outcome.found().equals(Optional.of(SHORT))
                            : List.of("", SaveFaults.OLD, SHORT)
                                    .contains(outcome.found().orElse("")),
                    outcome.about());
        }
    }

    private List<Outcome> hurt(Kind kind, boolean isCrash, String text) throws IOException {
        byte[] bytes = SaveFaults.bytes(text);
        return new SaveFaults(folder).hurt(kind, isCrash, path -> SafeWrite.writeFile(path, bytes));
    }

    @Test
    void linksAndPermissionsStay() throws IOException {
        Path real = Files.writeString(folder.resolve("real"), "old");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
        Path other = Files.createLink(folder.resolve("other"), real);
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
        SafeWrite.writeFile(link, NEW);
        assertEquals(SaveFaults.NEW, Files.readString(real));
        assertEquals(SaveFaults.NEW, Files.readString(other));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(
                "rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(real)));
        try (var all = Files.list(folder)) {
            assertEquals(3, all.count());
        }
    }

    @Test
    @Timeout(120)
    void whatIsNoFileIsWrittenIntoAndNotReplaced() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        FutureTask<String> read = new FutureTask<>(() -> Files.readString(pipe));
        Thread.ofVirtual().start(read);
        SafeWrite.writeFile(pipe, NEW);
        assertEquals(SaveFaults.NEW, read.get());
        assertFalse(Files.isRegularFile(pipe));
    }
}
