package octavo.gui;

import javafx.collections.ListChangeListener;

import octavo.gui.document.LibraryDocument;
import octavo.gui.page.LibraryProjects;
import octavo.gui.page.LibraryProjects.Keeping;
import octavo.gui.page.VenueRegisters;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.projects.ProjectReading;
import octavo.projects.ProjectReading.OpenMaster;
import octavo.projects.SourcePlace;
import octavo.sidecar.SidecarFile;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// The folders of papers that cite an open library: the settings keep them, and they are read with
/// the venues that the library knows.
final class ProjectFolders {
    private ProjectFolders() {}

    /// Gives each library that is opened the projects that the settings have for it.
    ///
    /// @param show opens a place in an editor
    static void attach(
            Workspaces workspaces,
            SettingsStore remembered,
            BiConsumer<Workspace, SourcePlace> show) {
        workspaces
                .open()
                .addListener(
                        (ListChangeListener<Workspace>)
                                change -> {
                                    while (change.next()) {
                                        change.getAddedSubList()
                                                .forEach(each -> begin(each, remembered, show));
                                    }
                                });
    }

    private static void begin(
            Workspace workspace,
            SettingsStore remembered,
            BiConsumer<Workspace, SourcePlace> show) {
        List<Path> kept =
                workspace.document().path().map(remembered.settings()::projects).orElse(List.of());
        workspace
                .projects()
                .begin(
                        kept,
                        new Keeping(
                                folders -> keep(workspace, remembered, folders),
                                place -> show.accept(workspace, place)));
    }

    /// Those of a library without a file are forgotten with it, unless it is saved.
    private static void keep(Workspace workspace, SettingsStore remembered, List<Path> folders) {
        workspace
                .document()
                .path()
                .ifPresent(file -> remembered.change(it -> it.withProjects(file, folders)));
    }

    static LibraryProjects projects(
            BackgroundTasks background, LibraryDocument document, Consumer<Exception> failed) {
        return new LibraryProjects(
                background,
                document::library,
                (folder, state) ->
                        ProjectReading.of(
                                folder,
                                new OpenMaster(state, document.path()),
                                file -> some -> index(file, some)),
                failed);
    }

    /// Asked for only by papers that want their venues in another form.
    private static VenueIndex index(Optional<Path> file, Library library) {
        VenueDecisions decisions =
                file.map(path -> VenueDecisions.of(SidecarFile.load(path).content()))
                        .orElse(VenueDecisions.NONE);
        return VenueIndex.of(library, VenueRegisters.orBuiltIn(), decisions);
    }
}
