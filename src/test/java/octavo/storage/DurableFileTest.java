package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

class DurableFileTest {
    @TempDir private Path folder = Path.of("");

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void whatIsWrittenReplacesWhatWasThere() throws IOException {
        Path file = folder.resolve("ä".repeat(100));
        DurableFile.writeFile(file, bytes("old"));
        DurableFile.writeFile(file, bytes("new"));
        assertEquals("new", Files.readString(file));
        assertEquals(1, names().size());
    }

    @Test
    void whereWritingFailsTheOldBytesStayAndNothingElseIsLeft() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        for (Throwable failure : List.of(new IOException(), new OutOfMemoryError())) {
            assertThrows(
                    failure.getClass(),
                    () ->
                            DurableFile.writeFile(
                                    file,
                                    out -> {
                                        out.write(bytes("half of the n"));
                                        if (failure instanceof IOException trouble) {
                                            throw trouble;
                                        }
                                        throw (Error) failure;
                                    }));
        }
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a"), names());
    }

    @Test
    void aLinkAndThePermissionsStay() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));
        DurableFile.writeFile(link, bytes("new"));
        assertEquals("new", Files.readString(file));
        assertEquals(Path.of("a"), Files.readSymbolicLink(link));
        assertEquals(
                "rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void aLinkThatLeadsNowhereOrAFolderIsNotReplaced() throws IOException {
        Path dead = Files.createSymbolicLink(folder.resolve("dead"), Path.of("nowhere"));
        Path full = Files.createDirectory(folder.resolve("full"));
        Files.createDirectory(full.resolve("inside"));
        assertThrows(IOException.class, () -> DurableFile.writeFile(dead, bytes("x")));
        assertThrows(IOException.class, () -> DurableFile.writeFile(full, bytes("x")));
        assertEquals(List.of("dead", "full"), names());
    }

    @Test
    void whatIsPutAsideOverwritesNothing() throws IOException {
        for (String content : List.of("one", "two", "three")) {
            Quarantine.renameBroken(Files.writeString(folder.resolve("a"), content));
        }
        assertEquals(List.of("a.broken", "a.broken-2", "a.broken-3"), names());
        assertEquals("one", Files.readString(folder.resolve("a.broken")));
        assertEquals("three", Files.readString(folder.resolve("a.broken-3")));
    }
}
