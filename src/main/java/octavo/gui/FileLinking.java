package octavo.gui;

import octavo.attachments.AttachmentFolders;
import octavo.attachments.LinkCopies;
import octavo.attachments.NewLinks;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.LibraryFolders;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Links entries to files that are dropped on their rows, or chosen.
final class FileLinking {
    private static final MessageTexts MESSAGES = MessageTexts.of(FileLinking.class);

    private final BackgroundTasks background;
    private final Workspace workspace;

    FileLinking(BackgroundTasks background, Workspace workspace) {
        this.background = background;
        this.workspace = workspace;
    }

    /// Links the selected entry to the files that are chosen.
    ///
    /// @param question asks which
    void ask(BiConsumer<LibraryDocument, Consumer<List<Path>>> question) {
        workspace.entries().chosen().stream()
                .findFirst()
                .ifPresent(
                        slot -> question.accept(workspace.document(), files -> link(slot, files)));
    }

    /// Links the entry in a slot to files, as one step.
    void link(int slot, List<Path> files) {
        LibraryDocument document = workspace.document();
        workspace.workOut(
                library -> links(document.path(), library, slot, files),
                links -> take(slot, links));
    }

    private static NewLinks links(Optional<Path> file, Library library, int slot, List<Path> files)
            throws IOException {
        Optional<AttachmentFolders> folders =
                file.isPresent()
                        ? Optional.of(LibraryFolders.of(file.get(), library))
                        : Optional.empty();
        return NewLinks.of(library, folders, slot, files);
    }

    private void take(int slot, NewLinks links) {
        LibraryDocument document = workspace.document();
        String key = document.library().entry(slot).map(entry -> entry.key()).orElse("");
        String names = String.join(", ", links.linked());
        if (!links.refused().isEmpty()) {
            String refused = String.join(", ", links.refused());
            workspace.tell(UserNotice.Level.WARNING, MESSAGES.text("link.refused", refused));
        } else if (links.linked().isEmpty()) {
            document.tell(MESSAGES.text("link.known", key));
        }
        if (!links.linked().isEmpty()) {
            document.apply(MESSAGES.text("link.step", key), links.edit());
            workspace.entries().reveal(List.of(slot));
            document.tellOfStep(MESSAGES.text("link.done", key, names));
            document.path()
                    .filter(_ -> !links.outside().isEmpty())
                    .ifPresent(file -> offerCopies(slot, file, links.outside()));
        }
    }

    /// Files elsewhere do not go where the library goes.
    private void offerCopies(int slot, Path file, List<String> outside) {
        var copy =
                new UserNotice.Action(MESSAGES.text("link.copy"), () -> copy(slot, file, outside));
        String words = MESSAGES.text("link.outside", String.join(", ", outside));
        workspace
                .document()
                .notices()
                .accept(new UserNotice(UserNotice.Level.DONE, words, List.of(copy)));
    }

    private void copy(int slot, Path file, List<String> links) {
        LibraryDocument document = workspace.document();
        Library library = document.library();
        background.run(
                () -> LinkCopies.make(library, LibraryFolders.of(file, library), slot, links),
                made -> {
                    Library now = document.library();
                    String key = now.entry(slot).map(entry -> entry.key()).orElse("");
                    String names = String.join(", ", made.copies().values());
                    document.apply(MESSAGES.text("link.step", key), made.edit(now, slot));
                    document.tellOfStep(MESSAGES.text("link.done", key, names));
                },
                workspace::failed);
    }
}
