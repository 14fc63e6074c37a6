package octavo.gui.shell;

import octavo.bib.BibFile;
import octavo.gui.Background;
import octavo.gui.controls.InWords;
import octavo.gui.controls.Messages;
import octavo.library.DiskWatch;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.merge.Merge;
import octavo.merge.Merged;
import octavo.recovery.Size;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Takes other states of a library into an open one: what another program wrote to its file, or
/// edits that a crash left behind. They are merged as a step that can be undone; what does not
/// merge by itself is asked for, and nothing changes until it is answered.
final class Arrivals {
    private static final Messages MESSAGES = Messages.of(Arrivals.class);

    /// Another state.
    ///
    /// @param base what it and ours were made from
    /// @param onDisk the file, if that is where the state is
    private record Incoming(
            BibFile base, BibFile theirs, Optional<LibraryFile> onDisk, Runnable then) {}

    /// What is seen of the file.
    private record Look(Optional<LibraryFile> changed, boolean isGone) {}

    private final Document document;
    private final Background background;
    private final Notices notices;
    private final Consumer<Conflicts> review;
    private final DiskWatch disk = new DiskWatch();
    private boolean looking;

    /// What waits for an answer.
    private Optional<Notice> question = Optional.empty();

    Arrivals(Document document, Document.Surroundings around) {
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
                        look.changed().ifPresent(now -> takeIn(known.get(), now, () -> {}));
                    }
                },
                _ -> looking = false); // a file that cannot be read now is no news
    }

    /// Takes in what is on the disk at once, since saving has found it changed.
    void takeIn(Runnable then) {
        LibraryFile known = document.file().orElseThrow();
        background.run(
                known::changedOnDisk,
                changed -> changed.ifPresentOrElse(now -> takeIn(known, now, then), then),
                trouble -> failed(known, trouble));
    }

    private void failed(LibraryFile known, Exception trouble) {
        String text =
                InWords.of(
                        trouble,
                        reason -> InWords.of(FileTrouble.whenReading(known.path(), reason)),
                        MESSAGES.text("unexpected"));
        notices.accept(new Notice(Notice.Level.ERROR, text));
    }

    private void takeIn(LibraryFile known, LibraryFile now, Runnable then) {
        BibFile base = known.library().file();
        BibFile theirs = now.library().file();
        Incoming incoming = new Incoming(base, theirs, Optional.of(now), then);
        if (Size.of(theirs).isSuspiciousAfter(Size.of(base))) {
            askAboutLoss(incoming);
        } else {
            merge(incoming);
        }
    }

    /// Much less is in the file than before: that may be meant, or it is half of a file.
    private void askAboutLoss(Incoming incoming) {
        document.savedNowhere();
        String text =
                MESSAGES.text(
                        "shrunk",
                        document.nameProperty().get(),
                        Size.of(incoming.theirs()).entries(),
                        Size.of(incoming.base()).entries());
        Notice.Action keep =
                new Notice.Action(
                        MESSAGES.text("shrunk.keep"),
                        () -> incoming.onDisk().ifPresent(document::know));
        Notice.Action take = new Notice.Action(MESSAGES.text("shrunk.take"), () -> merge(incoming));
        ask(text, keep, take);
    }

    /// Asks in the place of what was asked before.
    private void ask(String text, Notice.Action... answers) {
        close();
        Notice notice = new Notice(Notice.Level.WARNING, text, List.of(answers));
        question = Optional.of(notice);
        notices.accept(notice);
    }

    /// Asks no more.
    void close() {
        question.ifPresent(notices::withdraw);
        question = Optional.empty();
    }

    void restore(BibFile base, BibFile recovered, Runnable then) {
        merge(new Incoming(base, recovered, Optional.empty(), then));
    }

    private void merge(Incoming incoming) {
        Library ours = document.library();
        background.run(
                () -> Merge.of(incoming.base(), ours.file(), incoming.theirs()),
                merged -> {
                    if (ours != document.library()) {
                        merge(incoming); // somebody went on typing meanwhile
                    } else if (isRecoded(merged)) {
                        tell(Notice.Level.WARNING, "recoded");
                    } else if (merged.isClean()) {
                        take(merged, incoming);
                    } else {
                        ask(merged, incoming);
                    }
                },
                _ -> tell(Notice.Level.ERROR, "unexpected"));
    }

    /// An edit changes what is in a file, not how its bytes mean text.
    private boolean isRecoded(Merged merged) {
        return merged.file().encoding() != document.library().file().encoding();
    }

    private void tell(Notice.Level level, String text) {
        notices.accept(new Notice(level, MESSAGES.text(text, document.nameProperty().get())));
    }

    private void ask(Merged merged, Incoming incoming) {
        Library ours = document.library();
        offer(
                new Conflicts(
                        document.nameProperty().get(),
                        merged,
                        settled -> {
                            if (ours == document.library()) {
                                take(settled, incoming);
                            } else {
                                merge(incoming);
                            }
                        },
                        this::offer));
    }

    private void offer(Conflicts conflicts) {
        ask(
                MESSAGES.text("conflicts", conflicts.library(), conflicts.list().size()),
                new Notice.Action(
                        MESSAGES.text("conflicts.review"), () -> review.accept(conflicts)));
    }

    private void take(Merged merged, Incoming incoming) {
        close();
        incoming.onDisk()
                .ifPresentOrElse(
                        now -> document.takeIn(merged.file(), now),
                        () -> document.become(MESSAGES.text("restored"), merged.file()));
        incoming.then().run();
    }
}
