package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.Opened;
import octavo.settings.PaperFolders;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PaperFoldersModelTest {
    private static final String CONFIG = "octavo.config";
    private static final String LIBRARY =
            "@misc{a, title = {A}, file = {a.pdf}}\n@misc{b, title = {B}, file = {b.pdf}}\n";

    @TempDir private Path folder = Path.of("");
    private Path papers = Path.of("");
    private Opened opened = Opened.of("");
    private ProblemsModel problems = new ProblemsModel(opened.forPage());

    @BeforeEach
    void open() throws IOException {
        folder = folder.toRealPath();
        System.setProperty(CONFIG, folder.resolve("config").toString());
        opened = Opened.in(Files.createDirectory(folder.resolve("library")), LIBRARY);
        papers = Files.createDirectory(folder.resolve("papers"));
        Files.writeString(papers.resolve("a.pdf"), "%PDF-1.7");
        opened.choose(papers);
        problems = new ProblemsModel(opened.forPage());
    }

    @AfterEach
    void restore() {
        System.clearProperty(CONFIG);
    }

    private List<String> missing() {
        return problems.findingsProperty().get().rules().stream()
                .filter(each -> each.problemRule().problemCode().id().equals("file-broken"))
                .flatMap(each -> each.firstFindings().stream())
                .map(ProblemList.ProblemFinding::entryKey)
                .toList();
    }

    @Test
    void aFolderThatIsAddedIsSearchedAtOnceAndNextTime() {
        problems.checkFiles();
        assertEquals(List.of("a", "b"), missing());
        PaperFoldersModel model = problems.paperFolders();
        model.addFolder();
        assertEquals(List.of("b"), missing());
        assertEquals(List.of(papers), problems.paperFolders().foldersProperty().get());
        assertEquals(List.of(papers), PaperFolders.ofUser().foldersFor(folder.resolve("library")));
        model.addFolder();
        assertEquals(List.of(papers), model.foldersProperty().get(), "once is enough");
    }

    @Test
    void aFolderThatIsForgottenStaysOnTheDiskWithItsFiles() {
        PaperFoldersModel model = problems.paperFolders();
        model.addFolder();
        model.forgetFolder(papers);
        assertEquals(List.of(), model.foldersProperty().get());
        assertEquals(List.of("a", "b"), missing());
        assertTrue(Files.exists(papers.resolve("a.pdf")));
        assertEquals(List.of(), opened.steps(), "the library does not change");
    }

    @Test
    void aLibraryWithoutAFileHasNoFolders() {
        PaperFoldersModel model = new ProblemsModel(Opened.of(LIBRARY).forPage()).paperFolders();
        assertFalse(model.hasFolder());
        assertEquals(List.of(), model.foldersProperty().get());
    }
}
