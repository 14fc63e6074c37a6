package octavo.gui.openlibraries;

import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.CvExport;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Writes the files that a library's sidecar names: the lists of its profiles, and references.
public final class CvExportCommand {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvExportCommand.class);

    private final BackgroundTasks background;

    public CvExportCommand(BackgroundTasks background) {
        this.background = background;
    }

    /// Writes what is out of date, and reports what that was. Asks before writing unconfirmed
    /// files.
    ///
    /// @param onWritten runs after writing
    public void writeLists(Workspace workspace, Runnable onWritten) {
        writeLists(workspace, Set.of(), onWritten);
    }

    private void writeLists(Workspace workspace, Set<Path> confirmedFiles, Runnable onWritten) {
        Optional<Path> libraryPath = workspace.document().path();
        if (libraryPath.isEmpty()) {
            workspace.addNotice(UserNotice.NoticeLevel.WARNING, MESSAGES.text("lists.untitled"));
            return;
        }
        Library library = workspace.document().library();
        background.runInBackground(
                () -> CvExport.of(library, libraryPath.get(), confirmedFiles),
                cvExport -> {
                    reportExport(workspace, cvExport, onWritten);
                    onWritten.run();
                },
                workspace::reportFailure);
    }

    /// Writes the files of references that follow every save. Reports only what was not written.
    void writeOnSave(Workspace workspace) {
        writeOnSave(workspace, Set.of());
    }

    private void writeOnSave(Workspace workspace, Set<Path> confirmedFiles) {
        Library library = workspace.document().library();
        workspace
                .document()
                .path()
                .ifPresent(libraryPath ->
                        background.runInBackground(
                                () -> CvExport.ofSave(library, libraryPath, confirmedFiles),
                                cvExport -> reportRefused(workspace, cvExport),
                                workspace::reportFailure));
    }

    private void reportRefused(Workspace workspace, CvExport cvExport) {
        if (noticeLevel(cvExport) == UserNotice.NoticeLevel.DONE) {
            return;
        }
        List<UserNotice.NoticeAction> noticeActions = new ArrayList<>();
        if (!cvExport.unconfirmedPaths().isEmpty()) {
            Set<Path> unconfirmedFiles = CvExport.pathsOf(cvExport.unconfirmedPaths());
            noticeActions.add(
                    new UserNotice.NoticeAction(
                            MESSAGES.text("lists.confirm"),
                            () -> writeOnSave(workspace, unconfirmedFiles)));
        }
        workspace
                .document()
                .notices()
                .accept(
                        new UserNotice(
                                noticeLevel(cvExport), exportSummary(cvExport), noticeActions));
    }

    private void reportExport(Workspace workspace, CvExport cvExport, Runnable onWritten) {
        List<UserNotice.NoticeAction> noticeActions = new ArrayList<>();
        if (!cvExport.unconfirmedPaths().isEmpty()) {
            Set<Path> unconfirmedFiles = CvExport.pathsOf(cvExport.unconfirmedPaths());
            noticeActions.add(
                    new UserNotice.NoticeAction(
                            MESSAGES.text("lists.confirm"),
                            () -> writeLists(workspace, unconfirmedFiles, onWritten)));
        }
        if (!workspace.pageProperty().get().equals(LibraryPages.CV_ID)) {
            noticeActions.add(
                    new UserNotice.NoticeAction(
                            MESSAGES.text("command.go", LibraryPages.pageName(LibraryPages.CV_ID)),
                            () -> workspace.pageProperty().set(LibraryPages.CV_ID)));
        }
        workspace
                .document()
                .notices()
                .accept(
                        new UserNotice(
                                noticeLevel(cvExport), exportSummary(cvExport), noticeActions));
    }

    private static UserNotice.NoticeLevel noticeLevel(CvExport cvExport) {
        boolean isAllDone = cvExport.refusals().isEmpty() && cvExport.unconfirmedPaths().isEmpty();
        return isAllDone ? UserNotice.NoticeLevel.DONE : UserNotice.NoticeLevel.WARNING;
    }

    private static String exportSummary(CvExport cvExport) {
        List<String> summaryParts = new ArrayList<>();
        if (!cvExport.writtenNames().isEmpty()) {
            summaryParts.add(
                    MESSAGES.text("lists.written", String.join(", ", cvExport.writtenNames())));
        }
        if (!cvExport.freshNames().isEmpty()) {
            summaryParts.add(
                    MESSAGES.text("lists.fresh", String.join(", ", cvExport.freshNames())));
        }
        cvExport.refusals()
                .forEach(refusedList ->
                        summaryParts.add(MESSAGES.text("lists.refused", refusedList)));
        if (!cvExport.unconfirmedPaths().isEmpty()) {
            String fileLines = CvExport.describeObjections(cvExport.unconfirmedPaths());
            summaryParts.add(MESSAGES.text("lists.unconfirmed", fileLines));
        }
        return summaryParts.isEmpty()
                ? MESSAGES.text("lists.none")
                : String.join(" ", summaryParts);
    }
}
