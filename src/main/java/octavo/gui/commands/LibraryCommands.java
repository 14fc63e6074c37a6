package octavo.gui.commands;

import javafx.beans.value.ObservableValue;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

/// Adds commands, each possible while what it needs is there: a library, changes, selected entries.
/// Text being typed is committed before a command gets the library.
final class LibraryCommands {
    private final Workspaces workspaces;
    private final CommandRegistry commandRegistry;
    private final MessageTexts messages;

    /// @param messages has a `command.` text for each command
    LibraryCommands(Workspaces workspaces, CommandRegistry commandRegistry, MessageTexts messages) {
        this.workspaces = workspaces;
        this.commandRegistry = commandRegistry;
        this.messages = messages;
    }

    Workspace currentWorkspace() {
        return Objects.requireNonNull(workspaces.currentProperty().get());
    }

    private ObservableValue<Boolean> isLibraryOpen() {
        return workspaces.currentProperty().isNotNull();
    }

    private ObservableValue<Boolean> isLibraryChanged() {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.document().dirtyProperty())
                .orElse(false);
    }

    private ObservableValue<Integer> selectionSize() {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.entries().selectionProperty())
                .map(selection -> selection.slots().size())
                .orElse(0);
    }

    private ObservableValue<Boolean> hasSelection() {
        return selectionSize().map(count -> count > 0);
    }

    private Runnable onCurrent(Consumer<Workspace> action) {
        return () -> {
            Workspace workspace = currentWorkspace();
            workspace.editor().commit();
            action.accept(workspace);
        };
    }

    private Runnable onDocument(Consumer<LibraryDocument> action) {
        return onCurrent(workspace -> action.accept(workspace.document()));
    }

    void addAlways(String id, String shortcut, Runnable action) {
        commandRegistry.addCommand(id, shortcut, CommandRegistry.ALWAYS, action);
    }

    /// A command that looks for the library itself, and commits nothing.
    void addWhileOpen(String id, String shortcut, Runnable action) {
        commandRegistry.addCommand(id, shortcut, isLibraryOpen(), action);
    }

    void addWhileOpen(
            String id, ObservableValue<String> commandText, String shortcut, Runnable action) {
        commandRegistry.addCommand(id, commandText, shortcut, isLibraryOpen(), action);
    }

    void addForLibrary(String id, String shortcut, Consumer<Workspace> action) {
        commandRegistry.addCommand(id, shortcut, isLibraryOpen(), onCurrent(action));
    }

    void addForLibrary(
            String id,
            ObservableValue<String> commandText,
            String shortcut,
            Consumer<Workspace> action) {
        commandRegistry.addCommand(id, commandText, shortcut, isLibraryOpen(), onCurrent(action));
    }

    /// A command for a library with unsaved changes.
    void addForChanges(String id, String shortcut, Consumer<LibraryDocument> action) {
        commandRegistry.addCommand(id, shortcut, isLibraryChanged(), onDocument(action));
    }

    void addForSelection(String id, String shortcut, Consumer<Workspace> action) {
        commandRegistry.addCommand(id, shortcut, hasSelection(), onCurrent(action));
    }

    void addForSelection(
            String id,
            ObservableValue<String> commandText,
            String shortcut,
            Consumer<Workspace> action) {
        commandRegistry.addCommand(id, commandText, shortcut, hasSelection(), onCurrent(action));
    }

    /// A command for the selected entries while the table is in front.
    void addForTableSelection(String id, String shortcut, Consumer<Workspace> action) {
        ObservableValue<Boolean> isTableInFront = workspaces.isTableInFront();
        commandRegistry.addCommand(
                id,
                shortcut,
                hasSelection()
                        .flatMap(isAnyChosen ->
                                isTableInFront.map(isInTable -> isInTable && isAnyChosen)),
                onCurrent(action));
    }

    /// A command for a single selected entry.
    void addForOneEntry(String id, String shortcut, Consumer<Workspace> action) {
        commandRegistry.addCommand(
                id, shortcut, selectionSize().map(count -> count == 1), onCurrent(action));
    }

    /// A command whose text names the step it would undo or redo.
    void addStep(
            String id,
            String shortcut,
            Function<LibraryDocument, ObservableValue<String>> stepNameProperty,
            Consumer<LibraryDocument> action) {
        ObservableValue<String> stepName =
                workspaces
                        .currentProperty()
                        .flatMap(workspace -> stepNameProperty.apply(workspace.document()))
                        .orElse("");
        ObservableValue<String> commandText =
                stepName.map(currentName ->
                        currentName.isEmpty()
                                ? messages.text("command." + id)
                                : messages.text(
                                        "command." + id + ".named",
                                        UserCommand.literalText(currentName)));
        commandRegistry.addCommand(
                id,
                commandText,
                shortcut,
                stepName.map(currentName -> !currentName.isEmpty()),
                onDocument(action));
    }
}
