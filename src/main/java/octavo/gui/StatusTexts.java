package octavo.gui;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ProgressBar;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.entries.EntriesModel;
import octavo.gui.shell.StatusView;

import java.util.Locale;
import java.util.function.BiFunction;

/// The status line's texts about the current library.
final class StatusTexts {
    private static final MessageTexts MESSAGES = MessageTexts.of(StatusTexts.class);

    private StatusTexts() {}

    static StatusView.Texts of(Workspaces workspaces) {
        var current = workspaces.currentProperty();
        return new StatusView.Texts(
                current.flatMap(StatusTexts::count).orElse(""),
                current.flatMap(Workspace::attentionProperty).map(StatusTexts::problems).orElse(""),
                new StatusView.Busy(
                        busy(workspaces),
                        progress(workspaces),
                        workspaces.opening().busyProperty().map(text -> !text.isEmpty()),
                        workspaces.opening()::cancel),
                current.flatMap(StatusTexts::state).orElse(""));
    }

    private static ObservableValue<Double> indexed(Workspaces workspaces) {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.entries().indexedProperty())
                .map(Number::doubleValue)
                .orElse(1.0);
    }

    /// Work in progress: reading a file takes precedence over indexing.
    private static ObservableValue<String> busy(Workspaces workspaces) {
        return working(
                workspaces,
                (reading, indexed) ->
                        indexed < 1 && reading.isEmpty() ? MESSAGES.text("indexing") : reading);
    }

    /// Its progress; unknown while reading a file.
    private static ObservableValue<Double> progress(Workspaces workspaces) {
        return working(
                workspaces,
                (reading, indexed) ->
                        reading.isEmpty() ? indexed : ProgressBar.INDETERMINATE_PROGRESS);
    }

    /// Derives a value from the reading in progress and the indexing progress.
    private static <T> ObservableValue<T> working(
            Workspaces workspaces, BiFunction<String, Double, T> said) {
        return workspaces
                .opening()
                .busyProperty()
                .flatMap(reading ->
                        indexed(workspaces).map(indexed -> said.apply(reading, indexed)));
    }

    /// The sidebar counts entries, the page problems: this says both.
    private static String problems(ProblemCounts counts) {
        int entries = counts.slots().cardinality();
        boolean isBoth = entries > 0 && counts.elsewhere() > 0;
        return counts.problems() == 0
                ? ""
                : MESSAGES.text("problems", counts.problems(), entries, isBoth ? 1 : 0);
    }

    /// The search filters the table only: other pages are about all entries.
    private static ObservableValue<String> count(Workspace workspace) {
        EntriesModel entries = workspace.entries();
        return Bindings.createStringBinding(
                () -> {
                    int shown = entries.shownCountProperty().get();
                    int total = entries.totalProperty().get();
                    boolean filters = workspace.pageProperty().get().equals(LibraryPages.LIBRARY);
                    return shown == total || !filters
                            ? MESSAGES.text("count.all", total)
                            : MESSAGES.text("count.some", shown, total);
                },
                entries.shownCountProperty(),
                entries.totalProperty(),
                workspace.pageProperty());
    }

    /// Uncommitted text counts as unsaved, even if the library is saved.
    private static ObservableValue<String> state(Workspace workspace) {
        return workspace
                .editor()
                .pendingProperty()
                .flatMap(pending ->
                        workspace
                                .document()
                                .stateProperty()
                                .map(state ->
                                        pending && state == LibraryDocument.State.SAVED
                                                ? LibraryDocument.State.CHANGED
                                                : state)
                                .map(state -> words(state, workspace.document())));
    }

    /// A library that has no file yet is not saved, even if there is nothing to save.
    private static String words(LibraryDocument.State state, LibraryDocument document) {
        boolean hasFile = document.path().isPresent();
        return state == LibraryDocument.State.SAVED && !hasFile
                ? MESSAGES.text("state.new")
                : MESSAGES.text("state." + state.name().toLowerCase(Locale.ROOT));
    }
}
