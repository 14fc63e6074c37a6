package octavo.gui.openlibraries;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.bib.BibEntry;
import octavo.cslreferences.StyledReferences;
import octavo.editing.bulk.FieldOperation;
import octavo.gui.bulkedit.BulkFormModel;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.discovery.FollowingSession;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.EntryRows;
import octavo.gui.entryhead.EntryHeadModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.RenamedFiles;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.LibraryTasks.LibraryTask;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.pagecontract.LibraryProjects;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.preview.PreviewModel;
import octavo.gui.problems.ProblemFix;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.InheritedField;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.people.EntryNames;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// An open library with its table and its editor, which it keeps in step.
public final class Workspace {
    private final BackgroundTasks background;
    private final LibraryTasks libraryTasks;
    private final LibraryDocument document;
    private final RenamedFiles renamedFiles;
    private final EntriesModel entries;
    private final EditorModel editor;
    private final RefusalNotices refusalNotices;
    private final BulkFormModel bulkForm;
    private final StyledReferences styledReferences = new StyledReferences();
    private final EntryHeadModel entryHead = new EntryHeadModel();
    private final PreviewModel preview;
    private final LibraryProjects libraryProjects;
    private final StringProperty pageId = new SimpleStringProperty(LibraryPages.LIBRARY_ID);
    private final SidebarModel sidebar;
    private final DocumentChecks documentChecks;
    private final ReadOnlyObjectWrapper<BitSet> recentSlots =
            new ReadOnlyObjectWrapper<>(new BitSet());
    private final ChangedHere changedHere;
    private final OwnEntries ownEntries;
    private final FollowingSession following;
    private final NewEntries newEntries = new NewEntries();
    private boolean hasBegun;

    /// Shows what an operation would do to the selected entries.
    private Consumer<FieldOperation> proposalListener = _ -> {};

    private Runnable cancelCompletions = () -> {};
    private Consumer<Library> changeListener = _ -> {};

    Workspace(
            BackgroundTasks background,
            LibraryDocument document,
            EntryRows entryRows,
            OnlineAccess onlineAccess) {
        this.background = background;
        this.libraryTasks = new LibraryTasks(background, document);
        this.document = document;
        this.renamedFiles = new RenamedFiles(background, document);
        this.documentChecks =
                new DocumentChecks(background, document, onlineAccess, this::reportFailure);
        this.entries = new EntriesModel(background, entryRows, this::reportFailure);
        this.editor =
                new EditorModel(
                        background,
                        new EditorModel.EditorHost(
                                this::applyFormChange,
                                () -> inChosenDialect(document.library()).bibDialect(),
                                this::inheritedField,
                                this::entryNames,
                                this::applyCleanUp,
                                documentChecks::ignoreProblem,
                                documentChecks::acceptValues));
        this.refusalNotices = new RefusalNotices(document, editor);
        this.bulkForm =
                new BulkFormModel(
                        background,
                        fieldOperation -> proposalListener.accept(fieldOperation),
                        this::reportFailure);
        this.ownEntries = new OwnEntries(background, document, this::reportFailure);
        following = new FollowingSession(background, document, onlineAccess, this::reportFailure);
        this.sidebar = new SidebarModel(background, this::reportFailure);
        this.changedHere = new ChangedHere(document.library());
        this.preview = new PreviewModel(background, styledReferences, this::reportFailure);
        this.libraryProjects =
                ProjectFolders.libraryProjects(background, document, this::reportFailure);
        ProjectFolders.showCitations(libraryProjects, entries, preview);
        editor.venuesProperty()
                .addListener((_, _, venueNames) -> entries.shortenVenues(venueNames.shortForm()));
        document.libraryProperty()
                .addListener((_, _, library) -> {
                    changeListener.accept(library);
                    entries.changedTo(library);
                    recentSlots.set(changedHere.changedSlots(library));
                    showSelected();
                });
        document.whenTakenIn((earlierLibrary, takenLibrary) -> {
            changedHere.noteForeign(earlierLibrary, takenLibrary);
            recentSlots.set(changedHere.changedSlots(takenLibrary));
        });
        RowEmphasis.connect(
                document,
                entries,
                documentChecks.problemCountsProperty(),
                documentChecks.doubtedSlotsProperty());
        StepWays.follow(document, entries, pageId);
        DraftJournal.follow(document, entries, editor);
        entries.selectionProperty().subscribe(_ -> showSelected());
        pageId.addListener(_ -> editor.commit());
    }

