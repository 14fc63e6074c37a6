package octavo.gui;

import octavo.attachments.AttachmentFolders;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.LibraryFolders;
import octavo.gui.document.UserNotice;
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
final class PaperFetch {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperFetch.class);

    private final BackgroundTasks background;
    private final Supplier<OnlineChoice> online;
    private final UserLookup lookup;

    PaperFetch(BackgroundTasks background, Supplier<OnlineChoice> online, UserLookup lookup) {
        this.background = background;
        this.online = online;
        this.lookup = lookup;
    }

    /// What came of a fetch: a new file, or why there is none.
    private record Outcome(Optional<Path> file, String reason) {}

    /// Fetches the paper of the first selected entry.
    void fetch(Workspace workspace) {
        LibraryDocument document = workspace.document();
        Optional<Path> library = document.path();
        List<Work> chosen = workspace.chosenWorks();
        if (chosen.isEmpty()) {
            return;
        }
        int slot = workspace.entries().chosen().getFirst();
        Work work = chosen.getFirst();
        Runnable fetch = () -> library.ifPresent(file -> run(workspace, file, slot, work));
        if (library.isEmpty()) {
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("fetch.unsaved"));
        } else if (online.get().lookUps()) {
            fetch.run();
        } else {
            document.notices()
                    .accept(
                            CancellableTask.notice(
                                    MESSAGES.text("fetch.off"),
                                    MESSAGES.text("fetch.once"),
                                    fetch));
        }
    }

    private void run(Workspace workspace, Path file, int slot, Work work) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        String mail = online.get().mail();
        new CancellableTask<>(
                        () -> fetched(library, file, work, mail),
                        outcome -> take(workspace, slot, outcome),
                        workspace::failed)
                .run(background, document.notices(), MESSAGES.text("fetch.running", work.key()));
    }

    private Outcome fetched(Library library, Path file, Work work, String mail)
            throws IOException, InterruptedException {
        AttachmentFolders folders = LibraryFolders.of(file, library);
        if (folders.hasFile(work)) {
            return new Outcome(Optional.empty(), MESSAGES.text("fetch.present"));
        }
        var sought = new SoughtPdf(work.title(), work.arXiv(), work.doi());
        return switch (lookup.fetchPdf(sought, true, mail)) {
            case PdfAnswer.Fetched(byte[] pdf, _) ->
                    new Outcome(Optional.of(stored(folders, library, work, pdf)), "");
            case PdfAnswer.NotFetched(var reason) ->
                    new Outcome(Optional.empty(), MessageTranslator.of(reason));
        };
    }

    /// Writes a paper where the library has its papers, under a name that no file has.
    static Path stored(AttachmentFolders folders, Library library, Work work, byte[] pdf)
            throws IOException {
        Path path = folders.unused(folders.usual(library), work);
        FileRenames.create(path, pdf);
        return path;
    }

    private void take(Workspace workspace, int slot, Outcome outcome) {
        LibraryDocument document = workspace.document();
        if (outcome.file().isEmpty()) {
            String key = document.library().entry(slot).map(entry -> entry.key()).orElse("");
            workspace.tell(
                    UserNotice.Level.WARNING, MESSAGES.text("fetch.none", key, outcome.reason()));
        } else {
            new FileLinking(background, workspace).link(slot, List.of(outcome.file().get()));
        }
    }
}
