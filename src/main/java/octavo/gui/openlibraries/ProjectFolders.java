package octavo.gui.openlibraries;

import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.pagecontract.LibraryProjects;
import octavo.gui.pagecontract.LibraryProjects.ProjectKeeping;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.gui.preview.PreviewModel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.paperprojects.CitedIn;
import octavo.paperprojects.ProjectReading;
import octavo.paperprojects.ProjectReading.OpenMaster;
import octavo.paperprojects.SourcePlace;
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
public final class ProjectFolders {
    private ProjectFolders() {}

    /// Gives each library that is opened the projects that the settings have for it.
    ///
    /// @param showPlace opens a place in an editor
    public static void attach(
            Workspaces workspaces,
            SettingsStore settingsStore,
            BiConsumer<Workspace, SourcePlace> showPlace) {
        PerLibrarySettings.giveToOpened(
                workspaces,
                addedWorkspace -> beginProjects(addedWorkspace, settingsStore, showPlace));
    }

    private static void beginProjects(
            Workspace workspace,
            SettingsStore settingsStore,
            BiConsumer<Workspace, SourcePlace> showPlace) {
        List<Path> keptFolders =
                workspace
                        .document()
                        .path()
                        .map(settingsStore.settings()::projectFolders)
                        .orElse(List.of());
        workspace
                .projects()
                .beginWith(
                        keptFolders,
                        new ProjectKeeping(
                                folders -> keepFolders(workspace, settingsStore, folders),
                                sourcePlace -> showPlace.accept(workspace, sourcePlace)));
    }

    /// Those of a library without a file are forgotten with it, unless it is saved.
    private static void keepFolders(
            Workspace workspace, SettingsStore settingsStore, List<Path> folders) {
        workspace
                .document()
                .path()
                .ifPresent(libraryPath ->
                        settingsStore.changeSettings(currentSettings ->
                                currentSettings.withProjects(libraryPath, folders)));
    }

    /// Has the table and the reference say which papers cite an entry.
    static void showCitations(
            LibraryProjects libraryProjects, EntriesModel entries, PreviewModel preview) {
        libraryProjects
                .projectsProperty()
                .subscribe(citingProjects -> {
                    CitedIn citedIn = CitedIn.of(citingProjects);
                    entries.cite(citedIn);
                    preview.showCitedIn(citedIn);
                });
    }

    static LibraryProjects libraryProjects(
            BackgroundTasks background, LibraryDocument document, Consumer<Exception> onFailure) {
        return new LibraryProjects(
                background,
                document::library,
                (folder, openState) ->
                        ProjectReading.of(
                                folder,
                                new OpenMaster(openState, document.path()),
                                libraryPath ->
                                        projectLibrary -> venueIndex(libraryPath, projectLibrary)),
                onFailure);
    }

    /// Asked for only by papers that want their venues in another form.
    private static VenueIndex venueIndex(Optional<Path> libraryPath, Library library) {
        VenueDecisions venueDecisions =
                libraryPath
                        .map(path -> VenueDecisions.of(SidecarFile.loadFor(path).content()))
                        .orElse(VenueDecisions.NONE);
        return VenueIndex.clusterOfSlot(library, VenueRegisters.readOrBuiltIn(), venueDecisions);
    }
}
