package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

class FileMovesTest extends Command {
    @TempDir private Path outer = Path.of("");
    private Path folder = Path.of("");
    private Path library = Path.of("");

    @BeforeEach
    void makeFolder() throws IOException {
        outer = outer.toRealPath();
        folder = Files.createDirectory(outer.resolve("library"));
        library = folder.resolve("papers.bib");
    }

    private void library(String text) throws IOException {
        Files.writeString(library, text);
    }

    private Path paper(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private int files(String... more) {
        Stream<String> all = Stream.concat(Stream.of("files", library.toString()), Stream.of(more));
        return run(all.toArray(String[]::new));
    }

    private String text() throws IOException {
        return Files.readString(library);
    }

    /// All papers by their paths, with their content.
    private Map<String, String> papers() throws IOException {
        var papers = new TreeMap<String, String>();
        try (Stream<Path> all = Files.walk(outer)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                if (!file.equals(library)) {
                    papers.put(outer.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return papers;
    }

    @Test
    void filesAreNamedAfterKeysAndTheirLinksFollow() throws IOException {
        String before =
                """
                @misc{mai2020, title = {A}, file = {Text:old/x.pdf:PDF;:notes.txt:TXT}}
                @misc{ada, title = {B}, file = {y.PDF}}
                """;
        library(before);
        paper("old/x.pdf", "x");
        paper("notes.txt", "n");
        paper("y.PDF", "y");
        assertEquals(0, files("--rename", "--dry-run"), err::toString);
        assertEquals(before, text());
        assertEquals("x", Files.readString(folder.resolve("old/x.pdf")));
        assertTrue(
                out.toString().contains("mai2020: old/x.pdf \u2192 old/mai2020.pdf"),
                out::toString);
        assertEquals(0, files("--rename"), err::toString);
        assertEquals(
                """
                @misc{mai2020, title = {A}, file = {Text:old/mai2020.pdf:PDF;:mai2020.txt:TXT}}
                @misc{ada, title = {B}, file = {ada.PDF}}
                """,
                text());
        assertEquals(
                "{library/ada.PDF=y, library/mai2020.txt=n, library/old/mai2020.pdf=x}",
                papers().toString());
        assertEquals(0, files("--rename"));
        assertEquals("No file has to be renamed.\n", out.toString());
        assertEquals(0, files("--undo"), err::toString);
        assertEquals(before, text());
        assertEquals(
                "{library/notes.txt=n, library/old/x.pdf=x, library/y.PDF=y}", papers().toString());
        assertEquals(0, files("--undo"));
        assertEquals("No file has to be renamed.\n", out.toString());
    }

    @Test
    void formulasNameFilesAndFolders() throws IOException {
        library(
                "@article{k, author = {Mai, Luo}, title = {Kung Fu}, year = 2020, file ="
                        + " {:x.pdf:PDF}}\n");
        paper("x.pdf", "x");
        assertEquals(
                0, files("--rename", "[auth] [year] - [shorttitle]", "--move", "pdfs/[year]/../x"));
        assertEquals("{library/pdfs/2020/x/Mai 2020 - KungFu.pdf=x}", papers().toString());
        assertTrue(text().contains("{:pdfs/2020/x/Mai 2020 - KungFu.pdf:PDF}"), this::content);
        assertEquals(2, files("--rename", "[auth"));
    }

    private String content() {
        try {
            return text();
        } catch (IOException trouble) {
            return trouble.toString();
        }
    }

    @Test
    void noFileIsOverwritten() throws IOException {
        library(
                """
                @misc{a, file = {x.pdf;y.pdf}}
                @misc{b, file = {c.pdf}}
                @misc{c, file = {b.pdf}}
                """);
        for (String name : List.of("x", "y", "a", "b", "c")) {
            paper(name + ".pdf", name);
        }
        String before = papers().toString();
        assertEquals(1, files("--rename"));
        assertTrue(out.toString().contains("b: c.pdf stays: "), out::toString);
        assertEquals(
                "{library/a-2.pdf=x, library/a-3.pdf=y, library/a.pdf=a, library/c-2.pdf=b,"
                        + " library/c.pdf=c}",
                papers().toString());
        assertEquals(0, files("--undo"));
        assertEquals(before, papers().toString());
    }

    @Test
    void namesThatDifferOnlyInCaseAreTheSame() throws IOException {
        library(
                """
                @misc{Mai, file = {x.pdf}}
                @misc{mai, file = {MAI.pdf}}
                @misc{Ada, file = {ada.pdf}}
                """);
        paper("x.pdf", "x");
        paper("MAI.pdf", "m");
        paper("ada.pdf", "a");
        assertEquals(1, files("--rename"));
        assertEquals(
                "{library/Ada.pdf=a, library/mai.pdf=m, library/x.pdf=x}", papers().toString());
        assertEquals(0, files("--rename"));
        assertEquals(
                "{library/Ada.pdf=a, library/Mai-2.pdf=x, library/mai.pdf=m}", papers().toString());
    }

    @Test
    void aFileOfTwoEntriesIsNamedAfterTheFirstAndBothFollow() throws IOException {
        library(
                """
                @misc{a, file = {x.pdf}}
                @misc{b, file = {:x.pdf:PDF}}
                """);
        paper("x.pdf", "x");
        assertEquals(0, files("--rename"));
        assertEquals(
                """
                @misc{a, file = {a.pdf}}
                @misc{b, file = {:a.pdf:PDF}}
                """,
                text());
    }

    /// A library may come from a stranger.
    @Test
    void onlyDocumentsInTheLibrarysFoldersMove() throws IOException {
        Path outside = Files.writeString(outer.resolve("secret.pdf"), "s");
        Files.createSymbolicLink(folder.resolve("way-out"), outer);
        Files.createSymbolicLink(folder.resolve("link.pdf"), outside);
        paper("run.sh", "r");
        paper("other.bib", "o");
        String text =
                """
                @misc{a, file = {../secret.pdf;way-out/secret.pdf;link.pdf;run.sh;other.bib}}
                """;
        library(text);
        String before = papers().toString();
        assertEquals(1, files("--rename"));
        assertEquals(text, text());
        assertEquals(before, papers().toString());
        assertEquals(1, files("--rename", "[citationkey]", "--move", "way-out"));
        assertEquals(before, papers().toString());
    }

    @Test
    void aNameThatOnlyABrokenLinkHasIsTaken() throws IOException {
        library("@misc{a, file = {x.pdf}}\n");
        paper("x.pdf", "x");
        Path busy = folder.resolve("a.pdf");
        Files.createSymbolicLink(busy, folder.resolve("nowhere"));
        assertEquals(0, files("--rename"));
        assertEquals("{library/a-2.pdf=x}", papers().toString());
    }

    @Test
    void aSecondNameFromAKilledRenamingIsUsedNotAvoided() throws IOException {
        library("@misc{a, file = {x.pdf}}\n");
        Files.createLink(folder.resolve("a.pdf"), paper("x.pdf", "x"));
        assertEquals(0, files("--rename"), err::toString);
        assertEquals("{library/a.pdf=x}", papers().toString());
        assertEquals("@misc{a, file = {a.pdf}}\n", text());
    }

    @Test
    void aSecondNameThatAnotherEntryLinksToIsAvoided() throws IOException {
        String before = "@misc{a, file = {x.pdf}}\n@misc{b, file = {a.pdf}}\n";
        library(before);
        Files.createLink(folder.resolve("a.pdf"), paper("x.pdf", "x"));
        files("--rename");
        files("--rename");
        assertEquals("@misc{a, file = {a.pdf}}\n@misc{b, file = {b.pdf}}\n", text());
        assertEquals("{library/a.pdf=x, library/b.pdf=x}", papers().toString());
    }

    /// Whatever the names, a second time changes nothing and an undo restores everything.
    @Test
    @Tag("slow")
    void noContentIsEverLost() throws IOException {
        Random random = new Random(30);
        List<String> names = List.of("a", "b", "B", "a-2", "sub/a", "sub/b", "A");
        for (int round = 0; round < 25; round++) {
            var text = new StringBuilder();
            for (String key : List.of("a", "b", "B", "c")) {
                text.append("@misc{").append(key).append(", file = {");
                for (int i = random.nextInt(3); i >= 0; i--) {
                    String name = names.get(random.nextInt(names.size())) + ".pdf";
                    paper(name, name);
                    text.append(name).append(i > 0 ? ";" : "");
                }
                text.append("}}\n");
            }
            library(text.toString());
            Map<String, String> before = papers();
            files("--rename");
            List<String> contents = papers().values().stream().sorted().toList();
            assertEquals(before.values().stream().sorted().toList(), contents);
            assertEquals("", broken());
            files("--undo");
            assertEquals(before, papers());
            assertEquals(text.toString(), text());
            clear();
        }
    }

    private String broken() {
        files();
        return String.join(
                "\n", out.toString().lines().filter(it -> it.startsWith("broken")).toList());
    }

    private void clear() throws IOException {
        for (String file : papers().keySet()) {
            Files.delete(outer.resolve(file));
        }
    }
}
