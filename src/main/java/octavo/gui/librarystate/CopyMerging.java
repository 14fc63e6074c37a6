package octavo.gui.librarystate;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.FileStamp;
import octavo.syncedfolders.ConflictCopy;
import octavo.syncedfolders.CopyRemoval;
import octavo.syncedfolders.LibraryCopyMerge;
import octavo.syncedfolders.PartialContent;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Merges conflicted copies that lie beside an open library. What is clean becomes a step at once;
/// conflicts are asked about, and so is a copy whose name or origin is doubtful. A copy is removed
/// when the library is saved with all of it.
final class CopyMerging {
    private static final MessageTexts MESSAGES = MessageTexts.of(CopyMerging.class);

    /// The copies in a folder, and how the folder and they looked.
    private record FolderView(
            Optional<FileStamp> folderStamp, Map<ConflictCopy, FileStamp> copyStamps) {}

    /// What is asked about a copy.
    private record CopyQuestion(ConflictCopy copy, UserNotice notice) {}

    private final LibraryDocument document;
    private final BackgroundTasks background;
    private final LibraryDocument.Surroundings surroundings;
    private final SidecarCopies sidecarCopies;
    private final Map<Path, FileStamp> handledStamps = new HashMap<>();
    private final Map<Path, Integer> lookCounts = new HashMap<>();
    private final List<MergedCopy> mergedCopies = new ArrayList<>();
    private FolderView folderView = new FolderView(Optional.empty(), Map.of());
    private Optional<CopyQuestion> openQuestion = Optional.empty();
    private boolean isReviewing;
    private int runningTasks;

    CopyMerging(LibraryDocument document, LibraryDocument.Surroundings surroundings) {
        this.document = document;
        this.background = surroundings.background();
        this.surroundings = surroundings;
        this.sidecarCopies = new SidecarCopies(document, this);
    }

    /// Looks for copies, and merges one that has not changed since it was last looked at.
    void checkFolder() {
        Optional<Path> libraryPath = document.path();
        if (libraryPath.isEmpty() || runningTasks > 0) {
            return;
        }
        FolderView knownView = folderView;
        runTask(
                () -> viewFolder(libraryPath.get(), knownView),
                newView -> {
                    folderView = newView;
                    takeInView(knownView, newView);
                },
                _ -> {}); // a folder that cannot be read now is looked at again
    }

    /// Runs a task in the background. No other copy is looked at meanwhile.
    <T> void runTask(Callable<T> task, Consumer<T> onDone, Consumer<Exception> onFailure) {
        runningTasks++;
        background.runInBackground(
                task,
                result -> {
                    runningTasks--;
                    onDone.accept(result);
                },
                failure -> {
                    runningTasks--;
                    onFailure.accept(failure);
                });
    }

    private static FolderView viewFolder(Path libraryPath, FolderView knownView)
            throws IOException {
        Path folder = libraryPath.toAbsolutePath().getParent();
        Optional<FileStamp> folderStamp =
                folder == null ? Optional.empty() : Optional.of(FileStamp.of(folder));
        if (folderStamp.equals(knownView.folderStamp()) && knownView.copyStamps().isEmpty()) {
            return knownView;
        }
        Map<ConflictCopy, FileStamp> copyStamps = new HashMap<>();
        for (ConflictCopy copy : ConflictCopy.besideLibrary(libraryPath)) {
            try {
                copyStamps.put(copy, FileStamp.of(copy.copyPath()));
            } catch (NoSuchFileException _) {
                return knownView; // it has just gone: the folder is looked at again
            }
        }
        return new FolderView(folderStamp, copyStamps);
    }

