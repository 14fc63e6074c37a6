package octavo.gui;

import javafx.beans.value.ObservableValue;

import octavo.documents.PaperWords;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.settings.Settings;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Has searches look into the PDFs that entries link to, as long as the setting says so. Their
/// words are read in the background; a search that asks for them is answered anew once they are
/// there.
final class PaperSearch {
    private static final Pattern ASKED = Pattern.compile("(?i)\\bfile\\s*[:=]");

    private final BackgroundTasks background;
    private final ObservableValue<Settings> settings;

    /// For which state of each library they are read.
    private final Map<Workspace, Library> known = new WeakHashMap<>();

    private PaperSearch(BackgroundTasks background, ObservableValue<Settings> settings) {
        this.background = background;
        this.settings = settings;
    }

    /// Looks after each library that comes to the front.
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

    /// Does what the setting says, which may have changed, for the library in front.
    private void heed(Workspace workspace) {
        if (settings.getValue().readsPapers()) {
            read(workspace);
        } else {
            known.put(workspace, Library.empty());
            workspace.entries().answerDocuments(UnaryOperator.identity());
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
                () -> PaperWords.read(library, folder, _ -> {}),
                words -> {
                    if (settings.getValue().readsPapers() && !workspace.entries().isClosed()) {
                        workspace.entries().answerDocuments(words::answered);
                    }
                },
                workspace::failed);
    }
}
