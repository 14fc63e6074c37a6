package octavo.gui.document;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.DiskWatch;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.recovery.LibrarySize;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// Merges other states of a library into the open one: changes that another program wrote to its
/// file, or edits recovered after a crash. The merge is an undoable step; conflicts are asked
/// about, and nothing changes until they are resolved.
final class ExternalChanges {
    private static final MessageTexts MESSAGES = MessageTexts.of(ExternalChanges.class);

    /// Another state.
    ///
    /// @param base the common ancestor
    /// @param onDisk the file, if the state is from there; otherwise the state holds the user's own
    ///   edits, recovered after a crash
    private record Incoming(
            BibFile base, BibFile state, Optional<LibraryFile> onDisk, Runnable then) {

        /// Merges it with what the window shows. Recovered edits are the user's side: they were
        /// made before what is in the file and in the window now.
        MergeResult mergedInto(BibFile shown) {
            return onDisk.isPresent() ? Merge.of(base, shown, state) : Merge.of(base, state, shown);
        }
    }

    /// The result of checking the file.
    private record Look(Optional<LibraryFile> changed, boolean isGone) {}

    private final LibraryDocument document;
    private final BackgroundTasks background;
    private final NoticeList notices;
    private final Consumer<OpenConflicts> review;
    private final DiskWatch disk = new DiskWatch();
    private boolean looking;

    /// The recovered edits that are not merged yet.
    private final Set<Incoming> unrestored = Collections.newSetFromMap(new IdentityHashMap<>());

    /// The question awaiting an answer.
    private Optional<UserNotice> question = Optional.empty();

    /// What continues when the question is answered, such as a save that found the file changed.
    private Runnable afterAnswer = () -> {};

    ExternalChanges(LibraryDocument document, LibraryDocument.Surroundings around) {
        this.document = document;
        this.background = around.background();
        this.notices = document.notices();
        this.review = around.conflicts();
    }

    void lookAtDisk() {
        Optional<LibraryFile> known = document.file();
        if (known.isEmpty() || looking) {
            return;
        }
        looking = true;
        background.run(
                () -> new Look(disk.look(known.get()), !LibraryFile.isThere(known.get().path())),
                look -> {
                    looking = false;
                    if (known.equals(document.file())) {
                        document.isGone(look.isGone());
                        look.changed().ifPresent(now -> takeIn(known.get(), now, afterAnswer));
                    }
                },
                _ -> looking = false); // a temporarily unreadable file is ignored
    }

    /// Merges the file's present content at once, since saving has found it changed.
    void takeIn(Runnable then) {
        LibraryFile known = document.file().orElseThrow();
        background.run(
                known::changedOnDisk,
                changed -> changed.ifPresentOrElse(now -> takeIn(known, now, then), then),
                trouble -> failed(known, trouble));
    }

    private void failed(LibraryFile known, Exception trouble) {
        String text =
                MessageTranslator.of(
                        trouble,
                        reason ->
                                MessageTranslator.of(FileTrouble.whenReading(known.path(), reason)),
                        MESSAGES.text("unexpected"));
        notices.accept(new UserNotice(UserNotice.Level.ERROR, text));
    }

    private void takeIn(LibraryFile known, LibraryFile now, Runnable then) {
        BibFile base = known.library().file();
        BibFile theirs = now.library().file();
        Incoming incoming = new Incoming(base, theirs, Optional.of(now), then);
        if (LibrarySize.of(theirs).isSuspiciousAfter(LibrarySize.of(base))) {
            askAboutLoss(incoming);
        } else {
            merge(incoming);
        }
    }

