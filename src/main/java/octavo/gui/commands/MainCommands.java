package octavo.gui.commands;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.CitationDirection;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.manual.ManualModel;
import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.theme.ThemeAndSize;
import octavo.settings.UserHabits.DragFormat;
import octavo.values.ReadingMark;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// What the window can be told to do with the library in front.
public final class MainCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(MainCommands.class);

    private final Workspaces workspaces;
    private final CommandRegistry commandRegistry = new CommandRegistry(MESSAGES);
    private final LibraryCommands libraryCommands;

    public MainCommands(Workspaces workspaces) {
        this.workspaces = workspaces;
        this.libraryCommands = new LibraryCommands(workspaces, commandRegistry, MESSAGES);
    }

    public CommandRegistry commandRegistry() {
        return commandRegistry;
    }

    /// @param print shows what would be printed
    /// @param listWriter writes the lists of the library in front
    public void addFile(Runnable print, Consumer<Workspace> listWriter, Runnable quit) {
        libraryCommands.addAlways("new-library", "Shortcut+Alt+N", workspaces::openNew);
        libraryCommands.addAlways("open", "Shortcut+O", workspaces::askForFiles);
        libraryCommands.addAlways("sample", "Shortcut+Shift+O", workspaces::openSample);
        libraryCommands.addForLibrary(
                "save", "Shortcut+S", workspace -> save(workspace, workspaces::saveLibrary));
        libraryCommands.addForLibrary(
                "save-as", "Shortcut+Shift+S", workspace -> save(workspace, workspaces::saveAs));
        libraryCommands.addForChanges("revert", "Shortcut+Alt+Z", LibraryDocument::revert);
        libraryCommands.addWhileOpen("print", "Shortcut+P", print);
        libraryCommands.addForLibrary("write-lists", "Shortcut+E", listWriter);
        libraryCommands.addForLibrary(
                "close", "Shortcut+W", workspace -> workspaces.closeWorkspace(workspace, () -> {}));
        libraryCommands.addAlways("quit", "Shortcut+Q", quit);
    }

    private void save(Workspace workspace, BiConsumer<LibraryDocument, Runnable> savingMethod) {
        savingMethod.accept(
                workspace.document(),
                () -> {
                    workspace.document().sidecarSession().saveContent();
                    workspaces.reportRefusedText(workspace);
                });
    }

    /// @param entryClipboard puts entries on the clipboard
    /// @param paste takes in what the clipboard holds
    public void addEdit(EntryClipboard entryClipboard, Runnable paste) {
        libraryCommands.addStep(
                "undo", "Shortcut+Z", LibraryDocument::undoNameProperty, LibraryDocument::undo);
        libraryCommands.addStep(
                "redo",
                "Shortcut+Shift+Z",
                LibraryDocument::redoNameProperty,
                LibraryDocument::redo);
        libraryCommands.addForSelection(
                "copy-bibtex",
                "Shortcut+C",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.BIBTEX));
        libraryCommands.addForSelection(
                "copy-cite",
                "Shortcut+Shift+C",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.LATEX));
        libraryCommands.addForSelection(
                "copy-keys",
                "Shortcut+Alt+C",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.KEYS));
        libraryCommands.addForSelection(
                "copy-reference",
                "Shortcut+Shift+R",
                copiedWorkspace ->
                        entryClipboard.copyChosen(copiedWorkspace, DragFormat.REFERENCE));
        libraryCommands.addForSelection(
                "copy-markdown",
                "Shortcut+Shift+M",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.MARKDOWN));
        libraryCommands.addForSelection(
                "copy-pandoc",
                "Shortcut+Alt+P",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.PANDOC));
        libraryCommands.addForSelection(
                "copy-typst",
                "Shortcut+Alt+Y",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.TYPST));
        libraryCommands.addForSelection(
                "copy-html",
                "Shortcut+Alt+W",
                copiedWorkspace -> entryClipboard.copyChosen(copiedWorkspace, DragFormat.HTML));
        libraryCommands.addForSelection(
                "copy-latex",
                "Shortcut+Alt+X",
                copiedWorkspace ->
                        entryClipboard.copyChosen(copiedWorkspace, DragFormat.LATEX_REFERENCE));
        libraryCommands.addWhileOpen("paste", "Shortcut+V", paste);
    }

    /// @param push sends a citation of the chosen entries to an editor
    public void addPush(Consumer<Workspace> push) {
        libraryCommands.addForSelection("push", "Shortcut+L", push);
    }

    /// @param tag gives the chosen entries a tag
    public void addTag(Consumer<Workspace> tag) {
        libraryCommands.addForSelection("tag", "Shortcut+T", tag);
    }

    /// Ratings, priorities, the read state and groups of the chosen entries.
    public void addMarksAndGroups(WindowOverlays windowOverlays) {
        addMarks(new MarkCommands());
        addGroups(new GroupCommands(windowOverlays));
    }

    private void addGroups(GroupCommands groupCommands) {
        libraryCommands.addForSelection("group", "Shortcut+Shift+G", groupCommands::addToGroup);
        libraryCommands.addForLibrary("new-group", "Shortcut+Alt+U", groupCommands::createGroup);
    }

    /// @param fileImport asks which files to import
    /// @param browserSettings shows what makes browsers save papers
    public void addImport(Runnable fileImport, Runnable browserSettings) {
        libraryCommands.addWhileOpen("import", "Shortcut+Shift+I", fileImport);
        libraryCommands.addAlways("from-browser", "Shortcut+Shift+B", browserSettings);
    }

    /// @param workDiscovery finds works that the library lacks
    /// @param incomingContent takes what PDFs list
    public void addDiscovery(WorkDiscovery workDiscovery, IncomingContent incomingContent) {
        libraryCommands.addForSelection(
                "listed-works", "Shortcut+Alt+J", incomingContent::takePaperLists);
        libraryCommands.addForLibrary("pictures", "Shortcut+Shift+V", workDiscovery::showPictures);
        libraryCommands.addForLibrary(
                "search-catalogues", "Shortcut+Shift+K", workDiscovery::searchCatalogues);
        libraryCommands.addForLibrary(
                "look-for-more", "Shortcut+Shift+Y", workDiscovery::lookForMore);
        libraryCommands.addForLibrary("following", "F7", workDiscovery::showFollowing);
        libraryCommands.addForOneEntry("follow", "Shift+F7", workDiscovery::followOfEntry);
        libraryCommands.addForLibrary(
                "cited-works",
                "Shortcut+I",
                workspace -> workDiscovery.followCitations(workspace, CitationDirection.CITED));
        libraryCommands.addForLibrary(
                "citing-works",
                "Shortcut+Alt+I",
                workspace -> workDiscovery.followCitations(workspace, CitationDirection.CITING));
    }

    /// @param showVerification shows what services say of the entries
    public void addVerification(Runnable showVerification) {
        libraryCommands.addWhileOpen("verify", "Shortcut+Alt+A", showVerification);
    }

    public void addExport(ExportCommand exportCommand) {
        libraryCommands.addForLibrary("export", "Shortcut+Shift+E", exportCommand::showExport);
    }

    /// Commits, pulls and pushes.
    public void addGit(GitCommands gitCommands) {
        libraryCommands.addForLibrary("git-commit", "Shortcut+Shift+J", gitCommands::commitLibrary);
        libraryCommands.addForLibrary("git-pull", "Shortcut+Shift+D", gitCommands::pullLibrary);
        libraryCommands.addForLibrary("git-push", "Shortcut+Shift+P", gitCommands::pushLibrary);
        libraryCommands.addForOneEntry(
                "git-blame", "Shortcut+Shift+W", gitCommands::showFieldHistory);
        libraryCommands.addForLibrary(
                "git-at-save",
                gitCommands
                        .commitsAtSave()
                        .map(isOn -> MESSAGES.text("command.git-at-save" + (isOn ? ".not" : ""))),
                "Shortcut+Alt+S",
                gitCommands::toggleCommitsAtSave);
    }

    /// Shares libraries with a group.
    public void addSharing(SharingCommands sharingCommands) {
        libraryCommands.addForLibrary(
                "share-in-step",
                sharingCommands
                        .keepsInStep()
                        .map(isOn -> MESSAGES.text("command.share-in-step" + (isOn ? ".not" : ""))),
                "Shift+F9",
                sharingCommands::toggleInStep);
        libraryCommands.addForLibrary("share-now", "F9", sharingCommands::exchangeNow);
        libraryCommands.addForLibrary("share-log", "Shortcut+F9", sharingCommands::showLog);
        libraryCommands.addForLibrary("share-members", "Alt+F9", sharingCommands::showMembers);
        libraryCommands.addForLibrary(
                "share-start", "Shortcut+Shift+F9", sharingCommands::shareLibrary);
        libraryCommands.addAlways("share-join", "Alt+Shift+F9", sharingCommands::joinLibrary);
        libraryCommands.addForLibrary(
                "share-stop", "Shortcut+Shift+X", sharingCommands::stopSharing);
    }

    /// What changes many entries at once.
    public void addBulk(BulkCommands bulkCommands) {
        libraryCommands.addForSelection("untag", "Shortcut+Shift+T", bulkCommands::removeTag);
        libraryCommands.addForSelection("ungroup", "Shortcut+Alt+G", bulkCommands::removeFromGroup);
        libraryCommands.addForLibrary("replace", "Shortcut+H", bulkCommands::replaceText);
        libraryCommands.addForLibrary("clean-up", "Shortcut+Shift+H", bulkCommands::cleanUp);
        libraryCommands.addForSelection(
                "change-field", "Shortcut+Alt+E", bulkCommands::changeField);
    }

    private void addMarks(MarkCommands markCommands) {
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
        libraryCommands.addForSelection(
                id,
                commandText,
                shortcut,
                workspace -> markCommands.toggleStatus(workspace, markState));
    }

    private void addLevels(
            MarkCommands markCommands, ReadingMark readingMark, String idPrefix, String shortcut) {
        for (int i = 0; i <= readingMark.maxLevel(); i++) {
            int level = i;
            libraryCommands.addForSelection(
                    idPrefix + level,
                    shortcut + level,
                    markedWorkspace ->
                            markCommands.markChosen(markedWorkspace, readingMark, level));
        }
    }

    /// @param openPaper shows the chosen entries outside of the window
    public void addOpening(Consumer<Workspace> openPaper) {
        libraryCommands.addForTableSelection("open-paper", "Shortcut+ENTER", openPaper);
    }

    /// @param readPaper shows the PDF of the chosen entry
    public void addReading(Consumer<Workspace> readPaper) {
        libraryCommands.addForSelection("read-paper", "Shortcut+Alt+ENTER", readPaper);
    }

    /// @param fetchPaper gets the open-access PDF of the chosen entry
    public void addFetching(Consumer<Workspace> fetchPaper) {
        libraryCommands.addForSelection("fetch-paper", "Shortcut+Shift+ENTER", fetchPaper);
    }

    /// @param linkFile links the chosen entry, if it is but one, to files
    public void addLinking(Consumer<Workspace> linkFile) {
        libraryCommands.addForOneEntry("link-file", "Shortcut+Shift+A", linkFile);
    }

    /// @param renameFiles renames the linked files of the selected entries
    public void addRenaming(Consumer<Workspace> renameFiles) {
        libraryCommands.addForSelection("rename-files", "Shortcut+Alt+F", renameFiles);
    }

    /// Making, copying and removing entries; each kind of new entry is a command of its own.
    public void addEntryCommands(EntryCommands entryCommands) {
        for (EntryCommands.EntryKind entryKind : EntryCommands.EntryKind.values()) {
            libraryCommands.addForLibrary(
                    entryKind.commandId(),
                    entryKind.shortcut(),
                    workspace -> entryCommands.addEntry(workspace, entryKind));
        }
        libraryCommands.addForSelection("duplicate", "Shortcut+D", entryCommands::duplicateEntries);
        libraryCommands.addForSelection("make-keys", "Shortcut+G", entryCommands::makeKeys);
        libraryCommands.addForSelection("delete", "Shortcut+DELETE", entryCommands::deleteEntries);
    }

    /// @param saveSearch keeps what is searched for
    public void addSearch(Runnable focusSearch, Runnable saveSearch) {
        ObservableValue<Boolean> isSearching =
                workspaces
                        .currentProperty()
                        .flatMap(workspace -> workspace.entries().queryProperty())
                        .map(query -> !query.isBlank())
                        .orElse(false);
        libraryCommands.addWhileOpen("find", "Shortcut+F", focusSearch);
        commandRegistry.addCommand("keep-search", "Shortcut+Shift+F", isSearching, saveSearch);
    }

    /// @param showColumns shows which columns the table can have
    public void addView(ThemeAndSize themeAndSize, Runnable showColumns) {
        libraryCommands.addWhileOpen("columns", "Shortcut+Alt+V", showColumns);
        libraryCommands.addAlways("zoom-in", "Shortcut+PLUS", themeAndSize::zoomIn);
        libraryCommands.addAlways("zoom-out", "Shortcut+MINUS", themeAndSize::zoomOut);
        libraryCommands.addAlways("zoom-reset", "Shortcut+0", () -> themeAndSize.zoomTo(100));
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
                    () -> libraryCommands.currentWorkspace().pageProperty().set(page.id()));
        }
    }

    private void addNavigation(String id, String name, int pageNumber, Runnable action) {
        var commandText = new SimpleStringProperty(MESSAGES.text("command.go", name));
        libraryCommands.addWhileOpen("go-" + id, commandText, "Shortcut+" + pageNumber, action);
    }

    public void addPalette(Runnable showPalette, Runnable showSettings) {
        libraryCommands.addAlways("palette", "Shortcut+K", showPalette);
        libraryCommands.addAlways("settings", "Shortcut+COMMA", showSettings);
    }

    /// @param showLog shows where the log is
    public void addHelp(
            Consumer<String> showManual,
            Runnable showShortcuts,
            Runnable showAbout,
            Runnable showLog,
            Runnable installExtension) {
        libraryCommands.addAlways(
                "manual", "Shortcut+F1", () -> showManual.accept(ManualModel.START_TOPIC));
        libraryCommands.addAlways(
                "other-programs",
                "Alt+Shift+F1",
                () -> showManual.accept(ManualModel.OTHER_PROGRAMS_TOPIC));
        libraryCommands.addAlways("shortcuts", "F1", showShortcuts);
        libraryCommands.addAlways("writer-extension", "Shortcut+Shift+F1", installExtension);
        libraryCommands.addAlways("log-folder", "Shortcut+Shift+L", showLog);
        libraryCommands.addAlways("about", "Shift+F1", showAbout);
    }
}
