package octavo.gui.librarystate;

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
import octavo.syncedfolders.FileAncestor;
import octavo.syncedfolders.PartialContent;

import java.io.IOException;
import java.nio.file.Path;
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
    /// @param baseFile the common ancestor
    /// @param diskFile the file, if the state is from there; otherwise the state holds the user's
    ///   own edits, recovered after a crash
    private record IncomingState(
            BibFile baseFile,
            BibFile incomingFile,
            Optional<LibraryFile> diskFile,
            Runnable onTaken) {

        /// Merges it with what the window shows. Recovered edits are the user's side: they were
        /// made before what is in the file and in the window now.
        MergeResult mergeInto(BibFile shownFile) {
            return diskFile.isPresent()
                    ? Merge.of(baseFile, shownFile, incomingFile)
                    : Merge.of(baseFile, incomingFile, shownFile);
        }
    }

    /// A new state of the file.
    ///
    /// @param baseFile the ancestor that it has in common with the library
    private record ChangedFile(LibraryFile diskFile, BibFile baseFile) {}

    /// The result of checking the file.
    private record DiskCheck(Optional<ChangedFile> changedFile, boolean isGone) {}

    private final LibraryDocument document;
    private final BackgroundTasks background;
    private final NoticeList notices;
    private final Consumer<OpenConflicts> conflictReviewer;
    private final Path stateFolder;
    private final DiskWatch diskWatch = new DiskWatch();
    private boolean isLooking;

    /// The recovered edits that are not merged yet.
    private final Set<IncomingState> unrestoredStates =
            Collections.newSetFromMap(new IdentityHashMap<>());

    /// The question awaiting an answer.
    private Optional<UserNotice> questionNotice = Optional.empty();

    /// What continues when the question is answered, such as a save that found the file changed.
    private Runnable afterAnswer = () -> {};

    ExternalChanges(LibraryDocument document, LibraryDocument.Surroundings surroundings) {
        this.document = document;
        this.background = surroundings.background();
        this.notices = document.notices();
        this.conflictReviewer = surroundings.conflictReviewer();
        this.stateFolder = surroundings.stateFolder();
    }

    /// @param isComplete whether the file is known to have arrived as a whole
    void checkDisk(boolean isComplete) {
        Optional<LibraryFile> knownFile = document.libraryFile();
        if (knownFile.isEmpty() || isLooking) {
            return;
        }
        isLooking = true;
        LibraryFile includedFile = document.includedStates().includedFile().orElse(knownFile.get());
        BibFile shownFile = document.library().file();
        background.runInBackground(
                () ->
                        new DiskCheck(
                                findChange(knownFile.get(), isComplete)
                                        .map(diskFile ->
                                                withBase(diskFile, includedFile, shownFile)),
                                !LibraryFile.pathExists(knownFile.get().path())),
                diskCheck -> {
                    isLooking = false;
                    if (knownFile.equals(document.libraryFile())) {
                        document.setFileGone(diskCheck.isGone());
                        diskCheck
                                .changedFile()
                                .ifPresent(changedFile ->
                                        takeInChange(changedFile, includedFile, afterAnswer));
                    }
                },
                _ -> isLooking = false); // a temporarily unreadable file is ignored
    }

    private Optional<LibraryFile> findChange(LibraryFile knownFile, boolean isComplete)
            throws IOException {
        return isComplete ? diskWatch.readChange(knownFile) : diskWatch.pollChange(knownFile);
    }

    /// Merges the file's present content at once, since saving has found it changed.
    void takeInChange(Runnable onTaken) {
        LibraryFile knownFile = document.libraryFile().orElseThrow();
        LibraryFile includedFile = document.includedStates().includedFile().orElse(knownFile);
        BibFile shownFile = document.library().file();
        background.runInBackground(
                () ->
                        knownFile
                                .readExternalChange()
                                .map(diskFile -> withBase(diskFile, includedFile, shownFile)),
                newState ->
                        newState.ifPresentOrElse(
                                changedFile -> takeInChange(changedFile, includedFile, onTaken),
                                onTaken),
                exception -> reportFailure(knownFile, exception));
    }

    private void reportFailure(LibraryFile knownFile, Exception exception) {
        String messageText =
                MessageTranslator.of(
                        exception,
                        ioException ->
                                MessageTranslator.of(
                                        FileTrouble.whenReading(knownFile.path(), ioException)),
                        MESSAGES.text("unexpected"));
        notices.accept(new UserNotice(UserNotice.NoticeLevel.ERROR, messageText));
    }

    /// If it is not known what a sync program has done, the file is merged as what any other
    /// program has written.
    private ChangedFile withBase(
            LibraryFile diskFile, LibraryFile includedFile, BibFile shownFile) {
        try {
            BibFile newFile = diskFile.library().file();
            return new ChangedFile(
                    diskFile, FileAncestor.find(stateFolder, includedFile, shownFile, newFile));
        } catch (IOException trouble) {
            System.getLogger(ExternalChanges.class.getName())
                    .log(System.Logger.Level.DEBUG, "conflicted copies are left out", trouble);
            return new ChangedFile(diskFile, includedFile.library().file());
        }
    }

    private void takeInChange(ChangedFile changedFile, LibraryFile includedFile, Runnable onTaken) {
        LibraryFile diskFile = changedFile.diskFile();
        BibFile theirFile = diskFile.library().file();
        IncomingState incomingState =
                new IncomingState(
                        changedFile.baseFile(), theirFile, Optional.of(diskFile), onTaken);
        BibFile fileBefore = includedFile.library().file();
        PartialContent.of(fileBefore, theirFile)
                .ifPresentOrElse(
                        oddity -> askAboutLoss(incomingState, oddity, fileBefore),
                        () -> mergeState(incomingState));
    }

    /// The file has shrunk considerably, or is odd otherwise: that may be intended, or it may be
    /// incomplete.
    private void askAboutLoss(
            IncomingState incomingState, PartialContent oddity, BibFile fileBefore) {
        document.markUnsaved();
        String messageText =
                MESSAGES.text(
                        switch (oddity) {
                            case SHRUNK -> "shrunk";
                            case CUT_OFF -> "odd.cut";
                            case NUL_BYTES -> "odd.nul";
                            case DOUBLED -> "odd.doubled";
                        },
                        document.nameProperty().get(),
                        LibrarySize.of(incomingState.incomingFile()).entryCount(),
                        LibrarySize.of(fileBefore).entryCount());
        UserNotice.NoticeAction keepAction =
                new UserNotice.NoticeAction(
                        MESSAGES.text("shrunk.keep"),
                        () -> {
                            withdrawQuestion();
                            incomingState
                                    .diskFile()
                                    .ifPresent(document.includedStates()::setRefusedFile);
                            incomingState.onTaken().run();
                            mergeUnrestored();
                        });
        UserNotice.NoticeAction takeAction =
                new UserNotice.NoticeAction(
                        oddity == PartialContent.SHRUNK
                                ? MESSAGES.text("shrunk.take")
                                : MESSAGES.text("odd.take"),
                        () -> mergeState(incomingState));
        showQuestion(messageText, keepAction, takeAction);
        afterAnswer = incomingState.onTaken();
    }

    /// Asks, replacing an earlier question.
    private void showQuestion(String messageText, UserNotice.NoticeAction... answerActions) {
        withdrawQuestion();
        UserNotice newNotice =
                new UserNotice(UserNotice.NoticeLevel.WARNING, messageText, List.of(answerActions));
        questionNotice = Optional.of(newNotice);
        notices.accept(newNotice);
    }

    /// Withdraws the question.
    void withdrawQuestion() {
        questionNotice.ifPresent(notices::withdrawNotice);
        questionNotice = Optional.empty();
        afterAnswer = () -> {};
    }

    void restoreEdits(BibFile baseFile, BibFile recoveredFile, Runnable onTaken) {
        IncomingState incomingState =
                new IncomingState(baseFile, recoveredFile, Optional.empty(), onTaken);
        unrestoredStates.add(incomingState);
        mergeState(incomingState);
    }

    /// Repeats the merge of recovered edits, since another question has replaced theirs.
    private void mergeUnrestored() {
        unrestoredStates.stream().findFirst().ifPresent(this::mergeState);
    }

    private void mergeState(IncomingState incomingState) {
        Library ourLibrary = document.library();
        background.runInBackground(
                () -> incomingState.mergeInto(ourLibrary.file()),
                mergeResult -> {
                    if (incomingState.diskFile().isEmpty()
                            && !unrestoredStates.contains(incomingState)) {
                        return; // merged meanwhile
                    } else if (ourLibrary != document.library()) {
                        mergeState(incomingState); // the user has typed meanwhile
                    } else if (isRecoded(mergeResult)) {
                        unrestoredStates.remove(incomingState);
                        reportKey(UserNotice.NoticeLevel.WARNING, "recoded");
                    } else if (mergeResult.isClean()) {
                        takeMerged(mergeResult, incomingState);
                    } else {
                        showQuestion(mergeResult, incomingState);
                    }
                },
                _ -> reportKey(UserNotice.NoticeLevel.ERROR, "unexpected"));
    }

    /// Edits change the content of a file, not its encoding.
    private boolean isRecoded(MergeResult mergeResult) {
        return mergeResult.mergedFile().encoding() != document.library().file().encoding();
    }

    private void reportKey(UserNotice.NoticeLevel level, String messageText) {
        notices.accept(
                new UserNotice(level, MESSAGES.text(messageText, document.nameProperty().get())));
    }

    private void showQuestion(MergeResult mergeResult, IncomingState incomingState) {
        Library ourLibrary = document.library();
        offerReview(
                incomingState,
                new OpenConflicts(
                        document.nameProperty().get(),
                        otherState(incomingState),
                        mergeResult,
                        settledResult -> {
                            if (ourLibrary == document.library()) {
                                takeMerged(settledResult, incomingState);
                            } else {
                                mergeState(incomingState);
                            }
                        },
                        postponedConflicts -> offerReview(incomingState, postponedConflicts)));
    }

    /// With unsaved edits in the window, recovered ones conflict with more than the file.
    private OtherState otherState(IncomingState incomingState) {
        return incomingState.diskFile().isEmpty() && document.dirtyProperty().get()
                ? OtherState.IN_WINDOW
                : OtherState.ON_DISK;
    }

    private void offerReview(IncomingState incomingState, OpenConflicts openConflicts) {
        String messageText =
                switch (openConflicts.otherState()) {
                    case ON_DISK, IN_UPSTREAM, ON_SERVER -> "conflicts";
                    case IN_WINDOW -> "conflicts.restored";
                    case IN_COPY -> "copy.conflicts";
                };
        showQuestion(
                MESSAGES.text(
                        messageText,
                        openConflicts.libraryName(),
                        openConflicts.conflictList().size()),
                new UserNotice.NoticeAction(
                        MESSAGES.text("conflicts.review"),
                        () -> conflictReviewer.accept(openConflicts)));
        if (incomingState.diskFile().isPresent()) {
            afterAnswer = incomingState.onTaken();
        }
    }

    private void takeMerged(MergeResult mergeResult, IncomingState incomingState) {
        withdrawQuestion();
        unrestoredStates.remove(incomingState);
        incomingState
                .diskFile()
                .ifPresentOrElse(
                        diskFile ->
                                document.includedStates()
                                        .takeInChange(mergeResult.mergedFile(), diskFile),
                        () ->
                                document.replaceContent(
                                        MESSAGES.text("restored"), mergeResult.mergedFile()));
        incomingState.onTaken().run();
        mergeUnrestored();
    }
}
