package octavo.gui;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import octavo.gui.commands.BrowserImport;
import octavo.gui.commands.BulkCommands;
import octavo.gui.commands.EntryClipboard;
import octavo.gui.commands.EntryCommands;
import octavo.gui.commands.ExportCommand;
import octavo.gui.commands.FileLinking;
import octavo.gui.commands.FileRenaming;
import octavo.gui.commands.GitCommands;
import octavo.gui.commands.ImportCommands;
import octavo.gui.commands.ImportReview;
import octavo.gui.commands.IncomingContent;
import octavo.gui.commands.KeyOverrides;
import octavo.gui.commands.LibrarySearches;
import octavo.gui.commands.MainCommands;
import octavo.gui.commands.MainMenus;
import octavo.gui.commands.PaperFetch;
import octavo.gui.commands.PaperOpening;
import octavo.gui.commands.PaperReading;
import octavo.gui.commands.PastedPapers;
import octavo.gui.commands.PrintAndLogActions;
import octavo.gui.commands.SearchCompletions;
import octavo.gui.commands.SharingCommands;
import octavo.gui.commands.WindowOverlays;
import octavo.gui.commands.WindowStage;
import octavo.gui.commands.WorkDiscovery;
import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.entries.SearchField;
import octavo.gui.entries.SearchPlace;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.libraryview.LibraryTabs;
import octavo.gui.libraryview.StatusTexts;
import octavo.gui.libraryview.WorkspaceView;
import octavo.gui.openlibraries.CvExportCommand;
import octavo.gui.openlibraries.OpenSession;
import octavo.gui.openlibraries.ProjectFolders;
import octavo.gui.openlibraries.Questions;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.ThemeSettings;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.probe.WindowProbe;
import octavo.gui.requests.BrowserSaves;
import octavo.gui.requests.EditorPush;
import octavo.gui.requests.EditorRequests;
import octavo.gui.requests.PickEffects;
import octavo.gui.shell.NoticesView;
import octavo.gui.shell.ShellView;
import octavo.gui.shell.StatusView;
import octavo.gui.shell.ToastsView;
import octavo.gui.shell.WelcomeView;
import octavo.gui.theme.ThemeAndSize;
import octavo.settings.Settings;
import octavo.settings.UserHabits;
import octavo.settings.UserHabits.OnlineChoice;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Builds the window, and connects its features.
public final class Gui {
    private static final MessageTexts MESSAGES = MessageTexts.of(Gui.class);

    private final Stage stage;
    private final SettingsStore settingsStore;
    private final Questions questions;
    private final ThemeAndSize themeAndSize;
    private final Workspaces workspaces;
    private final EntryClipboard entryClipboard;
    private final EditorPush editorPush;
    private final WindowOverlays windowOverlays;
    private final OpenSession openSession;
    private final WindowStage windowStage;
    private final BulkCommands bulkCommands;
    private final PrintAndLogActions printAndLog;
    private final PaperOpening paperOpening;
    private final PaperFetch paperFetch;
    private final PaperReading paperReading;
    private final WorkDiscovery workDiscovery;
    private final LibraryTabs libraryTabs;
    private final IncomingContent incomingContent;
    private final SearchField searchField;
    private final CommandRegistry commandRegistry;
    private final ShellView shellView;
    private final EditorRequests editorRequests;

    /// @param stateFolder for unsaved edits and earlier versions
    public Gui(Stage stage, SettingsStore settingsStore, Questions questions, Path stateFolder) {
        this.stage = stage;
        this.settingsStore = settingsStore;
        this.questions = questions;
        Settings settings = settingsStore.settings();
        themeAndSize = ThemeAndSize.ofDesktop(settings.themeChoice(), settings.zoomPercent());
        Supplier<OnlineChoice> onlineChoice = () -> settingsStore.settings().onlineChoice();
        PastedPapers pastedPapers = new PastedPapers(settingsStore.background(), onlineChoice);
        OnlineAccess onlineAccess =
                new OnlineAccess(
                        settingsStore.background(), pastedPapers.userLookup(), onlineChoice);
        workspaces =
                new Workspaces(settingsStore.background(), questions, onlineAccess, stateFolder);
        openSession = new OpenSession(workspaces, settingsStore);
        windowStage = new WindowStage(stage, settingsStore, workspaces, openSession);
        printAndLog = new PrintAndLogActions(settingsStore, workspaces, stateFolder);
        paperOpening = new PaperOpening(settingsStore.background(), printAndLog::openAddress);
        paperReading = new PaperReading(settingsStore.background(), themeAndSize, paperOpening);
        entryClipboard = new EntryClipboard(settingsStore, this::showDone);
        windowOverlays =
                new WindowOverlays(
                        settingsStore,
                        workspaces,
                        this::showSheet,
                        this::askOnSheet,
                        this::hideSheet);
        editorPush =
                new EditorPush(
                        settingsStore,
                        windowOverlays::showSettings,
                        it -> entryClipboard.copyChosen(it, UserHabits.DragFormat.LATEX));
        bulkCommands = new BulkCommands(windowOverlays);
        libraryTabs = new LibraryTabs(workspaces, this::buildView);
        ImportReview importReview = new ImportReview(settingsStore, windowOverlays);
        workDiscovery =
                new WorkDiscovery(
                        settingsStore.background(), onlineAccess, importReview, windowOverlays);
        incomingContent =
                new IncomingContent(
                        settingsStore.background(),
                        workspaces,
                        new ImportCommands(importReview, pastedPapers));
        libraryTabs.acceptEntries(incomingContent::copyEntries);
        paperFetch =
                new PaperFetch(settingsStore.background(), onlineChoice, pastedPapers.userLookup());
        searchField = new SearchField(this::focusTable);
        commandRegistry = defineCommands();
        shellView = buildShell();
        PickEffects pickEffects =
                new PickEffects(workspaces, editorPush, () -> stage.setIconified(true));
        editorRequests =
                new EditorRequests(
                        settingsStore,
                        workspaces,
                        themeAndSize,
                        pickEffects,
                        new BrowserSaves(
                                settingsStore.background(),
                                workspaces,
                                new BrowserImport(importReview)));
        connectFeatures();
        ProjectFolders.attach(
                workspaces,
                settingsStore,
                (workspace, citedPlace) ->
                        editorPush.showPlace(workspace, citedPlace, printAndLog::openAddress));
    }

