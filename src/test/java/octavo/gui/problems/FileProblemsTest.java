package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.files.pdf.DrawnPaper;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.library.Library;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class FileProblemsTest {
    private static final String TEXT =
            """
            @misc{a, file = {:old/a.pdf:PDF}}
            @misc{b, file = {:gone.pdf:PDF}}
            @misc{c, file = {both.pdf}}
            @misc{d, file = {both.pdf}}
            @misc{e, file = {:old/e.pdf:PDF}}
            """;

    @TempDir private Path folder = Path.of("");
    private final Library library = Library.of(BibParser.parse(TEXT));

    @BeforeEach
    void write() throws IOException {
        Files.createDirectory(folder.resolve("new"));
        for (String name : List.of("new/a.pdf", "new/e.pdf", "both.pdf", "loose.pdf")) {
            Files.writeString(folder.resolve(name), name);
        }
    }

    private Path file() {
        return folder.resolve("papers.bib");
    }

    private OfRule rule(String id) throws IOException {
        return FileProblems.of(library, file()).stream()
                .filter(each -> each.problemRule().problemCode().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void brokenMovedDoubleAndLooseFilesAreTold() throws IOException {
        assertEquals(
                "gone.pdf is missing.", rule("file-broken").firstFindings().getFirst().message());
        assertEquals(2, rule("file-moved").problemCount());
        assertEquals(
                "both.pdf is also linked by d.",
                rule("file-twice").firstFindings().getFirst().message());
        assertEquals(
                "No entry links to loose.pdf.",
                rule("file-unlinked").firstFindings().getFirst().message());
    }

    @Test
    void theMendLeadsLinksToMovedFilesAndTouchesNoFile() throws IOException {
        ProblemFix all =
                FileProblems.fixFiles(library, file(), FileProblems.REPAIR_ID, Optional.empty());
        assertEquals(2, all.entryCount());
        String after = library.applyEdit(all.edit()).file().text();
        assertEquals(TEXT.replace("old/", "new/"), after);
        assertTrue(Files.exists(folder.resolve("new/a.pdf")));
    }

    @Test
    void oneProblemIsMendedAlone() throws IOException {
        var first = rule("file-moved").firstFindings().getFirst();
        ProblemFix one =
                FileProblems.fixFiles(library, file(), FileProblems.REPAIR_ID, Optional.of(first));
        assertEquals(1, one.entryCount());
        assertEquals(TEXT.replace("old/a", "new/a"), library.applyEdit(one.edit()).file().text());
    }

    private void paper(String name, String title) throws IOException {
        byte[] paper = new DrawnPaper().centred(100, 18, title).columns(200).bytes();
        Files.write(folder.resolve(name), paper);
    }

    private static Library parsed(String text) {
        return Library.of(BibParser.parse(text));
    }

    private String mended(Library before, String fix) throws IOException {
        ProblemFix offered = FileProblems.fixFiles(before, file(), fix, Optional.empty());
        return before.applyEdit(offered.edit()).file().text();
    }

    @Test
    void aLooseFileIsLinkedByItsNameOrByTheTitleOnItsFirstPage() throws IOException {
        String text =
                """
                @misc{loose, title = {Other}}
                @misc{p, title = {Packages of Programs}, year = 2020}
                @misc{q, title = {Questions about Programs}, year = 2021, file = {both.pdf}}
                """;
        paper("download(3).pdf", "Packages of Programs");
        paper("unknown.pdf", "Nothing Like It Anywhere");
        assertEquals(
                text.replace("Other}", "Other}, file = {loose.pdf}")
                        .replace("2020}", "2020, file = {download(3).pdf}}"),
                mended(parsed(text), FileProblems.LINK_ID));
    }

    @Test
    void aFileStaysLinkedOnlyToTheEntryWhoseTitleItHas() throws IOException {
        String text =
                """
                @misc{p, title = {Packages of Programs}, file = {both.pdf;both.pdf;loose.pdf}}
                @misc{q, title = {Questions about Programs}, file = {:both.pdf:PDF}}
                @misc{r, title = {R}, file = {loose.pdf}}
                """;
        paper("both.pdf", "Packages of Programs");
        assertEquals(
                """
                @misc{p, title = {Packages of Programs}, file = {both.pdf;loose.pdf}}
                @misc{q, title = {Questions about Programs}}
                @misc{r, title = {R}, file = {loose.pdf}}
                """,
                mended(parsed(text), FileProblems.UNLINK_ID));
    }
}
