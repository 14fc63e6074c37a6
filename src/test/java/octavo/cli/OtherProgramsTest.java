package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// What the pages docs/coming-from-….md promise of the files of other programs.
class OtherProgramsTest extends Command {
    @TempDir private Path folder = Path.of("");

    private String export(String name) throws IOException {
        try (InputStream input =
                Objects.requireNonNull(getClass().getResourceAsStream("programs/" + name))) {
            Path file = folder.resolve(name);
            Files.copy(input, file);
            return file.toString();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "jabref.bib, group:Thesis, 1",
        "jabref.bib, group:Tests, 1",
        "jabref.bib, group:Recent, 1",
        "jabref.bib, rating:4, 1",
        "jabref.bib, read:yes, 1",
        "jabref.bib, priority:1, 1",
        "jabref.bib, custom-one:kept, 1",
        "bibdesk.bib, group:Thesis, 1",
        "bibdesk.bib, group:Firsts, 1",
        "bibdesk.bib, rating:4, 1",
        "bibdesk.bib, read:yes, 0",
        "zotero.bib, group:Thesis, 1",
        "zotero.bib, 'group:\"Chapter 1\"', 1",
        "mendeley.bib, group:Reading, 1",
        "mendeley.bib, mendeley-tags:alpha, 1",
        "papers.bib, rating:3, 1",
        "papers.bib, read:yes, 0",
        "papers.bib, local-url:papers3, 1"
    })
    void aQueryFindsWhatTheProgramKeeps(String name, String query, int count) throws IOException {
        run("list", export(name), query, "--format", "json");
        assertEquals(count, out.toString().split("\"key\" :", -1).length - 1, out::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "jabref.bib, Doe2020, year, 2021",
        "bibdesk.bib, doe2020, year, 2021",
        "zotero.bib, doeFirstPaper2020, date, 2021",
        "mendeley.bib, Doe2020, year, 2021",
        "papers.bib, Doe:2020aa, year, 2021"
    })
    void anEditLeavesEverythingElseOfTheProgram(String name, String key, String field, String value)
            throws IOException {
        Path file = Path.of(export(name));
        List<String> before = Files.readAllLines(file);
        assertEquals(0, run("edit", file.toString(), key, field + "=" + value), err::toString);
        List<String> after = Files.readAllLines(file);
        assertEquals(before.size(), after.size());
        long changed = 0;
        for (int i = 0; i < before.size(); i++) {
            changed += before.get(i).equals(after.get(i)) ? 0 : 1;
        }
        assertEquals(1, changed);
    }

    @Test
    void linkedFilesOfTheProgramsAreFoundOrNamed() throws IOException {
        String jabref = export("jabref.bib");
        assertEquals(1, run("files", jabref));
        Files.createDirectory(folder.resolve("papers"));
        Files.writeString(folder.resolve("papers/Doe2020.pdf"), "%PDF-1.4\n");
        assertEquals(0, run("files", jabref), out::toString);
        run("files", export("mendeley.bib"));
        assertTrue(out.toString().contains("broken    Doe2020: C:/Users/jane/Doe.pdf"));
        run("files", export("papers.bib"));
        assertTrue(out.toString().contains("broken    Doe:2020aa: "), out::toString);
    }

    @Test
    void anExportOfEndNoteKeepsLabelMarkupAndNotes() throws IOException {
        Path library = folder.resolve("new.bib");
        assertEquals(0, run("import", library.toString(), export("endnote.xml")), err::toString);
        String text = Files.readString(library);
        for (String part :
                List.of(
                        "@article{mylabel,",
                        "title = {A first \\emph{paper}}",
                        "note = {A note}",
                        "annote = {My research note}",
                        "keywords = {alpha}",
                        "abstract = {We show.}")) {
            assertTrue(text.contains(part), text);
        }
        assertTrue(!text.contains("internal-pdf") && !text.contains("mine"), text);
    }
}
