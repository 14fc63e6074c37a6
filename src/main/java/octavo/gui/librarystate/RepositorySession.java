package octavo.gui.librarystate;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibFile;
import octavo.gitrepositories.GitTrouble;
import octavo.gitrepositories.LibraryCommit;
import octavo.gitrepositories.LibraryRepository;
import octavo.gitrepositories.RepositoryPlace;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.UserNotice.NoticeAction;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.FileTrouble;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The git repository of an open library. That there is one is seen by looking for `.git`; git is
/// run only for what somebody has asked for, one task after the other, in the background.
public final class RepositorySession {
    private static final MessageTexts MESSAGES = MessageTexts.of(RepositorySession.class);

    /// More are not listed.
    private static final int MOST_COMMITS = 1_000;

    private final BackgroundTasks background;
    private final Supplier<Optional<Path>> libraryPath;
    private final NoticeList notices;
    private final ReadOnlyObjectWrapper<Optional<FoundRepository>> foundRepository =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<LibraryCommit>> commits =
            new ReadOnlyObjectWrapper<>(List.of());
    private UnaskedWork unaskedWork = UnaskedWork.NONE;
    private boolean isBusy;
    private boolean isCommitDue;

    /// A repository, as far as it is seen without git.
    ///
    /// @param branchName empty if that cannot be seen
    public record FoundRepository(RepositoryPlace place, Optional<String> branchName) {}

    /// What git may do for a library without being asked each time.
    public interface UnaskedWork {
        UnaskedWork NONE =
                new UnaskedWork() {
                    @Override
                    public boolean listsCommits(Path library) {
                        return false;
                    }

                    @Override
                    public boolean commitsAtSave(Path library) {
                        return false;
                    }

                    @Override
                    public void keepListing(Path library, boolean isWanted) {
                        // Nobody keeps it.
                    }
                };

        boolean listsCommits(Path library);

        boolean commitsAtSave(Path library);

        /// Keeps whether commits are listed.
        void keepListing(Path library, boolean isWanted);
    }

    /// Something that git does for a library.
    public interface GitWork<T> {
        T runIn(LibraryRepository repository) throws IOException, InterruptedException;
    }

    /// @param libraryPath the library's path, if it has a file
    public RepositorySession(
            BackgroundTasks background, Supplier<Optional<Path>> libraryPath, NoticeList notices) {
        this.background = background;
        this.libraryPath = libraryPath;
        this.notices = notices;
    }

    /// Sets what git may do unasked.
    public void allow(UnaskedWork newWork) {
        unaskedWork = newWork;
    }

    /// The repository that was found last.
    public ReadOnlyObjectProperty<Optional<FoundRepository>> foundProperty() {
        return foundRepository.getReadOnlyProperty();
    }

    /// The commits that changed the library, if they are listed.
    public ReadOnlyObjectProperty<List<LibraryCommit>> commitsProperty() {
        return commits.getReadOnlyProperty();
    }

    /// Whether the commits of the library are listed.
    public boolean isListing() {
        return libraryPath.get().filter(unaskedWork::listsCommits).isPresent();
    }

    /// Lists the commits from now on, or does not.
    public void listCommits(boolean isWanted) {
        libraryPath.get().ifPresent(library -> unaskedWork.keepListing(library, isWanted));
        refresh();
    }

    /// Looks for the repository, and lists its commits if somebody wants that.
    public void refresh() {
        Optional<Path> library = libraryPath.get();
        background.runInBackground(
                () -> library.flatMap(RepositorySession::findRepository),
                found -> {
                    foundRepository.set(found);
                    if (found.isPresent() && isListing()) {
                        readCommits();
                    } else {
                        commits.set(List.of());
                    }
                },
                this::reportFailure);
    }

    private static Optional<FoundRepository> findRepository(Path library) {
        return RepositoryPlace.find(library)
                .map(place -> new FoundRepository(place, place.branchName()));
    }

    private void readCommits() {
        Path library = libraryPath.get().orElseThrow();
        background.runInBackground(
                () -> LibraryRepository.of(library, false).listCommits(MOST_COMMITS),
                newCommits -> {
                    if (libraryPath.get().equals(Optional.of(library)) && isListing()) {
                        commits.set(newCommits);
                    }
                },
                this::reportFailure);
    }

