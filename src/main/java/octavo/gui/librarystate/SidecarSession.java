package octavo.gui.librarystate;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The sidecar of an open library, kept in sync with the disk for all pages. Decisions are saved at
/// once, and changes by other programs are merged; on a conflict nothing is written until the user
/// has chosen. A library without a file keeps its sidecar in memory.
public final class SidecarSession {
    private static final MessageTexts MESSAGES = MessageTexts.of(SidecarSession.class);

    private final BackgroundTasks background;
    private final Supplier<Optional<Path>> libraryPath;
    private final NoticeList notices;
    private final Runnable stateListener;
    private final List<Runnable> takenInListeners = new ArrayList<>();
    private final List<Runnable> writtenListeners = new ArrayList<>();
    private Optional<SidecarFile> sidecarFile = Optional.empty();
    private final ReadOnlyObjectWrapper<Sidecar> currentContent =
            new ReadOnlyObjectWrapper<>(Sidecar.empty());
    private boolean isBusy;
    private boolean isSaveDue;

    /// The question awaiting an answer.
    private Optional<UserNotice> questionNotice = Optional.empty();

    /// @param libraryPath the library's path, if it has a file
    /// @param stateListener called when it was saved, or saving failed
    public SidecarSession(
            BackgroundTasks background,
            Supplier<Optional<Path>> libraryPath,
            NoticeList notices,
            Runnable stateListener) {
        this.background = background;
        this.libraryPath = libraryPath;
        this.notices = notices;
        this.stateListener = stateListener;
    }

    /// Its content, as far as known.
    public Sidecar content() {
        return currentContent.get();
    }

    /// The same, to be followed.
    public ReadOnlyObjectProperty<Sidecar> contentProperty() {
        return currentContent.getReadOnlyProperty();
    }

    /// The library's path, if it has a file.
    public Optional<Path> libraryPath() {
        return libraryPath.get();
    }

    /// Whether there are decisions that are neither saved nor being saved.
    public boolean isUnsaved() {
        return !isBusy && differsFromFile();
    }

    private boolean differsFromFile() {
        return !currentContent
                .get()
                .equals(sidecarFile.map(SidecarFile::content).orElseGet(Sidecar::empty));
    }

    /// Adds a listener for merged changes of another program.
    public void whenTakenIn(Runnable takenInListener) {
        takenInListeners.add(takenInListener);
    }

    /// Continues once no write is in progress.
    public void whenWritten(Runnable onWritten) {
        if (isBusy) {
            writtenListeners.add(onWritten);
        } else {
            onWritten.run();
        }
    }

    /// Checks for changes by another program.
    void checkDisk() {
        if (sidecarFile.isPresent()) {
            readFile(() -> {});
        }
    }

    /// Reads the file, and continues. Unsaved decisions are kept.
    public void readFile(Runnable onRead) {
        Optional<SidecarFile> knownFile = knownFile();
        if (libraryPath.get().isEmpty() || isBusy || (knownFile.isPresent() && differsFromFile())) {
            onRead.run();
            return;
        }
        Path libraryFile = libraryPath.get().get();
        background.runInBackground(
                () ->
                        knownFile
                                .map(SidecarFile::readExternalChange)
                                .orElseGet(() -> Optional.of(SidecarFile.loadFor(libraryFile))),
                newFile -> {
                    if (!isBusy && knownFile.equals(knownFile())) {
                        newFile.ifPresent(
                                knownFile.isPresent() ? this::takeInFile : this::beginWith);
                    }
                    onRead.run();
                },
                this::reportFailure);
    }

    /// The last known file, unless the library now has another one.
    private Optional<SidecarFile> knownFile() {
        Optional<Path> sidecarPath = libraryPath.get().map(SidecarFile::pathFor);
        return sidecarFile.filter(
                heldFile -> sidecarPath.equals(Optional.of(heldFile.sidecarPath())));
    }

    /// Decisions made before the file was known are written to it.
    private void beginWith(SidecarFile newFile) {
        sidecarFile = Optional.of(newFile);
        currentContent.set(currentContent.get().withChanges(Sidecar.empty(), newFile.content()));
        saveContent();
    }

    private void takeInFile(SidecarFile newFile) {
        if (differsFromFile()) {
            saveContent(); // something was decided meanwhile
            return;
        }
        sidecarFile = Optional.of(newFile);
        currentContent.set(newFile.content());
        String messageText = MESSAGES.text("taken-in", newFile.sidecarPath().getFileName());
        notices.accept(new UserNotice(UserNotice.NoticeLevel.DONE, messageText));
        takenInListeners.forEach(Runnable::run);
    }

