package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class StableReadTest {
    @TempDir private Path folder = Path.of("");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void aFileIsReadUpToTheLimit() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "1234");
        assertEquals("1234", new String(StableRead.readBytes(file, 4).orElseThrow(), UTF_8));
        assertTrue(StableRead.readBytes(file, 3).isEmpty());
    }

    @Test
    void aFileThatHoldsMoreThanItsSizeSaysIsNotReadBeyondTheLimit() throws IOException {
        Path file = Path.of("/proc/self/status");
        assumeTrue(Files.exists(file));
        assertEquals(0, Files.size(file));
        assertTrue(StableRead.readBytes(file, 10).isEmpty());
        assertTrue(StableRead.readBytes(file, 100_000).isPresent());
    }

    @Test
    void aSaveInPlaceThatWasKilledIsFinishedFirst() throws IOException {
        Path file = Files.writeString(folder.resolve("p.octavo.json"), "new2");
        Files.writeString(file, "newd");
        Path unfinished = Files.createDirectory(folder.resolve(".p.octavo.json.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), "told");
        Files.writeString(unfinished.resolve("new"), "new!");
        BegunSave.of(file, unfinished).recordStart();
        Files.writeString(file, "newd");
        assertEquals("new!", new String(StableRead.readBytes(file, 100).orElseThrow(), UTF_8));
        assertFalse(Files.exists(unfinished));
    }

    @Test
    void aDurableFileIsWrittenOnlyIfEveryStepOfItWorked() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        for (int k = 1; ; k++) {
            Files.writeString(file, "old");
            var system = new FaultyFileSystem(true, true);
            var fault = new FaultyFileSystem.At(k, false, _ -> {});
            system.hurtBy(fault);
            boolean isSaid = false;
            try {
                DurableFile.writeFile(system.path(file), bytes("new"));
            } catch (IOException _) {
                isSaid = true;
            }
            if (!fault.wasReached()) {
                assertTrue(k > 6, "there was something to hurt");
                assertEquals("new", Files.readString(file));
                return;
            }
            assertTrue(isSaid || Files.readString(file).equals("new"), "step " + k);
            system.hurtBy(operation -> {});
        }
    }

    @Test
    void aFileThatAnotherProgramMakesFirstIsNotReplaced() throws IOException {
        Path file = folder.resolve("a");
        var system = new FaultyFileSystem(true, true);
        system.hurtBy(operation -> {
            if (operation.equals("link a")) {
                Files.writeString(file, "theirs");
                TemporarySibling.removeLeftovers(file);
            }
        });
        assertFalse(SafeWrite.createFile(system.path(file), bytes("ours")));
        assertEquals("theirs", Files.readString(file));
    }

    @Test
    void aFolderThatCannotBeSyncedIsSaid() throws IOException {
        Path file = folder.resolve("a");
        var system = new FaultyFileSystem(true, true);
        system.hurtBy(operation -> {
            if (operation.startsWith("force " + folder.getFileName())) {
                throw new IOException("EIO");
            }
        });
        assertThrows(
                IOException.class, () -> DurableFile.writeFile(system.path(file), bytes("new")));
    }
}
