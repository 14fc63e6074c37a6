package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.StrangerFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class OutputsCommandTest extends StrangerFolder {
    private static final String LIBRARY =
            """
            @string{j = {Journal}}
            @string{unused = {Unused}}
            @inproceedings{kid, title = {Kid},  crossref = {vol}, keywords = {thesis}}
            @proceedings{vol, title = {Volume}, year = 2020}
            @article{art, title = {Art}, journal = j, year = 2021}
            """;

    private void named(String outputs) throws IOException {
        Files.writeString(folder.resolve("s.bib"), LIBRARY);
        Files.writeString(folder.resolve("s.octavo.json"), "{\"outputs\": [" + outputs + "]}");
    }

    @Test
    void aBibOfAQueryHasItsEntriesWithWhatTheyNeedAsTheyAre() throws IOException {
        named("{\"to\": \"refs.bib\", \"query\": \"tag:thesis\"}");
        assertEquals(0, run("outputs", library()), err::toString);
        assertEquals(
                """
                @inproceedings{kid, title = {Kid},  crossref = {vol}, keywords = {thesis}}

                @proceedings{vol, title = {Volume}, year = 2020}
                """,
                text(folder.resolve("refs.bib")));
    }

    @Test
    void aLibraryIsWrittenInEachFormatThatAnEndingSays() throws IOException {
        named(
                "{\"to\": \"r.json\"}, {\"to\": \"r.yml\"}, {\"to\": \"r.txt\", \"format\":"
                        + " \"ris\"}");
        assertEquals(0, run("outputs", library()), err::toString);
        assertEquals(3, JsonMapper.shared().readTree(text(folder.resolve("r.json"))).size());
        assertTrue(text(folder.resolve("r.yml")).contains("\nart:\n"));
        assertTrue(text(folder.resolve("r.txt")).contains("ID  - art"));
    }

    @Test
    void checkWritesNothingAndFindsWhatIsOutOfDate() throws IOException {
        named("{\"to\": \"r.yml\"}");
        assertEquals(1, run("outputs", library(), "--check"));
        assertFalse(Files.exists(folder.resolve("r.yml")));
        assertEquals(0, run("outputs", library()));
        assertEquals(0, run("outputs", library(), "--check"), err::toString);
        Files.writeString(Path.of(library()), LIBRARY.replace("{Art}", "{Kunst}"));
        assertEquals(1, run("outputs", library(), "--check"));
        assertTrue(err.toString().contains("r.yml is out of date"), err::toString);
        assertEquals(0, run("outputs", library()));
        assertEquals(0, run("outputs", library(), "--check"));
    }

    @ParameterizedTest(name = "the file is there: {0}")
    @ValueSource(booleans = {false, true})
    void leftoversOfAKilledWriteAreRemoved(boolean isThere) throws IOException {
        named("{\"to\": \"r.json\"}");
        if (isThere) {
            run("outputs", library());
        }
        Path leftover = folder.resolve(".r.json.octavo-0123456789abcdef.tmp");
        Path other = folder.resolve(".other.json.octavo-0123456789abcdef.tmp");
        Files.writeString(leftover, "[");
        Files.writeString(other, "[");
        assertEquals(0, run("outputs", library()), err::toString);
        assertFalse(Files.exists(leftover));
        assertTrue(Files.exists(other));
    }

    @Test
    void writingTwiceWritesOnce() throws IOException {
        named("{\"to\": \"r.json\"}");
        run("outputs", library());
        assertTrue(err.toString().contains("r.json was written"), err::toString);
        run("outputs", library());
        assertEquals("", err.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"../victim", ".hidden", "link/victim", "s.bib", "s.octavo.json", "mine"})
    void anOutputReplacesNothingOfAnybodyUnasked(String file) throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), home);
        Files.writeString(folder.resolve("mine"), "mine\n");
        named("{\"to\": \"%s\", \"format\": \"bib\"}, {\"to\": \"ok.bib\"}".formatted(file));
        String sidecar = text(folder.resolve("s.octavo.json"));
        assertTrue(run("outputs", library()) > 0);
        assertEquals("mine\n", text(victim));
        assertEquals("mine\n", text(folder.resolve("mine")));
        assertEquals(LIBRARY, text(Path.of(library())));
        assertEquals(sidecar, text(folder.resolve("s.octavo.json")));
        assertFalse(Files.exists(folder.resolve(".hidden")));
        assertTrue(Files.exists(folder.resolve("ok.bib")), "the others are written");
    }

    @Test
    void whatIsAllowedIsWritten() throws IOException {
        named("{\"to\": \"../victim\", \"format\": \"bib\"}");
        assertEquals(0, run("outputs", library(), "--allow", victim.toString()), err::toString);
        assertTrue(text(victim).contains("@article{art"));
        assertEquals(0, run("outputs", library(), "--check"), err::toString);
    }

    @Test
    void aFileThatSomebodyChangedIsLeftAlone() throws IOException {
        named("{\"to\": \"r.bib\"}");
        run("outputs", library());
        Files.writeString(folder.resolve("r.bib"), "by hand\n");
        assertEquals(3, run("outputs", library()));
        assertEquals("by hand\n", text(folder.resolve("r.bib")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'to': 'r.xyz'} | outputs[1].to has an unknown ending",
                "{'format': 'bib'} | outputs[1].to should be the name",
                "{'to': 'r.bib', 'quary': 'x'} | outputs[1].quary is unknown",
                "{'to': 'r.bib', 'format': 'word'} | outputs[1].format is word, but should be",
                "{'to': 'r.bib', 'query': 'yaer:2020'} | in “yaer:2020”",
                "{'to': 'r.bib'}, {'to': './r.bib'} | two outputs go to ./r.bib",
            },
            quoteCharacter = '"')
    void whatCannotBeUnderstoodIsSaidAndNothingIsWritten(String outputs, String said)
            throws IOException {
        named(outputs.replace('\'', '"'));
        assertEquals(2, run("outputs", library()));
        assertTrue(err.toString().contains(said), err::toString);
        assertFalse(Files.exists(folder.resolve("r.bib")));
    }

    @Test
    void whoNamesNoOutputsIsToldHow() {
        assertEquals(1, run("outputs", library()));
        assertTrue(err.toString().contains("names no outputs, such as"), err::toString);
    }
}
