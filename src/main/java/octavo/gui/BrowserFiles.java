package octavo.gui;

import octavo.attachments.AttachmentFolders;
import octavo.connector.BrowserAnswer;
import octavo.connector.SentFile;
import octavo.connector.SentItem;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryFolders;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.LocalAnswer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Keeps the papers that browsers send beside the library, and links their entries to them.
final class BrowserFiles {
    private static final MessageTexts MESSAGES = MessageTexts.of(BrowserFiles.class);

    private final BackgroundTasks background;

    BrowserFiles(BackgroundTasks background) {
        this.background = background;
    }

    /// Keeps the file of one of a click's papers.
    ///
    /// @param id what the browser calls the paper
    void keep(BrowserSession session, String id, SentFile file, Consumer<LocalAnswer> answer) {
        Workspace workspace = session.workspace();
        Optional<Path> path = workspace.document().path();
        Optional<SentItem> item = session.item(id);
        if (!file.isPdf()) {
            answer.accept(BrowserAnswer.notKept("Octavo keeps PDFs only."));
        } else if (path.isEmpty()) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("fetch.unsaved"));
            answer.accept(BrowserAnswer.notKept("The library is in no file yet."));
        } else if (item.isEmpty()) {
            answer.accept(BrowserAnswer.refusal(404, "The paper of this file was not saved."));
        } else {
            workspace.workOut(
                    library -> item.get().slot(library),
                    slot -> store(session, item.get(), slot, file, answer),
                    BrowserAnswer.failing(workspace::failed, answer));
        }
    }

    private void store(
            BrowserSession session,
            SentItem item,
            Optional<Integer> slot,
            SentFile file,
            Consumer<LocalAnswer> answer) {
        Workspace workspace = session.workspace();
        Library library = workspace.document().library();
        Path path = workspace.document().path().orElseThrow();
        Optional<Work> work = slot.flatMap(library::indexOfSlot).flatMap(library::work);
        if (work.isEmpty()) {
            answer.accept(BrowserAnswer.refusal(404, "The paper of this file is gone."));
            return;
        }
        background.run(
                () -> stored(library, path, work.get(), file),
                stored -> {
                    stored.ifPresent(it -> {
                        session.keeps(item.id(), it);
                        link(workspace, slot.orElseThrow(), List.of(it));
                    });
                    answer.accept(
                            stored.isPresent()
                                    ? BrowserAnswer.kept(true)
                                    : BrowserAnswer.notKept("The entry has a file."));
                },
                BrowserAnswer.failing(workspace::failed, answer));
    }

    /// The new file; empty if the work has one.
    private static Optional<Path> stored(Library library, Path path, Work work, SentFile file)
            throws IOException {
        AttachmentFolders folders = LibraryFolders.of(path, library);
        return folders.hasFile(work)
                ? Optional.empty()
                : Optional.of(PaperFetch.stored(folders, library, work, file.bytes()));
    }

    private void link(Workspace workspace, int slot, List<Path> files) {
        new FileLinking(background, workspace).link(slot, files);
    }

    /// Links the papers of a click to their files in the library that they have moved to.
    void linkAgain(BrowserSession session) {
        for (Map.Entry<String, List<Path>> each : session.files().entrySet()) {
            session.item(each.getKey())
                    .ifPresent(item ->
                            session.workspace()
                                    .workOut(
                                            library -> item.slot(library),
                                            slot ->
                                                    slot.ifPresent(it ->
                                                            link(
                                                                    session.workspace(),
                                                                    it,
                                                                    each.getValue()))));
        }
    }
}
