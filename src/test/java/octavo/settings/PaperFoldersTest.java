package octavo.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class PaperFoldersTest {
    @TempDir private Path outer = Path.of("");
    private Path library = Path.of("");
    private Path papers = Path.of("");

    @BeforeEach
    void makeFolders() throws IOException {
        outer = outer.toRealPath();
        library = Files.createDirectory(outer.resolve("library"));
        papers = Files.createDirectory(outer.resolve("papers"));
    }

    private PaperFolders folders() {
        return new PaperFolders(outer.resolve("config/paper-folders.json"));
    }

    @Test
    void areKeptForTheLibrariesOfOneFolder() throws IOException {
        folders().putFolders(library, List.of(papers));
        assertEquals(List.of(papers), folders().foldersFor(library));
        assertEquals(List.of(library, papers), folders().searchedFolders(Optional.of(library)));
        assertEquals(List.of(), folders().foldersFor(papers));
        assertEquals(List.of(), folders().searchedFolders(Optional.empty()));
    }

    @Test
    void areForgottenByNamingNone() throws IOException {
        folders().putFolders(library, List.of(papers));
        folders().putFolders(library, List.of());
        assertEquals(List.of(), folders().foldersFor(library));
    }

    @Test
    void areLeftOutWhileTheyDoNotExist() throws IOException {
        folders().putFolders(library, List.of(papers));
        Files.delete(papers);
        assertEquals(List.of(), folders().foldersFor(library));
        Files.createDirectory(papers);
        assertEquals(List.of(papers), folders().foldersFor(library));
    }

    @Test
    void areNoneIfTheFileIsDamaged() throws IOException {
        folders().putFolders(library, List.of(papers));
        Files.writeString(outer.resolve("config/paper-folders.json"), "{\"");
        assertEquals(List.of(), folders().foldersFor(library));
    }
}
