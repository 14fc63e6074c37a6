package octavo.gui;

import javafx.beans.value.ObservableValue;

import octavo.documents.PaperWords;
import octavo.fields.FieldName;
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
final class PaperSearch {
    private static final Pattern ASKED = Pattern.compile("(?i)\\bfile\\s*[:=]");

    private final BackgroundTasks background;
    private final ObservableValue<Settings> settings;

    /// The library state whose papers were read.
    private final Map<Workspace, Library> known = new WeakHashMap<>();

    private PaperSearch(BackgroundTasks background, ObservableValue<Settings> settings) {
        this.background = background;
        this.settings = settings;
    }

    /// Attaches to each library that becomes current.
    static void attach(Workspaces workspaces, SettingsStore remembered) {
        var search = new PaperSearch(remembered.background(), remembered.settingsProperty());
        workspaces
                .currentProperty()
                .subscribe(workspace -> Optional.ofNullable(workspace).ifPresent(search::follow));
        remembered
                .settingsProperty()
                .map(Settings::readsPapers)
                .addListener((_, _, _) ->
                        Optional.ofNullable(workspaces.currentProperty().get())
                                .ifPresent(search::heed));
    }

    private void follow(Workspace workspace) {
        if (known.putIfAbsent(workspace, Library.empty()) == null) {
            workspace
                    .entries()
                    .queryProperty()
                    .addListener((_, _, query) -> {
                        if (ASKED.matcher(query).find()) {
                            read(workspace);
                        }
                    });
        }
        read(workspace);
    }

    /// Applies the setting, which may have changed, to the current library.
    private void heed(Workspace workspace) {
        if (settings.getValue().readsPapers()) {
            read(workspace);
        } else {
            known.put(workspace, Library.empty());
            workspace.entries().answer(FieldName.FILE, UnaryOperator.identity());
        }
    }

    private void read(Workspace workspace) {
        Library library = workspace.document().library();
        if (!settings.getValue().readsPapers() || known.get(workspace) == library) {
            return;
        }
        known.put(workspace, library);
        Optional<Path> folder = workspace.document().path().map(Path::getParent);
        background.runBehind(
                () -> PaperWords.read(library, PaperFolders.ofUser().searched(folder), _ -> {}),
                words -> {
                    if (settings.getValue().readsPapers() && !workspace.entries().isClosed()) {
                        workspace.entries().answer(FieldName.FILE, words::answered);
                    }
                },
                workspace::failed);
    }
}
