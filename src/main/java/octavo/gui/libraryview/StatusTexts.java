package octavo.gui.libraryview;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ProgressBar;

import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.SharingState;
import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.ProblemCounts;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.shell.StatusView;
import octavo.sharedlibraries.ServerAddress;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.function.BiFunction;

/// The status line's texts about the current library.
public final class StatusTexts {
    private static final MessageTexts MESSAGES = MessageTexts.of(StatusTexts.class);

    private StatusTexts() {}

    public static StatusView.StatusTexts of(Workspaces workspaces) {
        var currentWorkspace = workspaces.currentProperty();
        return new StatusView.StatusTexts(
                currentWorkspace.flatMap(StatusTexts::countText).orElse(""),
                currentWorkspace
                        .flatMap(Workspace::problemCountsProperty)
                        .map(StatusTexts::problemsText)
                        .orElse(""),
                new StatusView.BusyStatus(
                        busyText(workspaces),
                        busyProgress(workspaces),
                        workspaces
                                .libraryReading()
                                .busyMessageProperty()
                                .map(readingText -> !readingText.isEmpty()),
                        workspaces.libraryReading()::cancelAll),
                new StatusView.SharingStatus(
                        sharingState(workspaces).map(StatusTexts::sharingText).orElse(""),
                        sharingState(workspaces).map(SharingState::reason).orElse("")),
                currentWorkspace.flatMap(StatusTexts::saveStateText).orElse(""));
    }

    private static ObservableValue<SharingState> sharingState(Workspaces workspaces) {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.document().sharingSession().stateProperty());
    }

    private static String sharingText(SharingState state) {
        String host = state.address().map(ServerAddress::host).orElse("");
        String time =
                state.exchangedAt()
                        .map(instant ->
                                DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                                        .withLocale(MESSAGES.locale())
                                        .format(instant.atZone(ZoneId.systemDefault())))
                        .orElse("");
        return switch (state.kind()) {
            case NOT_SHARED -> "";
            case SWITCHED_OFF -> MESSAGES.text("sharing.off", state.count());
            case CONNECTING -> MESSAGES.text("sharing.connecting", host);
            case IN_STEP -> MESSAGES.text("sharing.in-step", time, state.count());
            case OFFLINE -> MESSAGES.text("sharing.offline", host, state.count());
            case READ_ONLY -> MESSAGES.text("sharing.read-only", state.count());
            case IN_CONFLICT -> MESSAGES.text("sharing.in-conflict", state.count());
            case STOPPED -> MESSAGES.text("sharing.stopped", state.count());
        };
    }

    private static ObservableValue<Double> indexProgress(Workspaces workspaces) {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> workspace.entries().indexedProperty())
                .map(Number::doubleValue)
                .orElse(1.0);
    }

    /// Work in progress: reading a file takes precedence over indexing.
    private static ObservableValue<String> busyText(Workspaces workspaces) {
        return whileWorking(
                workspaces,
                (readingText, indexProgress) ->
                        indexProgress < 1 && readingText.isEmpty()
                                ? MESSAGES.text("indexing")
                                : readingText);
    }

    /// Its progress; unknown while reading a file.
    private static ObservableValue<Double> busyProgress(Workspaces workspaces) {
        return whileWorking(
                workspaces,
                (readingText, indexProgress) ->
                        readingText.isEmpty() ? indexProgress : ProgressBar.INDETERMINATE_PROGRESS);
    }

    /// Derives a value from the reading in progress and the indexing progress.
    private static <T> ObservableValue<T> whileWorking(
            Workspaces workspaces, BiFunction<String, Double, T> statusFunction) {
        return workspaces
                .libraryReading()
                .busyMessageProperty()
                .flatMap(readingText ->
                        indexProgress(workspaces)
                                .map(indexProgress ->
                                        statusFunction.apply(readingText, indexProgress)));
    }

    /// The sidebar counts entries, the page problems: this says both.
    private static String problemsText(ProblemCounts problemCounts) {
        int entryCount = problemCounts.slots().cardinality();
        boolean isBoth = entryCount > 0 && problemCounts.outsideEntries() > 0;
        return problemCounts.problemCount() == 0
                ? ""
                : MESSAGES.text(
                        "problems", problemCounts.problemCount(), entryCount, isBoth ? 1 : 0);
    }

    /// The search filters the table only: other pages are about all entries.
    private static ObservableValue<String> countText(Workspace workspace) {
        EntriesModel entriesModel = workspace.entries();
        return Bindings.createStringBinding(
                () -> {
                    int shownCount = entriesModel.shownCountProperty().get();
                    int totalCount = entriesModel.totalProperty().get();
                    boolean isFiltering =
                            workspace.pageProperty().get().equals(LibraryPages.LIBRARY_ID);
                    return shownCount == totalCount || !isFiltering
                            ? MESSAGES.text("count.all", totalCount)
                            : MESSAGES.text("count.some", shownCount, totalCount);
                },
                entriesModel.shownCountProperty(),
                entriesModel.totalProperty(),
                workspace.pageProperty());
    }

    /// Uncommitted text counts as unsaved, even if the library is saved.
    private static ObservableValue<String> saveStateText(Workspace workspace) {
        return workspace
                .editor()
                .pendingProperty()
                .flatMap(isPending ->
                        workspace
                                .document()
                                .saveStateProperty()
                                .map(saveState ->
                                        isPending && saveState == LibraryDocument.SaveState.SAVED
                                                ? LibraryDocument.SaveState.CHANGED
                                                : saveState)
                                .map(saveState -> stateWords(saveState, workspace.document())));
    }

    /// A library that has no file yet is not saved, even if there is nothing to save.
    private static String stateWords(
            LibraryDocument.SaveState saveState, LibraryDocument document) {
        boolean hasFile = document.path().isPresent();
        return saveState == LibraryDocument.SaveState.SAVED && !hasFile
                ? MESSAGES.text("state.new")
                : MESSAGES.text("state." + saveState.name().toLowerCase(Locale.ROOT));
    }
}
