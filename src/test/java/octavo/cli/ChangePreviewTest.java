package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One rule for previews and for what a command says of its changes.
class ChangePreviewTest extends Command {
    private static final String TEXT =
            """
            @article{mai2020, author = {Mai, Luo}, title = {KungFu}, journal = {J}, year = 2020}
            @article{mai2021, author = {Mai, L.}, title = {Other}, journal = {J}, year = 2021}
            """;

    @TempDir Path folder = Path.of("");

    private String library() throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), TEXT).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add",
                "check",
                "cited",
                "complete",
                "cv",
                "dedupe",
                "delete",
                "document",
                "edit",
                "files",
                "import",
                "keys",
                "link",
                "merge",
                "outputs",
                "people",
                "replace",
                "share",
                "strings",
                "tidy",
                "venues",
                "verify",
                "versions"
            })
    void everyCommandThatChangesAFileHasADryRun(String command) {
        assertEquals(0, run(command, "--help"));
        assertTrue(out.toString().contains("--dry-run"), out::toString);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    keys FILE --apply --dry-run                               | mai2020kungfu
                    keys FILE --dry-run                                       | mai2020kungfu
                    strings FILE --extract j J --apply --dry-run              | +@string
                    venues FILE --unify J --form K --apply --dry-run          | +@article
                    people FILE --swap 'Mai, Luo' --apply --dry-run           | +@article
                    people FILE --me 'Mai, Luo' --dry-run                     | papers.octavo.json: would be updated
                    venues FILE --kind J workshop --dry-run                   | papers.octavo.json: would be updated
                    check FILE --ignore missing-field --dry-run               | papers.octavo.json: would be updated
                    dedupe FILE --not mai2020 mai2021 --dry-run               | papers.octavo.json: would be updated
                    edit FILE mai2020 year=2022 --dry-run                     | +@article{mai2020
                    """)
    void aDryRunShowsTheChangeAndMakesNone(String words, String shown) throws IOException {
        String file = library();
        run(split(words, file));
        assertTrue((out + "" + err).contains(shown), () -> out + "" + err);
        assertEquals(TEXT, Files.readString(Path.of(file)));
        assertFalse(Files.exists(folder.resolve("papers.octavo.json")), "a sidecar");
    }

    private static String[] split(String words, String file) {
        List<String> arguments = new ArrayList<>();
        for (String part : words.split("'", -1)) {
            boolean isQuoted = arguments.size() > 0 && words.contains("'" + part + "'");
            arguments.addAll(
                    isQuoted ? List.of(part) : Arrays.asList(part.strip().split(" +", -1)));
        }
        return arguments.stream().map(it -> it.equals("FILE") ? file : it).toArray(String[]::new);
    }

    @Test
    void aChangedFieldIsShown() throws IOException {
        assertEquals(0, run("edit", library(), "mai2020", "year=2022"));
        assertTrue(out.toString().contains("year = 2022}"), out::toString);
    }

    @Test
    void aStoredDecisionIsReported() throws IOException {
        String file = library();
        assertEquals(0, run("people", file, "--me", "Mai, Luo"));
        assertTrue(err.toString().endsWith("papers.octavo.json: updated\n"), err::toString);
        assertEquals(0, run("people", file, "--me", "Mai, Luo"));
        assertTrue(err.toString().endsWith("papers.octavo.json: no changes\n"), err::toString);
    }

    @Test
    void aDryRunOfVersionsShowsWhatWouldBeRestored() throws IOException {
        String file = library();
        assertEquals(0, run("edit", file, "mai2020", "year=2022"));
        String changed = Files.readString(Path.of(file));
        assertEquals(0, run("versions", file, "--restore", "1", "--dry-run"), err::toString);
        assertTrue(out.toString().contains("+@article{mai2020"), out::toString);
        assertTrue(out.toString().contains("year = 2020}"), out::toString);
        assertEquals(changed, Files.readString(Path.of(file)));
    }

    @Test
    void aWrittenListIsReported() throws IOException {
        String file = library();
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"profiles\": {\"web\": {\"outputs\": [{\"to\": \"web.md\"}]}}}");
        assertEquals(0, run("cv", file, "--all", "--dry-run"), err::toString);
        assertTrue(out.toString().contains("web.md"), out::toString);
        assertFalse(Files.exists(folder.resolve("web.md")));
        assertEquals(0, run("cv", file, "--all"), err::toString);
        assertTrue(err.toString().contains("web.md was written"), err::toString);
    }

    @Test
    void aDiffNamesAFileAsPatchWantsIt() throws IOException {
        assertEquals(0, run("edit", library(), "mai2020", "year=2022", "--dry-run"));
        assertTrue(out.toString().startsWith("--- a" + folder + "/papers.bib\n"), out::toString);
    }
}
