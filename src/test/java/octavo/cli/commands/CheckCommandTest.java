package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

class CheckCommandTest extends Command {
    private static final String STRINGS = "@string{acm = {ACM Press}}\n";
    private static final String MAIN =
            """
            @inproceedings{a, author = {Mai, Luo}, title = {T}, publisher = acm, crossref = {p}}
            """;
    private static final String PARENT =
            "@proceedings{p, title = {Proc}, booktitle = {Proc}, year = 2020}\n";

    @TempDir Path folder = Path.of("");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void stringsHoldInTheFilesBehindThem() throws IOException {
        String strings = file("strings.bib", STRINGS);
        String main = file("main.bib", MAIN + PARENT);
        assertEquals(1, run("check", main));
        assertTrue(out.toString().contains("undefined-string"), out::toString);
        assertEquals(0, run("check", strings, main), out::toString);
        assertEquals(1, run("check", main, strings));
    }

    @Test
    void whatIsNamedWithAFileIsReadAndNotReported() throws IOException {
        String with = file("shared.bib", STRINGS + PARENT + "@article{broken, title = {A}}\n");
        String main = file("main.bib", MAIN);
        assertEquals(1, run("check", main, "--only", "undefined-crossref"));
        assertEquals(0, run("check", main, "--with", with), out::toString);
        assertFalse(out.toString().contains("broken"), out::toString);
        String twice = file("twice.bib", "\n" + PARENT.replace("{Proc}", "{Other}"));
        assertEquals(1, run("check", twice, "--with", with));
        assertTrue(out.toString().startsWith(twice + ":2:14: duplicate-key:"), out::toString);
    }

    @Test
    void whatIsIgnoredIsStoredBesideTheLibraryAndCanBeReportedAgain() throws IOException {
        String main = file("main.bib", "@misc{a, title = {X & Y}}\n@misc{b, title = {X & Y}}\n");
        assertEquals(1, run("check", main, "--ignore", "bare-sign:a"));
        assertFalse(out.toString().contains("main.bib:1:"), out::toString);
        assertEquals(0, run("check", main, "--ignore", "bare-sign"), out::toString);
        assertEquals(0, run("check", main), out::toString);
        assertEquals(1, run("check", main, "--all"));
        assertEquals(1, run("check", main, "--report", "bare-sign"));
        assertTrue(out.toString().contains("main.bib:1:"), out::toString);
        assertEquals(2, run("check", main, "--ignore", "bare-sing"));
        assertTrue(err.toString().contains("Did you mean: bare-sign?"), err::toString);
        assertEquals(
                "{\n  \"version\": 1\n}\n", Files.readString(folder.resolve("main.octavo.json")));
    }

    @Test
    void theDialectThatIsSetDecidesWhatIsMissing() throws IOException {
        String main = file("main.bib", "@book{a, author = {A, B}, title = {A}, year = 2001}\n");
        assertEquals(0, run("check", main, "--dialect", "biblatex"), out::toString);
        assertEquals(1, run("check", main, "--dialect", "bibtex-utf8"));
        assertTrue(out.toString().contains("missing-field"), out::toString);
        assertEquals(2, run("check", main, "--dialect", "bibtex"));
        assertTrue(err.toString().contains("unknown dialect bibtex."), err::toString);
    }

    @Test
    void settingsBesideTheLibraryTurnRulesOnAndOff() throws IOException {
        String main = file("main.bib", "@article{a, title = {A}, yaer = 2020}\n");
        assertEquals(1, run("check", main));
        file(
                "octavo.json",
                """
                {"check": {"rules": {"missing-field": "off", "misspelt-field": "error"}}}
                """);
        assertEquals(1, run("check", main, "--format", "json"));
        JsonNode only = JsonMapper.shared().readTree(out.toString());
        assertEquals(1, only.size(), out::toString);
        assertEquals("error", only.get(0).path("severity").asString(""));
        file("octavo.json", "{\"check\": {\"rules\": {\"mising-field\": \"off\"}}}");
        assertEquals(2, run("check", main));
        assertTrue(err.toString().contains("Did you mean: missing-field?"), err::toString);
        file("octavo.json", "{\"check\": {\"with\": [\"../other.bib\"]}}");
        assertEquals(2, run("check", main));
        assertTrue(err.toString().contains("of this folder"), err::toString);
        file("octavo.json", "{\"check\": ");
        assertEquals(2, run("check", main));
        assertTrue(err.toString().contains("octavo.json: it is not valid JSON"), err::toString);
    }

