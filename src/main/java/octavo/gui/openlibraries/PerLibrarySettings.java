package octavo.gui.openlibraries;

import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;

import octavo.settings.Settings;

import java.nio.file.Path;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/// What the settings say of single libraries.
public final class PerLibrarySettings {
    private PerLibrarySettings() {}

    /// Gives each library that is opened from now on what the settings have for it.
    public static void giveToOpened(Workspaces workspaces, Consumer<Workspace> giving) {
        workspaces
                .open()
                .addListener(
                        (ListChangeListener<Workspace>)
                                listChange -> {
                                    while (listChange.next()) {
                                        listChange.getAddedSubList().forEach(giving);
                                    }
                                });
    }

    /// What they say of the library in front; false if it has no file.
    public static ObservableValue<Boolean> ofCurrent(
            Workspaces workspaces, SettingsStore settingsStore, BiPredicate<Settings, Path> isSet) {
        return workspaces
                .currentProperty()
                .flatMap(workspace ->
                        settingsStore
                                .settingsProperty()
                                .map(settings ->
                                        workspace
                                                .document()
                                                .path()
                                                .filter(path -> isSet.test(settings, path))
                                                .isPresent()))
                .orElse(false);
    }
}