    private void takeInView(FolderView knownView, FolderView newView) {
        openQuestion
                .filter(question ->
                        isDismissed(question) || !newView.copyStamps().containsKey(question.copy()))
                .ifPresent(_ -> withdrawQuestion());
        if (openQuestion.isPresent()) {
            return;
        }
        newView.copyStamps().entrySet().stream()
                .filter(it -> it.getValue().equals(knownView.copyStamps().get(it.getKey())))
                .filter(it -> !it.getValue().equals(handledStamps.get(it.getKey().copyPath())))
                .min(
                        Comparator.comparingInt(this::lookCount)
                                .thenComparing(Map.Entry.comparingByKey(ConflictCopy.IN_ORDER)))
                .ifPresent(it -> {
                    handledStamps.put(it.getKey().copyPath(), it.getValue());
                    lookCounts.merge(it.getKey().copyPath(), 1, Integer::sum);
                    mergeCopy(it.getKey());
                });
    }

    /// How often a copy was looked at. One that has to wait must not keep others waiting.
    private int lookCount(Map.Entry<ConflictCopy, FileStamp> copyStamp) {
        return lookCounts.getOrDefault(copyStamp.getKey().copyPath(), 0);
    }

    /// Whether the user has closed a question without an answer.
    private boolean isDismissed(CopyQuestion question) {
        return !isReviewing && !document.notices().noticeList().contains(question.notice());
    }

    private void mergeCopy(ConflictCopy copy) {
        switch (copy.copiedFile()) {
            case LIBRARY -> mergeLibrary(copy, false);
            case SIDECAR -> sidecarCopies.mergeSidecar(copy);
            case RECEIPTS -> sidecarCopies.mergeReceipts(copy);
        }
    }

    /// @param isAgreed whether the user has agreed to the merge
    private void mergeLibrary(ConflictCopy copy, boolean isAgreed) {
        Library shownLibrary = document.library();
        LibraryFile knownFile = document.libraryFile().orElseThrow();
        LibraryFile diskFile = document.includedStates().includedFile().orElse(knownFile);
        LibraryCopyMerge.MergedLibrary mergedLibrary =
                new LibraryCopyMerge.MergedLibrary(
                        diskFile.path(), diskFile.library().file(), shownLibrary.file());
        runTask(
                () ->
                        knownFile.readExternalChange().isPresent()
                                ? Optional.<LibraryCopyMerge>empty() // it is merged first
                                : Optional.of(
                                        LibraryCopyMerge.of(
                                                surroundings.stateFolder(), mergedLibrary, copy)),
                possibleMerge -> {
                    if (possibleMerge.isEmpty() || !isOfLibrary(copy)) {
                        retryLater(copy);
                        return;
                    }
                    LibraryCopyMerge copyMerge = possibleMerge.get();
                    if (shownLibrary == document.library()) {
                        takeInMerge(copyMerge, isAgreed);
                    } else {
                        mergeLibrary(copy, isAgreed); // the user has typed meanwhile
                    }
                },
                failure -> reportFailure(copy, failure));
    }

    /// Whether a copy is still one of the library, which has not been saved under another name.
    private boolean isOfLibrary(ConflictCopy copy) {
        return document.path().equals(Optional.of(copy.libraryPath()));
    }

    /// Has a copy looked at again: it has changed, or what it is merged with will.
    void retryLater(ConflictCopy copy) {
        handledStamps.remove(copy.copyPath());
    }

    /// Says that a copy cannot be merged. It is looked at again when it changes.
    void reportFailure(ConflictCopy copy, Exception failure) {
        if (failure instanceof NoSuchFileException) {
            retryLater(copy); // it has just gone
            return;
        }
        String messageText =
                MessageTranslator.of(
                        failure,
                        ioException ->
                                MessageTranslator.of(
                                        FileTrouble.whenReading(copy.copyPath(), ioException)),
                        MESSAGES.text("unexpected"));
        document.notices().accept(new UserNotice(UserNotice.NoticeLevel.WARNING, messageText));
    }

