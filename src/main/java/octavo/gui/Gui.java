package octavo.gui;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

import octavo.gui.controls.Command;
import octavo.gui.controls.Commands;
import octavo.gui.entries.Completion;
import octavo.gui.entries.Row;
import octavo.gui.entries.SearchField;
import octavo.gui.importing.ImportModel;
import octavo.gui.importing.ImportView;
import octavo.gui.palette.PaletteModel;
import octavo.gui.palette.PaletteView;
import octavo.gui.printing.PrintModel;
import octavo.gui.printing.PrintView;
import octavo.gui.settings.SettingsModel;
import octavo.gui.settings.SettingsView;
import octavo.gui.shell.AboutView;
import octavo.gui.shell.Conflicts;
import octavo.gui.shell.ConflictsView;
import octavo.gui.shell.FileDrop;
import octavo.gui.shell.ShellView;
import octavo.gui.shell.ShortcutsView;
import octavo.gui.shell.StatusView;
import octavo.gui.shell.WelcomeView;
import octavo.gui.theme.Looks;
import octavo.gui.sidebar.TagView;
import octavo.settings.Settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// Builds the window, and hands its features what they need of each other.
final class Gui {
    /// How often to look whether another program has changed a file.
    private static final Duration TICK = Duration.seconds(2);

    private final Stage stage;
    private final Path stateFolder;
    private final Remembered remembered;
    private final Looks looks;
    private final Workspaces workspaces;
    private final Copying copying;
    private final Desk desk;
    private final Importing importing;
    private final SearchField search;
    private final Commands commands;
    private final ShellView shell;
    private Consumer<String> browse = _ -> {};

    /// @param stateFolder where unsaved edits and earlier versions are kept
    Gui(Stage stage, Remembered remembered, Questions questions, Path stateFolder) {
        this.stage = stage;
        this.stateFolder = stateFolder;
        this.remembered = remembered;
        Settings settings = remembered.settings();
        looks = Looks.ofDesktop(settings.theme(), settings.zoom());
        workspaces = new Workspaces(remembered.background(), questions, stateFolder);
        copying =
                new Copying(
                        remembered.background(),
                        () -> remembered.settings().habits(),
                        text -> tell(text),
                        workspaces::failed);
        desk = new Desk(workspaces, workspace -> new WorkspaceView(workspace, remembered, copying));
        importing = new Importing(remembered.background(), workspaces.notices()::add, this::review);
        search = new SearchField(this::focusTable);
        commands = defined();
        shell = shell();
        wire();
    }

    Workspaces workspaces() {
        return workspaces;
    }

    Looks looks() {
        return looks;
    }

    List<Command> commands() {
        return commands.all();
    }

    Command command(String id) {
        return commands.get(id);
    }

    private Commands defined() {
        MainCommands definitions = new MainCommands(workspaces);
        definitions.addFile(this::print, this::writeLists, this::quit);
        definitions.addEdit(copying, this::paste);
        definitions.addWriting(
                new Writing(
                        () -> remembered.settings().habits().keyPattern(),
                        workspaces.notices()::add,
                        slot -> showEntry(slot, "author")));
        definitions.addTag(this::showTag);
        definitions.addSearch(this::find, this::keepSearch);
        definitions.addView(looks);
        definitions.addGo(this::focusTable);
        definitions.addPalette(this::showPalette, () -> showSettings(""));
        definitions.addHelp(
                () -> shell.showSheet(new ShortcutsView(commands.all())),
                () -> shell.showSheet(new AboutView()),
                this::showLog);
        return definitions.commands();
    }

    /// What would be dragged out of the table now.
    ClipboardContent dragged(boolean alt) {
        return copying.dragged(Objects.requireNonNull(workspaces.currentProperty().get()), alt);
    }

    private void tell(String text) {
        shell.tell(text);
    }

    private void writeLists(Workspace workspace) {
        new Lists(remembered.background(), workspaces.notices()::add, workspaces::failed)
                .write(
                        workspace,
                        () -> desk.front().ifPresent(WorkspaceView::refreshLists));
    }

    private void focusTable() {
        desk.front().ifPresent(WorkspaceView::focusTable);
    }

    private void find() {
        focusTable();
        search.requestFocus();
    }

    private void showPalette() {
        Workspace workspace = workspaces.currentProperty().get();
        Iterable<Row> rows = workspace == null ? List.of() : workspace.entries().all();
        PaletteModel model =
                new PaletteModel(
                        remembered.background(),
                        workspaces::failed,
                        Finding.fixed(commands.all(), this::showSettings),
                        () -> Finding.entries(rows, this::showEntry));
        PaletteView palette = new PaletteView(model, shell::hideSheet);
        shell.showSheet(palette);
        palette.focus();
    }

    /// Opens places outside of the window: what is given takes their addresses.
    void openWith(Consumer<String> browser) {
        browse = browser;
    }

    private void showLog() {
        Path folder = Log.folder(stateFolder);
        tell(folder.toString());
        browse.accept(folder.toUri().toString());
    }

