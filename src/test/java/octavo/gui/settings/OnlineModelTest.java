package octavo.gui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;

import octavo.gui.tasks.BackgroundTasks;
import octavo.net.AnswerCache;
import octavo.net.WebService;
import octavo.settings.ServiceKeys;
import octavo.settings.Settings;
import octavo.storage.CacheStore;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

class OnlineModelTest {
    @TempDir private Path folder;
    private final SimpleObjectProperty<Settings> settings =
            new SimpleObjectProperty<>(Settings.defaults());
    private ServiceKeys keys;
    private CacheStore store;
    private OnlineModel model;

    @BeforeEach
    void open() {
        keys = new ServiceKeys(folder.resolve("keys.json"));
        store = new CacheStore(folder.resolve("answers"), 1000);
        model = model();
    }

    private OnlineModel model() {
        return new OnlineModel(
                change -> settings.set(change.apply(settings.get())),
                new BackgroundTasks(Runnable::run, Runnable::run),
                keys,
                new AnswerCache(store));
    }

    @Test
    void lookUpsAreOffAtFirst() {
        assertFalse(Settings.defaults().onlineChoice().allowsLookups());
        assertTrue(OnlineModel.allowing(Settings.defaults(), true).onlineChoice().allowsLookups());
    }

    @ParameterizedTest
    @CsvSource({
        "' jane@example.org ', jane@example.org, true",
        "'', '', true",
        "jane, '', false",
        "'jane@example.org\r\nX: y', '', false",
        "jane@exa mple.org, '', false"
    })
    void onlyAMailAddressIsTaken(String typed, String taken, boolean isFine) {
        model.takeMail(typed);
        assertEquals(taken, settings.get().onlineChoice().contactMail());
        assertEquals(isFine, model.mailProblemProperty().get().isEmpty());
    }

    @Test
    void aKeyIsKeptForItsServiceAndNotInTheSettings() {
        Settings before = settings.get();
        model.takeKey(WebService.OPENALEX, " abc ");
        assertEquals(Map.of("openalex", "abc"), keys.loadKeys());
        assertEquals(Map.of("openalex", "abc"), model().keysProperty().get());
        assertEquals(before, settings.get());
        model.takeKey(WebService.OPENALEX, "");
        assertEquals(Map.of(), keys.loadKeys());
    }

    @Test
    void aKeyThatCannotBeIsRefusedAtItsService() {
        model.takeKey(WebService.ADS, "a b");
        assertFalse(model.keyProblem(WebService.ADS).getValue().isEmpty());
        assertEquals("", model.keyProblem(WebService.OPENALEX).getValue());
        assertEquals(Map.of(), keys.loadKeys());
    }

    @Test
    void aKeyThatCannotBeWrittenIsSaidToBeLost() throws IOException {
        Files.createDirectories(folder.resolve("keys.json").resolve("in-the-way"));
        model.takeKey(WebService.ADS, "ab");
        assertFalse(model.keyProblem(WebService.ADS).getValue().isEmpty());
    }

    @Test
    void clearingTheCacheLeavesNothing() throws IOException {
        store.putValue("abcd", new byte[50]);
        OnlineModel later = model();
        assertEquals(50, later.cacheSizeProperty().get());
        later.clearCache();
        assertEquals(0, later.cacheSizeProperty().get());
    }
}
