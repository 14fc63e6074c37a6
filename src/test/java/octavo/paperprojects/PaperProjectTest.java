package octavo.paperprojects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PaperProjectTest {
    @TempDir Path folder = Path.of("");

    private void write(String name, String text) throws IOException {
        Path path = folder.resolve(name);
        Files.createDirectories(path.resolveSibling(""));
        Files.writeString(path, text);
    }

    private List<String> keys(String name) throws IOException {
        return List.copyOf(PaperProject.of(folder.resolve(name)).placesByKey().sequencedKeySet());
    }

    @Test
    void whatADocumentTakesInIsFollowedAndDraftsBesideItAreNot() throws IOException {
        write("main.tex", "\\documentclass{x}\\input{ch/one}\\include{ch/two}\\bibliography{refs}");
        write("ch/one.tex", "\\cite{a} \\input{three} \\input{main}");
        write("ch/two.tex", "\\cite{b} \\input{../main}");
        write("ch/three.tex", "\\cite{c}");
        write("ch/draft.tex", "\\cite{d}");
        write("refs.bib", "");
        assertEquals(List.of("a", "c", "b"), keys(""));
        PaperProject project = PaperProject.of(folder.resolve("main.tex"));
        assertEquals(List.of(folder.resolve("refs.bib")), project.bibliographies());
        assertEquals(
                folder.resolve("ch/three.tex") + ":1:7",
                project.placesByKey().getOrDefault("c", List.of()).getFirst().toString());
    }

    @Test
    void aFolderWithoutADocumentIsReadWhole() throws IOException {
        write("one.tex", "\\cite{a}");
        write("two.tex", "\\cite{b} \\input{gone}");
        write(".hidden/x.tex", "\\cite{c}");
        assertEquals(List.of("a", "b"), keys(""));
        assertEquals("gone", PaperProject.of(folder).absentFiles().getFirst().name());
    }

    @Test
    void whatTexLeftBehindIsReadWhereTheSourceIsNot() throws IOException {
        write("main.aux", "\\bibdata{r}\n\\@input{ch.aux}\n\\citation{a}\n");
        write("ch.aux", "\\citation{b}\n");
        assertEquals(List.of("a", "b"), keys(""));
        write("main.tex", "\\documentclass{x}\\cite{c}");
        assertEquals(List.of("c"), keys(""));
        assertEquals(List.of("a", "b"), keys("main.aux"));
    }

    @Test
    void figuresAndSectionsAreNoCitations() throws IOException {
        write("main.typ", "#include \"one.typ\"\n@fig @a #bibliography(\"r.bib\")");
        write("one.typ", "#figure[x] <fig>");
        assertEquals(List.of("a"), keys("main.typ"));
        write("_quarto.yml", "project:\n  type: book\nbibliography: refs.bib\n");
        write("one.qmd", "@fig-x @b {#sec-y} @sec-y");
        assertEquals(List.of("b"), keys("one.qmd"));
    }

    @Test
    void aHundredFilesAreScannedAtOnce() throws IOException {
        StringBuilder main = new StringBuilder("\\documentclass{x}");
        for (int i = 0; i < 100; i++) {
            main.append("\\input{f").append(i).append('}');
            write("f" + i + ".tex", ("Words and \\cite{k" + i + "} more. ").repeat(500));
        }
        write("main.tex", main.toString());
        keys("");
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            long start = System.nanoTime();
            assertEquals(100, keys("").size());
            best = Math.min(best, System.nanoTime() - start);
        }
        System.out.printf("projects: 100 files in %d ms%n", best / 1_000_000);
    }
}
