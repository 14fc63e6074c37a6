package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `octavo edit --query` and `octavo replace`.
class BulkEditCommandTest extends Command {
    private static final String TEXT =
            """
            @article{a, title = {One}, year = 2020, keywords = {x}}
            % a remark
            @article{b, title = {Two}, year = 2021, annote = {N}}
            @book{c, title = {Three}, year = 2021}
            """;

    @TempDir Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("x.bib"), TEXT);
    }

    private int edit(Path file, String... words) {
        List<String> all = new ArrayList<>(List.of("edit", file + ""));
        all.addAll(List.of(words));
        return run(all.toArray(String[]::new));
    }

    @Test
    void everyEntryThatAQueryFindsIsChangedAndShown() throws IOException {
        Path file = file();
        assertEquals(0, edit(file, "--query", "year:2021", "publisher=ACM", "keywords+=y"));
        assertEquals(
                """
                @article{a, title = {One}, year = 2020, keywords = {x}}
                % a remark
                @article{b, title = {Two}, year = 2021, annote = {N}, publisher = {ACM}, keywords = {y}}
                @book{c, title = {Three}, year = 2021, publisher = {ACM}, keywords = {y}}
                """,
                Files.readString(file));
        assertTrue((out + "").contains("+@book{c, title = {Three}, year = 2021, publisher"));
    }

    @Test
    void anEmptyQueryMeansAllAndADryRunChangesNothing() throws IOException {
        Path file = file();
        String[] words = {"--query", "", "--move", "annote=note", "--remove", "keywords"};
        List<String> dry = new ArrayList<>(List.of(words));
        dry.add("--dry-run");
        assertEquals(0, edit(file, dry.toArray(String[]::new)));
        assertEquals(TEXT, Files.readString(file));
        String shown = out + "";
        assertEquals(0, edit(file, words));
        assertEquals(shown, out + "");
        assertEquals(
                TEXT.replace(", keywords = {x}", "").replace("annote", "note"),
                Files.readString(file));
    }

    @Test
    void oneEntryCanBeAddedToAndShownFirst() throws IOException {
        Path file = file();
        assertEquals(0, edit(file, "a", "keywords+=y", "--copy", "title=shorttitle", "--dry-run"));
        assertEquals(TEXT, Files.readString(file));
        assertTrue((out + "").contains("keywords = {x, y}, shorttitle = {One}}"));
        assertEquals(0, edit(file, "a", "keywords+=y", "--take-out", "keywords=x"));
        assertEquals(TEXT.replace("{x}", "{y}"), Files.readString(file));
    }

    @Test
    void whatCannotBeChangedIsNamedWithItsPlaceAndTheRestIsDone() throws IOException {
        Path file = file();
        assertEquals(0, edit(file, "--query", "", "--move", "title=annote"));
        assertEquals(
                "octavo: " + file + ":3:21: The entry already has another value in annote.\n",
                err + "");
        assertTrue(Files.readString(file).contains("@book{c, annote = {Three}"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    edit FILE --query year:1900 note=x | 1 | no entry of
                    edit FILE --query year:2021        | 2 | no change given
                    edit FILE --query yeer:2021 note=x | 2 | yeer
                    edit FILE --query a --rename b     | 2 | --rename is for one entry
                    edit FILE                          | 2 | which entry?
                    edit FILE --query a --move note    | 2 | --move needs two names
                    edit FILE a no{te=x                | 1 | no field can be called
                    edit FILE b --move title=annote    | 1 | Nothing was changed.
                    replace FILE ( x --regex           | 2 | This is not a regular expression, at character 2
                    replace FILE One $1 --regex        | 2 | The replacement refers to a group
                    """)
    void whatCannotBeIsRefused(String words, int status, String said) throws IOException {
        Path file = file();
        String[] all = words.replace("FILE", file + "").split(" ", -1);
        assertEquals(status, run(all), () -> err + "");
        assertTrue((err + "").contains(said), () -> err + "");
        assertEquals(TEXT, Files.readString(file));
    }

    @Test
    void textIsReplacedInTheFieldsAndEntriesThatAreAskedFor() throws IOException {
        Path file = file();
        assertEquals(
                0,
                run(
                        "replace",
                        file + "",
                        "(T)(\\w)",
                        "$2$1",
                        "--regex",
                        "--field",
                        "TITLE",
                        "--query",
                        "type:journal"));
        assertEquals(TEXT.replace("{Two}", "{wTo}"), Files.readString(file));
    }

    @Test
    void aReplacementWithoutAMatchChangesNothing() throws IOException {
        Path file = file();
        assertEquals(0, run("replace", file + "", "remark", "note"));
        assertEquals("", out.toString());
        assertTrue(err.toString().endsWith("x.bib: no changes\n"), err::toString);
        assertEquals(TEXT, Files.readString(file));
    }

    @Test
    void anEditOfNothingIsRefused() throws IOException {
        assertEquals(2, edit(file(), "a"), err::toString);
        assertTrue(err.toString().contains("no change given"), err::toString);
    }

    @Test
    void aCleanUpOfAFieldThatNoEntryHasSaysSo() throws IOException {
        assertEquals(
                0, run("tidy", file().toString(), "--apply", "drop:nofield,sort:-foo,sort:key"));
        assertEquals(
                List.of("octavo: no entry has a field nofield", "octavo: no entry has a field foo"),
                err.toString().lines().filter(line -> line.contains("no entry")).toList());
    }
}
