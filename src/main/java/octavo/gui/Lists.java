package octavo.gui;

import octavo.gui.controls.Messages;
import octavo.gui.cv.CvExport;
import octavo.gui.shell.Notice;
import octavo.library.Library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Writes the lists of a library into the files that its profiles name, wherever in the window one
/// is.
final class Lists {
    private static final Messages MESSAGES = Messages.of(Lists.class);

    private final Background background;

    Lists(Background background) {
        this.background = background;
    }

    /// Writes what is out of date, and says what that was. What nobody has confirmed is asked for.
    ///
    /// @param then once it is written
    void write(Workspace workspace, Runnable then) {
        write(workspace, Set.of(), then);
    }

    private void write(Workspace workspace, Set<Path> confirmed, Runnable then) {
        Optional<Path> path = workspace.document().path();
        if (path.isEmpty()) {
            workspace.tell(Notice.Level.WARNING, MESSAGES.text("lists.untitled"));
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

    private void tell(Workspace workspace, CvExport done, Runnable then) {
        List<Notice.Action> actions = new ArrayList<>();
        if (!done.unconfirmed().isEmpty()) {
            Set<Path> asked = CvExport.paths(done.unconfirmed());
            actions.add(
                    new Notice.Action(
                            MESSAGES.text("lists.confirm"), () -> write(workspace, asked, then)));
        }
        actions.add(
                new Notice.Action(
                        MESSAGES.text("command.go", MESSAGES.text("page.cv")),
                        () -> workspace.pageProperty().set("cv")));
        workspace.document().notices().accept(new Notice(level(done), said(done), actions));
    }

    private static Notice.Level level(CvExport done) {
        boolean isAllDone = done.refused().isEmpty() && done.unconfirmed().isEmpty();
        return isAllDone ? Notice.Level.DONE : Notice.Level.WARNING;
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
