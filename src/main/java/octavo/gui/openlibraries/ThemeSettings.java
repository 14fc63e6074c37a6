package octavo.gui.openlibraries;

import javafx.beans.value.ObservableValue;

import octavo.gui.theme.ThemeAndSize;
import octavo.settings.Settings;

/// Keeps the theme and size of the window and their settings the same.
public final class ThemeSettings {
    private ThemeSettings() {}

    public static void connect(ThemeAndSize themeAndSize, SettingsStore settingsStore) {
        themeAndSize
                .choiceProperty()
                .subscribe(themeChoice ->
                        settingsStore.changeSettings(
                                currentSettings -> currentSettings.withTheme(themeChoice)));
        themeAndSize
                .zoomProperty()
                .subscribe(zoom ->
                        settingsStore.changeSettings(
                                currentSettings -> currentSettings.withZoom(zoom)));
        // Each observes its own setting: other settings change while the theme does.
        ObservableValue<Settings> settings = settingsStore.settingsProperty();
        settings.map(Settings::themeChoice).subscribe(themeAndSize.choiceProperty()::set);
        settings.map(Settings::zoomPercent).subscribe(themeAndSize::zoomTo);
        settings.map(currentSettings -> currentSettings.windowAppearance().hasHighContrast())
                .subscribe(themeAndSize.highContrastProperty()::set);
    }
}
