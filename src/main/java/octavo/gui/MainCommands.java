package octavo.gui;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.document.LibraryDocument;
import octavo.gui.page.LibraryPage;
import octavo.gui.theme.ThemeAndSize;
import octavo.settings.UserHabits.Citing;
import octavo.values.ReadingMark;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// What the window can be told to do with the library in front.
final class MainCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(MainCommands.class);

    private final Workspaces workspaces;
    private final CommandRegistry commands = new CommandRegistry(MESSAGES);

    MainCommands(Workspaces workspaces) {
        this.workspaces = workspaces;
    }

    CommandRegistry commands() {
        return commands;
    }

    private Workspace current() {
        return Objects.requireNonNull(workspaces.currentProperty().get());
    }

    private ObservableValue<Boolean> isOpen() {
        return workspaces.currentProperty().isNotNull();
    }

    /// @param print shows what would be printed
    /// @param lists writes the lists of the library in front
    void addFile(Runnable print, Consumer<Workspace> lists, Runnable quit) {
        commands.add("new-library", "Shortcut+Alt+N", CommandRegistry.ALWAYS, workspaces::openNew);
        commands.add("open", "Shortcut+O", CommandRegistry.ALWAYS, workspaces::askAndOpen);
        commands.add("sample", "Shortcut+Shift+O", CommandRegistry.ALWAYS, workspaces::openSample);
        commands.add("save", "Shortcut+S", isOpen(), () -> save(workspaces::save));
        commands.add("save-as", "Shortcut+Shift+S", isOpen(), () -> save(workspaces::saveAs));
        commands.add("revert", "Shortcut+Alt+Z", isChanged(), () -> settled().revert());
        commands.add("print", "Shortcut+P", isOpen(), print);
        commands.add("write-lists", "Shortcut+E", isOpen(), () -> lists.accept(settled(current())));
        commands.add("close", "Shortcut+W", isOpen(), () -> workspaces.close(current(), () -> {}));
        commands.add("quit", "Shortcut+Q", CommandRegistry.ALWAYS, quit);
    }

    private void save(BiConsumer<LibraryDocument, Runnable> way) {
        Workspace workspace = settled(current());
        way.accept(
                workspace.document(),
                () -> {
                    workspace.document().beside().save();
                    workspaces.tellOfRefused(workspace);
                });
    }

    private ObservableValue<Boolean> isChanged() {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.document().dirtyProperty())
                .orElse(false);
    }

    /// The document in front, what is being typed into it included.
    private LibraryDocument settled() {
        return settled(current()).document();
    }

    /// A workspace, once what is being typed there is in its library.
    private static Workspace settled(Workspace workspace) {
        workspace.editor().commit();
        return workspace;
    }

    /// @param copy puts entries on the clipboard
    /// @param paste takes in what the clipboard holds
    void addEdit(EntryClipboard copy, Runnable paste) {
        addStep("undo", "Shortcut+Z", LibraryDocument::undoNameProperty, () -> settled().undo());
        addStep(
                "redo",
                "Shortcut+Shift+Z",
                LibraryDocument::redoNameProperty,
                () -> settled().redo());
        addForChosen("copy-bibtex", "Shortcut+C", it -> copy.copy(it, Citing.BIBTEX));
        addForChosen("copy-cite", "Shortcut+Shift+C", it -> copy.copy(it, Citing.LATEX));
        addForChosen("copy-keys", "Shortcut+Alt+C", it -> copy.copy(it, Citing.KEYS));
        addForChosen("copy-reference", "Shortcut+Shift+R", it -> copy.copy(it, Citing.REFERENCE));
        addForChosen("copy-markdown", "Shortcut+Shift+M", it -> copy.copy(it, Citing.MARKDOWN));
        addForChosen("copy-pandoc", "Shortcut+Alt+P", it -> copy.copy(it, Citing.PANDOC));
        addForChosen("copy-typst", "Shortcut+Alt+Y", it -> copy.copy(it, Citing.TYPST));
        addForChosen("copy-html", "Shortcut+Alt+W", it -> copy.copy(it, Citing.HTML));
        addForChosen("copy-latex", "Shortcut+Alt+X", it -> copy.copy(it, Citing.LATEX_REFERENCE));
        commands.add("paste", "Shortcut+V", isOpen(), paste);
    }

    /// @param push sends a citation of the chosen entries to an editor
    void addPush(Consumer<Workspace> push) {
        addForChosen("push", "Shortcut+L", push);
    }

    /// @param tag gives the chosen entries a tag
    void addTag(Consumer<Workspace> tag) {
        addForChosen("tag", "Shortcut+T", tag);
    }

    void addGroups(GroupCommands groups) {
        addForChosen("group", "Shortcut+Shift+G", settledFirst(groups::add));
        commands.add(
                "new-group", "Shortcut+Alt+U", isOpen(), () -> groups.create(settled(current())));
    }

    /// @param files asks which files to import
    /// @param browser shows what makes browsers save papers
    void addImport(Runnable files, Runnable browser) {
        commands.add("import", "Shortcut+Shift+I", isOpen(), files);
        commands.add("from-browser", "Shortcut+Shift+B", CommandRegistry.ALWAYS, browser);
    }

    void addExport(ExportCommand exporting) {
        commands.add(
                "export", "Shortcut+Shift+E", isOpen(), () -> exporting.export(settled(current())));
    }

    /// What changes many entries at once.
    void addBulk(BulkCommands bulk) {
        addForChosen("untag", "Shortcut+Shift+T", settledFirst(bulk::untag));
        addForChosen("ungroup", "Shortcut+Alt+G", settledFirst(bulk::ungroup));
        commands.add("replace", "Shortcut+H", isOpen(), () -> bulk.replace(settled(current())));
        addForChosen("change-field", "Shortcut+Alt+E", settledFirst(bulk::change));
    }

    /// Ratings, priorities and the read state of the chosen entries.
    void addMarks(MarkCommands marks) {
        addLevels(marks, ReadingMark.RATING, "rate-", "Alt+");
        addLevels(marks, ReadingMark.PRIORITY, "priority-", "Alt+Shift+");
        addToggle(marks, "read", "Shortcut+R", ReadingMark.READ);
        addToggle(marks, "skimmed", "Shortcut+Alt+K", ReadingMark.SKIMMED);
    }

    /// A command whose text says which of the two it would do.
    private void addToggle(MarkCommands marks, String id, String keys, String state) {
        ObservableValue<String> text =
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
                                                                        state))))
                        .orElse(false)
                        .map(is -> MESSAGES.text("command." + id + (is ? ".not" : "")));
        commands.add(id, text, keys, hasChosen(), () -> marks.toggle(settled(current()), state));
    }

    private void addLevels(MarkCommands marks, ReadingMark mark, String id, String keys) {
        for (int i = 0; i <= mark.last(); i++) {
            int level = i;
            addForChosen(id + level, keys + level, settledFirst(it -> marks.mark(it, mark, level)));
        }
    }

    /// A command whose text says what it would undo or redo.
    private void addStep(
            String id,
            String keys,
            Function<LibraryDocument, ObservableValue<String>> name,
            Runnable action) {
        ObservableValue<String> step =
                workspaces
                        .currentProperty()
                        .flatMap(workspace -> name.apply(workspace.document()))
                        .orElse("");
        ObservableValue<String> text =
                step.map(it ->
                        it.isEmpty()
                                ? MESSAGES.text("command." + id)
                                : MESSAGES.text(
                                        "command." + id + ".named", UserCommand.literal(it)));
        commands.add(id, text, keys, step.map(it -> !it.isEmpty()), action);
    }

    /// A command for the chosen entries.
    private void addForChosen(String id, String keys, Consumer<Workspace> action) {
        commands.add(id, keys, hasChosen(), () -> action.accept(current()));
    }

    private ObservableValue<Boolean> hasChosen() {
        return chosenCount().map(count -> count > 0);
    }

    private ObservableValue<Integer> chosenCount() {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.entries().selectionProperty())
                .map(selection -> selection.slots().size())
                .orElse(0);
    }

    /// @param open shows the chosen entries outside of the window
    void addOpening(Consumer<Workspace> open) {
        ObservableValue<Boolean> inTable = workspaces.isTableInFront();
        commands.add(
                "open-paper",
                "Shortcut+ENTER",
                hasChosen().flatMap(any -> inTable.map(it -> it && any)),
                () -> open.accept(settled(current())));
    }

    /// @param read shows the PDF of the chosen entry
    void addReading(Consumer<Workspace> read) {
        addForChosen("read-paper", "Shortcut+Alt+ENTER", settledFirst(read));
    }

    /// @param fetch gets the open-access PDF of the chosen entry
    void addFetching(Consumer<Workspace> fetch) {
        addForChosen("fetch-paper", "Shortcut+Shift+ENTER", settledFirst(fetch));
    }

    /// @param link links the chosen entry, if it is but one, to files
    void addLinking(Consumer<Workspace> link) {
        ObservableValue<Boolean> isOne = chosenCount().map(count -> count == 1);
        commands.add("link-file", "Shortcut+Shift+A", isOne, () -> link.accept(settled(current())));
    }

    /// @param rename renames the linked files of the selected entries
    void addRenaming(Consumer<Workspace> rename) {
        addForChosen("rename-files", "Shortcut+Alt+F", settledFirst(rename));
    }

    /// Making, copying and removing entries; each kind of new entry is a command of its own.
    void addWriting(EntryCommands writing) {
        for (EntryCommands.Kind kind : EntryCommands.Kind.values()) {
            commands.add(
                    kind.command(),
                    kind.keys(),
                    isOpen(),
                    () -> writing.add(settled(current()), kind));
        }
        addForChosen("duplicate", "Shortcut+D", settledFirst(writing::duplicate));
        addForChosen("make-keys", "Shortcut+G", settledFirst(writing::makeKeys));
        addForChosen("delete", "Shortcut+DELETE", settledFirst(writing::delete));
    }

    private static Consumer<Workspace> settledFirst(Consumer<Workspace> action) {
        return workspace -> action.accept(settled(workspace));
    }

    /// @param keep keeps what is searched for
    void addSearch(Runnable find, Runnable keep) {
        ObservableValue<Boolean> searching =
                workspaces
                        .currentProperty()
                        .flatMap(workspace -> workspace.entries().queryProperty())
                        .map(query -> !query.isBlank())
                        .orElse(false);
        commands.add("find", "Shortcut+F", isOpen(), find);
        commands.add("keep-search", "Shortcut+Shift+F", searching, keep);
    }

    /// @param columns shows which columns the table can have
    void addView(ThemeAndSize looks, Runnable columns) {
        commands.add("columns", "Shortcut+Alt+L", isOpen(), columns);
        commands.add("zoom-in", "Shortcut+PLUS", CommandRegistry.ALWAYS, looks::zoomIn);
        commands.add("zoom-out", "Shortcut+MINUS", CommandRegistry.ALWAYS, looks::zoomOut);
        commands.add("zoom-reset", "Shortcut+0", CommandRegistry.ALWAYS, () -> looks.zoomTo(100));
    }

    /// Ctrl+1 and so on lead to the pages.
    ///
    /// @param papers leads to the table
    void addGo(Runnable papers) {
        addGo(LibraryPages.LIBRARY, MESSAGES.text("page.library"), 1, papers);
        List<LibraryPage> others = LibraryPages.others();
        for (int i = 0; i < others.size(); i++) {
            LibraryPage page = others.get(i);
            addGo(page.id(), page.name(), i + 2, () -> current().pageProperty().set(page.id()));
        }
    }

    private void addGo(String id, String name, int number, Runnable action) {
        var text = new SimpleStringProperty(MESSAGES.text("command.go", name));
        commands.add("go-" + id, text, "Shortcut+" + number, isOpen(), action);
    }

    void addPalette(Runnable palette, Runnable settings) {
        commands.add("palette", "Shortcut+K", CommandRegistry.ALWAYS, palette);
        commands.add("settings", "Shortcut+COMMA", CommandRegistry.ALWAYS, settings);
    }

    /// @param log shows where the log is
    void addHelp(Runnable manual, Runnable shortcuts, Runnable about, Runnable log) {
        commands.add("manual", "Shortcut+F1", CommandRegistry.ALWAYS, manual);
        commands.add("shortcuts", "F1", CommandRegistry.ALWAYS, shortcuts);
        commands.add("log-folder", "Shortcut+Shift+L", CommandRegistry.ALWAYS, log);
        commands.add("about", "Shift+F1", CommandRegistry.ALWAYS, about);
    }
}
