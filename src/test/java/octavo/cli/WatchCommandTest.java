package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

@Timeout(60)
class WatchCommandTest {
    private static final String LIBRARY = "@misc{a, title = {Alpha}}\n@misc{b, title = {Beta}}\n";

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Thread watching = new Thread();
    private volatile int status = -1;

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling(""));
        return Files.writeString(file, text);
    }

    private void watch(Path... paths) {
        List<String> words = new ArrayList<>(List.of("watch"));
        for (Path path : paths) {
            words.add(path.toString());
        }
        watching =
                Thread.ofPlatform()
                        .start(() ->
                                status =
                                        Cli.runCommand(
                                                words, new PrintWriter(out), new PrintWriter(err)));
    }

    /// Lets a paper take entries from a library outside its folder.
    private void allow(Path paper, Path library) {
        List<String> words = List.of("cited", paper.toString(), "--allow", library.toString());
        int _ = Cli.runCommand(words, new PrintWriter(new StringWriter()), new PrintWriter(err));
    }

    private static void await(Path file, String text) throws Exception {
        while (!Files.exists(file) || !Files.readString(file).contains(text)) {
            Thread.sleep(20);
        }
    }

    private void awaitLines(int lines) throws InterruptedException {
        while (out.toString().lines().count() < lines) {
            Thread.sleep(20);
        }
    }

    @AfterEach
    void stop() throws InterruptedException {
        watching.interrupt();
        watching.join();
    }

    @Test
    void whatAFormatCannotHoldIsToldOnce() throws Exception {
        String related = "@misc{c, title = {%s}, related = {a}}\n";
        Path library = file("papers.bib", LIBRARY + related.formatted("Gamma"));
        file("papers.octavo.json", "{\"outputs\": [{\"to\": \"refs.yml\"}]}");
        watch(library);
        awaitLines(1);
        Files.writeString(library, LIBRARY + related.formatted("Delta"));
        await(folder.resolve("refs.yml"), "Delta");
        awaitLines(2);
        assertEquals(1, err.toString().lines().count(), err.toString());
    }

    @Test
    void theOutputsOfALibraryFollowItAndEachWriteIsALine() throws Exception {
        Path library = file("papers.bib", LIBRARY);
        file(
                "papers.octavo.json",
                """
                {"outputs": [{"to": "refs.yml"}, {"to": "b.bib", "query": "key:b"}],
                 "profiles": {"web": {"outputs": [{"format": "text", "to": "cv.txt"}]}}}
                """);
        watch(library);
        await(folder.resolve("cv.txt"), "Alpha");
        awaitLines(3);
        file("papers.bib", LIBRARY.replace("Alpha", "Gamma"));
        await(folder.resolve("refs.yml"), "Gamma");
        await(folder.resolve("cv.txt"), "Gamma");
        awaitLines(5);
        stop();
        assertEquals(0, status, err::toString);
        List<String> lines = out.toString().lines().toList();
        assertEquals(5, lines.size(), out::toString);
        assertEquals(1, lines.stream().filter(line -> line.endsWith("b.bib was written")).count());
    }

    @Test
    void aPapersFilesFollowItsSourcesAndTheLibrary() throws Exception {
        Path library = file("papers.bib", LIBRARY);
        file("paper/main.tex", "\\documentclass{x}\\cite{a}\\bibliography{refs}");
        file("paper/octavo.json", "{\"library\": \"../papers.bib\"}");
        allow(folder.resolve("paper"), library);
        file(
                "paper/octavo.json",
                "{\"library\": \"../papers.bib\", \"into\": \"refs.bib\", \"outputs\":"
                        + " \"refs.json\"}");
        watch(folder.resolve("paper"));
        await(folder.resolve("paper/refs.bib"), "Alpha");
        await(folder.resolve("paper/refs.json"), "Alpha");
        awaitLines(2);
        file("paper/main.tex", "\\documentclass{x}\\cite{a,b}\\bibliography{refs}");
        await(folder.resolve("paper/refs.bib"), "Beta");
        await(folder.resolve("paper/refs.json"), "Beta");
        awaitLines(4);
        file("papers.bib", LIBRARY.replace("Beta", "Delta"));
        await(folder.resolve("paper/refs.bib"), "Delta");
        await(folder.resolve("paper/refs.json"), "Delta");
    }

    @Test
    void whatMayNotBeWrittenIsSaidOnceForEachChange() throws Exception {
        Path library = file("lib/papers.bib", LIBRARY);
        file("lib/papers.octavo.json", "{\"outputs\": [{\"to\": \"../refs.yml\"}]}");
        watch(library);
        while (!err.toString().contains("--allow")) {
            Thread.sleep(20);
        }
        Thread.sleep(1200);
        stop();
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(Files.notExists(folder.resolve("refs.yml")));
    }

    @Test
    void whatIsNotThereIsRefused() {
        watch(folder.resolve("none.bib"));
        while (status < 0) {
            Thread.onSpinWait();
        }
        assertEquals(3, status);
        assertTrue(err.toString().contains("none.bib does not exist"), err::toString);
    }
}