    private void takeInMerge(LibraryCopyMerge copyMerge, boolean isAgreed) {
        boolean isDoubtful = !copyMerge.copy().isCertain() || !copyMerge.hasAncestor();
        boolean isNews = copyMerge.hasNews();
        boolean hasShrunk = copyMerge.oddity().equals(Optional.of(PartialContent.SHRUNK));
        if (hasShrunk && !isAgreed) {
            askWhetherToMerge(copyMerge, "copy.shrunk");
        } else if (copyMerge.oddity().isPresent() && !hasShrunk) {
            boolean isDoubled = copyMerge.oddity().equals(Optional.of(PartialContent.DOUBLED));
            report(
                    UserNotice.NoticeLevel.WARNING,
                    isDoubled ? "copy.doubled" : "copy.partial",
                    copyMerge.copy());
        } else if (copyMerge.isRecoded()) {
            report(UserNotice.NoticeLevel.WARNING, "copy.recoded", copyMerge.copy());
        } else if (!isAgreed && isDoubtful && (isNews || !copyMerge.copy().isCertain())) {
            askWhetherToMerge(copyMerge, "copy.doubtful");
        } else {
            applyMerge(copyMerge, isNews);
        }
    }

    void report(UserNotice.NoticeLevel level, String messageKey, ConflictCopy copy) {
        document.notices()
                .accept(new UserNotice(level, MESSAGES.text(messageKey, copy.fileName())));
    }

    private void askWhetherToMerge(LibraryCopyMerge copyMerge, String messageKey) {
        ConflictCopy copy = copyMerge.copy();
        ask(
                copy,
                MESSAGES.text(
                        messageKey,
                        copy.fileName(),
                        document.nameProperty().get(),
                        copyMerge.cleanChanges().size()
                                + copyMerge.mergeResult().openConflicts().size()),
                new UserNotice.NoticeAction(
                        MESSAGES.text("copy.merge"),
                        () -> {
                            withdrawQuestion();
                            mergeLibrary(copy, true);
                        }),
                leaveAction());
    }

    /// The answer that leaves a copy as it is.
    UserNotice.NoticeAction leaveAction() {
        return new UserNotice.NoticeAction(MESSAGES.text("copy.leave"), this::withdrawQuestion);
    }

    /// Asks about a copy. A question about another one is asked again later.
    void ask(ConflictCopy copy, String messageText, UserNotice.NoticeAction... answers) {
        openQuestion
                .filter(question -> !question.copy().equals(copy))
                .ifPresent(question -> retryLater(question.copy()));
        withdrawQuestion();
        UserNotice notice =
                new UserNotice(UserNotice.NoticeLevel.WARNING, messageText, List.of(answers));
        openQuestion = Optional.of(new CopyQuestion(copy, notice));
        document.notices().accept(notice);
    }

    /// Withdraws the question.
    void withdrawQuestion() {
        openQuestion.ifPresent(question -> document.notices().withdrawNotice(question.notice()));
        openQuestion = Optional.empty();
        isReviewing = false;
    }

    /// Withdraws the question if it is about this copy.
    void withdrawQuestionAbout(ConflictCopy copy) {
        if (openQuestion.filter(question -> question.copy().equals(copy)).isPresent()) {
            withdrawQuestion();
        }
    }

    private void applyMerge(LibraryCopyMerge copyMerge, boolean isNews) {
        ConflictCopy copy = copyMerge.copy();
        MergedCopy mergedCopy = new MergedCopy(copyMerge);
        int changeCount = copyMerge.cleanChanges().size();
        if (changeCount > 0) {
            document.includedStates()
                    .takeInCopy(
                            MESSAGES.text("copy.step", copy.fileName()),
                            copyMerge.cleanPart(),
                            mergedCopy.followStep(),
                            MESSAGES.text(
                                    copyMerge.mergeResult().isClean()
                                            ? "copy.merged"
                                            : "copy.merged-part",
                                    copy.fileName(),
                                    changeCount));
        }
        if (!copyMerge.mergeResult().isClean()) {
            offerReview(copyMerge, mergedCopy, document.library());
            return;
        }
        if (copyMerge.isAsOnDisk()) {
            awaitSave(mergedCopy, document.stateNumber() + 1);
            return;
        }
        if (!isNews && !document.dirtyProperty().get()) {
            report(UserNotice.NoticeLevel.DONE, "copy.nothing", copy);
        }
        completeMerge(mergedCopy);
    }