    /// Applies the change between two sidecars, and saves it in the background.
    public void followChange(Sidecar earlierContent, Sidecar laterContent) {
        currentContent.set(currentContent.get().withChanges(earlierContent, laterContent));
        saveContent();
    }

    /// Saves unsaved decisions. What is being written may be others: then that is looked at when it
    /// is written.
    public void saveContent() {
        if (isBusy || differsFromFile()) {
            saveContent(SidecarFile::saveSidecar);
        }
    }

    /// Saves even over conflicting changes by another program, and continues if that succeeds.
    public void keepContent(Runnable onKept) {
        Runnable checkKept =
                () -> {
                    if (!differsFromFile() || libraryPath.get().isEmpty()) {
                        onKept.run();
                    }
                };
        if (differsFromFile()) {
            saveContent(SidecarSession::saveOverriding);
        }
        whenWritten(checkKept);
    }

    private static SidecarFile saveOverriding(SidecarFile knownFile, Sidecar wantedContent)
            throws IOException {
        try {
            return knownFile.saveSidecar(wantedContent);
        } catch (SidecarFile.SidecarConflict clash) {
            return clash.presentFile().saveSidecar(clash.mergedAsOurs());
        }
    }

    /// A way to write a sidecar to a file.
    private interface SavingWay {
        SidecarFile saveFile(SidecarFile knownFile, Sidecar wantedContent) throws IOException;
    }

    private void saveContent(SavingWay savingWay) {
        Optional<SidecarFile> knownFile = knownFile();
        isSaveDue = isBusy;
        if (isBusy || knownFile.isEmpty()) {
            stateListener.run();
            return;
        }
        Sidecar wantedContent = currentContent.get();
        isBusy = true;
        background.runInBackground(
                () -> savingWay.saveFile(knownFile.get(), wantedContent),
                newFile -> {
                    sidecarFile = Optional.of(newFile);
                    currentContent.set(
                            currentContent.get().withChanges(wantedContent, newFile.content()));
                    writeEnded();
                },
                exception -> {
                    writeEnded();
                    if (exception instanceof SidecarFile.SidecarConflict clash) {
                        askAboutClash(clash, wantedContent);
                    } else {
                        reportFailure(exception);
                    }
                });
    }

    private void writeEnded() {
        isBusy = false;
        withdrawQuestion();
        if (isSaveDue && differsFromFile()) {
            saveContent();
            return;
        }
        stateListener.run();
        List<Runnable> dueListeners = List.copyOf(writtenListeners);
        writtenListeners.clear();
        dueListeners.forEach(Runnable::run);
    }

    private void reportFailure(Exception exception) {
        String messageText =
                MessageTranslator.of(
                        exception,
                        ioException -> MessageTranslator.of(ioException),
                        MESSAGES.text("beside.unexpected"));
        notices.accept(new UserNotice(UserNotice.NoticeLevel.ERROR, messageText));
    }

    private void askAboutClash(SidecarFile.SidecarConflict sidecarClash, Sidecar wantedContent) {
        UserNotice clashNotice =
                new UserNotice(
                        UserNotice.NoticeLevel.WARNING,
                        MESSAGES.text(
                                "beside.clash",
                                sidecarClash.presentFile().sidecarPath().getFileName(),
                                MessageTranslator.of(sidecarClash.wording())),
                        List.of(
                                new UserNotice.NoticeAction(
                                        MESSAGES.text("beside.keep"),
                                        () ->
                                                settleClash(
                                                        sidecarClash,
                                                        wantedContent,
                                                        sidecarClash.mergedAsOurs())),
                                new UserNotice.NoticeAction(
                                        MESSAGES.text("beside.take"),
                                        () ->
                                                settleClash(
                                                        sidecarClash,
                                                        wantedContent,
                                                        sidecarClash.mergedAsTheirs()))));
        questionNotice = Optional.of(clashNotice);
        notices.accept(clashNotice);
    }

    private void settleClash(
            SidecarFile.SidecarConflict sidecarClash,
            Sidecar wantedContent,
            Sidecar chosenContent) {
        sidecarFile = Optional.of(sidecarClash.presentFile());
        currentContent.set(currentContent.get().withChanges(wantedContent, chosenContent));
        saveContent();
        stateListener.run();
        takenInListeners.forEach(Runnable::run);
    }

    /// Withdraws the question.
    void withdrawQuestion() {
        questionNotice.ifPresent(notices::withdrawNotice);
        questionNotice = Optional.empty();
    }
}
