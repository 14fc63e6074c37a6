package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.util.stream.Collectors.toSet;

import octavo.storage.FileRenames.FileRename;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class FileRenamesTest {
    @TempDir private Path folder = Path.of("");

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), name);
    }

    private FileRename renamed(String from, String to) {
        return new FileRename(folder.resolve(from), folder.resolve(to));
    }

    @Test
    void aFileHasBothNamesUntilTheRenamingIsFinished() throws IOException {
        file("a");
        FileRenames renames = FileRenames.beginRenames(List.of(renamed("a", "sub/b")));
        assertEquals("a", Files.readString(folder.resolve("a")));
        assertEquals("a", Files.readString(folder.resolve("sub/b")));
        renames.removeOldNames();
        assertFalse(Files.exists(folder.resolve("a")));
        assertEquals("a", Files.readString(folder.resolve("sub/b")));
    }

    @Test
    void whatIsTakenBackLeavesNothingBehind() throws IOException {
        file("a");
        FileRenames.beginRenames(List.of(renamed("a", "sub/deep/b"))).rollBack();
        assertEquals("a", Files.readString(folder.resolve("a")));
        assertFalse(Files.exists(folder.resolve("sub")));
    }

    @Test
    void oneNameThatIsTakenStopsAll() throws IOException {
        file("a");
        file("b");
        file("taken");
        var names = List.of(renamed("a", "new/c"), renamed("b", "taken"));
        assertThrows(FileAlreadyExistsException.class, () -> FileRenames.beginRenames(names));
        assertEquals("taken", Files.readString(folder.resolve("taken")));
        assertTrue(Files.exists(folder.resolve("a")));
        assertTrue(Files.exists(folder.resolve("b")));
        assertFalse(Files.exists(folder.resolve("new")));
    }

    @Test
    void aRenamingThatIsUndoneBeforeItsEndLeavesNothingElse() throws IOException {
        file("a");
        FileRenames.beginRenames(List.of(renamed("a", "b")));
        FileRenames.beginRenames(List.of(renamed("b", "a"))).rollBack();
        assertEquals(Set.of("a", "b"), names());
        FileRenames back = FileRenames.beginRenames(List.of(renamed("b", "a")));
        assertEquals(Set.of("a", "b"), names());
        back.removeOldNames();
        assertEquals(Set.of("a"), names());
    }

    @Test
    void aLinkToAFileIsNoNameOfIt() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("b"), file("a"));
        var names = List.of(renamed("a", "b"));
        assertThrows(FileAlreadyExistsException.class, () -> FileRenames.beginRenames(names));
        assertEquals("a", Files.readString(link));
    }

    private Set<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> String.valueOf(each.getFileName())).collect(toSet());
        }
    }

    /// Another program may write a new file under the old name meanwhile.
    @Test
    void aNewFileUnderTheOldNameStays() throws IOException {
        file("a");
        FileRenames renames = FileRenames.beginRenames(List.of(renamed("a", "b")));
        Files.delete(folder.resolve("a"));
        file("a");
        renames.removeOldNames();
        assertTrue(Files.exists(folder.resolve("a")));
        assertTrue(Files.exists(folder.resolve("b")));
    }
}