    /// The file has shrunk considerably: that may be intended, or the file may be incomplete.
    private void askAboutLoss(Incoming incoming) {
        document.savedNowhere();
        String text =
                MESSAGES.text(
                        "shrunk",
                        document.nameProperty().get(),
                        LibrarySize.of(incoming.state()).entries(),
                        LibrarySize.of(incoming.base()).entries());
        UserNotice.Action keep =
                new UserNotice.Action(
                        MESSAGES.text("shrunk.keep"),
                        () -> {
                            close();
                            incoming.onDisk().ifPresent(document::know);
                            incoming.then().run();
                            mergeUnrestored();
                        });
        UserNotice.Action take =
                new UserNotice.Action(MESSAGES.text("shrunk.take"), () -> merge(incoming));
        ask(text, keep, take);
        afterAnswer = incoming.then();
    }

    /// Asks, replacing an earlier question.
    private void ask(String text, UserNotice.Action... answers) {
        close();
        UserNotice notice = new UserNotice(UserNotice.Level.WARNING, text, List.of(answers));
        question = Optional.of(notice);
        notices.accept(notice);
    }

    /// Withdraws the question.
    void close() {
        question.ifPresent(notices::withdraw);
        question = Optional.empty();
        afterAnswer = () -> {};
    }

    void restore(BibFile base, BibFile recovered, Runnable then) {
        Incoming incoming = new Incoming(base, recovered, Optional.empty(), then);
        unrestored.add(incoming);
        merge(incoming);
    }

    /// Repeats the merge of recovered edits, since another question has replaced theirs.
    private void mergeUnrestored() {
        unrestored.stream().findFirst().ifPresent(this::merge);
    }

    private void merge(Incoming incoming) {
        Library ours = document.library();
        background.run(
                () -> incoming.mergedInto(ours.file()),
                merged -> {
                    if (incoming.onDisk().isEmpty() && !unrestored.contains(incoming)) {
                        return; // merged meanwhile
                    } else if (ours != document.library()) {
                        merge(incoming); // the user has typed meanwhile
                    } else if (isRecoded(merged)) {
                        unrestored.remove(incoming);
                        tell(UserNotice.Level.WARNING, "recoded");
                    } else if (merged.isClean()) {
                        take(merged, incoming);
                    } else {
                        ask(merged, incoming);
                    }
                },
                _ -> tell(UserNotice.Level.ERROR, "unexpected"));
    }

    /// Edits change the content of a file, not its encoding.
    private boolean isRecoded(MergeResult merged) {
        return merged.file().encoding() != document.library().file().encoding();
    }

    private void tell(UserNotice.Level level, String text) {
        notices.accept(new UserNotice(level, MESSAGES.text(text, document.nameProperty().get())));
    }

    private void ask(MergeResult merged, Incoming incoming) {
        Library ours = document.library();
        offer(
                incoming,
                new OpenConflicts(
                        document.nameProperty().get(),
                        otherState(incoming),
                        merged,
                        settled -> {
                            if (ours == document.library()) {
                                take(settled, incoming);
                            } else {
                                merge(incoming);
                            }
                        },
                        postponed -> offer(incoming, postponed)));
    }

    /// With unsaved edits in the window, recovered ones conflict with more than the file.
    private OtherState otherState(Incoming incoming) {
        return incoming.onDisk().isEmpty() && document.dirtyProperty().get()
                ? OtherState.IN_WINDOW
                : OtherState.ON_DISK;
    }

    private void offer(Incoming incoming, OpenConflicts conflicts) {
        String text =
                switch (conflicts.otherState()) {
                    case ON_DISK -> "conflicts";
                    case IN_WINDOW -> "conflicts.restored";
                };
        ask(
                MESSAGES.text(text, conflicts.library(), conflicts.list().size()),
                new UserNotice.Action(
                        MESSAGES.text("conflicts.review"), () -> review.accept(conflicts)));
        if (incoming.onDisk().isPresent()) {
            afterAnswer = incoming.then();
        }
    }

    private void take(MergeResult merged, Incoming incoming) {
        close();
        unrestored.remove(incoming);
        incoming.onDisk()
                .ifPresentOrElse(
                        now -> document.takeIn(merged.file(), now),
                        () -> document.become(MESSAGES.text("restored"), merged.file()));
        incoming.then().run();
        mergeUnrestored();
    }
}
