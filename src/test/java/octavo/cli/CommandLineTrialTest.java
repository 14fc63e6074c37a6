package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.CaseFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a trial of the command line found wrong, each by its input.
class CommandLineTrialTest extends Command {
    private static final Pattern WORD = Pattern.compile("\\S*«[^»]*»|\\S+");

    @TempDir private Path folder = Path.of("");

    static Stream<Arguments> rows() throws IOException {
        return CaseFile.rows(CommandLineTrialTest.class, "command-line.tsv", 5).stream()
                .map(cells -> Arguments.of(cells.toArray()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void saysWhatANewcomerExpects(
            String what, String entries, String command, int status, String said)
            throws IOException {
        String library = library(entries);
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group().replaceAll("[«»]", "").replace("FILE", library));
        }
        int ended = run(words.toArray(String[]::new));
        String all = out + "\n" + err;
        assertEquals(status, ended, () -> what + ": " + all);
        for (String part : said.isEmpty() ? new String[0] : said.split(" ¦ ")) {
            String text = part.replaceFirst("^not:", "").replace('␍', '\r');
            assertEquals(!part.startsWith("not:"), all.contains(text), () -> part + "\nin " + all);
        }
    }

    private String library(String entries) throws IOException {
        Path library = folder.resolve("papers.bib");
        if (entries.equals("SAMPLE")) {
            Files.copy(Path.of("samples/papers.bib"), library);
            Files.copy(Path.of("samples/papers.octavo.json"), folder.resolve("papers.octavo.json"));
        } else {
            Files.writeString(library, entries + "\n");
        }
        return library.toString();
    }

    private JsonNode printed(int status, String... words) {
        assertEquals(status, run(words), err::toString);
        return JsonMapper.shared().readTree(out.toString());
    }

    @Test
    void outputsOutOfDateAreJson() throws IOException {
        String library = library("@misc{a, author={Doe, Jane}, title={Ferns}, year=2020}");
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"profiles\": {\"p\": {\"outputs\": [{\"format\": \"markdown\", \"to\":"
                        + " \"list.md\"}]}}}");
        JsonNode before = printed(1, "cv", library, "--all", "--check", "--json");
        assertTrue(before.get(0).get("outdated").asBoolean(), before::toString);
        assertEquals("p", before.get(0).get("profile").asString());
        assertEquals(0, run("cv", library, "--all"), err::toString);
        JsonNode after = printed(0, "cv", library, "--all", "--check", "--json");
        assertFalse(after.get(0).get("outdated").asBoolean(), after::toString);
        Files.writeString(
                Path.of(library), "@misc{b, author={Doe, Jane}, title={Moss}, year=2021}\n");
        JsonNode changes = printed(0, "cv", library, "--diff", "--json").get(0).get("changes");
        assertTrue(changes.toString().contains("“Moss” is new"), changes::toString);
        assertEquals(2, run("cv", library, "--json"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Systems Principles ({ordinal} SOSP) | {{series-name}} | Systems Principles (SOSP)
                    SOSP '{year2}                       | {{series-name}} | SOSP
                    """)
    void aSeriesIsCalledAsPreferred(String preferred, String template, String printed)
            throws IOException {
        String library = library("SAMPLE");
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                """
                {"venues": [{"name": "SOSP", "preferred": "%s"}],
                 "profiles": {"p": {"entry": {"text": "%s"},
                 "sections": [{"where": "key:wagenlander2024tenplex"}]}}}
                """
                        .formatted(preferred, template));
        assertEquals(0, run("cv", library, "--profile", "p", "--format", "text"), err::toString);
        assertTrue(out.toString().endsWith("\n" + printed + "\n"), out::toString);
    }

    @ParameterizedTest
    @CsvSource({"acronym, SOSP ’24", "short, Proc. 30th Symp. Oper. Syst. Princ."})
    void venuesAreNamedInAFormInCslStylesToo(String form, String printed) throws IOException {
        String library = library("SAMPLE");
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                """
                {"profiles": {"p": {"entry": {"csl": "ieee"}, "venues": "%s",
                 "sections": [{"where": "key:wagenlander2024tenplex"}]}}}
                """
                        .formatted(form));
        assertEquals(0, run("cv", library, "--profile", "p", "--format", "text"), err::toString);
        assertTrue(out.toString().contains("in " + printed), out::toString);
        assertTrue(Files.readString(Path.of(library)).contains("30th Symposium"));
    }

    @Test
    void whatAFormatCannotHoldIsJsonWithAllKeys() throws IOException {
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            many.append("@misc{k%d, title={T}, pagetotal={9}}\n".formatted(i));
        }
        String target = folder.resolve("out.ris").toString();
        String library = library(many.toString());
        JsonNode losses =
                printed(0, "convert", library, "--to", "ris", "-o", target, "--json").get("losses");
        assertEquals("cannot hold pagetotal", losses.get(0).get("what").asString());
        assertEquals(9, losses.get(0).get("keys").size());
        assertTrue(Files.readString(Path.of(target)).contains("ID  - k8"));
        assertEquals(2, run("convert", library, "--to", "ris", "--json"));
    }

    @Test
    void aMergeIsJsonWithItsConflicts() throws IOException {
        String base = library("@misc{a, title={Ferns}, year=2020}");
        Path ours = folder.resolve("ours.bib");
        Path theirs = folder.resolve("theirs.bib");
        Files.writeString(ours, "@misc{a, title={Ferns}, year=2021}\n");
        Files.writeString(theirs, "@misc{a, title={Old Ferns}, year=2019}\n");
        JsonNode merged = printed(1, "merge", base, ours.toString(), theirs.toString(), "--json");
        JsonNode conflict = merged.get("conflicts").get(0);
        assertEquals("year", conflict.get("field").asString());
        assertEquals("2019", conflict.get("theirs").asString());
        assertTrue(merged.get("changes").toString().contains("title"), merged::toString);
    }
}