    public Workspaces workspaces() {
        return workspaces;
    }

    public ThemeAndSize themeAndSize() {
        return themeAndSize;
    }

    List<UserCommand> allCommands() {
        return commandRegistry.allCommands();
    }

    public UserCommand command(String id) {
        return commandRegistry.getCommand(id);
    }

    private WorkspaceView buildView(Workspace workspace) {
        workspace.whenProposed(operation -> bulkCommands.proposeOperation(workspace, operation));
        var outwardActions =
                new WorkspaceView.OutwardActions(
                        paperOpening,
                        questions::askForFolder,
                        incomingContent::takeText,
                        workDiscovery::follow);
        return new WorkspaceView(
                workspace, settingsStore, entryClipboard, outwardActions, commandRegistry);
    }

    private CommandRegistry defineCommands() {
        MainCommands mainCommands = new MainCommands(workspaces);
        mainCommands.addFile(
                () -> printAndLog.printShown(shellView), this::writeLists, windowStage::quit);
        mainCommands.addEdit(entryClipboard, incomingContent::pasteClipboard);
        mainCommands.addPush(editorPush::pushKeys);
        mainCommands.addEntryCommands(
                new EntryCommands(
                        () -> settingsStore.settings().userHabits(),
                        slot -> showEntry(slot, "author"),
                        windowOverlays));
        mainCommands.addOpening(paperOpening::openChosen);
        mainCommands.addReading(paperReading::readPaper);
        mainCommands.addFetching(paperFetch::fetchPaper);
        mainCommands.addLinking(it ->
                new FileLinking(settingsStore.background(), it)
                        .askForFiles(workspaces::askForLinks));
        mainCommands.addRenaming(
                new FileRenaming(
                                () -> settingsStore.settings().userHabits().nameFormulas(),
                                windowOverlays)
                        ::renameFiles);
        mainCommands.addTag(windowOverlays::askForTag);
        mainCommands.addMarksAndGroups(windowOverlays);
        mainCommands.addBulk(bulkCommands);
        mainCommands.addGit(new GitCommands(settingsStore, workspaces, windowOverlays));
        mainCommands.addSharing(new SharingCommands(settingsStore, workspaces, windowOverlays));
        mainCommands.addImport(
                () -> workspaces.askForImports(incomingContent::takeFiles),
                () -> windowOverlays.showSettings(MESSAGES.text("browser.setting")));
        mainCommands.addDiscovery(workDiscovery, incomingContent);
        mainCommands.addVerification(() -> inView(WorkspaceView::showVerification));
        mainCommands.addExport(
                new ExportCommand(settingsStore.background(), workspaces, windowOverlays));
        mainCommands.addSearch(this::findOnPage, this::saveSearch);
        mainCommands.addView(themeAndSize, () -> inView(WorkspaceView::showColumns));
        mainCommands.addNavigation(this::focusTable);
        mainCommands.addPalette(this::showPalette, () -> windowOverlays.showSettings(""));
        mainCommands.addHelp(
                topic -> windowOverlays.showManual(topic, printAndLog::openAddress),
                () -> windowOverlays.showShortcuts(shellView.menus()),
                windowOverlays::showAbout,
                printAndLog::showLog,
                printAndLog::installWriterExtension);
        return mainCommands.commandRegistry();
    }

    public EntryClipboard entryClipboard() {
        return entryClipboard;
    }

    private void showSheet(Region sheet) {
        shellView.showOverlay(sheet);
    }

