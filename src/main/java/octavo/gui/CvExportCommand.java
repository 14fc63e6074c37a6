package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.cv.CvExport;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Writes the files that a library's sidecar names: the lists of its profiles, and references.
final class CvExportCommand {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvExportCommand.class);

    private final BackgroundTasks background;

    CvExportCommand(BackgroundTasks background) {
        this.background = background;
    }

    /// Writes what is out of date, and reports what that was. Asks before writing unconfirmed
    /// files.
    ///
    /// @param then runs after writing
    void write(Workspace workspace, Runnable then) {
        write(workspace, Set.of(), then);
    }

    private void write(Workspace workspace, Set<Path> confirmed, Runnable then) {
        Optional<Path> path = workspace.document().path();
        if (path.isEmpty()) {
            workspace.tell(UserNotice.Level.WARNING, MESSAGES.text("lists.untitled"));
            return;
        }
        Library library = workspace.document().library();
        background.run(
                () -> CvExport.of(library, path.get(), confirmed),
                done -> {
                    tell(workspace, done, then);
                    then.run();
                },
                workspace::failed);
    }

    /// Writes the files of references that follow every save. Reports only what was not written.
    void writeOnSave(Workspace workspace) {
        writeOnSave(workspace, Set.of());
    }

    private void writeOnSave(Workspace workspace, Set<Path> confirmed) {
        Library library = workspace.document().library();
        workspace
                .document()
                .path()
                .ifPresent(path ->
                        background.run(
                                () -> CvExport.onSave(library, path, confirmed),
                                done -> tellOfRefused(workspace, done),
                                workspace::failed));
    }

    private void tellOfRefused(Workspace workspace, CvExport done) {
        if (level(done) == UserNotice.Level.DONE) {
            return;
        }
        List<UserNotice.Action> actions = new ArrayList<>();
        if (!done.unconfirmed().isEmpty()) {
            Set<Path> asked = CvExport.paths(done.unconfirmed());
            actions.add(
                    new UserNotice.Action(
                            MESSAGES.text("lists.confirm"), () -> writeOnSave(workspace, asked)));
        }
        workspace.document().notices().accept(new UserNotice(level(done), said(done), actions));
    }

    private void tell(Workspace workspace, CvExport done, Runnable then) {
        List<UserNotice.Action> actions = new ArrayList<>();
        if (!done.unconfirmed().isEmpty()) {
            Set<Path> asked = CvExport.paths(done.unconfirmed());
            actions.add(
                    new UserNotice.Action(
                            MESSAGES.text("lists.confirm"), () -> write(workspace, asked, then)));
        }
        if (!workspace.pageProperty().get().equals(LibraryPages.CV)) {
            actions.add(
                    new UserNotice.Action(
                            MESSAGES.text("command.go", LibraryPages.name(LibraryPages.CV)),
                            () -> workspace.pageProperty().set(LibraryPages.CV)));
        }
        workspace.document().notices().accept(new UserNotice(level(done), said(done), actions));
    }

    private static UserNotice.Level level(CvExport done) {
        boolean isAllDone = done.refused().isEmpty() && done.unconfirmed().isEmpty();
        return isAllDone ? UserNotice.Level.DONE : UserNotice.Level.WARNING;
    }

    private static String said(CvExport done) {
        List<String> parts = new ArrayList<>();
        if (!done.written().isEmpty()) {
            parts.add(MESSAGES.text("lists.written", String.join(", ", done.written())));
        }
        if (!done.fresh().isEmpty()) {
            parts.add(MESSAGES.text("lists.fresh", String.join(", ", done.fresh())));
        }
        done.refused().forEach(each -> parts.add(MESSAGES.text("lists.refused", each)));
        if (!done.unconfirmed().isEmpty()) {
            String files = CvExport.lines(done.unconfirmed());
            parts.add(MESSAGES.text("lists.unconfirmed", files));
        }
        return parts.isEmpty() ? MESSAGES.text("lists.none") : String.join(" ", parts);
    }
}
