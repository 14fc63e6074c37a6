package octavo.gui;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.bib.BibEntry;
import octavo.bulkedit.FieldOperation;
import octavo.convert.csl.StyledReferences;
import octavo.gui.bulkedit.BulkFormModel;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.RenamedFiles;
import octavo.gui.document.UserNotice;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.EntryRows;
import octavo.gui.page.LibraryPage;
import octavo.gui.page.LibraryProjects;
import octavo.gui.page.OpenLibrary;
import octavo.gui.preview.PreviewModel;
import octavo.gui.problems.ProblemFix;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.InheritedField;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.people.EntryNames;
import octavo.projects.CitedIn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// An open library with its table and its editor, which it keeps in step.
final class Workspace {
    private static final MessageTexts MESSAGES = MessageTexts.of(Workspace.class);

    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final RenamedFiles renamedFiles;
    private final EntriesModel entries;
    private final EditorModel editor;
    private final BulkFormModel bulkForm;
    private final StyledReferences references = new StyledReferences();
    private final PreviewModel preview;
    private final LibraryProjects projects;
    private final StringProperty page = new SimpleStringProperty(LibraryPages.LIBRARY);
    private final SidebarModel sidebar;
    private final DocumentChecks checks;
    private final ReadOnlyObjectWrapper<BitSet> recent = new ReadOnlyObjectWrapper<>(new BitSet());
    private final ChangedHere changedHere;
    private final NewEntries newEntries = new NewEntries();
    private boolean begun;

    /// Shows what an operation would do to the selected entries.
    private Consumer<FieldOperation> proposing = _ -> {};

    /// What tells that something was not saved.
    private Optional<UserNotice> refusal = Optional.empty();

    private Runnable cancelLearning = () -> {};
    private Consumer<Library> changing = _ -> {};

    Workspace(BackgroundTasks background, LibraryDocument document, EntryRows rows) {
        this.background = background;
        this.document = document;
        this.renamedFiles = new RenamedFiles(background, document);
        this.checks = new DocumentChecks(background, document, this::failed);
        this.entries = new EntriesModel(background, rows, this::failed);
        this.editor =
                new EditorModel(
                        background,
                        new EditorModel.Host(
                                this::change,
                                () -> read(document.library()).flavour(),
                                this::inherited,
                                this::namesOf,
                                this::mend,
                                checks::ignore));
        this.bulkForm = new BulkFormModel(background, it -> proposing.accept(it), this::failed);
        this.sidebar = new SidebarModel(background, this::failed);
        this.changedHere = new ChangedHere(document.library());
        this.preview = new PreviewModel(background, references, this::failed);
        this.projects = ProjectFolders.projects(background, document, this::failed);
        projects.projectsProperty()
                .subscribe(read -> {
                    CitedIn cited = CitedIn.of(read);
                    entries.cite(cited);
                    preview.cite(cited);
                });
        editor.venuesProperty()
                .addListener((_, _, known) -> entries.shortenVenues(known.inShort()));
        document.libraryProperty()
                .addListener((_, _, library) -> {
                    changing.accept(library);
                    entries.changedTo(library);
                    recent.set(changedHere.in(library));
                    showSelected();
                });
        document.whenTakenIn((before, now) -> {
            changedHere.took(before, now);
            recent.set(changedHere.in(now));
        });
        StepWays.follow(document, entries, page);
        DraftJournal.follow(document, entries, editor);
        entries.selectionProperty().subscribe(_ -> showSelected());
        page.addListener(_ -> editor.commit());
    }

    /// Begins what takes long, once the entries are on the screen: it would keep them from there.
    void begin() {
        if (!begun && !entries.isClosed()) {
            begun = true;
            entries.prepare();
            background.runBehind(() -> true, _ -> document.begin(), this::failed);
            SidebarSources.connect(sidebar, document, entries);
            checks.begin(this::showSelected, this::mark);
            projects.look();
            learn();
        }
    }

    /// Has the form and the preview show what is selected.
    private void showSelected() {
        Library library = document.library();
        List<Integer> selected = entries.selectionProperty().get().slots();
        boolean several = selected.size() > 1;
        bulkForm.show(library, several ? selected : List.of());
        int slot = entries.selectionProperty().get().lead();
        if (several) {
            editor.commit();
        }
        editor.show(several ? -1 : slot, several ? Optional.empty() : library.entry(slot));
        preview.show(library, slot, document.path().map(Path::getParent));
        mark();
    }

    /// Sets a listener for each new state, called before the table and the form show it.
    void whenChanging(Consumer<Library> listener) {
        changing = listener;
    }

    /// Has the editor show the problems of its entry.
    private void mark() {
        checks.mark(entries.selectionProperty().get().lead(), editor::mark);
    }

    /// A library in the dialect that its owner has chosen.
    Library read(Library library) {
        return checks.read(library);
    }

    /// Mends one entry by a clean-up, as a step.
    private void mend(int slot, String cleanUp) {
        workOut(
                library -> ProblemFix.of(library, cleanUp, slot),
                mending -> {
                    if (mending.entries() > 0) {
                        document.apply(mending.summary(), mending.edit());
                    }
                });
    }

    /// Something that is worked out of a library.
    interface LibraryTask<T> {
        T work(Library library) throws IOException;
    }

    /// Works something out of the library in the background; anew if that changes meanwhile.
    <T> void workOut(LibraryTask<T> task, Consumer<T> done) {
        workOut(task, done, this::failed);
    }