    private void print() {
        Workspace workspace = Objects.requireNonNull(workspaces.currentProperty().get());
        workspace.editor().commit();
        var task =
                new PrintModel.Task(
                        workspace.shownWorks(),
                        remembered.settings().habits().style(),
                        workspace.references());
        String name = workspace.document().nameProperty().get();
        String heading = name.replaceAll("(?i)\\.bib$", "");
        PrintModel model = new PrintModel(remembered.background(), task, heading);
        PrintView view = new PrintView(model, workspaces::askForPdf, shell::hideSheet);
        shell.showSheet(view);
        view.focus();
    }

    private void showTag(Workspace workspace) {
        List<Integer> slots = workspace.entries().chosen();
        TagView view =
                new TagView(
                        slots.size(),
                        workspace.sidebar().values("keywords"),
                        tag -> {
                            shell.hideSheet();
                            workspace.tag(slots, tag);
                        });
        shell.showSheet(view);
        view.focus();
    }

    private void showSettings(String words) {
        SettingsModel model =
                new SettingsModel(
                        remembered.settingsProperty(), remembered::change, remembered.background());
        SettingsView view = new SettingsView(model, shell::hideSheet);
        shell.showSheet(view);
        view.find(words);
    }

    private void showEntry(int slot) {
        showEntry(slot, "");
    }

    private void showEntry(int slot, String field) {
        desk.front().ifPresent(view -> view.showEntry(slot, field));
    }

    /// How a search can go on, by what the library in front has.
    private List<Completion.Offer> offers(String query) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null) {
            return List.of();
        }
        Set<String> fields = workspace.entries().indexProperty().get().get().fields();
        return new Completion(fields, workspace.sidebar()::values).offers(query);
    }

    private void keepSearch() {
        String query = search.getText().strip();
        remembered.change(it -> it.withSearch(new Settings.Search(query, query)));
    }

    private ShellView shell() {
        MainMenus menus = new MainMenus(commands);
        return new ShellView(
                menus.bar(
                        MainMenus.recent(recent(), this::open),
                        MainMenus.autosave(remembered),
                        MainMenus.theme(looks.choiceProperty())),
                menus.toolbar(search),
                workspaces.notices(),
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
        shell.takeDropped(this::takeFiles, this::takeText);
        Node welcome =
                new WelcomeView(commands.get("open"), commands.get("sample"), recent(), this::open);
        workspaces
                .currentProperty()
                .subscribe(workspace -> shell.show(workspace == null ? welcome : desk));
        workspaces.whenOpened(remembered::opened);
        workspaces.whenReviewed(this::review);
        looks.choiceProperty().subscribe(choice -> remembered.change(now -> now.withTheme(choice)));
        looks.zoomProperty().subscribe(zoom -> remembered.change(now -> now.withZoom(zoom)));
        remembered.settingsProperty().subscribe(this::dress);
    }

    private void dress(Settings settings) {
        looks.choiceProperty().set(settings.theme());
        looks.zoomTo(settings.zoom());
        looks.highContrastProperty().set(settings.appearance().highContrast());
    }

    /// Libraries come into the one that is open; where none is, they are opened.
    private void takeFiles(List<Path> files) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null) {
            workspaces.open(files);
        } else {
            importing.files(workspace, files, () -> workspaces.open(files));
        }
    }

    private void takeText(String text) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            importing.text(workspace, text);
        }
    }

    private void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        List<Path> files = FileDrop.libraries(clipboard);
        if (files.isEmpty()) {
            takeText(Objects.requireNonNullElse(clipboard.getString(), ""));
        } else {
            takeFiles(files);
        }
    }

    private void review(ImportModel model, Optional<Runnable> instead) {
        ImportView view = new ImportView(model, shell::hideSheet, instead);
        shell.showSheet(view);
        view.focus();
    }

    private void review(Conflicts conflicts) {
        shell.showSheet(
                new ConflictsView(conflicts, shell::hideSheet, () -> workspaces.offer(conflicts)));
    }

    /// Shows the window, and in it some files.
    void show(List<Path> files) {
        Scene scene = new Scene(shell);
        looks.dress(scene);
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED, new Keys(commands, search, workspaces)::whenPressed);
        stage.setScene(scene);
        stage.titleProperty().bind(Titles.ofWindow(workspaces));
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
        Timeline clock = new Timeline(new KeyFrame(TICK, _ -> tick()));
        clock.setCycleCount(Timeline.INDEFINITE);
        clock.play();
        stage.setOnHidden(_ -> clock.stop());
        Probe.watch(stage, () -> workspaces.answered() >= files.size());
    }

    private void tick() {
        workspaces.tick(remembered.settings().autosave());
    }

    private void hide() {
        remembered.saveNow();
        stage.hide();
    }

    /// Closes all libraries and then the window, unless somebody wants to stay.
    private void quit() {
        remembered.remember(stage);
        workspaces.closeAll(this::hide);
    }
}
