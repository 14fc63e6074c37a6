package octavo.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.settings.Settings.NamedSearch;
import octavo.settings.Settings.StoredColumn;
import octavo.settings.Settings.TableLayout;
import octavo.settings.Settings.ThemeChoice;
import octavo.settings.Settings.WindowBounds;
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
                Settings.defaults()
                        .withTheme(ThemeChoice.DARK)
                        .withZoom(130)
                        .withHighContrast(true)
                        .withLanguage("de")
                        .withStyle("ieee")
                        .withReadsPapers(true)
                        .withFormulas(
                                new UserHabits.NameFormulas(
                                        "[auth][year]", "[title]", "pdf/[year]"))
                        .withOnline(
                                new OnlineChoice(
                                        true,
                                        "jane@example.org",
                                        new EditorAccess(true, true, true, true, 4711)))
                        .withSearch(new NamedSearch("Mine", "author:mai"))
                        .withWindowBounds(new WindowBounds(1, 2, 800, 600, true))
                        .withDivider(0.5)
                        .withLayout(
                                "/a/papers.bib",
                                new TableLayout(
                                        List.of(
                                                new StoredColumn("year", 60),
                                                new StoredColumn("title", 400)),
                                        List.of("-year", "title")))
                        .withRecentFile("/a.bib")
                        .withRecentFile("/ü b.bib");
        new SettingsFile(path()).saveChanges(Settings.defaults(), settings);
        assertEquals(settings, new SettingsFile(path()).loadSettings());
    }

    @Test
    void whatAnotherWindowHasWrittenStays() throws IOException {
        NamedSearch old = new NamedSearch("Old", "old");
        NamedSearch gone = new NamedSearch("Gone", "gone");
        SettingsFile file = new SettingsFile(path());
        Settings both =
                Settings.defaults().withSearch(old).withSearch(gone).withRecentFile("/a.bib");
        file.saveChanges(Settings.defaults(), both);
        NamedSearch theirs = new NamedSearch("Theirs", "author:mai");
        file.saveChanges(both, both.withSearch(theirs).withRecentFile("/b.bib").withLanguage("de"));
        Settings ours = both.withoutSearch("Gone").withSearch(new NamedSearch("Ours", "x"));
        file.saveChanges(both, ours.withRecentFile("/c.bib").withZoom(150));
        Settings now = file.loadSettings();
        assertEquals(
                Set.of("Old", "Ours", "Theirs"),
                now.savedSearches().stream()
                        .map(NamedSearch::searchName)
                        .collect(Collectors.toSet()));
        assertEquals(List.of("/c.bib", "/a.bib", "/b.bib"), now.recentFiles());
        assertEquals("de", now.windowAppearance().languageTag());
        assertEquals(150, now.zoomPercent());
        file.saveChanges(now, now.withZoom(100));
        assertEquals(now.withZoom(100), file.loadSettings());
    }

    @Test
    void whatAnotherWindowHasTakenAwayDoesNotComeBack() throws IOException {
        SettingsFile file = new SettingsFile(path());
        Settings both = Settings.defaults().withSearch(new NamedSearch("Gone", "gone"));
        file.saveChanges(Settings.defaults(), both);
        file.saveChanges(both, both.withoutSearch("Gone"));
        file.saveChanges(both, both.withSearch(new NamedSearch("Ours", "x")));
        assertEquals(
                List.of("Ours"),
                file.loadSettings().savedSearches().stream().map(NamedSearch::searchName).toList());
    }

    @Test
    void nothingSavedMeansFirstSettings() {
        assertEquals(Settings.defaults(), new SettingsFile(path()).loadSettings());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "17", "{\"theme\": }"})
    void aBrokenFileIsPutAsideAndBlocksNothing(String broken) throws IOException {
        write(broken);
        assertEquals(Settings.defaults(), new SettingsFile(path()).loadSettings());
        assertEquals(broken, Files.readString(path().resolveSibling("settings.json.broken")));
        new SettingsFile(path())
                .saveChanges(Settings.defaults(), Settings.defaults().withZoom(110));
        assertEquals(110, new SettingsFile(path()).loadSettings().zoomPercent());
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
        Settings loaded = new SettingsFile(path()).loadSettings();
        assertEquals(Settings.defaults().themeChoice(), loaded.themeChoice());
        assertEquals(Settings.defaults().zoomPercent(), loaded.zoomPercent());
        assertTrue(loaded.windowBounds().isEmpty());
        assertEquals(TableLayout.DEFAULT_LAYOUT, loaded.tableLayout("/a/papers.bib"));
    }

    @Test
    void whatANewerVersionWroteIsKept() throws IOException {
        write("{\"future\": {\"a\": [1, 2]}, \"zoom\": 120}");
        Settings before = new SettingsFile(path()).loadSettings();
        new SettingsFile(path()).saveChanges(before, before.withZoom(90));
        String now = Files.readString(path());
        assertTrue(now.contains("\"future\""), now);
        assertTrue(now.contains("90"), now);
    }

    @Test
    void aSearchOfTheSameNameGivesWay() {
        Settings settings =
                Settings.defaults()
                        .withSearch(new NamedSearch("Mine", "author:mai"))
                        .withSearch(new NamedSearch("New", "year:2026"))
                        .withSearch(new NamedSearch("Mine", "author:li"));
        assertEquals(
                List.of(new NamedSearch("New", "year:2026"), new NamedSearch("Mine", "author:li")),
                settings.savedSearches());
        assertEquals(1, settings.withoutSearch("New").savedSearches().size());
    }

    @Test
    void theLastFileThatWasOpenIsTheFirstRecentOne() {
        Settings settings =
                Settings.defaults().withRecentFile("a").withRecentFile("b").withRecentFile("a");
        assertEquals(List.of("a", "b"), settings.recentFiles());
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
