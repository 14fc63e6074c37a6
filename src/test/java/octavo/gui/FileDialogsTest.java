package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class FileDialogsTest {
    @TempDir private Path folder = Path.of("");

    private String ending(String name) {
        return FileDialogs.withEnding(folder.resolve(name), ".pdf").getFileName().toString();
    }

    @Test
    void aNameWithoutAnEndingGetsOneUnlessAFileHasThatName() throws IOException {
        assertEquals("out.pdf", ending("out"));
        assertEquals("out.pdf", ending("out.pdf"));
        assertEquals("out.PDF", ending("out.PDF"));
        Files.createFile(folder.resolve("out.pdf"));
        assertEquals("out", ending("out"));
    }
}