    private void askOnSheet(Region sheet) {
        shellView.askOnOverlay(sheet);
    }

    private void showDone(String messageText) {
        workspaces.addNotice(new UserNotice(UserNotice.NoticeLevel.DONE, messageText));
    }

    private void hideSheet() {
        shellView.hideOverlay();
    }

    private void writeLists(Workspace workspace) {
        new CvExportCommand(settingsStore.background())
                .writeLists(workspace, () -> inView(WorkspaceView::refreshCv));
    }

    private void inView(Consumer<WorkspaceView> action) {
        libraryTabs.currentView().ifPresent(action);
    }

    private void focusTable() {
        inView(WorkspaceView::focusTable);
    }

    /// Leads to the search of the page in front; if it has none, to that of the library.
    private void findOnPage() {
        if (libraryTabs.currentView().filter(WorkspaceView::focusSearch).isEmpty()) {
            searchLibrary();
        }
    }

    private void searchLibrary() {
        focusTable();
        searchField.requestFocus();
    }

    private void showPalette() {
        windowOverlays.showPalette(commandRegistry.allCommands(), slot -> showEntry(slot, ""));
    }

    /// Actions outside the window.
    public PrintAndLogActions printAndLog() {
        return printAndLog;
    }

    private void showEntry(int slot, String field) {
        inView(view -> view.showEntry(slot, field));
    }

    private void saveSearch() {
        LibrarySearches.keepSearch(workspaces, settingsStore, searchField.getText().strip());
    }

    private ShellView buildShell() {
        MainMenus mainMenus = new MainMenus(commandRegistry);
        return new ShellView(
                mainMenus.menuBar(
                        MainMenus.recentMenu(recentFiles(), this::openFile),
                        MainMenus.autosaveItem(settingsStore),
                        MainMenus.themeMenu(themeAndSize.choiceProperty())),
                mainMenus.buildToolbar(
                        new SearchPlace(
                                searchField, workspaces.isTableInFront(), this::searchLibrary)),
                new NoticesView(
                        workspaces.generalNotices(),
                        workspaces.currentNotices(),
                        windowOverlays::showNoticeDetails),
                new ToastsView(
                        workspaces.generalNotices(),
                        workspaces.currentNotices(),
                        windowOverlays::showNoticeDetails),
                new StatusView(StatusTexts.of(workspaces)));
    }

    private ObservableValue<List<String>> recentFiles() {
        return settingsStore.settingsProperty().map(Settings::recentFiles);
    }

    private void openFile(Path path) {
        workspaces.open(List.of(path));
    }

    private void connectFeatures() {
        searchField.modelProperty().bind(workspaces.currentProperty().map(Workspace::entries));
        searchField.complete(
                settingsStore.background(), new SearchCompletions(workspaces)::completionsFor);
        windowOverlays.followShown(shellView.overlayProperty());
        shellView.blockKeys(commandRegistry::isOfLibrary);
        shellView.takeDropped(incomingContent::takeFiles, incomingContent::takeText);
        Node welcomeView =
                new WelcomeView(
                        Stream.of("open", "new-library", "sample")
                                .map(commandRegistry::getCommand)
                                .toList(),
                        recentFiles(),
                        this::openFile);
        welcomeView.visibleProperty().bind(workspaces.currentProperty().isNull());
        // The tabs stay in the window: detached, they would keep the last frame.
        shellView.showContent(new StackPane(libraryTabs, welcomeView));
        workspaces.whenOpened(path -> {
            openSession.saveSession();
            settingsStore.noteOpened(path);
        });
        workspaces.whenReviewed(windowOverlays::review);
        workspaces.whenRefused(text -> inView(view -> view.showRefusedText(text)));
        ThemeSettings.connect(themeAndSize, settingsStore);
    }

    /// Shows the window, and in it some files; without any, those of the last session that are
    /// still there.
    public void showWindow(List<Path> requestedFiles) {
        List<Path> openedFiles = openSession.chooseFiles(requestedFiles);
        Scene scene = new Scene(shellView);
        UiStepQueue.runThrough(settingsStore.background()::runOnUi);
        themeAndSize.applyStyleSheets(scene, settingsStore.background()::runOnUi);
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                new KeyOverrides(
                                commandRegistry,
                                searchField,
                                workspaces,
                                shellView.overlayProperty())
                        ::whenPressed);
        windowStage.prepareStage(scene);
        workspaces.open(openedFiles);
        stage.show();
        workspaces.offerRecovery();
        windowStage.startTicking();
        settingsStore
                .settingsProperty()
                .map(currentSettings -> currentSettings.onlineChoice().editorAccess())
                .subscribe(editorRequests::updateAccess);
        windowStage.whenHidden(() -> {
            editorRequests.stopServer();
            paperReading.closeAll();
        });
        WindowProbe.watchWindow(
                stage,
                () ->
                        Optional.ofNullable(workspaces.currentProperty().get())
                                .map(Workspace::entries),
                openSession::hasBegun);
    }
}