    /// Begins what takes long, once the entries are on the screen: it would keep them from there.
    public void beginSlowTasks() {
        if (!hasBegun && !entries.isClosed()) {
            hasBegun = true;
            entries.prepare();
            background.runWhenIdle(() -> true, _ -> document.beginBackups(), this::reportFailure);
            SidebarSources.connect(sidebar, document, entries);
            documentChecks.beginChecking(this::showSelected, this::markProblems);
            ownEntries.begin();
            following.begin();
            libraryProjects.readChanged();
            readCompletions();
        }
    }

    /// Has the form and the preview show what is selected.
    private void showSelected() {
        Library library = document.library();
        List<Integer> selectedSlots = entries.selectionProperty().get().slots();
        boolean isSeveral = selectedSlots.size() > 1;
        bulkForm.show(library, isSeveral ? selectedSlots : List.of());
        int leadSlot = entries.selectionProperty().get().lead();
        if (isSeveral) {
            editor.commit();
        }
        editor.showEntry(
                isSeveral ? -1 : leadSlot,
                isSeveral ? Optional.empty() : library.entryInSlot(leadSlot));
        entryHead.showEntry(library, isSeveral ? -1 : leadSlot);
        preview.showEntries(
                library,
                isSeveral ? selectedSlots : List.of(leadSlot),
                document.path().map(Path::getParent));
        markProblems();
    }

    /// Sets a listener for each new state, called before the table and the form show it.
    public void whenChanging(Consumer<Library> listener) {
        changeListener = listener;
    }

    /// Has the editor show the problems of its entry.
    private void markProblems() {
        documentChecks.findMarks(entries.selectionProperty().get().lead(), editor::showFindings);
    }

    /// A library in the dialect that its owner has chosen.
    public Library inChosenDialect(Library library) {
        return documentChecks.inChosenDialect(library);
    }

    /// Mends one entry by a clean-up, as a step.
    private void applyCleanUp(int slot, String cleanUpId) {
        computeEdit(
                library -> ProblemFix.of(library, cleanUpId, slot),
                problemFix -> {
                    if (problemFix.entryCount() > 0) {
                        document.applyEdit(problemFix.summary(), problemFix.edit());
                    }
                });
    }

    /// Works something out of the library in the background; anew if that changes meanwhile.
    public <T> void computeInBackground(LibraryTask<T> task, Consumer<T> onComputed) {
        libraryTasks.compute(task, onComputed, this::reportFailure);
    }

    /// The same for whoever has to know that it failed.
    public <T> void computeInBackground(
            LibraryTask<T> task, Consumer<T> onComputed, Consumer<Exception> onFailure) {
        libraryTasks.compute(task, onComputed, onFailure);
    }

    /// Works out an edit that needs no further answer: saving and closing wait for it.
    public <T> void computeEdit(LibraryTask<T> task, Consumer<T> onComputed) {
        libraryTasks.computeEdit(task, onComputed, this::reportFailure);
    }

    private void applyFormChange(EditorModel.EntryChange formChange) {
        document.applyEdit(
                formChange.stepLabel(), EditorEdits.of(document.library(), formChange, newEntries));
    }

    /// The entries that were made here.
    public NewEntries newEntries() {
        return newEntries;
    }

    private EntryNames entryNames(int slot, BibEntry entry) {
        Library library = document.library();
        return EntryNames.of(library, library.indexOfSlot(slot).orElse(0), entry);
    }

    private Optional<InheritedField> inheritedField(int slot, String fieldName) {
        return worksOf(List.of(slot)).stream()
                .findFirst()
                .flatMap(work -> work.inheritedField(fieldName));
    }

    private void readCompletions() {
        Library library = document.library();
        Optional<Path> path = document.path();
        cancelCompletions =
                background.runWhenIdle(
                        () -> EntryCompletions.of(library, path),
                        entryCompletions -> entryCompletions.offerIn(editor),
                        this::reportFailure);
    }

