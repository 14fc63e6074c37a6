package octavo.gui.commands;

import javafx.beans.value.ObservableValue;

import octavo.fields.FieldName;
import octavo.files.words.PaperWords;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.settings.PaperFolders;
import octavo.settings.Settings;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Extends searches to linked PDFs if the setting allows it. Their words are extracted in the
/// background; searches for them are repeated once they are available.
public final class PaperSearch {
    private static final Pattern FILE_QUERY = Pattern.compile("(?i)\\bfile\\s*[:=]");

    private final BackgroundTasks background;
    private final ObservableValue<Settings> settings;

    /// The library state whose papers were read.
    private final Map<Workspace, Library> librariesRead = new WeakHashMap<>();

    private PaperSearch(BackgroundTasks background, ObservableValue<Settings> settings) {
        this.background = background;
        this.settings = settings;
    }

    /// Attaches to each library that becomes current.
    public static void attach(Workspaces workspaces, SettingsStore settingsStore) {
        var paperSearch =
                new PaperSearch(settingsStore.background(), settingsStore.settingsProperty());
        workspaces
                .currentProperty()
                .subscribe(workspace ->
                        Optional.ofNullable(workspace).ifPresent(paperSearch::followQuery));
        settingsStore
                .settingsProperty()
                .map(Settings::readsPapers)
                .addListener((_, _, _) ->
                        Optional.ofNullable(workspaces.currentProperty().get())
                                .ifPresent(paperSearch::applySetting));
    }

    private void followQuery(Workspace workspace) {
        if (librariesRead.putIfAbsent(workspace, Library.empty()) == null) {
            workspace
                    .entries()
                    .queryProperty()
                    .addListener((_, _, query) -> {
                        if (FILE_QUERY.matcher(query).find()) {
                            readPapers(workspace);
                        }
                    });
        }
        readPapers(workspace);
    }

    /// Applies the setting, which may have changed, to the current library.
    private void applySetting(Workspace workspace) {
        if (settings.getValue().readsPapers()) {
            readPapers(workspace);
        } else {
            librariesRead.put(workspace, Library.empty());
            workspace.entries().answer(FieldName.FILE, UnaryOperator.identity());
        }
    }

    private void readPapers(Workspace workspace) {
        Library library = workspace.document().library();
        if (!settings.getValue().readsPapers() || librariesRead.get(workspace) == library) {
            return;
        }
        librariesRead.put(workspace, library);
        Optional<Path> libraryFolder = workspace.document().path().map(Path::getParent);
        background.runWhenIdle(
                () ->
                        PaperWords.readPapers(
                                library,
                                PaperFolders.ofUser().searchedFolders(libraryFolder),
                                _ -> {}),
                paperWords -> {
                    if (settings.getValue().readsPapers() && !workspace.entries().isClosed()) {
                        workspace.entries().answer(FieldName.FILE, paperWords::resolveQuery);
                    }
                },
                workspace::reportFailure);
    }
}
