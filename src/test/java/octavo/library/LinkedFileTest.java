package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.values.FileLink;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class LinkedFileTest {
    @TempDir private Path folder = Path.of("");

    private Optional<Path> find(String path) {
        return LinkedFile.findFile(new FileLink("", path), List.of(folder));
    }

    @Test
    void aPathIsRelativeToTheLibrary() throws IOException {
        Path file = Files.writeString(folder.resolve("a b.pdf"), "");
        assertEquals(Optional.of(file), find("a b.pdf"));
        assertEquals(Optional.empty(), LinkedFile.findFile(new FileLink("", "a b.pdf"), List.of()));
    }

    @Test
    void thePathsOfWindowsAreFoundElsewhere() throws IOException {
        Path file = Files.createDirectories(folder.resolve("JabRef")).resolve("a.pdf");
        Files.writeString(file, "");
        assertEquals(Optional.of(file), find("JabRef\\a.pdf"));
    }

    @Test
    void anAbsolutePathMayLackTheSlashThatItBeginsWith() throws IOException {
        Path file = Files.writeString(folder.resolve("a.pdf"), "");
        assertEquals(Optional.of(file), find(file.toString()));
        assertEquals(Optional.of(file), find(file.toString().substring(1)));
    }

    @Test
    void whatIsNoFileIsNotFound() throws IOException {
        Files.createDirectories(folder.resolve("a.pdf"));
        assertEquals(Optional.empty(), find("a.pdf"));
        assertEquals(Optional.empty(), find("b.pdf"));
        assertEquals(Optional.empty(), find("\u0000"));
    }

    @Test
    void aDocumentIsOneByItsOwnNameAndByThatOfTheFileBehindALink() throws IOException {
        Path pdf = Files.writeString(folder.resolve("a.PDF"), "");
        Path script = Files.writeString(folder.resolve("a.desktop"), "");
        Path bare = Files.writeString(folder.resolve("pdf"), "");
        assertTrue(LinkedFile.isDocument(pdf));
        assertFalse(LinkedFile.isDocument(script));
        assertFalse(LinkedFile.isDocument(bare));
        assertFalse(
                LinkedFile.isDocument(Files.createSymbolicLink(folder.resolve("b.pdf"), script)));
        assertTrue(LinkedFile.isDocument(Files.createSymbolicLink(folder.resolve("c.pdf"), pdf)));
    }
}
