package octavo.gui.librarystate;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.KnownReceipts.WrittenReceipts;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// The receipts of an open library. They follow its entries with each step, and are written when
/// the library is saved, or at once if it has no unsaved changes: receipts are about what its file
/// says. What other programs write beside it is merged.
public final class ReceiptSession {
    private final BackgroundTasks background;
    private final Supplier<Optional<Path>> libraryPath;
    private final NoticeList notices;
    private final BooleanSupplier isLibrarySaved;
    private final ReadOnlyObjectWrapper<LibraryReceipts> currentReceipts =
            new ReadOnlyObjectWrapper<>(LibraryReceipts.EMPTY);
    private final List<Runnable> writtenListeners = new ArrayList<>();
    private Optional<KnownReceipts> lastKnown = Optional.empty();
    private Optional<WrittenReceipts> refusedReceipts = Optional.empty();
    private boolean hasRead;
    private boolean isWriting;

    /// The changes of the library since the file began to be read.
    private Optional<LibraryChange> unreadChange = Optional.empty();

    private record LibraryChange(Library libraryBefore, Library libraryAfter) {}

    /// @param libraryPath the library's path, if it has a file
    /// @param isLibrarySaved whether the library is as its file is
    public ReceiptSession(
            BackgroundTasks background,
            Supplier<Optional<Path>> libraryPath,
            NoticeList notices,
            BooleanSupplier isLibrarySaved) {
        this.background = background;
        this.libraryPath = libraryPath;
        this.notices = notices;
        this.isLibrarySaved = isLibrarySaved;
    }

    /// The receipts as the library is now.
    public LibraryReceipts receipts() {
        return currentReceipts.get();
    }

    /// The same, to be followed.
    public ReadOnlyObjectProperty<LibraryReceipts> receiptsProperty() {
        return currentReceipts.getReadOnlyProperty();
    }

    /// Nothing is known of the file of a library that was just saved under another name.
    KnownReceipts knownFor(Path path) {
        return lastKnown
                .filter(known -> known.libraryPath().equals(path))
                .orElseGet(() -> KnownReceipts.unread(path));
    }

    /// Reads the file if it may have changed, and continues.
    public void readFile(Runnable onRead) {
        Optional<Path> path = libraryPath.get();
        if (path.isEmpty() || isWriting) {
            onRead.run();
            return;
        }
        KnownReceipts known = knownFor(path.get());
        if (hasRead) {
            unreadChange = Optional.empty();
        }
        background.runInBackground(
                known::readChange,
                newlyRead -> {
                    if (!isWriting && known.equals(knownFor(path.get()))) {
                        takeIn(known, newlyRead.orElse(known));
                    }
                    onRead.run();
                },
                _ -> onRead.run());
    }

    private void takeIn(KnownReceipts known, KnownReceipts newlyRead) {
        hasRead = true;
        lastKnown = Optional.of(newlyRead);
        LibraryReceipts fileReceipts = newlyRead.fileReceipts();
        LibraryReceipts followedReceipts =
                unreadChange
                        .map(it -> fileReceipts.afterChange(it.libraryBefore(), it.libraryAfter()))
                        .orElse(fileReceipts);
        unreadChange = Optional.empty();
        setReceipts(known.fileReceipts().merge(receipts(), followedReceipts));
        writeIfSaved();
    }

    /// Checks for changes by another program.
    void checkDisk() {
        if (hasRead) {
            readFile(() -> {});
        }
    }

    private void setReceipts(LibraryReceipts newReceipts) {
        if (!newReceipts.equals(receipts())) {
            currentReceipts.set(newReceipts);
        }
    }

    /// Keeps the receipts of entries that a step has changed.
    void followChange(Library libraryBefore, Library libraryAfter) {
        unreadChange =
                Optional.of(
                        new LibraryChange(
                                unreadChange
                                        .map(LibraryChange::libraryBefore)
                                        .orElse(libraryBefore),
                                libraryAfter));
        setReceipts(receipts().afterChange(libraryBefore, libraryAfter));
        writeIfSaved();
    }

    /// Changes the receipts, and writes them unless that has to wait for the library.
    public void changeReceipts(UnaryOperator<LibraryReceipts> change) {
        setReceipts(change.apply(receipts()));
        writeIfSaved();
    }

    /// Adds receipts that are worked out in the background.
    public void addReceipts(
            Callable<? extends Collection<ConfirmedFields>> findReceipts,
            Consumer<Exception> onFailure) {
        LibraryReceipts receiptsBefore = receipts();
        background.runInBackground(
                () -> receiptsBefore.withReceipts(findReceipts.call()),
                receiptsAfter ->
                        changeReceipts(present -> receiptsBefore.merge(receiptsAfter, present)),
                onFailure);
    }

    private void writeIfSaved() {
        Optional<Path> path = libraryPath.get();
        if (isWriting || path.isEmpty() || !isLibrarySaved.getAsBoolean()) {
            return;
        }
        KnownReceipts known = knownFor(path.get());
        LibraryReceipts wantedReceipts = receipts();
        if (wantedReceipts.equals(known.fileReceipts())
                || refusedReceipts
                        .filter(it -> it.isSameAttempt(known, wantedReceipts))
                        .isPresent()) {
            return;
        }
        isWriting = true;
        background.runInBackground(
                () -> known.write(wantedReceipts),
                writtenReceipts -> {
                    isWriting = false;
                    takeWritten(writtenReceipts);
                    runListeners();
                },
                _ -> {
                    isWriting = false;
                    runListeners();
                });
    }

    /// Takes in what a save has written. What it could not write is tried again with the next one,
    /// or when the receipts or their file have changed.
    void takeWritten(WrittenReceipts writtenReceipts) {
        KnownReceipts known = writtenReceipts.knownReceipts();
        lastKnown = Optional.of(known);
        refusedReceipts = Optional.of(writtenReceipts).filter(it -> it.trouble().isPresent());
        if (writtenReceipts.trouble().isPresent()) {
            reportTrouble(known.libraryPath(), writtenReceipts.trouble().get());
            return;
        }
        setReceipts(writtenReceipts.wantedReceipts().merge(receipts(), known.fileReceipts()));
        writeIfSaved();
    }

    private void reportTrouble(Path path, IOException trouble) {
        notices.accept(
                new UserNotice(
                        UserNotice.NoticeLevel.ERROR,
                        MessageTranslator.of(
                                FileTrouble.whenSaving(ReceiptFile.pathFor(path), trouble))));
    }

    /// Continues once no write is in progress.
    public void whenWritten(Runnable onWritten) {
        if (isWriting) {
            writtenListeners.add(onWritten);
        } else {
            onWritten.run();
        }
    }

    private void runListeners() {
        if (!isWriting) {
            List<Runnable> dueListeners = List.copyOf(writtenListeners);
            writtenListeners.clear();
            dueListeners.forEach(Runnable::run);
        }
    }
}
