package octavo.gui;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

import octavo.bib.BibParser;
import octavo.gui.librarystate.NoticeList;
import octavo.gui.librarystate.ReceiptSession;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.librarystate.SidecarSession;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.pagecontract.LibraryProjects;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.lookup.UserLookup;
import octavo.paperprojects.ProjectReading;
import octavo.recovery.VersionStore;
import octavo.settings.ServiceKeys;
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.OnlineChoice;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// A library that is open for a page alone: what the page does happens at once and is noted.
public final class Opened {
    private static final BackgroundTasks NOW = new BackgroundTasks(Runnable::run, Runnable::run);

    private final ObjectProperty<Library> library;
    private final List<String> steps = new ArrayList<>();
    private final List<String> went = new ArrayList<>();
    private final List<Exception> failures = new ArrayList<>();
    private final NoticeList notices = new NoticeList();
    private final SidecarSession sidecarSession;
    private final RepositorySession repositorySession;
    private final ReceiptSession receiptSession;
    private final LibraryProjects projects;
    private final IntegerProperty kept = new SimpleIntegerProperty();
    private Optional<Path> chosen = Optional.empty();
    private Runnable undo = () -> {};
    private Runnable redo = () -> {};

    private Opened(String source, Optional<Path> file) {
        this.library = new SimpleObjectProperty<>(Library.of(BibParser.parse(source)));
        this.sidecarSession = new SidecarSession(NOW, () -> file, notices, () -> {});
        this.repositorySession = new RepositorySession(NOW, () -> file, notices);
        this.receiptSession = new ReceiptSession(NOW, () -> file, notices, () -> true);
        this.projects =
                new LibraryProjects(
                        NOW,
                        library::get,
                        (folder, state) ->
                                ProjectReading.of(
                                        folder,
                                        new ProjectReading.OpenMaster(state, file),
                                        _ ->
                                                some ->
                                                        VenueIndex.clusterOfSlot(
                                                                some,
                                                                VenueRegister.builtIn(),
                                                                VenueDecisions.NONE)),
                        failures::add);
    }

    /// A library that has no file yet.
    public static Opened of(String source) {
        return new Opened(source, Optional.empty());
    }

    /// A library in `p.bib` in a folder.
    public static Opened in(Path folder, String source) throws IOException {
        return new Opened(source, Optional.of(Files.writeString(folder.resolve("p.bib"), source)));
    }

    public OpenLibrary forPage() {
        return forPage(Optional::empty);
    }

    /// The folder that is chosen where a page asks for one.
    public void choose(Path folder) {
        chosen = Optional.of(folder);
    }

    /// What its pages had people know.
    public List<String> notices() {
        return notices.noticeList().stream().map(UserNotice::messageText).toList();
    }

    public OpenLibrary forPage(Callable<Optional<VersionStore>> versions) {
        return forPage(NOW, versions);
    }

    /// For a page whose background tasks end when the test says so.
    public OpenLibrary forPage(BackgroundTasks background) {
        return forPage(background, Optional::empty);
    }

    private OpenLibrary forPage(
            BackgroundTasks background, Callable<Optional<VersionStore>> versions) {
        return new OpenLibrary(
                background,
                library,
                new OpenLibrary.NearbyFiles(
                        sidecarSession,
                        repositorySession,
                        receiptSession,
                        new OpenLibrary.EarlierVersions(versions, kept),
                        projects,
                        onlineAccess(background)),
                (step, edit, aside) -> {
                    steps.add(step);
                    library.set(library.get().applyEdit(edit));
                    undo = () -> turn(edit.inverse(), aside.undoAction());
                    redo = () -> turn(edit, aside.redoAction());
                },
                new OpenLibrary.LibraryWays(
                        (slot, field) -> went.add(slot + " " + field),
                        (slot, field, person) -> went.add(slot + " " + field + " " + person),
                        went::add,
                        slot -> went.add("venue " + slot),
                        slot -> went.add("paper " + slot),
                        reply -> chosen.ifPresent(reply),
                        text -> went.add("import " + text),
                        () -> went.add("look for more"),
                        offer -> went.add("follow " + offer.name())),
                failures::add);
    }

    /// Access to whatever the settings and `OCTAVO_HOSTS` allow.
    public static OnlineAccess onlineAccess(BackgroundTasks background) {
        return new OnlineAccess(
                background,
                new UserLookup(ServiceKeys.ofUser()),
                () -> new OnlineChoice(true, "", EditorAccess.NO_ACCESS));
    }

    private void turn(Edit edit, Runnable aside) {
        library.set(library.get().applyEdit(edit));
        aside.run();
    }

    /// Undoes the last step.
    public void undo() {
        undo.run();
    }

    /// Makes the last step again.
    public void redo() {
        redo.run();
    }

    /// Its git repository.
    public RepositorySession repositorySession() {
        return repositorySession;
    }

    /// The papers that cite it.
    public LibraryProjects projects() {
        return projects;
    }

    /// Another number when there is another version.
    public IntegerProperty kept() {
        return kept;
    }

    public ObjectProperty<Library> library() {
        return library;
    }

    public String text() {
        return library.get().file().text();
    }

    /// The names of the steps that were done.
    public List<String> steps() {
        return steps;
    }

    /// Where the page led: a slot and a field, or a query.
    public List<String> went() {
        return went;
    }

    public List<Exception> failures() {
        return failures;
    }
}
