package octavo.gui.openlibraries;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.entries.EntryRows;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.JournalRecovery;
import octavo.recovery.PendingEdits;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Restores unsaved edits after a crash. Who has put an offer away is asked again with the library.
final class EditRecovery {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditRecovery.class);

    private final Workspaces workspaces;
    private final BackgroundTasks background;
    private final LibraryDocument.Surroundings surroundings;

    /// The edits that are neither restored nor discarded, with what asks about them.
    private final Map<PendingEdits, UserNotice> unansweredNotices = new LinkedHashMap<>();

    EditRecovery(
            Workspaces workspaces,
            BackgroundTasks background,
            LibraryDocument.Surroundings surroundings) {
        this.workspaces = workspaces;
        this.background = background;
        this.surroundings = surroundings;
    }

    void findEdits() {
        findEdits(journalRecovery -> {
            journalRecovery
                    .troubleMessages()
                    .forEach(readTrouble -> showWarning(MessageTranslator.of(readTrouble)));
            journalRecovery.pendingEdits().forEach(this::compareEdits);
        });
    }

    /// Asks about the edits of a library that has been opened: also about those that another
    /// process had until now.
    void libraryOpened(Path libraryPath) {
        unansweredNotices.forEach((pendingEdits, notice) -> {
            if (Workspaces.isAt(pendingEdits.journalContents().libraryPath(), libraryPath)) {
                workspaces.addNotice(notice);
            }
        });
        findEdits(journalRecovery -> journalRecovery.pendingEdits().forEach(this::compareEdits));
    }

    /// Offers edits with what they have changed.
    private void compareEdits(PendingEdits pendingEdits) {
        background.runInBackground(
                () ->
                        RecoveredChanges.of(
                                libraryName(pendingEdits.journalContents()),
                                pendingEdits.journalContents()),
                recoveredChanges -> offerRestore(pendingEdits, recoveredChanges),
                _ -> offerRestore(pendingEdits, RecoveredChanges.NOT_COMPARED));
    }

    private void findEdits(Consumer<JournalRecovery> onFound) {
        background.runInBackground(
                () -> JournalRecovery.findIn(surroundings.stateFolder()),
                onFound,
                this::reportFailure);
    }

    private void showQuestion(
            PendingEdits pendingEdits,
            String questionText,
            List<UserNotice.NoticeAction> actions,
            String diffText) {
        UserNotice questionNotice =
                new UserNotice(UserNotice.NoticeLevel.WARNING, questionText, actions, diffText);
        unansweredNotices.put(pendingEdits, questionNotice);
        workspaces.addNotice(questionNotice);
    }

    private void showWarning(String questionText) {
        workspaces.addNotice(new UserNotice(UserNotice.NoticeLevel.WARNING, questionText));
    }

    private void reportFailure(Exception exception) {
        showWarning(MessageTranslator.of(exception));
    }

    private void offerRestore(PendingEdits pendingEdits, RecoveredChanges recoveredChanges) {
        PendingEdits.JournalContents editContents = pendingEdits.journalContents();
        DateTimeFormatter timeFormat =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withZone(ZoneId.systemDefault());
        String questionText =
                MESSAGES.text(
                        recoveredChanges.changedNames().isEmpty() ? "recovery.unnamed" : "recovery",
                        libraryName(editContents),
                        timeFormat.format(editContents.lastEditTime()),
                        recoveredChanges.changedNames());
        showQuestion(
                pendingEdits,
                String.join(
                                " ",
                                questionText,
                                MessageTranslator.of(" ", editContents.troubleMessages()))
                        .strip(),
                List.of(
                        new UserNotice.NoticeAction(
                                MESSAGES.text("recovery.restore"),
                                () -> restoreEdits(pendingEdits)),
                        new UserNotice.NoticeAction(
                                MESSAGES.text("recovery.discard"),
                                () -> showQuestion(pendingEdits, questionText, recoveredChanges))),
                recoveredChanges.diffText());
    }

    /// Discarding is irreversible, so it needs a second confirmation.
    private void showQuestion(
            PendingEdits pendingEdits, String questionText, RecoveredChanges recoveredChanges) {
        showQuestion(
                pendingEdits,
                questionText + " " + MESSAGES.text("recovery.sure"),
                List.of(
                        new UserNotice.NoticeAction(
                                MESSAGES.text("recovery.keep"),
                                () -> offerRestore(pendingEdits, recoveredChanges)),
                        new UserNotice.NoticeAction(
                                MESSAGES.text("recovery.for-good"),
                                () -> discardEdits(pendingEdits))),
                recoveredChanges.diffText());
    }

    private static String libraryName(PendingEdits.JournalContents editContents) {
        return editContents
                .libraryPath()
                .map(path -> String.valueOf(path.getFileName()))
                .orElseGet(() -> MESSAGES.text("recovery.untitled"));
    }

    private void discardEdits(PendingEdits pendingEdits) {
        unansweredNotices.remove(pendingEdits);
        background.runInBackground(
                () -> {
                    pendingEdits.discardEdits();
                    return true;
                },
                _ -> {},
                this::reportFailure);
    }

    private void restoreEdits(PendingEdits pendingEdits) {
        Optional<UserNotice> offerNotice =
                Optional.ofNullable(unansweredNotices.remove(pendingEdits));
        Optional<Path> libraryPath = pendingEdits.journalContents().libraryPath();
        if (libraryPath.isPresent() && LibraryFile.pathExists(libraryPath.get())) {
            workspaces.open(
                    libraryPath.get(),
                    workspace -> restoreEdits(pendingEdits, workspace, offerNotice),
                    () -> compareEdits(pendingEdits));
        } else {
            Library baseLibrary = Library.of(pendingEdits.journalContents().baseFile());
            LibraryDocument document =
                    libraryPath
                            .map(missingPath ->
                                    LibraryDocument.of(
                                            surroundings,
                                            LibraryFile.notYetSaved(missingPath, baseLibrary)))
                            .orElseGet(() ->
                                    LibraryDocument.untitled(
                                            surroundings,
                                            baseLibrary,
                                            libraryName(pendingEdits.journalContents())));
            restoreEdits(
                    pendingEdits,
                    workspaces.addWorkspace(document, EntryRows.of(baseLibrary)),
                    offerNotice);
        }
    }

    /// The edits are released once they are in the journal of the library that now has them. If the
    /// library is closed while conflicts are open, the offer comes back with it.
    private void restoreEdits(
            PendingEdits pendingEdits, Workspace workspace, Optional<UserNotice> offerNotice) {
        offerNotice.ifPresent(shownNotice -> unansweredNotices.put(pendingEdits, shownNotice));
        PendingEdits.JournalContents editContents = pendingEdits.journalContents();
        workspace
                .document()
                .restoreEdits(
                        editContents.baseFile(),
                        editContents.recoveredFile(),
                        () -> discardEdits(pendingEdits));
    }
}