    /// The same for whoever has to know that it failed.
    <T> void workOut(LibraryTask<T> task, Consumer<T> done, Consumer<Exception> otherwise) {
        Library library = document.library();
        background.run(
                () -> task.work(library),
                made -> {
                    if (library == document.library()) {
                        done.accept(made);
                    } else {
                        workOut(task, done, otherwise);
                    }
                },
                otherwise);
    }

    private void change(EditorModel.Change change) {
        document.apply(change.label(), EditorEdits.of(document.library(), change, newEntries));
    }

    /// The entries that were made here.
    NewEntries newEntries() {
        return newEntries;
    }

    private EntryNames namesOf(int slot, BibEntry entry) {
        Library library = document.library();
        return EntryNames.of(library, library.indexOfSlot(slot).orElse(0), entry);
    }

    private Optional<InheritedField> inherited(int slot, String field) {
        Library library = document.library();
        return library.indexOfSlot(slot)
                .flatMap(library::work)
                .flatMap(work -> work.inherited(field));
    }

    private void learn() {
        Library library = document.library();
        Optional<Path> path = document.path();
        cancelLearning =
                background.runBehind(
                        () -> EntryCompletions.of(library, path),
                        known -> known.show(editor),
                        this::failed);
    }

    /// Ends it, and all that is still being worked out about it.
    void close() {
        checks.close();
        cancelLearning.run();
        sidebar.close();
        projects.close();
        entries.close();
        renamedFiles.close();
        document.close();
    }

    LibraryDocument document() {
        return document;
    }

    RenamedFiles renamedFiles() {
        return renamedFiles;
    }

    EntriesModel entries() {
        return entries;
    }

    EditorModel editor() {
        return editor;
    }

    /// The form of several entries.
    BulkFormModel bulkForm() {
        return bulkForm;
    }

    /// Has somebody show what an operation would do to the selected entries.
    void whenProposed(Consumer<FieldOperation> listener) {
        proposing = listener;
    }

    PreviewModel preview() {
        return preview;
    }

    /// Has people know something about it.
    void tell(UserNotice.Level level, String text) {
        document.notices().accept(new UserNotice(level, text));
    }

    /// Has people know what went wrong with it in the background.
    void failed(Exception trouble) {
        document.notices().accept(Workspaces.notice(trouble, MessageTranslator::of));
    }

    /// Says what was not saved with the rest, because an entry could not take it.
    ///
    /// @param lead leads people there
    void tellOfRefused(Consumer<EditorModel.Refused> lead) {
        refusal.ifPresent(document.notices()::withdraw);
        refusal = refused().map(text -> notice(text, lead));
        refusal.ifPresent(document.notices());
    }

    private UserNotice notice(EditorModel.Refused text, Consumer<EditorModel.Refused> lead) {
        String key = document.library().entry(text.slot()).map(BibEntry::key).orElse("");
        return new UserNotice(
                UserNotice.Level.WARNING,
                MESSAGES.text("refused", document.nameProperty().get(), key),
                List.of(
                        new UserNotice.Action(
                                MESSAGES.text("refused.show"), () -> lead.accept(text))));
    }

    /// A text that an entry could not take, and that is in no file.
    Optional<EditorModel.Refused> refused() {
        return editor.refused().stream()
                .filter(text -> document.library().entry(text.slot()).isPresent())
                .findFirst();
    }

    /// Whether somebody has taken the file away: the library is nowhere but here.
    boolean isGone() {
        return document.path().filter(path -> !LibraryFile.isThere(path)).isPresent();
    }

    /// The id of the page in front.
    StringProperty pageProperty() {
        return page;
    }

    /// What a page sees of this library.
    OpenLibrary seenFrom(LibraryPage seer, OpenLibrary.Ways ways) {
        BooleanBinding isInFront = page.isEqualTo(seer.id());
        return new OpenLibrary(
                background,
                document.libraryProperty().when(isInFront),
                new OpenLibrary.Nearby(
                        document.beside(),
                        new OpenLibrary.Earlier(
                                document::versions, document.keptProperty().when(isInFront)),
                        projects),
                document::apply,
                ways,
                this::failed);
    }

    /// The entries that a command works on, in the order of the table.
    List<BibEntry> chosen() {
        return chosenWorks().stream().map(Work::entry).toList();
    }

    /// The same, with all that they say.
    List<Work> chosenWorks() {
        return works(entries.chosen());
    }

    /// All entries that the table shows, in its order.
    List<Work> shownWorks() {
        return works(entries.shown().stream().map(row -> row.slot().number()).toList());
    }

    private List<Work> works(List<Integer> slots) {
        Library library = document.library();
        return slots.stream()
                .flatMap(slot -> library.indexOfSlot(slot).flatMap(library::work).stream())
                .toList();
    }

    /// Writes references to its entries.
    StyledReferences references() {
        return references;
    }

    /// The papers that cite it.
    LibraryProjects projects() {
        return projects;
    }

    /// Reads again which papers cite it, if something has changed.
    void lookAtProjects() {
        if (begun) {
            projects.look();
        }
    }

    SidebarModel sidebar() {
        return sidebar;
    }

    ReadOnlyObjectProperty<ProblemCounts> attentionProperty() {
        return checks.countsProperty();
    }

    /// The slots that were changed here since the library was opened.
    ReadOnlyObjectProperty<BitSet> recentProperty() {
        return recent.getReadOnlyProperty();
    }
}
