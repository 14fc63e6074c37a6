package octavo.gui;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UiStepQueue;
import octavo.gui.controls.UserCommand;
import octavo.gui.document.UserNotice;
import octavo.gui.entries.CompletionOffers;
import octavo.gui.entries.SearchField;
import octavo.gui.entries.SearchPlace;
import octavo.gui.probe.WindowProbe;
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
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Builds the window, and connects its features.
final class Gui {
    private static final MessageTexts MESSAGES = MessageTexts.of(Gui.class);

    /// How often to check for changes by other programs.
    private static final Duration TICK = Duration.seconds(2);

    private final Stage stage;
    private final SettingsStore remembered;
    private final Questions questions;
    private final ThemeAndSize looks;
    private final Workspaces workspaces;
    private final EntryClipboard copying;
    private final EditorPush pushing;
    private final WindowOverlays sheets;
    private final OpenSession session;
    private final BulkCommands bulk;
    private final PrintAndLogActions outside;
    private final PaperOpening opening;
    private final PaperFetch fetching;
    private final PaperReading reading;
    private final LibraryTabs desk;
    private final IncomingContent incoming;
    private final SearchField search;
    private final CommandRegistry commands;
    private final ShellView shell;
    private final EditorRequests editors;

    /// @param stateFolder for unsaved edits and earlier versions
    Gui(Stage stage, SettingsStore remembered, Questions questions, Path stateFolder) {
        this.stage = stage;
        this.remembered = remembered;
        this.questions = questions;
        Settings settings = remembered.settings();
        looks = ThemeAndSize.ofDesktop(settings.theme(), settings.zoom());
        workspaces = new Workspaces(remembered.background(), questions, stateFolder);
        session = new OpenSession(workspaces, remembered);
        outside = new PrintAndLogActions(remembered, workspaces, stateFolder);
        opening = new PaperOpening(remembered.background(), outside::browse);
        reading = new PaperReading(remembered.background(), looks, opening);
        copying = new EntryClipboard(remembered, this::tell);
        sheets =
                new WindowOverlays(
                        remembered, workspaces, this::showSheet, this::askOnSheet, this::hideSheet);
        pushing =
                new EditorPush(
                        remembered,
                        sheets::settings,
                        it -> copying.copy(it, UserHabits.Citing.LATEX));
        bulk = new BulkCommands(sheets);
        desk = new LibraryTabs(workspaces, this::view);
        Supplier<OnlineChoice> online = () -> remembered.settings().online();
        PastedPapers pasted = new PastedPapers(remembered.background(), online);
        ImportCommands importing =
                new ImportCommands(
                        remembered.background(),
                        sheets,
                        pasted,
                        () -> remembered.settings().habits().formulas().key());
        incoming = new IncomingContent(remembered.background(), workspaces, importing);
        fetching = new PaperFetch(remembered.background(), online, pasted.userLookup());
        search = new SearchField(this::focusTable);
        commands = defined();
        shell = shell();
        PickEffects effects = new PickEffects(workspaces, pushing, () -> stage.setIconified(true));
        editors =
                new EditorRequests(
                        remembered,
                        workspaces,
                        looks,
                        effects,
                        new BrowserSaves(remembered.background(), workspaces, importing));
        wire();
        PaperSearch.attach(workspaces, remembered);
        ProjectFolders.attach(
                workspaces,
                remembered,
                (workspace, place) -> pushing.show(workspace, place, outside::browse));
    }

    Workspaces workspaces() {
        return workspaces;
    }

    ThemeAndSize looks() {
        return looks;
    }

    List<UserCommand> commands() {
        return commands.all();
    }

    UserCommand command(String id) {
        return commands.get(id);
    }

    private WorkspaceView view(Workspace workspace) {
        workspace.whenProposed(operation -> bulk.propose(workspace, operation));
        var ways = new WorkspaceView.Outward(opening, questions::forFolder);
        return new WorkspaceView(workspace, remembered, copying, ways, commands)
                .offeringNew(() -> command("new-article").perform());
    }

