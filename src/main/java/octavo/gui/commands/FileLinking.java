package octavo.gui.commands;

import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.LinkCopies;
import octavo.files.attachments.NewLinks;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.LibraryFolders;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Links entries to files that are dropped on their rows, or chosen.
public final class FileLinking {
    private static final MessageTexts MESSAGES = MessageTexts.of(FileLinking.class);

    private final BackgroundTasks background;
    private final Workspace workspace;

    public FileLinking(BackgroundTasks background, Workspace workspace) {
        this.background = background;
        this.workspace = workspace;
    }

    /// Links the selected entry to the files that are chosen.
    ///
    /// @param fileQuestion asks which
    public void askForFiles(BiConsumer<LibraryDocument, Consumer<List<Path>>> fileQuestion) {
        workspace.entries().chosen().stream()
                .findFirst()
                .ifPresent(slot ->
                        fileQuestion.accept(workspace.document(), files -> linkFiles(slot, files)));
    }

    /// Links the entry in a slot to files, as one step.
    public void linkFiles(int slot, List<Path> files) {
        LibraryDocument document = workspace.document();
        workspace.computeInBackground(
                library -> newLinks(document.path(), library, slot, files),
                newLinks -> applyLinks(slot, newLinks));
    }

    private static NewLinks newLinks(
            Optional<Path> libraryPath, Library library, int slot, List<Path> files)
            throws IOException {
        Optional<AttachmentFolders> attachmentFolders =
                libraryPath.isPresent()
                        ? Optional.of(LibraryFolders.of(libraryPath.get(), library))
                        : Optional.empty();
        return NewLinks.of(library, attachmentFolders, slot, files);
    }

    private void applyLinks(int slot, NewLinks newLinks) {
        LibraryDocument document = workspace.document();
        String key = document.library().entryInSlot(slot).map(entry -> entry.key()).orElse("");
        String fileNames = String.join(", ", newLinks.linkedPaths());
        if (!newLinks.refusedPaths().isEmpty()) {
            String refusedNames = String.join(", ", newLinks.refusedPaths());
            workspace.addNotice(
                    UserNotice.NoticeLevel.WARNING, MESSAGES.text("link.refused", refusedNames));
        } else if (newLinks.linkedPaths().isEmpty()) {
            document.reportDone(MESSAGES.text("link.known", key));
        }
        if (!newLinks.linkedPaths().isEmpty()) {
            document.applyEdit(MESSAGES.text("link.step", key), newLinks.linkEdit());
            workspace.entries().reveal(List.of(slot));
            document.reportStep(MESSAGES.text("link.done", key, fileNames));
            document.path()
                    .filter(_ -> !newLinks.outsidePaths().isEmpty())
                    .ifPresent(
                            libraryPath -> offerCopies(slot, libraryPath, newLinks.outsidePaths()));
        }
    }

    /// Files elsewhere do not go where the library goes.
    private void offerCopies(int slot, Path libraryPath, List<String> outsideLinks) {
        var copyAction =
                new UserNotice.NoticeAction(
                        MESSAGES.text("link.copy"),
                        () -> copyFiles(slot, libraryPath, outsideLinks));
        String noticeText = MESSAGES.text("link.outside", String.join(", ", outsideLinks));
        workspace
                .document()
                .notices()
                .accept(
                        new UserNotice(
                                UserNotice.NoticeLevel.DONE, noticeText, List.of(copyAction)));
    }

    private void copyFiles(int slot, Path libraryPath, List<String> outsideLinks) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        background.runInBackground(
                () ->
                        LinkCopies.copyFiles(
                                library,
                                LibraryFolders.of(libraryPath, library),
                                slot,
                                outsideLinks),
                linkCopies -> {
                    Library currentLibrary = document.library();
                    String key =
                            currentLibrary.entryInSlot(slot).map(entry -> entry.key()).orElse("");
                    String fileNames = String.join(", ", linkCopies.copiesByLink().values());
                    document.applyEdit(
                            MESSAGES.text("link.step", key),
                            linkCopies.toEdit(currentLibrary, slot));
                    document.reportStep(MESSAGES.text("link.done", key, fileNames));
                },
                workspace::reportFailure);
    }
}
