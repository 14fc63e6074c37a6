package octavo.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.settings.Settings.Column;
import octavo.settings.Settings.Place;
import octavo.settings.Settings.Search;
import octavo.settings.Settings.TableLayout;
import octavo.settings.Settings.ThemeChoice;
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.OnlineChoice;
import octavo.storage.StateFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

class SettingsFileTest {
    @TempDir private Path folder = Path.of("");

    private Path path() {
        return folder.resolve("deep/er/settings.json");
    }

    private void write(String json) throws IOException {
        Files.createDirectories(path().getParent());
        Files.writeString(path(), json);
    }

    @Test
    void savedSettingsComeBack() throws IOException {
        Settings settings =
                Settings.first()
                        .withTheme(ThemeChoice.DARK)
                        .withZoom(130)
                        .withHighContrast(true)
                        .withLanguage("de")
                        .withStyle("ieee")
                        .withReadsPapers(true)
                        .withFormulas(
                                new UserHabits.Formulas("[auth][year]", "[title]", "pdf/[year]"))
                        .withOnline(
                                new OnlineChoice(
                                        true,
                                        "jane@example.org",
                                        new EditorAccess(true, true, true, 4711)))
                        .withSearch(new Search("Mine", "author:mai"))
                        .withPlace(new Place(1, 2, 800, 600, true))
                        .withDivider(0.5)
                        .withLayout(
                                "/a/papers.bib",
                                new TableLayout(
                                        List.of(new Column("year", 60), new Column("title", 400)),
                                        List.of("-year", "title")))
                        .withRecent("/a.bib")
                        .withRecent("/ü b.bib");
        new SettingsFile(path()).save(Settings.first(), settings);
        assertEquals(settings, new SettingsFile(path()).load());
    }

    @Test
    void whatAnotherWindowHasWrittenStays() throws IOException {
        Search old = new Search("Old", "old");
        Search gone = new Search("Gone", "gone");
        SettingsFile file = new SettingsFile(path());
        Settings both = Settings.first().withSearch(old).withSearch(gone).withRecent("/a.bib");
        file.save(Settings.first(), both);
        Search theirs = new Search("Theirs", "author:mai");
        file.save(both, both.withSearch(theirs).withRecent("/b.bib").withLanguage("de"));
        Settings ours = both.withoutSearch("Gone").withSearch(new Search("Ours", "x"));
        file.save(both, ours.withRecent("/c.bib").withZoom(150));
        Settings now = file.load();
        assertEquals(
                Set.of("Old", "Ours", "Theirs"),
                now.searches().stream().map(Search::name).collect(Collectors.toSet()));
        assertEquals(List.of("/c.bib", "/a.bib", "/b.bib"), now.recent());
        assertEquals("de", now.appearance().language());
        assertEquals(150, now.zoom());
        file.save(now, now.withZoom(100));
        assertEquals(now.withZoom(100), file.load());
    }

    @Test
    void whatAnotherWindowHasTakenAwayDoesNotComeBack() throws IOException {
        SettingsFile file = new SettingsFile(path());
        Settings both = Settings.first().withSearch(new Search("Gone", "gone"));
        file.save(Settings.first(), both);
        file.save(both, both.withoutSearch("Gone"));
        file.save(both, both.withSearch(new Search("Ours", "x")));
        assertEquals(List.of("Ours"), file.load().searches().stream().map(Search::name).toList());
    }

    @Test
    void nothingSavedMeansFirstSettings() {
        assertEquals(Settings.first(), new SettingsFile(path()).load());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "17", "{\"theme\": }"})
    void aBrokenFileIsPutAsideAndBlocksNothing(String broken) throws IOException {
        write(broken);
        assertEquals(Settings.first(), new SettingsFile(path()).load());
        assertEquals(broken, Files.readString(path().resolveSibling("settings.json.broken")));
        new SettingsFile(path()).save(Settings.first(), Settings.first().withZoom(110));
        assertEquals(110, new SettingsFile(path()).load().zoom());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"theme\": 3, \"zoom\": \"big\", \"window\": [], \"columns\": {}, \"recent\": 1}",
                "{\"theme\": \"pink\", \"columns\": [1, {\"id\": \"\"}], \"recent\": [null,"
                        + " 2.5e9]}",
                "{\"window\": {\"width\": -1, \"height\": 0}, \"divider\": null}"
            })
    void aValueThatMakesNoSenseIsAsNotSet(String odd) throws IOException {
        write(odd);
        Settings loaded = new SettingsFile(path()).load();
        assertEquals(Settings.first().theme(), loaded.theme());
        assertEquals(Settings.first().zoom(), loaded.zoom());
        assertTrue(loaded.place().isEmpty());
        assertEquals(TableLayout.USUAL, loaded.layout("/a/papers.bib"));
    }

    @Test
    void whatANewerVersionWroteIsKept() throws IOException {
        write("{\"future\": {\"a\": [1, 2]}, \"zoom\": 120}");
        Settings before = new SettingsFile(path()).load();
        new SettingsFile(path()).save(before, before.withZoom(90));
        String now = Files.readString(path());
        assertTrue(now.contains("\"future\""), now);
        assertTrue(now.contains("90"), now);
    }

    @Test
    void aSearchOfTheSameNameGivesWay() {
        Settings settings =
                Settings.first()
                        .withSearch(new Search("Mine", "author:mai"))
                        .withSearch(new Search("New", "year:2026"))
                        .withSearch(new Search("Mine", "author:li"));
        assertEquals(
                List.of(new Search("New", "year:2026"), new Search("Mine", "author:li")),
                settings.searches());
        assertEquals(1, settings.withoutSearch("New").searches().size());
    }

    @Test
    void theLastFileThatWasOpenIsTheFirstRecentOne() {
        Settings settings = Settings.first().withRecent("a").withRecent("b").withRecent("a");
        assertEquals(List.of("a", "b"), settings.recent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Linux      | ''       | /home/me/.config/octavo
                    Linux      | /x/conf  | /x/conf/octavo
                    Linux      | rel/conf | /home/me/.config/octavo
                    Mac OS X   | ''       | /home/me/Library/Application Support/Octavo
                    Windows 11 | ''       | /home/me/AppData/Roaming/Octavo
                    Windows 11 | /app     | /app/Octavo
                    """)
    void eachSystemHasItsFolder(String system, String variable, String folder) {
        Map<String, String> environment = Map.of("XDG_CONFIG_HOME", variable, "APPDATA", variable);
        assertEquals(
                Path.of(folder),
                ConfigurationFolder.of(
                        system, Path.of("/home/me"), name -> environment.getOrDefault(name, "")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Linux      | ''        | /home/me/.local/state/octavo
                    Linux      | /x/state  | /x/state/octavo
                    Linux      | rel/state | /home/me/.local/state/octavo
                    Mac OS X   | ''        | /home/me/Library/Application Support/Octavo/State
                    Windows 11 | ''        | /home/me/AppData/Local/Octavo/State
                    Windows 11 | /app      | /app/Octavo/State
                    """)
    void eachSystemHasItsFolderForState(String system, String variable, String folder) {
        Map<String, String> environment =
                Map.of("XDG_STATE_HOME", variable, "LOCALAPPDATA", variable);
        assertEquals(
                Path.of(folder),
                StateFolder.of(
                        system, Path.of("/home/me"), name -> environment.getOrDefault(name, "")));
    }
}