    /// Ends it, and all that is still being worked out about it.
    public void close() {
        documentChecks.close();
        cancelCompletions.run();
        ownEntries.close();
        following.close();
        sidebar.close();
        libraryProjects.close();
        entries.close();
        renamedFiles.close();
        document.close();
    }

    public LibraryDocument document() {
        return document;
    }

    public RenamedFiles renamedFiles() {
        return renamedFiles;
    }

    public EntriesModel entries() {
        return entries;
    }

    public EditorModel editor() {
        return editor;
    }

    /// The form of several entries.
    public BulkFormModel bulkForm() {
        return bulkForm;
    }

    /// Has somebody show what an operation would do to the selected entries.
    public void whenProposed(Consumer<FieldOperation> listener) {
        proposalListener = listener;
    }

    /// What stands above the form of one entry.
    public EntryHeadModel entryHead() {
        return entryHead;
    }

    public PreviewModel preview() {
        return preview;
    }

    /// Has people know something about it.
    public void addNotice(UserNotice.NoticeLevel level, String messageText) {
        document.notices().accept(new UserNotice(level, messageText));
    }

    /// Has people know what went wrong with it in the background.
    public void reportFailure(Exception exception) {
        document.notices().accept(Workspaces.failureNotice(exception, MessageTranslator::of));
    }

    /// Says what was not saved because an entry could not take it, and leads people there.
    void reportRefusedText(Consumer<EditorModel.RefusedText> showRefused) {
        refusalNotices.reportRefusedText(showRefused);
    }

    /// A text that an entry could not take, and that is in no file.
    Optional<EditorModel.RefusedText> refusedText() {
        return refusalNotices.refusedText();
    }

    /// Whether somebody has taken the file away: the library is nowhere but here.
    boolean isWithoutFile() {
        return document.path().filter(path -> !LibraryFile.pathExists(path)).isPresent();
    }

    /// The id of the page in front.
    public StringProperty pageProperty() {
        return pageId;
    }

    /// What a page sees of this library.
    public OpenLibrary libraryForPage(
            LibraryPage libraryPage, OpenLibrary.LibraryWays libraryWays) {
        BooleanBinding isInFront = pageId.isEqualTo(libraryPage.id());
        return new OpenLibrary(
                background,
                document.libraryProperty().when(isInFront),
                OpenLibrary.NearbyFiles.of(
                        document, isInFront, libraryProjects, documentChecks.onlineAccess()),
                document::applyEdit,
                libraryWays,
                this::reportFailure);
    }

    /// The entries that a command works on, in the order of the table.
    public List<BibEntry> chosenEntries() {
        return chosenWorks().stream().map(Work::entry).toList();
    }

    /// The same, with all that they say.
    public List<Work> chosenWorks() {
        return worksOf(entries.chosen());
    }

    /// All entries that the table shows, in its order.
    public List<Work> shownWorks() {
        return worksOf(entries.shown().stream().map(row -> row.slot().number()).toList());
    }

    private List<Work> worksOf(List<Integer> slots) {
        Library library = document.library();
        return slots.stream()
                .flatMap(slot -> library.indexOfSlot(slot).flatMap(library::workAt).stream())
                .toList();
    }

    /// Writes references to its entries.
    public StyledReferences references() {
        return styledReferences;
    }

    /// The papers that cite it.
    public LibraryProjects projects() {
        return libraryProjects;
    }

    /// Reads again which papers cite it, if something has changed, and asks what is due.
    void doPeriodicTasks() {
        if (hasBegun) {
            libraryProjects.readChanged();
            following.lookIfDue();
        }
    }

    public FollowingSession following() {
        return following;
    }

    public SidebarModel sidebar() {
        return sidebar;
    }

    public ReadOnlyObjectProperty<ProblemCounts> problemCountsProperty() {
        return documentChecks.problemCountsProperty();
    }

    /// The slots of the entries of which the owner of the library is an author.
    public ReadOnlyObjectProperty<BitSet> ownSlotsProperty() {
        return ownEntries.slotsProperty();
    }

    /// The slots that were changed here since the library was opened.
    public ReadOnlyObjectProperty<BitSet> recentSlotsProperty() {
        return recentSlots.getReadOnlyProperty();
    }
}
