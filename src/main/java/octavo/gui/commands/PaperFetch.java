package octavo.gui.commands;

import octavo.files.attachments.AttachmentFolders;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.LibraryFolders;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.CancellableTask;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.PdfAnswer;
import octavo.lookup.SoughtPdf;
import octavo.lookup.UserLookup;
import octavo.settings.UserHabits.OnlineChoice;
import octavo.storage.FileRenames;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Fetches the open-access PDF of the selected entry beside the library and links it, if look-ups
/// are on, and otherwise once somebody says so.
public final class PaperFetch {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperFetch.class);

    private final BackgroundTasks background;
    private final Supplier<OnlineChoice> onlineChoice;
    private final UserLookup userLookup;

    public PaperFetch(
            BackgroundTasks background,
            Supplier<OnlineChoice> onlineChoice,
            UserLookup userLookup) {
        this.background = background;
        this.onlineChoice = onlineChoice;
        this.userLookup = userLookup;
    }

    /// What came of a fetch: a new file, or why there is none.
    private record FetchOutcome(Optional<Path> file, String failureReason) {}

    /// Fetches the paper of the first selected entry.
    public void fetchPaper(Workspace workspace) {
        LibraryDocument document = workspace.document();
        Optional<Path> library = document.path();
        List<Work> chosenWorks = workspace.chosenWorks();
        if (chosenWorks.isEmpty()) {
            return;
        }
        int slot = workspace.entries().chosen().getFirst();
        Work work = chosenWorks.getFirst();
        Runnable fetchAction =
                () -> library.ifPresent(file -> runFetch(workspace, file, slot, work));
        if (library.isEmpty()) {
            workspace.addNotice(UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("fetch.unsaved"));
        } else if (onlineChoice.get().allowsLookups()) {
            fetchAction.run();
        } else {
            document.notices()
                    .accept(
                            CancellableTask.offerNotice(
                                    MESSAGES.text("fetch.off"),
                                    MESSAGES.text("fetch.once"),
                                    fetchAction));
        }
    }

    private void runFetch(Workspace workspace, Path file, int slot, Work work) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        String mailAddress = onlineChoice.get().contactMail();
        new CancellableTask<>(
                        () -> fetchPdf(library, file, work, mailAddress),
                        fetchOutcome -> linkFetched(workspace, slot, fetchOutcome),
                        workspace::reportFailure)
                .runWithNotice(
                        background, document.notices(), MESSAGES.text("fetch.running", work.key()));
    }

    private FetchOutcome fetchPdf(Library library, Path file, Work work, String mailAddress)
            throws IOException, InterruptedException {
        AttachmentFolders attachmentFolders = LibraryFolders.of(file, library);
        if (attachmentFolders.hasFile(work)) {
            return new FetchOutcome(Optional.empty(), MESSAGES.text("fetch.present"));
        }
        var soughtPdf = new SoughtPdf(work.title(), work.arXiv(), work.doi());
        return switch (userLookup.fetchPdf(soughtPdf, true, mailAddress)) {
            case PdfAnswer.FetchedPdf(byte[] pdfBytes, _) ->
                    new FetchOutcome(
                            Optional.of(storePdf(attachmentFolders, library, work, pdfBytes)), "");
            case PdfAnswer.NotFetched(var reason) ->
                    new FetchOutcome(Optional.empty(), MessageTranslator.of(reason));
        };
    }

    /// Writes a paper where the library has its papers, under a name that no file has.
    public static Path storePdf(
            AttachmentFolders attachmentFolders, Library library, Work work, byte[] pdfBytes)
            throws IOException {
        Path pdfPath = attachmentFolders.unusedPath(attachmentFolders.usualFolder(library), work);
        FileRenames.createFile(pdfPath, pdfBytes);
        return pdfPath;
    }

    private void linkFetched(Workspace workspace, int slot, FetchOutcome fetchOutcome) {
        LibraryDocument document = workspace.document();
        if (fetchOutcome.file().isEmpty()) {
            String key = document.library().entryInSlot(slot).map(entry -> entry.key()).orElse("");
            workspace.addNotice(
                    UserNotice.NoticeLevel.WARNING,
                    MESSAGES.text("fetch.none", key, fetchOutcome.failureReason()));
        } else {
            new FileLinking(background, workspace)
                    .linkFiles(slot, List.of(fetchOutcome.file().get()));
        }
    }
}
