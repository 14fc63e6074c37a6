package octavo.gui.page;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.projects.ProjectReading;
import octavo.projects.SourcePlace;

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
    private final Supplier<Library> library;
    private final BiFunction<Path, Library, ProjectReading> reader;
    private final Consumer<Exception> failed;
    private final ReadOnlyObjectWrapper<List<ProjectReading>> projects =
            new ReadOnlyObjectWrapper<>(List.of());
    private List<Path> folders = List.of();
    private Keeping keeping = new Keeping(_ -> {}, _ -> {});
    private Runnable cancel = () -> {};
    private final Set<Path> outdated = new HashSet<>();
    private boolean busy;
    private boolean again;

    /// What the window does for them.
    ///
    /// @param keep remembers which folders there are
    /// @param show opens a place in an editor
    public record Keeping(Consumer<List<Path>> keep, Consumer<SourcePlace> show) {}

    /// @param library its present state
    /// @param reader reads a folder for a state of the library; called in the background
    public LibraryProjects(
            BackgroundTasks background,
            Supplier<Library> library,
            BiFunction<Path, Library, ProjectReading> reader,
            Consumer<Exception> failed) {
        this.background = background;
        this.library = library;
        this.reader = reader;
        this.failed = failed;
    }

    /// Begins with the folders that were kept.
    public void begin(List<Path> kept, Keeping how) {
        folders = List.copyOf(kept);
        keeping = how;
    }

    /// The projects as they were read last, in the order of their folders.
    public ReadOnlyObjectProperty<List<ProjectReading>> projectsProperty() {
        return projects.getReadOnlyProperty();
    }

    public List<Path> folders() {
        return folders;
    }

    /// Adds a folder, unless it is one already.
    public void add(Path folder) {
        Path path = folder.toAbsolutePath().normalize();
        if (!folders.contains(path)) {
            List<Path> more = new ArrayList<>(folders);
            more.add(path);
            keep(more);
        }
    }

    /// Forgets a folder, which stays on the disk.
    public void remove(Path folder) {
        keep(folders.stream().filter(each -> !each.equals(folder)).toList());
    }

    private void keep(List<Path> now) {
        folders = List.copyOf(now);
        keeping.keep().accept(folders);
        look();
    }

    /// Keeps the folders under the library's new name too.
    public void libraryRenamed() {
        if (!folders.isEmpty()) {
            keeping.keep().accept(folders);
        }
    }

    /// Reads a folder again though nothing in it has changed.
    public void reread(Path folder) {
        outdated.add(folder);
        look();
    }

    /// Opens a place in an editor.
    public void show(SourcePlace place) {
        keeping.show().accept(place);
    }

    /// Reads what has changed.
    public void look() {
        if (busy) {
            again = true;
            return;
        }
        List<ProjectReading> known =
                projects.get().stream().filter(it -> !outdated.contains(it.folder())).toList();
        if (folders.isEmpty() && known.isEmpty()) {
            return;
        }
        busy = true;
        outdated.clear();
        List<Path> wanted = folders;
        Library state = library.get();
        cancel =
                background.runBehind(
                        () -> read(wanted, state, known),
                        this::take,
                        trouble -> {
                            take(known);
                            failed.accept(trouble);
                        });
    }

    private List<ProjectReading> read(
            List<Path> wanted, Library state, List<ProjectReading> known) {
        return wanted.stream()
                .map(folder ->
                        known.stream()
                                .filter(it -> it.folder().equals(folder) && it.isPresent(state))
                                .findFirst()
                                .orElseGet(() -> reader.apply(folder, state)))
                .toList();
    }

    private void take(List<ProjectReading> read) {
        busy = false;
        if (!isSame(read, projects.get())) {
            projects.set(read);
        }
        if (again) {
            again = false;
            look();
        }
    }

    /// Readings are kept as they are while nothing changes.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(List<ProjectReading> some, List<ProjectReading> others) {
        boolean same = some.size() == others.size();
        for (int i = 0; same && i < some.size(); i++) {
            same = some.get(i) == others.get(i);
        }
        return same;
    }

    /// The project of a folder, if it has been read.
    public Optional<ProjectReading> project(Path folder) {
        return projects.get().stream().filter(it -> it.folder().equals(folder)).findFirst();
    }

    /// Cancels what is being read.
    public void close() {
        cancel.run();
    }
}
