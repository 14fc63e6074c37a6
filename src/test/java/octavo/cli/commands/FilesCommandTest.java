package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class FilesCommandTest extends Command {
    private static final String LIBRARY =
            """
            @misc{a, title = {A}, file = {:a.pdf:PDF}}
            @misc{b, title = {B}, file = {Text:old/b.pdf:PDF;:a.pdf:PDF}}
            @misc{c, title = {C}, file = {:gone.pdf:PDF;https://x.org/c.pdf}}
            """;

    @TempDir private Path outer = Path.of("");
    private Path folder = Path.of("");
    private Path library = Path.of("");

    @BeforeEach
    void writeFiles() throws IOException {
        outer = outer.toRealPath();
        folder = Files.createDirectory(outer.resolve("library"));
        library = Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        paper("a.pdf", "a");
        paper("new/b.pdf", "b");
        paper("new/d.pdf", "d");
    }

    private Path paper(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private int files(String... more) {
        String[] all = new String[more.length + 2];
        all[0] = "files";
        all[1] = library.toString();
        System.arraycopy(more, 0, all, 2, more.length);
        return run(all);
    }

    private String text() throws IOException {
        return Files.readString(library);
    }

    @Test
    void aNewLinkIsPrintedAsJsonIfAskedFor() {
        assertEquals(
                0, files("--link", "c", folder.resolve("a.pdf").toString(), "--format", "json"));
        assertEquals(
                "c", JsonMapper.shared().readTree(out.toString()).get(0).path("key").asString());
    }

    @Test
    void foldersThatThisComputerRemembersAreSearchedLikeTheLibrarysOwn() throws IOException {
        Path away = Files.createDirectory(outer.resolve("away"));
        Files.writeString(away.resolve("gone.pdf"), "c");
        System.setProperty("octavo.config", outer.resolve("config").toString());
        try {
            assertEquals(0, files("--folder", away.toString(), "--remember"), err::toString);
            files();
            assertFalse(out.toString().contains("gone.pdf"), out::toString);
            assertEquals(LIBRARY, text());
            assertEquals(0, files("--remember"), err::toString);
            files();
            assertTrue(out.toString().contains("gone.pdf"), out::toString);
        } finally {
            System.clearProperty("octavo.config");
        }
    }

    @Test
    void brokenMovedTwiceLinkedAndUnlinkedFilesAreNamed() throws IOException {
        assertEquals(1, files(), err::toString);
        assertEquals(
                """
                moved     b: old/b.pdf \u2192 new/b.pdf
                broken    c: gone.pdf
                twice     a: a.pdf, also of b
                unlinked  new/d.pdf
                """,
                out.toString());
        assertEquals(LIBRARY, text());
        assertEquals(1, files("--format", "json"));
        assertEquals(4, JsonMapper.shared().readTree(out.toString()).size());
    }

    @Test
    void aMovedFileIsLinkedAgainInItsDialectAndNothingElseChanges() throws IOException {
        assertEquals(0, files("--mend", "--dry-run"));
        assertEquals(LIBRARY, text());
        assertEquals(0, files("--mend"));
        assertEquals(LIBRARY.replace("old/b.pdf", "new/b.pdf"), text());
        assertEquals(0, run("versions", library.toString(), "--restore", "1"));
        assertEquals(LIBRARY, text());
    }

    @Test
    void severalFilesOfOneNameMustHoldTheSame() throws IOException {
        paper("other/b.pdf", "b");
        files();
        assertTrue(out.toString().contains("moved     b: old/b.pdf"), out::toString);
        paper("other/b.pdf", "c");
        files();
        assertTrue(out.toString().contains("ambiguous b: old/b.pdf: one of "), out::toString);
        assertEquals(0, files("--mend"));
        assertEquals(LIBRARY, text());
    }

    @Test
    void aFileIsLinkedAndUnlinked() throws IOException {
        String path = folder.resolve("new/d.pdf").toString();
        assertEquals(0, files("--link", "c", path), err::toString);
        String linked = LIBRARY.replace("c.pdf}}", "c.pdf;new/d.pdf}}");
        assertEquals(linked, text());
        assertEquals(0, files("--link", "c", path));
        assertEquals(linked, text());
        assertEquals(0, files("--unlink", "c", "new/d.pdf"));
        assertEquals(LIBRARY, text());
        assertEquals(1, files("--unlink", "c", "new/d.pdf"));
        assertEquals(3, files("--link", "c", folder.resolve("none.pdf").toString()));
        assertEquals(1, files("--link", "none", path));
        assertEquals(0, files("--unlink", "a", "a.pdf"));
        assertFalse(text().substring(0, text().indexOf('\n')).contains("file"), text());
    }

    /// Its field names `papers/Mäi 2020.pdf`; only macOS could write another.
    @Test
    void aLinkOfBibdeskCountsButIsNeverRewritten() throws IOException {
        String field =
                "YnBsaXN0MDDSAQIDBFhib29rbWFya1xyZWxhdGl2ZVBhdGhEYm9va28QEwBwAGEAcABlAHIAcwAvAE0A"
                        + "5ABpACAAMgAwADIAMAAuAHAAZABmCA0WIygAAAAAAAABAQAAAAAAAAAFAAAAAAAAAAAAAAAA"
                        + "AAAAUQ==";
        String entry = "@misc{m, title = {M}, bdsk-file-1 = {" + field + "}}\n";
        Files.writeString(library, entry);
        Files.delete(folder.resolve("a.pdf"));
        Files.delete(folder.resolve("new/b.pdf"));
        Files.delete(folder.resolve("new/d.pdf"));
        paper("papers/M\u00e4i 2020.pdf", "m");
        assertEquals(0, files());
        assertEquals("", out.toString());
        Files.move(folder.resolve("papers"), folder.resolve("elsewhere"));
        assertEquals(1, files());
        assertTrue(out.toString().startsWith("moved     m: papers/M\u00e4i"), out::toString);
        assertEquals(0, files("--mend"));
        assertEquals(entry, text());
    }

    @Test
    void noFolderIsListedThatOnlyTheLibraryNames() throws IOException {
        Path outside = Files.createDirectory(outer.resolve("outside"));
        Files.writeString(outside.resolve("secret.pdf"), "s");
        Files.writeString(outside.resolve("gone.pdf"), "g");
        Files.createSymbolicLink(folder.resolve("way-out"), outside);
        for (String named : new String[] {outside.toString(), "../outside", "way-out"}) {
            Files.writeString(
                    library, LIBRARY + "@Comment{jabref-meta: fileDirectory:" + named + ";}\n");
            files();
            assertFalse(out.toString().contains("secret"), out::toString);
            assertTrue(out.toString().contains("broken    c: gone.pdf"), out::toString);
        }
        assertEquals(1, files("--folder", outside.toString()));
        assertTrue(out.toString().contains("unlinked  secret.pdf"), out::toString);
    }

    @Test
    void aFolderThatJabrefNamesInTheLibrarysIsSearched() throws IOException {
        paper("pdfs/gone.pdf", "g");
        Files.writeString(library, LIBRARY + "@Comment{jabref-meta: fileDirectory:pdfs;}\n");
        files();
        assertFalse(out.toString().contains("gone.pdf"), out::toString);
    }

    @Test
    void hostilePathsAreTold() throws IOException {
        String long255 = "x".repeat(251) + ".pdf";
        paper(long255, "x");
        Files.writeString(
                library,
                "@misc{a, file = {:../../../etc/passwd.pdf:PDF;:\u0001\u001b[2J.pdf:PDF;:"
                        + "y".repeat(5000)
                        + ".pdf:PDF;::;;}}\n");
        assertEquals(1, files(), err::toString);
        assertTrue(out.toString().contains("unlinked  " + long255), out::toString);
        assertFalse(out.toString().contains("\u001b"), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void tenThousandFilesAreCompared() throws IOException {
        for (int i = 0; i < 10_000; i++) {
            Files.createFile(folder.resolve("p" + i + ".pdf"));
        }
        assertEquals(1, files());
        assertEquals(10_004, out.toString().lines().count());
    }

    @Test
    void aFolderThatIsNotThereIsRefused() {
        assertEquals(3, files("--folder", folder.resolve("none").toString()));
        assertTrue(err.toString().contains("does not exist"), err::toString);
        assertEquals(2, run("files", "-"));
    }
}