    private CommandRegistry defined() {
        MainCommands definitions = new MainCommands(workspaces);
        definitions.addFile(() -> outside.print(shell), this::writeLists, this::quit);
        definitions.addEdit(copying, incoming::paste);
        definitions.addPush(pushing::push);
        definitions.addWriting(
                new EntryCommands(
                        () -> remembered.settings().habits(),
                        slot -> showEntry(slot, "author"),
                        sheets));
        definitions.addOpening(opening::openChosen);
        definitions.addReading(reading::read);
        definitions.addFetching(fetching::fetch);
        definitions.addLinking(
                it -> new FileLinking(remembered.background(), it).ask(workspaces::askForLinks));
        definitions.addRenaming(
                new FileRenaming(() -> remembered.settings().habits().formulas(), sheets)::rename);
        definitions.addTag(sheets::tag);
        definitions.addGroups(new GroupCommands(sheets));
        definitions.addBulk(bulk);
        definitions.addMarks(new MarkCommands());
        definitions.addImport(
                () -> workspaces.askForImports(incoming::takeFiles),
                () -> sheets.settings(MESSAGES.text("browser.setting")));
        definitions.addExport(new ExportCommand(remembered.background(), workspaces, sheets));
        definitions.addSearch(this::find, this::keepSearch);
        definitions.addView(looks, () -> desk.front().ifPresent(WorkspaceView::showColumns));
        definitions.addGo(this::focusTable);
        definitions.addPalette(this::showPalette, () -> sheets.settings(""));
        definitions.addHelp(
                () -> sheets.manual(outside::browse),
                () -> sheets.shortcuts(shell.menus()),
                sheets::about,
                outside::showLog);
        return definitions.commands();
    }

    EntryClipboard copying() {
        return copying;
    }

    private void showSheet(Region sheet) {
        shell.showSheet(sheet);
    }

    private void askOnSheet(Region sheet) {
        shell.askOnSheet(sheet);
    }

    private void tell(String text) {
        workspaces.tell(new UserNotice(UserNotice.Level.DONE, text));
    }

    private void hideSheet() {
        shell.hideSheet();
    }

    private void writeLists(Workspace workspace) {
        new CvExportCommand(remembered.background())
                .write(workspace, () -> desk.front().ifPresent(WorkspaceView::refreshLists));
    }

    private void focusTable() {
        desk.front().ifPresent(WorkspaceView::focusTable);
    }

    /// Leads to the search of the page in front; if it has none, to that of the library.
    private void find() {
        if (desk.front().filter(WorkspaceView::find).isEmpty()) {
            searchLibrary();
        }
    }

    private void searchLibrary() {
        focusTable();
        search.requestFocus();
    }

    private void showPalette() {
        sheets.palette(commands.all(), slot -> showEntry(slot, ""));
    }

    /// Actions outside the window.
    PrintAndLogActions outside() {
        return outside;
    }

    private void showEntry(int slot, String field) {
        desk.front().ifPresent(view -> view.showEntry(slot, field));
    }