    /// @param settledLibrary the library with the clean part of the copy, to which the choices
    ///   apply
    private void offerReview(
            LibraryCopyMerge copyMerge, MergedCopy mergedCopy, Library settledLibrary) {
        ConflictCopy copy = copyMerge.copy();
        OpenConflicts openConflicts =
                new OpenConflicts(
                        document.nameProperty().get(),
                        OtherState.IN_COPY,
                        copyMerge.mergeResult(),
                        settledResult -> {
                            withdrawQuestionAbout(copy);
                            if (settledLibrary != document.library()) {
                                mergeLibrary(copy, true); // the conflicts may be others by now
                                return;
                            }
                            mergedCopy.setSettledFile(settledResult.mergedFile());
                            document.includedStates()
                                    .takeInCopy(
                                            MESSAGES.text("copy.step", copy.fileName()),
                                            settledResult.mergedFile(),
                                            mergedCopy.followStep(),
                                            MESSAGES.text("copy.settled", copy.fileName()));
                            completeMerge(mergedCopy);
                        },
                        _ -> offerReview(copyMerge, mergedCopy, settledLibrary));
        ask(
                copy,
                MESSAGES.text(
                        "copy.conflicts", copy.fileName(), openConflicts.conflictList().size()),
                new UserNotice.NoticeAction(
                        MESSAGES.text("conflicts.review"),
                        () -> {
                            isReviewing = true;
                            surroundings.conflictReviewer().accept(openConflicts);
                        }));
    }

    private void awaitSave(MergedCopy mergedCopy, int mergedState) {
        mergedCopy.setMergedState(mergedState);
        mergedCopies.add(mergedCopy);
    }

    private void completeMerge(MergedCopy mergedCopy) {
        awaitSave(mergedCopy, document.stateNumber());
        if (!document.dirtyProperty().get()) {
            removeSaved(document.stateNumber());
        }
    }

    /// Removes the copies that a saved state contains. Those of a file that the library no longer
    /// has are left to whoever opens that.
    void removeSaved(int savedState) {
        mergedCopies.removeIf(mergedCopy -> !isOfLibrary(mergedCopy.copy()));
        for (MergedCopy mergedCopy : List.copyOf(mergedCopies)) {
            if (mergedCopy.precedes(savedState)) {
                mergedCopies.remove(mergedCopy);
                removeCopy(
                        mergedCopy.copy(),
                        mergedCopy.copiedBytes(),
                        savedFile -> mergedCopy.isContainedIn(savedFile.library().file()));
            }
        }
    }

    /// Removes a copy of a library, or of a file beside it, whose content is saved. If it is not,
    /// or if another program has changed the library since, the copy is merged again.
    ///
    /// @param containsCopy whether the saved library contains it, asked in the background
    void removeCopy(ConflictCopy copy, byte[] copiedBytes, Predicate<LibraryFile> containsCopy) {
        LibraryFile savedFile = document.libraryFile().orElseThrow();
        if (!isOfLibrary(copy)) {
            return;
        }
        runTask(
                () ->
                        savedFile.readExternalChange().isEmpty()
                                && containsCopy.test(savedFile)
                                && CopyRemoval.removeMerged(
                                        surroundings.stateFolder(), copy, copiedBytes),
                isGone -> {
                    if (!isGone) {
                        retryLater(copy);
                    }
                },
                _ -> report(UserNotice.NoticeLevel.WARNING, "copy.stays", copy));
    }
}
