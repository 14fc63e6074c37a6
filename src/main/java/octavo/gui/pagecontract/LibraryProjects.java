package octavo.gui.pagecontract;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.paperprojects.ProjectReading;
import octavo.paperprojects.SourcePlace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The projects of an open library: folders of papers that cite it. They are read in the
/// background, and again whenever something in them or the library has changed.
public final class LibraryProjects {
    private final BackgroundTasks background;
    private final Supplier<Library> librarySupplier;
    private final BiFunction<Path, Library, ProjectReading> projectReader;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyObjectWrapper<List<ProjectReading>> projectReadings =
            new ReadOnlyObjectWrapper<>(List.of());
    private List<Path> projectFolders = List.of();
    private ProjectKeeping projectKeeping = new ProjectKeeping(_ -> {}, _ -> {});
    private Runnable cancelReading = () -> {};
    private final Set<Path> outdatedFolders = new HashSet<>();
    private boolean isReading;
    private boolean isRereadDue;

    /// What the window does for them.
    ///
    /// @param keepFolders remembers which folders there are
    /// @param showPlace opens a place in an editor
    public record ProjectKeeping(
            Consumer<List<Path>> keepFolders, Consumer<SourcePlace> showPlace) {}

    /// @param librarySupplier its present state
    /// @param projectReader reads a folder for a state of the library; called in the background
    public LibraryProjects(
            BackgroundTasks background,
            Supplier<Library> librarySupplier,
            BiFunction<Path, Library, ProjectReading> projectReader,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.librarySupplier = librarySupplier;
        this.projectReader = projectReader;
        this.onFailure = onFailure;
    }

    /// Begins with the folders that were kept.
    public void beginWith(List<Path> keptFolders, ProjectKeeping newKeeping) {
        projectFolders = List.copyOf(keptFolders);
        projectKeeping = newKeeping;
    }

    /// The projects as they were read last, in the order of their folders.
    public ReadOnlyObjectProperty<List<ProjectReading>> projectsProperty() {
        return projectReadings.getReadOnlyProperty();
    }

    public List<Path> projectFolders() {
        return projectFolders;
    }

    /// Adds a folder, unless it is one already.
    public void addFolder(Path folder) {
        Path folderPath = folder.toAbsolutePath().normalize();
        if (!projectFolders.contains(folderPath)) {
            List<Path> moreFolders = new ArrayList<>(projectFolders);
            moreFolders.add(folderPath);
            keepFolders(moreFolders);
        }
    }

    /// Forgets a folder, which stays on the disk.
    public void removeFolder(Path folder) {
        keepFolders(
                projectFolders.stream()
                        .filter(knownFolder -> !knownFolder.equals(folder))
                        .toList());
    }

    private void keepFolders(List<Path> newFolders) {
        projectFolders = List.copyOf(newFolders);
        projectKeeping.keepFolders().accept(projectFolders);
        readChanged();
    }

    /// Keeps the folders under the library's new name too.
    public void libraryRenamed() {
        if (!projectFolders.isEmpty()) {
            projectKeeping.keepFolders().accept(projectFolders);
        }
    }

    /// Reads a folder again though nothing in it has changed.
    public void rereadFolder(Path folder) {
        outdatedFolders.add(folder);
        readChanged();
    }

    /// Opens a place in an editor.
    public void showPlace(SourcePlace sourcePlace) {
        projectKeeping.showPlace().accept(sourcePlace);
    }

    /// Reads what has changed.
    public void readChanged() {
        if (isReading) {
            isRereadDue = true;
            return;
        }
        List<ProjectReading> knownReadings =
                projectReadings.get().stream()
                        .filter(projectReading ->
                                !outdatedFolders.contains(projectReading.folder()))
                        .toList();
        if (projectFolders.isEmpty() && knownReadings.isEmpty()) {
            return;
        }
        isReading = true;
        outdatedFolders.clear();
        List<Path> wantedFolders = projectFolders;
        Library currentLibrary = librarySupplier.get();
        cancelReading =
                background.runWhenIdle(
                        () -> readProjects(wantedFolders, currentLibrary, knownReadings),
                        this::takeReadings,
                        exception -> {
                            takeReadings(knownReadings);
                            onFailure.accept(exception);
                        });
    }

    private List<ProjectReading> readProjects(
            List<Path> wantedFolders, Library currentLibrary, List<ProjectReading> knownReadings) {
        return wantedFolders.stream()
                .map(folder ->
                        knownReadings.stream()
                                .filter(projectReading ->
                                        projectReading.folder().equals(folder)
                                                && projectReading.isCurrent(currentLibrary))
                                .findFirst()
                                .orElseGet(() -> projectReader.apply(folder, currentLibrary)))
                .toList();
    }

    private void takeReadings(List<ProjectReading> newReadings) {
        isReading = false;
        if (!isSame(newReadings, projectReadings.get())) {
            projectReadings.set(newReadings);
        }
        if (isRereadDue) {
            isRereadDue = false;
            readChanged();
        }
    }

    /// Readings are kept as they are while nothing changes.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(
            List<ProjectReading> newReadings, List<ProjectReading> otherReadings) {
        boolean areSame = newReadings.size() == otherReadings.size();
        for (int i = 0; areSame && i < newReadings.size(); i++) {
            areSame = newReadings.get(i) == otherReadings.get(i);
        }
        return areSame;
    }

    /// The project of a folder, if it has been read.
    public Optional<ProjectReading> readingOf(Path folder) {
        return projectReadings.get().stream()
                .filter(projectReading -> projectReading.folder().equals(folder))
                .findFirst();
    }

    /// Cancels what is being read.
    public void close() {
        cancelReading.run();
    }
}