    /// Search completions from the current library.
    private List<CompletionOffers.Offer> offers(String query) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null) {
            return List.of();
        }
        return new CompletionOffers(workspace.entries().fields(), field -> values(workspace, field))
                .offers(query);
    }

    private static List<String> values(Workspace workspace, String field) {
        return field.equals("cited")
                ? workspace.projects().folders().stream()
                        .map(folder -> String.valueOf(folder.getFileName()))
                        .toList()
                : workspace.sidebar().values(field);
    }

    private void keepSearch() {
        LibrarySearches.keep(workspaces, remembered, search.getText().strip());
    }

    private ShellView shell() {
        MainMenus menus = new MainMenus(commands);
        return new ShellView(
                menus.bar(
                        MainMenus.recent(recent(), this::open),
                        MainMenus.autosave(remembered),
                        MainMenus.theme(looks.choiceProperty())),
                menus.toolbar(
                        new SearchPlace(search, workspaces.isTableInFront(), this::searchLibrary)),
                new NoticesView(workspaces.notices(), workspaces.noticesInFront(), sheets::details),
                new ToastsView(workspaces.notices(), workspaces.noticesInFront(), sheets::details),
                new StatusView(StatusTexts.of(workspaces)));
    }

    private ObservableValue<List<String>> recent() {
        return remembered.settingsProperty().map(Settings::recent);
    }

    private void open(Path path) {
        workspaces.open(List.of(path));
    }

    private void wire() {
        search.modelProperty().bind(workspaces.currentProperty().map(Workspace::entries));
        search.complete(remembered.background(), this::offers);
        sheets.follow(shell.sheetProperty());
        shell.keepFrom(commands::isOfLibrary);
        shell.takeDropped(incoming::takeFiles, incoming::takeText);
        Node welcome =
                new WelcomeView(
                        Stream.of("open", "new-library", "sample").map(commands::get).toList(),
                        recent(),
                        this::open);
        welcome.visibleProperty().bind(workspaces.currentProperty().isNull());
        // The tabs stay in the window: detached, they would keep the last frame.
        shell.show(new StackPane(desk, welcome));
        workspaces.whenOpened(path -> {
            session.keep();
            remembered.opened(path);
        });
        workspaces.whenReviewed(sheets::review);
        workspaces.whenRefused(text -> desk.front().ifPresent(view -> view.show(text)));
        looks.choiceProperty().subscribe(choice -> remembered.change(now -> now.withTheme(choice)));
        looks.zoomProperty().subscribe(zoom -> remembered.change(now -> now.withZoom(zoom)));
        // Each observes its own setting: other settings change while the theme does.
        ObservableValue<Settings> settings = remembered.settingsProperty();
        settings.map(Settings::theme).subscribe(looks.choiceProperty()::set);
        settings.map(Settings::zoom).subscribe(looks::zoomTo);
        settings.map(now -> now.appearance().highContrast())
                .subscribe(looks.highContrastProperty()::set);
    }

    /// Shows the window, and in it some files; without any, those of the last session that are
    /// still there.
    void show(List<Path> asked) {
        List<Path> files = session.begin(asked);
        Scene scene = new Scene(shell);
        UiStepQueue.through(remembered.background()::tell);
        looks.dress(scene, remembered.background()::tell);
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                new KeyOverrides(commands, search, workspaces, shell.sheetProperty())::whenPressed);
        stage.setScene(scene);
        stage.titleProperty().bind(LibraryTitles.ofWindow(workspaces));
        stage.addEventFilter(
                WindowEvent.WINDOW_CLOSE_REQUEST,
                event -> {
                    event.consume();
                    quit();
                });
        remembered.place(stage);
        workspaces.open(files);
        stage.show();
        workspaces.recover();
        Timeline clock =
                new Timeline(
                        new KeyFrame(
                                TICK,
                                _ -> {
                                    workspaces.tick(remembered.settings().autosave());
                                    session.keep();
                                    remembered.save();
                                }));
        clock.setCycleCount(Timeline.INDEFINITE);
        clock.play();
        remembered.settingsProperty().map(now -> now.online().editors()).subscribe(editors::follow);
        stage.setOnHidden(_ -> {
            clock.stop();
            editors.stop();
            reading.close();
        });
        WindowProbe.watch(
                stage,
                () ->
                        Optional.ofNullable(workspaces.currentProperty().get())
                                .map(Workspace::entries),
                session::hasBegun);
    }

    private void hide() {
        remembered.saveNow();
        stage.hide();
    }

    /// Closes all libraries and then the window, unless the user cancels.
    private void quit() {
        remembered.remember(stage);
        List<String> open = session.now();
        workspaces.closeAll(() -> {
            session.keep(open);
            hide();
        });
    }
}
