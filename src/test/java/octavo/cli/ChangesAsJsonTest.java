package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/// What a command changes can be read by a program, whether it is made or only planned.
class ChangesAsJsonTest extends Command {
    private static final String LIBRARY =
            """
            @string{jf = "Journal of Ferns"}

            @article{a, author = {Doe, Jane}, title = {Old Ferns}, journal = jf, pages = {1-9}, year = 2020}

            @article{b, author = {Doe, J.}, title = {Old Ferns}, journal = jf, pages = {1-9}, year = 2020}
            """;

    @TempDir private Path folder = Path.of("");
    private String library = "";

    @BeforeEach
    void writeLibrary() throws IOException {
        library = Files.writeString(folder.resolve("papers.bib"), LIBRARY).toString();
    }

    private JsonNode printed(String command) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.replaceAll(word -> word.equals("FILE") ? library : word);
        assertEquals(0, run(words.toArray(String[]::new)), err::toString);
        return JsonMapper.shared().readTree(out.toString());
    }

    private static List<String> members(JsonNode list, String name) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(each -> each.path(name).asString())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    edit FILE a year=2021 --json --dry-run             | a: year: 2020 → 2021
                    edit FILE --query key:b year=2021 --json --dry-run | b: year: 2020 → 2021
                    replace FILE Old New --field title --json --dry-run --query key:a | a: title
                    tidy FILE --apply page-dashes --json --dry-run     | a: pages
                    add FILE misc title=New --key n --json --dry-run   | n
                    delete FILE a --json --dry-run                     | a
                    strings FILE --rename jf jof --json                | @string jof: renamed from jf
                    people FILE --swap Doe,Jane --format json          | a: author
                    dedupe FILE --merge a b --format json --dry-run    | b
                    """)
    void aPlannedChangeIsAList(String command, String message) throws IOException {
        JsonNode changes = printed(command);
        assertTrue(
                members(changes, "message").stream().anyMatch(it -> it.startsWith(message)),
                out::toString);
        assertEquals(LIBRARY, Files.readString(Path.of(library)));
    }

    @Test
    void aChangeThatIsMadeIsAListToo() throws IOException {
        JsonNode changes = printed("edit FILE a year=2021 --json");
        assertEquals(List.of("2021"), members(changes, "after"));
        assertTrue(Files.readString(Path.of(library)).contains("year = 2021"));
    }

    @Test
    void whatChangesNothingIsAnEmptyList() {
        assertEquals(0, printed("tidy FILE --apply doi --json").size());
    }

    @Test
    void newKeysAreListedWithWhatThereIsToSayOfThem() {
        JsonNode keys = printed("keys FILE --json");
        assertEquals(List.of("a", "b"), members(keys, "before"));
        assertEquals("doe2020old", keys.get(0).get("after").asString());
        assertTrue(keys.get(1).get("remarks").size() > 0, keys::toString);
    }

    @Test
    void stringsAndCleanUpsAreListed() {
        JsonNode strings = printed("strings FILE --json");
        assertEquals(List.of("jf"), members(strings, "name"));
        assertEquals(2, strings.get(0).get("uses").asInt());
        JsonNode cleanUps = printed("tidy FILE --json");
        assertTrue(members(cleanUps, "name").contains("page-dashes"));
        assertEquals(members(cleanUps, "name"), members(printed("tidy --list --json"), "name"));
    }
}
