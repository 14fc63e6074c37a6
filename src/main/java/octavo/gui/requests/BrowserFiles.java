package octavo.gui.requests;

import octavo.files.attachments.AttachmentFolders;
import octavo.gui.commands.FileLinking;
import octavo.gui.commands.PaperFetch;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryFolders;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.integrations.browsers.BrowserAnswer;
import octavo.integrations.browsers.SentFile;
import octavo.integrations.browsers.SentItem;
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
    /// @param itemId what the browser calls the paper
    void keepFile(
            BrowserSession browserSession,
            String itemId,
            SentFile sentFile,
            Consumer<LocalAnswer> onAnswer) {
        Workspace workspace = browserSession.workspace();
        Optional<Path> libraryPath = workspace.document().path();
        Optional<SentItem> sentItem = browserSession.sentItem(itemId);
        if (!sentFile.isPdf()) {
            onAnswer.accept(BrowserAnswer.unsavedFile("Octavo keeps PDFs only."));
        } else if (libraryPath.isEmpty()) {
            workspace.addNotice(UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("fetch.unsaved"));
            onAnswer.accept(BrowserAnswer.unsavedFile("The library is in no file yet."));
        } else if (sentItem.isEmpty()) {
            onAnswer.accept(BrowserAnswer.refusal(404, "The paper of this file was not saved."));
        } else {
            workspace.computeInBackground(
                    library -> sentItem.get().findSlot(library),
                    slot -> storeFile(browserSession, sentItem.get(), slot, sentFile, onAnswer),
                    BrowserAnswer.failureHandler(workspace::reportFailure, onAnswer));
        }
    }

    private void storeFile(
            BrowserSession browserSession,
            SentItem sentItem,
            Optional<Integer> slot,
            SentFile sentFile,
            Consumer<LocalAnswer> onAnswer) {
        Workspace workspace = browserSession.workspace();
        Library library = workspace.document().library();
        Path libraryPath = workspace.document().path().orElseThrow();
        Optional<Work> work = slot.flatMap(library::indexOfSlot).flatMap(library::workAt);
        if (work.isEmpty()) {
            onAnswer.accept(BrowserAnswer.refusal(404, "The paper of this file is gone."));
            return;
        }
        background.runInBackground(
                () -> storeUnlessPresent(library, libraryPath, work.get(), sentFile),
                storedFile -> {
                    storedFile.ifPresent(storedPath -> {
                        browserSession.addFile(sentItem.id(), storedPath);
                        linkFiles(workspace, slot.orElseThrow(), List.of(storedPath));
                    });
                    onAnswer.accept(
                            storedFile.isPresent()
                                    ? BrowserAnswer.savedFile(true)
                                    : BrowserAnswer.unsavedFile("The entry has a file."));
                },
                BrowserAnswer.failureHandler(workspace::reportFailure, onAnswer));
    }

    /// The new file; empty if the work has one.
    private static Optional<Path> storeUnlessPresent(
            Library library, Path libraryPath, Work work, SentFile sentFile) throws IOException {
        AttachmentFolders attachmentFolders = LibraryFolders.of(libraryPath, library);
        return attachmentFolders.hasFile(work)
                ? Optional.empty()
                : Optional.of(
                        PaperFetch.storePdf(attachmentFolders, library, work, sentFile.bytes()));
    }

    private void linkFiles(Workspace workspace, int slot, List<Path> files) {
        new FileLinking(background, workspace).linkFiles(slot, files);
    }

    /// Links the papers of a click to their files in the library that they have moved to.
    void relinkFiles(BrowserSession browserSession) {
        for (Map.Entry<String, List<Path>> filesOfItem : browserSession.filesByItem().entrySet()) {
            browserSession
                    .sentItem(filesOfItem.getKey())
                    .ifPresent(sentItem ->
                            browserSession
                                    .workspace()
                                    .computeInBackground(
                                            library -> sentItem.findSlot(library),
                                            slot ->
                                                    slot.ifPresent(entrySlot ->
                                                            linkFiles(
                                                                    browserSession.workspace(),
                                                                    entrySlot,
                                                                    filesOfItem.getValue()))));
        }
    }
}
