package octavo.gui.commands;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.document.LibraryDocument;
import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.theme.ThemeAndSize;
import octavo.settings.UserHabits.DragFormat;
import octavo.values.ReadingMark;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// What the window can be told to do with the library in front.
public final class MainCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(MainCommands.class);

    private final Workspaces workspaces;
    private final CommandRegistry commandRegistry = new CommandRegistry(MESSAGES);

    public MainCommands(Workspaces workspaces) {
        this.workspaces = workspaces;
    }

    public CommandRegistry commandRegistry() {
        return commandRegistry;
    }

    private Workspace currentWorkspace() {
        return Objects.requireNonNull(workspaces.currentProperty().get());
    }

    private ObservableValue<Boolean> isLibraryOpen() {
        return workspaces.currentProperty().isNotNull();
    }

    /// @param print shows what would be printed
    /// @param listWriter writes the lists of the library in front
    public void addFile(Runnable print, Consumer<Workspace> listWriter, Runnable quit) {
        commandRegistry.addCommand(
                "new-library", "Shortcut+Alt+N", CommandRegistry.ALWAYS, workspaces::openNew);
        commandRegistry.addCommand(
                "open", "Shortcut+O", CommandRegistry.ALWAYS, workspaces::askForFiles);
        commandRegistry.addCommand(
                "sample", "Shortcut+Shift+O", CommandRegistry.ALWAYS, workspaces::openSample);
        commandRegistry.addCommand(
                "save", "Shortcut+S", isLibraryOpen(), () -> save(workspaces::saveLibrary));
        commandRegistry.addCommand(
                "save-as", "Shortcut+Shift+S", isLibraryOpen(), () -> save(workspaces::saveAs));
        commandRegistry.addCommand(
                "revert", "Shortcut+Alt+Z", isLibraryChanged(), () -> withCommittedEdit().revert());
        commandRegistry.addCommand("print", "Shortcut+P", isLibraryOpen(), print);
        commandRegistry.addCommand(
                "write-lists",
                "Shortcut+E",
                isLibraryOpen(),
                () -> listWriter.accept(withCommittedEdit(currentWorkspace())));
        commandRegistry.addCommand(
                "close",
                "Shortcut+W",
                isLibraryOpen(),
                () -> workspaces.closeWorkspace(currentWorkspace(), () -> {}));
        commandRegistry.addCommand("quit", "Shortcut+Q", CommandRegistry.ALWAYS, quit);
    }

    private void save(BiConsumer<LibraryDocument, Runnable> savingMethod) {
        Workspace workspace = withCommittedEdit(currentWorkspace());
        savingMethod.accept(
                workspace.document(),
                () -> {
                    workspace.document().sidecarSession().saveContent();
                    workspaces.reportRefusedText(workspace);
                });
    }

    private ObservableValue<Boolean> isLibraryChanged() {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.document().dirtyProperty())
                .orElse(false);
    }

    /// The document in front, what is being typed into it included.
    private LibraryDocument withCommittedEdit() {
        return withCommittedEdit(currentWorkspace()).document();
    }

    /// A workspace, once what is being typed there is in its library.
    private static Workspace withCommittedEdit(Workspace workspace) {
        workspace.editor().commit();
        return workspace;
    }

    /// @param entryClipboard puts entries on the clipboard
    /// @param paste takes in what the clipboard holds
    public void addEdit(EntryClipboard entryClipboard, Runnable paste) {
        addStep(
                "undo",
                "Shortcut+Z",
                LibraryDocument::undoNameProperty,
                () -> withCommittedEdit().undo());
        addStep(
                "redo",
                "Shortcut+Shift+Z",
                LibraryDocument::redoNameProperty,
                () -> withCommittedEdit().redo());
        addForSelection(
                "copy-bibtex",
                "Shortcut+C",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.BIBTEX));
        addForSelection(
                "copy-cite",
                "Shortcut+Shift+C",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.LATEX));
        addForSelection(
                "copy-keys",
                "Shortcut+Alt+C",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.KEYS));
        addForSelection(
                "copy-reference",
                "Shortcut+Shift+R",
                copiedWorkspace ->
                        entryClipboard.copyChosen(copiedWorkspace, DragFormat.REFERENCE));
        addForSelection(
                "copy-markdown",
                "Shortcut+Shift+M",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.MARKDOWN));
        addForSelection(
                "copy-pandoc",
                "Shortcut+Alt+P",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.PANDOC));
        addForSelection(
                "copy-typst",
                "Shortcut+Alt+Y",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.TYPST));
        addForSelection(
                "copy-html",
                "Shortcut+Alt+W",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.HTML));
        addForSelection(
                "copy-latex",
                "Shortcut+Alt+X",
                copiedWorkspace ->
                        entryClipboard.copyChosen(copiedWorkspace, DragFormat.LATEX_REFERENCE));
        commandRegistry.addCommand("paste", "Shortcut+V", isLibraryOpen(), paste);
    }

    /// @param push sends a citation of the chosen entries to an editor
    public void addPush(Consumer<Workspace> push) {
        addForSelection("push", "Shortcut+L", push);
    }

    /// @param tag gives the chosen entries a tag
    public void addTag(Consumer<Workspace> tag) {
        addForSelection("tag", "Shortcut+T", tag);
    }

    public void addGroups(GroupCommands groupCommands) {
        addForSelection("group", "Shortcut+Shift+G", afterCommit(groupCommands::addToGroup));
        commandRegistry.addCommand(
                "new-group",
                "Shortcut+Alt+U",
                isLibraryOpen(),
                () -> groupCommands.createGroup(withCommittedEdit(currentWorkspace())));
    }

    /// @param fileImport asks which files to import
    /// @param browserSettings shows what makes browsers save papers
    public void addImport(Runnable fileImport, Runnable browserSettings) {
        commandRegistry.addCommand("import", "Shortcut+Shift+I", isLibraryOpen(), fileImport);
        commandRegistry.addCommand(
                "from-browser", "Shortcut+Shift+B", CommandRegistry.ALWAYS, browserSettings);
    }

    public void addExport(ExportCommand exportCommand) {
        commandRegistry.addCommand(
                "export",
                "Shortcut+Shift+E",
                isLibraryOpen(),
                () -> exportCommand.showExport(withCommittedEdit(currentWorkspace())));
    }

    /// What changes many entries at once.
    public void addBulk(BulkCommands bulkCommands) {
        addForSelection("untag", "Shortcut+Shift+T", afterCommit(bulkCommands::removeTag));
        addForSelection("ungroup", "Shortcut+Alt+G", afterCommit(bulkCommands::removeFromGroup));
        commandRegistry.addCommand(
                "replace",
                "Shortcut+H",
                isLibraryOpen(),
                () -> bulkCommands.replaceText(withCommittedEdit(currentWorkspace())));
        commandRegistry.addCommand(
                "clean-up",
                "Shortcut+Shift+H",
                isLibraryOpen(),
                () -> bulkCommands.cleanUp(withCommittedEdit(currentWorkspace())));
        addForSelection("change-field", "Shortcut+Alt+E", afterCommit(bulkCommands::changeField));
    }

    /// Ratings, priorities and the read state of the chosen entries.
    public void addMarks(MarkCommands markCommands) {
        addLevels(markCommands, ReadingMark.RATING, "rate-", "Alt+");
        addLevels(markCommands, ReadingMark.PRIORITY, "priority-", "Alt+Shift+");
        addToggle(markCommands, "read", "Shortcut+R", ReadingMark.READ);
        addToggle(markCommands, "skimmed", "Shortcut+Alt+K", ReadingMark.SKIMMED);
    }

    /// A command whose text says which of the two it would do.
    private void addToggle(
            MarkCommands markCommands, String id, String shortcut, String markState) {
        ObservableValue<String> commandText =
                workspaces
                        .currentProperty()
                        .flatMap(workspace ->
                                workspace
                                        .entries()
                                        .selectionProperty()
                                        .flatMap(selection ->
                                                workspace
                                                        .document()
                                                        .libraryProperty()
                                                        .map(library ->
                                                                MarkCommands.areMarked(
                                                                        library,
                                                                        selection.slots(),
                                                                        markState))))
                        .orElse(false)
                        .map(isMarked -> MESSAGES.text("command." + id + (isMarked ? ".not" : "")));
        commandRegistry.addCommand(
                id,
                commandText,
                shortcut,
                hasSelection(),
                () -> markCommands.toggleStatus(withCommittedEdit(currentWorkspace()), markState));
    }

    private void addLevels(
            MarkCommands markCommands, ReadingMark readingMark, String idPrefix, String shortcut) {
        for (int i = 0; i <= readingMark.maxLevel(); i++) {
            int level = i;
            addForSelection(
                    idPrefix + level,
                    shortcut + level,
                    afterCommit(markedWorkspace ->
                            markCommands.markChosen(markedWorkspace, readingMark, level)));
        }
    }

    /// A command whose text says what it would undo or redo.
    private void addStep(
            String id,
            String shortcut,
            Function<LibraryDocument, ObservableValue<String>> stepNameProperty,
            Runnable action) {
        ObservableValue<String> stepName =
                workspaces
                        .currentProperty()
                        .flatMap(workspace -> stepNameProperty.apply(workspace.document()))
                        .orElse("");
        ObservableValue<String> commandText =
                stepName.map(currentName ->
                        currentName.isEmpty()
                                ? MESSAGES.text("command." + id)
                                : MESSAGES.text(
                                        "command." + id + ".named",
                                        UserCommand.literalText(currentName)));
        commandRegistry.addCommand(
                id,
                commandText,
                shortcut,
                stepName.map(currentName -> !currentName.isEmpty()),
                action);
    }

    /// A command for the chosen entries.
    private void addForSelection(String id, String shortcut, Consumer<Workspace> action) {
        commandRegistry.addCommand(
                id, shortcut, hasSelection(), () -> action.accept(currentWorkspace()));
    }

    private ObservableValue<Boolean> hasSelection() {
        return selectionSize().map(count -> count > 0);
    }

    private ObservableValue<Integer> selectionSize() {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.entries().selectionProperty())
                .map(selection -> selection.slots().size())
                .orElse(0);
    }

    /// @param openPaper shows the chosen entries outside of the window
    public void addOpening(Consumer<Workspace> openPaper) {
        ObservableValue<Boolean> isTableInFront = workspaces.isTableInFront();
        commandRegistry.addCommand(
                "open-paper",
                "Shortcut+ENTER",
                hasSelection()
                        .flatMap(isAnyChosen ->
                                isTableInFront.map(isInTable -> isInTable && isAnyChosen)),
                () -> openPaper.accept(withCommittedEdit(currentWorkspace())));
    }

    /// @param readPaper shows the PDF of the chosen entry
    public void addReading(Consumer<Workspace> readPaper) {
        addForSelection("read-paper", "Shortcut+Alt+ENTER", afterCommit(readPaper));
    }

    /// @param fetchPaper gets the open-access PDF of the chosen entry
    public void addFetching(Consumer<Workspace> fetchPaper) {
        addForSelection("fetch-paper", "Shortcut+Shift+ENTER", afterCommit(fetchPaper));
    }

    /// @param linkFile links the chosen entry, if it is but one, to files
    public void addLinking(Consumer<Workspace> linkFile) {
        ObservableValue<Boolean> isOneChosen = selectionSize().map(count -> count == 1);
        commandRegistry.addCommand(
                "link-file",
                "Shortcut+Shift+A",
                isOneChosen,
                () -> linkFile.accept(withCommittedEdit(currentWorkspace())));
    }

    /// @param renameFiles renames the linked files of the selected entries
    public void addRenaming(Consumer<Workspace> renameFiles) {
        addForSelection("rename-files", "Shortcut+Alt+F", afterCommit(renameFiles));
    }

    /// Making, copying and removing entries; each kind of new entry is a command of its own.
    public void addEntryCommands(EntryCommands entryCommands) {
        for (EntryCommands.EntryKind entryKind : EntryCommands.EntryKind.values()) {
            commandRegistry.addCommand(
                    entryKind.commandId(),
                    entryKind.shortcut(),
                    isLibraryOpen(),
                    () -> entryCommands.addEntry(withCommittedEdit(currentWorkspace()), entryKind));
        }
        addForSelection("duplicate", "Shortcut+D", afterCommit(entryCommands::duplicateEntries));
        addForSelection("make-keys", "Shortcut+G", afterCommit(entryCommands::makeKeys));
        addForSelection("delete", "Shortcut+DELETE", afterCommit(entryCommands::deleteEntries));
    }

    private static Consumer<Workspace> afterCommit(Consumer<Workspace> action) {
        return workspace -> action.accept(withCommittedEdit(workspace));
    }

    /// @param saveSearch keeps what is searched for
    public void addSearch(Runnable focusSearch, Runnable saveSearch) {
        ObservableValue<Boolean> isSearching =
                workspaces
                        .currentProperty()
                        .flatMap(workspace -> workspace.entries().queryProperty())
                        .map(query -> !query.isBlank())
                        .orElse(false);
        commandRegistry.addCommand("find", "Shortcut+F", isLibraryOpen(), focusSearch);
        commandRegistry.addCommand("keep-search", "Shortcut+Shift+F", isSearching, saveSearch);
    }

    /// @param showColumns shows which columns the table can have
    public void addView(ThemeAndSize themeAndSize, Runnable showColumns) {
        commandRegistry.addCommand("columns", "Shortcut+Alt+L", isLibraryOpen(), showColumns);
        commandRegistry.addCommand(
                "zoom-in", "Shortcut+PLUS", CommandRegistry.ALWAYS, themeAndSize::zoomIn);
        commandRegistry.addCommand(
                "zoom-out", "Shortcut+MINUS", CommandRegistry.ALWAYS, themeAndSize::zoomOut);
        commandRegistry.addCommand(
                "zoom-reset", "Shortcut+0", CommandRegistry.ALWAYS, () -> themeAndSize.zoomTo(100));
    }

    /// Ctrl+1 and so on lead to the pages.
    ///
    /// @param focusPapers leads to the table
    public void addNavigation(Runnable focusPapers) {
        addNavigation(LibraryPages.LIBRARY_ID, MESSAGES.text("page.library"), 1, focusPapers);
        List<LibraryPage> otherPages = LibraryPages.otherPages();
        for (int i = 0; i < otherPages.size(); i++) {
            LibraryPage page = otherPages.get(i);
            addNavigation(
                    page.id(),
                    page.name(),
                    i + 2,
                    () -> currentWorkspace().pageProperty().set(page.id()));
        }
    }

    private void addNavigation(String id, String name, int pageNumber, Runnable action) {
        var commandText = new SimpleStringProperty(MESSAGES.text("command.go", name));
        commandRegistry.addCommand(
                "go-" + id, commandText, "Shortcut+" + pageNumber, isLibraryOpen(), action);
    }

    public void addPalette(Runnable showPalette, Runnable showSettings) {
        commandRegistry.addCommand("palette", "Shortcut+K", CommandRegistry.ALWAYS, showPalette);
        commandRegistry.addCommand(
                "settings", "Shortcut+COMMA", CommandRegistry.ALWAYS, showSettings);
    }

    /// @param showLog shows where the log is
    public void addHelp(
            Runnable showManual, Runnable showShortcuts, Runnable showAbout, Runnable showLog) {
        commandRegistry.addCommand("manual", "Shortcut+F1", CommandRegistry.ALWAYS, showManual);
        commandRegistry.addCommand("shortcuts", "F1", CommandRegistry.ALWAYS, showShortcuts);
        commandRegistry.addCommand(
                "log-folder", "Shortcut+Shift+L", CommandRegistry.ALWAYS, showLog);
        commandRegistry.addCommand("about", "Shift+F1", CommandRegistry.ALWAYS, showAbout);
    }
}