    /// Reads the library at a commit, without the repository's filters; takes a while.
    public BibFile readAt(LibraryCommit commit) throws IOException, InterruptedException {
        return openRepository()
                .readStoredLibrary(commit.hash())
                .orElseThrow(() -> new IOException(MESSAGES.text("git.absent")));
    }

    /// The repository, to be read because somebody asked for it.
    public LibraryRepository openRepository() throws IOException {
        return LibraryRepository.of(
                libraryPath.get().orElseThrow(() -> new IOException(MESSAGES.text("git.unsaved"))),
                false);
    }

    /// Whether git is at work, so that nothing else can be asked for.
    public boolean isBusy() {
        return isBusy;
    }

    /// Has git do something that somebody asked for, and tells of it in a notice meanwhile. What
    /// git refuses is told, too.
    ///
    /// @param isCancellable whether it can be stopped halfway without harm
    public <T> void runAsked(
            String noticeText, boolean isCancellable, GitWork<T> work, Consumer<T> onDone) {
        Optional<Path> library = libraryPath.get();
        if (library.isEmpty()) {
            tell(NoticeLevel.INFORMATION, MESSAGES.text("git.unsaved"));
        } else if (isBusy) {
            tell(NoticeLevel.INFORMATION, MESSAGES.text("git.busy", library.get().getFileName()));
        } else {
            run(library.get(), Optional.of(noticeText), isCancellable, work, onDone);
        }
    }

    private <T> void run(
            Path library,
            Optional<String> noticeText,
            boolean isCancellable,
            GitWork<T> work,
            Consumer<T> onDone) {
        isBusy = true;
        var runningTask = new RunningTask();
        Optional<UserNotice> runningNotice =
                noticeText.map(text ->
                        new UserNotice(
                                NoticeLevel.INFORMATION,
                                text,
                                isCancellable
                                        ? List.of(
                                                new NoticeAction(
                                                        MESSAGES.text("git.cancel"),
                                                        runningTask::cancel))
                                        : List.of()));
        runningNotice.ifPresent(notices);
        runningTask.cancelAction =
                background.runInBackground(
                        () -> work.runIn(LibraryRepository.of(library, false)),
                        result -> {
                            runningNotice.ifPresent(notices::withdrawNotice);
                            runningTask.end(() -> onDone.accept(result));
                        },
                        exception -> {
                            runningNotice.ifPresent(notices::withdrawNotice);
                            runningTask.end(() -> reportFailure(exception));
                        });
    }

    /// A task, which ends once: when it is done, or when it is cancelled. What is done in the
    /// moment in which it is cancelled has no consequences.
    private final class RunningTask {
        private Runnable cancelAction = () -> {};
        private boolean hasEnded;

        void cancel() {
            cancelAction.run();
            end(() -> {});
        }

        void end(Runnable lastAction) {
            if (hasEnded) {
                return;
            }
            hasEnded = true;
            isBusy = false;
            lastAction.run();
            if (isCommitDue && !isBusy) {
                isCommitDue = false;
                commitSaved();
            }
        }
    }

    /// Commits what was saved, if the library is committed at each save.
    void librarySaved() {
        if (libraryPath.get().filter(unaskedWork::commitsAtSave).isPresent()) {
            commitSaved();
        }
    }

    private void commitSaved() {
        if (isBusy) {
            isCommitDue = true;
        } else {
            run(
                    libraryPath.get().orElseThrow(),
                    Optional.empty(),
                    false,
                    repository -> repository.commitLibrary(Optional.empty()),
                    committed -> committed.ifPresent(_ -> refresh()));
        }
    }

    private void reportFailure(Exception exception) {
        tell(
                NoticeLevel.ERROR,
                switch (exception) {
                    case GitTrouble trouble ->
                            MESSAGES.text(
                                    "git.refused",
                                    libraryPath
                                            .get()
                                            .map(path -> String.valueOf(path.getFileName()))
                                            .orElse(""),
                                    MessageTranslator.of(trouble.wording()));
                    case IOException failure ->
                            libraryPath
                                    .get()
                                    .map(path ->
                                            MessageTranslator.of(
                                                    FileTrouble.whenReading(path, failure)))
                                    .orElse(MessageTranslator.of(failure));
                    default -> MESSAGES.text("git.unexpected");
                });
    }

    private void tell(NoticeLevel level, String messageText) {
        notices.accept(new UserNotice(level, messageText));
    }
}
