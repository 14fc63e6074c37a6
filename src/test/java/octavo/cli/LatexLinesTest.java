package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// References and lists fit into the lines of a page, as pdfLaTeX, where it is installed, sets
/// them.
@Tag("slow")
class LatexLinesTest extends Command {
    private static final Path PDFLATEX = Path.of("/usr/bin/pdflatex");
    private static final Pattern OVERFULL = Pattern.compile("Overfull .hbox \\(([0-9.]+)pt");
    private static final double MOST_POINTS = 3;

    private static final String LIBRARY =
            """
            @inproceedings{a, author = {Mai, Luo and Li, Guo}, title = {Training in Distributed
              Machine Learning Adaptive}, booktitle = {14th Symposium on Operating Systems Design
              and Implementation}, year = 2020,
              url = {https://www.usenix.org/conference/osdi20/presentation/mai}}
            @misc{b, author = {Doe, Jane}, title = {Page}, year = 2020, url =
              {https://example.org/9f86d081884c7d659a2feaa0c55ad015a3/some_segments/i.html?q=1&r=2%20x#s}}
            @article{c, author = {Doe, Jane}, title = {On things}, journal = {Stat.}, year = 2019,
              doi = {10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2}}
            @misc{d, author = {Doe, Jane}, title = {Another page}, year = 2020, url =
              {https://example.org/2020/the-name-that-a-system-has-made-from-a-title-of-many-words.html}}
            """;

    @TempDir private Path folder = Path.of("");

    private void assertFits(String latex) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(PDFLATEX), "there is no pdflatex");
        Files.writeString(
                folder.resolve("page.tex"),
                "\\documentclass{article}\\usepackage[utf8]{inputenc}\\usepackage{hyperref}\n"
                        + "\\begin{document}\n"
                        + latex
                        + "\\end{document}\n");
        Process process =
                new ProcessBuilder(
                                PDFLATEX.toString(),
                                "-draftmode",
                                "-interaction=batchmode",
                                "page.tex")
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getInputStream().readAllBytes();
        assertEquals(0, process.waitFor(), latex);
        String log = Files.readString(folder.resolve("page.log"));
        Matcher overfull = OVERFULL.matcher(log);
        while (overfull.find()) {
            assertTrue(Double.parseDouble(overfull.group(1)) < MOST_POINTS, overfull::group);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ieee", "apa", "chicago-author-date", "vancouver", "acm-sig-proceedings"})
    void referencesWithLongAddressesFit(String style) throws Exception {
        Path library = Files.writeString(folder.resolve("a.bib"), LIBRARY);
        assertEquals(
                0,
                run("cite", library.toString(), "--style", style, "--format", "latex"),
                err::toString);
        assertFits(out.toString());
    }

    @Test
    void aListWithLongAddressesFits() throws Exception {
        Path library = Files.writeString(folder.resolve("a.bib"), LIBRARY);
        Files.writeString(
                folder.resolve("a.octavo.json"),
                "{\"profiles\": {\"p\": {\"entry\": {\"csl\": \"ieee\"}, \"sections\":"
                        + " [{\"number\": \"[1]\"}]}}}");
        assertEquals(
                0,
                run("cv", library.toString(), "--profile", "p", "--format", "latex"),
                err::toString);
        assertFits(out.toString());
    }
}
