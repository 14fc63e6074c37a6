package octavo.gui.openlibraries;

import octavo.gui.discovery.DailyChoice;

import java.util.Optional;

/// Whether services are asked each day what is new of those who are followed beside open libraries.
public final class FollowedLibraries {
    private FollowedLibraries() {}

    /// Gives each library that is opened what the settings have for it.
    public static void attach(Workspaces workspaces, SettingsStore settingsStore) {
        PerLibrarySettings.giveToOpened(
                workspaces,
                workspace -> workspace.following().allowDaily(choiceFor(workspace, settingsStore)));
    }

    private static DailyChoice choiceFor(Workspace workspace, SettingsStore settingsStore) {
        return new DailyChoice() {
            @Override
            public boolean isPossible() {
                return workspace.document().path().isPresent();
            }

            @Override
            public Optional<String> lastDay() {
                return workspace
                        .document()
                        .path()
                        .flatMap(settingsStore.settings().dailyLooks()::lastDay);
            }

            @Override
            public void keep(Optional<String> lastDay) {
                workspace
                        .document()
                        .path()
                        .ifPresent(path ->
                                settingsStore.changeSettings(settings ->
                                        settings.withDailyLooks(looks ->
                                                lastDay.map(it -> looks.with(path, it))
                                                        .orElseGet(() -> looks.without(path)))));
            }
        };
    }
}