    @Test
    void theSettingsOfAPaperLieInTheSameFile() throws IOException {
        String main = file("main.bib", "@article{a, title = {A}}\n");
        file("main.tex", "\\cite{a}\\bibliography{main}\n");
        file(
                "octavo.json",
                """
                {"library": "main.bib", "check": {"rules": {"missing-field": "off"}}}
                """);
        assertEquals(0, run("check", main), err::toString);
        assertEquals(0, run("cited", folder.toString()), err::toString);
        file("octavo.json", "{\"libary\": \"main.bib\"}");
        assertEquals(2, run("check", main));
        assertTrue(err.toString().contains("Did you mean: library?"), err::toString);
    }

    @Test
    void warningsUpToANumberAreFineAndErrorsAreNot() throws IOException {
        String main = file("main.bib", "@article{a, title = {A}, author = {B}, journal = {J}}\n");
        assertEquals(1, run("check", main));
        assertEquals(0, run("check", main, "--max-warnings", "1"), out::toString);
        file("octavo.json", "{\"check\": {\"maxWarnings\": 1}}");
        assertEquals(0, run("check", main), out::toString);
        assertEquals(1, run("check", main, "--max-warnings", "0"));
        String error = file("error.bib", "@misc{a, title = {A}}@misc{a, title = {B}}\n");
        assertEquals(1, run("check", error, "--max-warnings", "9"));
    }

    /// The members and values that the schema of SARIF 2.1.0 requires of what we write.
    @Test
    void sarifHasWhatItsSchemaRequires() throws IOException {
        String main = file("my päpers.bib", "@article{a, title = {A}, yaer = 2020}\n");
        assertEquals(1, run("check", main, "--format", "sarif"));
        JsonNode log = JsonMapper.shared().readTree(out.toString());
        assertEquals("2.1.0", log.path("version").asString(""));
        JsonNode run = log.path("runs").get(0);
        JsonNode rules = run.path("tool").path("driver").path("rules");
        assertEquals("Octavo", run.path("tool").path("driver").path("name").asString(""));
        assertFalse(run.path("results").isEmpty());
        for (JsonNode result : run.path("results")) {
            int rule = result.path("ruleIndex").asInt(-1);
            assertEquals(result.path("ruleId"), rules.get(rule).path("id"));
            assertTrue(
                    Set.of("none", "note", "warning", "error")
                            .contains(result.path("level").asString("")));
            assertFalse(result.path("message").path("text").asString("").isEmpty());
            JsonNode place = result.path("locations").get(0).path("physicalLocation");
            assertTrue(
                    place.path("artifactLocation")
                                    .path("uri")
                                    .asString("")
                                    .endsWith("/my%20p%C3%A4pers.bib")
                            || place.path("artifactLocation")
                                    .path("uri")
                                    .asString("")
                                    .endsWith("/my%20päpers.bib"));
            assertTrue(place.path("region").path("startLine").asInt(0) >= 1);
            assertTrue(place.path("region").path("startColumn").asInt(0) >= 1);
        }
        assertEquals(0, run("check", file("fine.bib", PARENT), "--format", "sarif"));
        assertTrue(
                JsonMapper.shared()
                        .readTree(out.toString())
                        .path("runs")
                        .get(0)
                        .path("results")
                        .isArray());
    }

    @Test
    void editSaysWhatCheckWillReport() throws IOException {
        String main =
                file(
                        "main.bib",
                        "@article{a, author = {B}, title = {A & B}, journal = {J}, year = 2020}\n");
        assertEquals(
                0,
                run(
                        "edit",
                        main,
                        "a",
                        "note=Best & 100% a_b",
                        "year=twenty",
                        "month=Foo",
                        "pagse=3"));
        String said = err.toString();
        assertTrue(said.contains("Unescaped & in note"), said);
        assertFalse(said.contains("in title"), said);
        assertTrue(said.contains("year"), said);
        assertTrue(said.contains("pagse is probably a misspelling of pages"), said);
        assertEquals(0, run("edit", main, "a", "note=Best \\& it"));
        assertEquals("", err.toString());
    }
}
