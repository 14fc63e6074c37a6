package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.UserNotice;
import octavo.gui.entries.EntryRows;
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
    private final Map<PendingEdits, UserNotice> unanswered = new LinkedHashMap<>();

    EditRecovery(
            Workspaces workspaces,
            BackgroundTasks background,
            LibraryDocument.Surroundings surroundings) {
        this.workspaces = workspaces;
        this.background = background;
        this.surroundings = surroundings;
    }

    void look() {
        look(found -> {
            found.troubles().forEach(it -> tell(MessageTranslator.of(it)));
            found.edits().forEach(this::compare);
        });
    }

    /// Asks about the edits of a library that has been opened: also about those that another
    /// process had until now.
    void opened(Path library) {
        unanswered.forEach((edits, notice) -> {
            if (Workspaces.isAt(edits.contents().library(), library)) {
                workspaces.tell(notice);
            }
        });
        look(found -> found.edits().forEach(this::compare));
    }

    /// Offers edits with what they have changed.
    private void compare(PendingEdits edits) {
        background.run(
                () -> RecoveredChanges.of(name(edits.contents()), edits.contents()),
                changes -> offer(edits, changes),
                _ -> offer(edits, RecoveredChanges.NOT_COMPARED));
    }

    private void look(Consumer<JournalRecovery> then) {
        background.run(() -> JournalRecovery.from(surroundings.stateFolder()), then, this::failed);
    }

    private void ask(
            PendingEdits edits, String text, List<UserNotice.Action> actions, String diff) {
        UserNotice notice = new UserNotice(UserNotice.Level.WARNING, text, actions, diff);
        unanswered.put(edits, notice);
        workspaces.tell(notice);
    }

    private void tell(String text) {
        workspaces.tell(new UserNotice(UserNotice.Level.WARNING, text));
    }

    private void failed(Exception trouble) {
        tell(MessageTranslator.of(trouble));
    }

    private void offer(PendingEdits edits, RecoveredChanges changes) {
        PendingEdits.Contents contents = edits.contents();
        DateTimeFormatter time =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withZone(ZoneId.systemDefault());
        String text =
                MESSAGES.text(
                        changes.names().isEmpty() ? "recovery.unnamed" : "recovery",
                        name(contents),
                        time.format(contents.last()),
                        changes.names());
        ask(
                edits,
                String.join(" ", text, MessageTranslator.of(" ", contents.troubles())).strip(),
                List.of(
                        new UserNotice.Action(
                                MESSAGES.text("recovery.restore"), () -> restore(edits)),
                        new UserNotice.Action(
                                MESSAGES.text("recovery.discard"),
                                () -> ask(edits, text, changes))),
                changes.diff());
    }

    /// Discarding is irreversible, so it needs a second confirmation.
    private void ask(PendingEdits edits, String text, RecoveredChanges changes) {
        ask(
                edits,
                text + " " + MESSAGES.text("recovery.sure"),
                List.of(
                        new UserNotice.Action(
                                MESSAGES.text("recovery.keep"), () -> offer(edits, changes)),
                        new UserNotice.Action(
                                MESSAGES.text("recovery.for-good"), () -> discard(edits))),
                changes.diff());
    }

    private static String name(PendingEdits.Contents contents) {
        return contents.library()
                .map(path -> String.valueOf(path.getFileName()))
                .orElseGet(() -> MESSAGES.text("recovery.untitled"));
    }

    private void discard(PendingEdits edits) {
        unanswered.remove(edits);
        background.run(
                () -> {
                    edits.discard();
                    return true;
                },
                _ -> {},
                this::failed);
    }

    private void restore(PendingEdits edits) {
        Optional<UserNotice> offer = Optional.ofNullable(unanswered.remove(edits));
        Optional<Path> path = edits.contents().library();
        if (path.isPresent() && LibraryFile.isThere(path.get())) {
            workspaces.open(
                    path.get(),
                    workspace -> restore(edits, workspace, offer),
                    () -> compare(edits));
        } else {
            Library base = Library.of(edits.contents().base());
            LibraryDocument document =
                    path.map(gone ->
                                    LibraryDocument.of(surroundings, LibraryFile.fresh(gone, base)))
                            .orElseGet(() ->
                                    LibraryDocument.untitled(
                                            surroundings, base, name(edits.contents())));
            restore(edits, workspaces.add(document, EntryRows.of(base)), offer);
        }
    }

    /// The edits are released once they are in the journal of the library that now has them. If the
    /// library is closed while conflicts are open, the offer comes back with it.
    private void restore(PendingEdits edits, Workspace workspace, Optional<UserNotice> offer) {
        offer.ifPresent(it -> unanswered.put(edits, it));
        PendingEdits.Contents contents = edits.contents();
        workspace.document().restore(contents.base(), contents.recovered(), () -> discard(edits));
    }
}
