package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.process.ExitStatus;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class SavedSearchTest extends Command {
    @TempDir private Path folder = Path.of("");

    private Path library = Path.of("");

    @BeforeEach
    void write() throws IOException {
        library =
                Files.writeString(
                        folder.resolve("p.bib"),
                        "@misc{a, year = 2020}\n@misc{b, year = 2021}\n@misc{c, year = 2022}\n");
        Files.writeString(
                folder.resolve("p.octavo.json"),
                "{\"version\": 1, \"searches\": {\"late\": \"year:2021 or year:2022\"}}");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"year:2022, c", "'', b c", "year:2020, ''", "year:2020 or year:2021, b"})
    void listsWhatASavedSearchFindsWithinTheQuery(String query, String keys) {
        assertEquals(
                ExitStatus.FINE,
                run("list", library.toString(), "--saved", "late", "--format", "keys", "--", query),
                err::toString);
        assertEquals(keys, String.join(" ", out.toString().lines().toList()));
    }

    @Test
    void anUnknownSearchIsRefusedWithTheKnownOnes() {
        assertEquals(ExitStatus.WRONG_USE, run("list", library.toString(), "--saved", "x"));
        assertTrue(err.toString().contains("It has: late"), err.toString());
    }
}
