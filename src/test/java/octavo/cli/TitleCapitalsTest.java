package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// One rule decides about the capitals of titles wherever references leave Octavo.
class TitleCapitalsTest extends Command {
    private static final String WRITTEN = "A {Bayesian} Look at DNA: The Effects of Large Models";
    private static final String AS_WRITTEN = "A Bayesian Look at DNA: The Effects of Large Models";
    private static final String LOWERED = "A Bayesian look at DNA: The effects of large models";

    @TempDir private Path folder = Path.of("");
    private String library = "";

    @BeforeEach
    void writeLibrary() throws IOException {
        library =
                Files.writeString(
                                folder.resolve("papers.bib"),
                                "@article{a, author = {Doe, Jane}, title = {"
                                        + WRITTEN
                                        + "}, journal = {Journal of Big Things}, year = 2020}\n")
                        .toString();
    }

    private void writeSidecar(String json) throws IOException {
        Files.writeString(folder.resolve("papers.octavo.json"), json);
    }

    private String output(String... arguments) {
        assertEquals(0, run(arguments), err::toString);
        return out.toString().replaceAll("</?span[^>]*>|[{}]", "");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "apa, false",
        "vancouver, false",
        "nature, false",
        "chicago-author-date, true",
        "modern-language-association, true"
    })
    void aStyleDecidesInWhichCaseItPrintsThem(String style, boolean isTitleCase) {
        String reference = output("cite", library, "--style", style);
        assertTrue(reference.contains(isTitleCase ? AS_WRITTEN : LOWERED), reference);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"csl-json, false", "hayagriva, false", "ris, true", "biblatex, true"})
    void formatsForCitationProgramsHaveSentenceCase(String format, boolean isAsWritten) {
        String converted = output("convert", library, "--to", format);
        assertTrue(converted.contains(isAsWritten ? AS_WRITTEN : LOWERED), converted);
    }

    @Test
    void aLibraryMayKeepItsTitlesAsWritten() throws IOException {
        writeSidecar("{\"titles\": \"as-written\"}");
        for (String[] command :
                new String[][] {
                    {"cite", library, "--style", "apa"},
                    {"convert", library, "--to", "csl-json"},
                    {"convert", library, "--to", "hayagriva"}
                }) {
            String text = output(command);
            assertTrue(text.contains(AS_WRITTEN), text);
        }
    }

    /// What braces protect is marked in CSL-JSON, and gets its braces back.
    @Test
    void bracesSurviveCslJson() throws IOException {
        assertEquals(0, run("convert", library, "--to", "csl-json"), err::toString);
        String json = out.toString();
        assertTrue(json.contains("A <span class=\\\"nocase\\\">Bayesian</span> look"), json);
        Path file = Files.writeString(folder.resolve("items.json"), json);
        assertEquals(0, run("convert", file.toString(), "--to", "biblatex"), err::toString);
        String title = "title = {A {Bayesian} look at {DNA}: The effects of large models}";
        assertTrue(out.toString().contains(title), out::toString);
        Path readBack = Files.writeString(folder.resolve("read.bib"), out.toString());
        assertEquals(0, run("cite", readBack.toString(), "--style", "apa"), err::toString);
        assertTrue(out.toString().contains(LOWERED), out::toString);
    }

    @Test
    void theFilesOfAPaperHaveTheCaseOfItsLibrary() throws IOException {
        Path paper = Files.createDirectory(folder.resolve("paper"));
        Files.writeString(paper.resolve("main.tex"), "\\cite{a}\n");
        Files.writeString(
                paper.resolve("octavo.json"),
                "{\"library\": \"../papers.bib\", \"outputs\": [\"refs.json\", \"refs.yml\"]}");
        for (boolean isAsWritten : new boolean[] {false, true}) {
            writeSidecar(isAsWritten ? "{\"titles\": \"as-written\"}" : "{}");
            assertEquals(0, run("cited", paper.toString(), "--allow", library), err::toString);
            for (String file : new String[] {"refs.json", "refs.yml"}) {
                String text = Files.readString(paper.resolve(file)).replaceAll("<[^>]*>|\\{|}", "");
                assertTrue(text.contains(isAsWritten ? AS_WRITTEN : LOWERED), text);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"csl\": \"apa\"}|",
                "{\"template\": \"title-first\"}|",
                "{\"csl\": \"apa\"}| , \"titles\": \"sentence-case\"",
                "{\"template\": \"title-first\"}| , \"titles\": \"sentence-case\"",
            })
    void aListKeepsThemUnlessItsProfileSaysOtherwise(String entryForm, String titles)
            throws IOException {
        boolean isLowered = titles != null;
        writeSidecar(
                "{\"profiles\": {\"x\": {\"entry\": "
                        + entryForm
                        + (isLowered ? titles : "")
                        + "}}}");
        String list = output("cv", library, "--profile", "x");
        assertTrue(list.contains(isLowered ? LOWERED : AS_WRITTEN), list);
    }
}
