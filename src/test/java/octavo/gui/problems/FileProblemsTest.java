package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
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
                .filter(each -> each.rule().code().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void brokenMovedDoubleAndLooseFilesAreTold() throws IOException {
        assertEquals("gone.pdf is missing.", rule("file-broken").first().getFirst().message());
        assertEquals(2, rule("file-moved").count());
        assertEquals(
                "both.pdf is also linked by d.", rule("file-twice").first().getFirst().message());
        assertEquals(
                "No entry links to loose.pdf.", rule("file-unlinked").first().getFirst().message());
    }

    @Test
    void theMendLeadsLinksToMovedFilesAndTouchesNoFile() throws IOException {
        ProblemFix all = FileProblems.mend(library, file(), Optional.empty());
        assertEquals(2, all.entries());
        String after = library.apply(all.edit()).file().text();
        assertEquals(TEXT.replace("old/", "new/"), after);
        assertTrue(Files.exists(folder.resolve("new/a.pdf")));
    }

    @Test
    void oneProblemIsMendedAlone() throws IOException {
        int slot = rule("file-moved").first().getFirst().slot();
        ProblemFix one = FileProblems.mend(library, file(), Optional.of(slot));
        assertEquals(1, one.entries());
        assertEquals(TEXT.replace("old/a", "new/a"), library.apply(one.edit()).file().text());
    }
}
