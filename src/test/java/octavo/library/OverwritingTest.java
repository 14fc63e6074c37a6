package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.library.SaveFaults.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

class OverwritingTest {
    private static final byte[] NEW = SaveFaults.bytes(SaveFaults.NEW);
    private static final byte[] SHORT = SaveFaults.bytes("short");

    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aCrashAtAnyOperationLeavesTheOldBytesOrTheNewOnes(Kind kind) throws IOException {
        SaveFaults faults = new SaveFaults(folder);
        for (int k = 1; ; k++) {
            Path path = faults.prepared(kind);
            boolean isFresh = !Files.exists(path);
            FaultyFileSystem system = SaveFaults.system(kind);
            List<String> where = new ArrayList<>();
            var fault = new FaultyFileSystem.At(k, true, where::add);
            system.hurtBy(fault);
            boolean isWritten = isWritten(system.path(path));
            String about = kind + ", " + k + ": " + where;
            if (isFresh && !Files.exists(path)) {
                assertFalse(isWritten, about);
                continue;
            }
            String found = LibraryFile.load(path).library().file().text();
            assertTrue(
                    found.equals(SaveFaults.NEW) || !isWritten && found.equals(SaveFaults.OLD),
                    about);
            if (!fault.wasReached()) {
                assertTrue(isWritten);
                return;
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aShorterFileIsWrittenWholeWhateverTheDiskRefuses(Kind kind) throws IOException {
        SaveFaults faults = new SaveFaults(folder);
        for (int k = 1; ; k++) {
            Path path = faults.prepared(kind);
            FaultyFileSystem system = SaveFaults.system(kind);
            List<String> where = new ArrayList<>();
            var fault = new FaultyFileSystem.At(k, false, where::add);
            system.hurtBy(fault);
            try {
                Overwriting.write(system.path(path), SHORT);
                assertEquals(new String(SHORT, UTF_8), Files.readString(path), where::toString);
            } catch (IOException _) {
                String found =
                        Files.exists(path) ? LibraryFile.load(path).library().file().text() : "";
                assertTrue(
                        List.of("", SaveFaults.OLD, new String(SHORT, UTF_8)).contains(found),
                        where::toString);
            }
            if (!fault.wasReached()) {
                return;
            }
        }
    }

    private static boolean isWritten(Path path) {
        try {
            Overwriting.write(path, NEW);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    @Test
    void linksAndPermissionsStay() throws IOException {
        Path real = Files.writeString(folder.resolve("real"), "old");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
        Path other = Files.createLink(folder.resolve("other"), real);
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
        Overwriting.write(link, NEW);
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
    @Timeout(20)
    void whatIsNoFileIsWrittenIntoAndNotReplaced() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        FutureTask<String> read = new FutureTask<>(() -> Files.readString(pipe));
        Thread.ofVirtual().start(read);
        Overwriting.write(pipe, NEW);
        assertEquals(SaveFaults.NEW, read.get());
        assertFalse(Files.isRegularFile(pipe));
    }
}
