package octavo.gui.librarystate;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.SharingQuestions.OfferedRemedies;
import octavo.gui.librarystate.SharingState.SharingKind;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;
import octavo.merge.MergeResult;
import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SyncReport;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What an open library exchanges with a group. That it is shared is seen in the user's state
/// folder; its server is connected only for what somebody asks for, or while the library is kept in
/// step. Exchanges write the file, and the window takes that in as any other change on the disk.
public final class SharingSession {
    private static final MessageTexts MESSAGES = MessageTexts.of(SharingSession.class);

    /// How many ticks pass before a server that could not be reached is tried again.
    private static final int FIRST_PAUSE = 3;

    private static final int LONGEST_PAUSE = 30;

    private final SharingTasks tasks;
    private final Supplier<Optional<Path>> libraryPath;
    private final NoticeList notices;
    private final SharingContext context;
    private final SharingQuestions questions;
    private final ReadOnlyObjectWrapper<SharingState> state =
            new ReadOnlyObjectWrapper<>(SharingState.NOT_SHARED);
    private SharingConsent consent = SharingConsent.NONE;
    private Runnable cancelWatch = () -> {};
    private String lastRefusal = "";

    /// The number of the present run: results of earlier runs are ignored.
    private int runNumber;

    private int nextPause = FIRST_PAUSE;
    private int ticksToRetry;
    private boolean isCounting;
    private boolean isCountDue;
    private boolean isClosed;

    /// Work that somebody has asked for.
    ///
    /// @param path of the library's file
    private record AskedWork<T>(
            Path path, String noticeText, SharedWork<T> work, Consumer<T> onDone) {}

    /// @param libraryPath the library's path, if it has a file
    public SharingSession(
            BackgroundTasks background,
            Supplier<Optional<Path>> libraryPath,
            NoticeList notices,
            SharingContext context) {
        this.tasks = new SharingTasks(background);
        this.libraryPath = libraryPath;
        this.notices = notices;
        this.context = context;
        this.questions = new SharingQuestions(notices, context.conflictReviewer());
    }

    /// Sets who says whether the library is kept in step.
    public void allow(SharingConsent newConsent) {
        consent = newConsent;
    }

    public ReadOnlyObjectProperty<SharingState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Whether the library is kept in step, if it is shared.
    public boolean isKeptInStep() {
        return libraryPath.get().filter(consent::keepsInStep).isPresent();
    }

    /// Keeps the library in step from now on, or does not.
    public void keepInStep(boolean isWanted) {
        libraryPath.get().ifPresent(library -> consent.keep(library, isWanted));
        refresh();
    }

    /// Looks whether the library is shared, and begins to keep it in step if that is wanted.
    public void refresh() {
        stopWatch();
        int run = runNumber;
        Optional<Path> library = libraryPath.get();
        if (isClosed || library.isEmpty()) {
            state.set(SharingState.NOT_SHARED);
            return;
        }
        tasks.run(
                () -> context.sharing().findAddress(library.get()),
                address -> {
                    if (run == runNumber) {
                        settleAt(address, library.get());
                    }
                },
                exception -> {
                    if (run == runNumber) {
                        fail(exception, library.get(), new AskedConflicts(Optional.empty()));
                    }
                });
    }

    private void settleAt(Optional<ServerAddress> address, Path library) {
        if (address.isEmpty()) {
            state.set(SharingState.NOT_SHARED);
        } else if (isKeptInStep()) {
            state.set(state.get().at(address.get()).as(SharingKind.CONNECTING, ""));
            watch(library, Optional.empty());
        } else {
            state.set(state.get().at(address.get()).as(SharingKind.SWITCHED_OFF, ""));
            countUnsent();
        }
    }

    /// Ends what is under way.
    private void stopWatch() {
        cancelWatch.run();
        cancelWatch = () -> {};
        ticksToRetry = 0;
        questions.withdraw();
        runNumber++;
    }

    private void watch(Path library, Optional<MergeResult> settledMerge) {
        int run = runNumber;
        var conflicts = new AskedConflicts(settledMerge);
        cancelWatch =
                tasks.runUntilCancelled(
                        () -> {
                            context.sharing()
                                    .watch(
                                            library,
                                            new ExchangeTerms(false, conflicts),
                                            report -> tasks.runOnUi(() -> take(run, report)));
                            return true;
                        },
                        exception -> {
                            if (run == runNumber) {
                                context.onFileWritten().run();
                                fail(exception, library, conflicts);
                            }
                        });
    }

    private void take(int run, SyncReport report) {
        if (run != runNumber) {
            return;
        }
        nextPause = FIRST_PAUSE;
        SharingState before = state.get().exchangedAt(Instant.now());
        if (report.refusal().isPresent()) {
            String refusal = MessageTranslator.of(report.refusal().get());
            state.set(before.as(SharingKind.READ_ONLY, refusal));
            countUnsent();
            if (!refusal.equals(lastRefusal)) {
                lastRefusal = refusal;
                notices.accept(new UserNotice(NoticeLevel.WARNING, refusal));
            }
        } else {
            state.set(before.as(SharingKind.IN_STEP, "").withCount(report.heldBack()));
        }
        if (report.received() > 0) {
            context.onFileWritten().run();
        }
    }

    private void countUnsent() {
        if (isCounting) {
            isCountDue = true;
            return;
        }
        isCounting = true;
        Path library = libraryPath.get().orElseThrow();
        tasks.runWhenIdle(
                () -> context.sharing().countUnsent(library),
                this::takeCount,
                _ -> takeCount(0)); // what is wrong is said when it is exchanged
    }

    private void takeCount(int count) {
        isCounting = false;
        boolean isRepeated = isCountDue;
        isCountDue = false;
        if (state.get().kind().isWaiting()) {
            state.set(state.get().withCount(count));
            if (isRepeated) {
                countUnsent();
            }
        }
    }

    /// Does something that somebody has asked for, and tells of it meanwhile. Afterwards, the
    /// library is kept in step as before.
    public <T> void runAsked(String noticeText, SharedWork<T> work, Consumer<T> onDone) {
        libraryPath
                .get()
                .ifPresentOrElse(
                        path -> runAsked(path, noticeText, work, onDone),
                        () ->
                                notices.accept(
                                        new UserNotice(
                                                NoticeLevel.INFORMATION,
                                                MESSAGES.text("sharing.unsaved"))));
    }

    /// The same for another file.
    public <T> void runAsked(Path path, String noticeText, SharedWork<T> work, Consumer<T> onDone) {
        run(new AskedWork<>(path, noticeText, work, onDone), Optional.empty(), false);
    }

    private <T> void run(
            AskedWork<T> asked, Optional<MergeResult> settledMerge, boolean acceptsRemovals) {
        stopWatch();
        int run = runNumber;
        if (state.get().address().isPresent()) {
            state.set(state.get().as(SharingKind.CONNECTING, ""));
        }
        var conflicts = new AskedConflicts(settledMerge);
        var runningNotice = new UserNotice(NoticeLevel.INFORMATION, asked.noticeText());
        notices.accept(runningNotice);
        tasks.run(
                () ->
                        asked.work()
                                .run(
                                        context.sharing(),
                                        asked.path(),
                                        new ExchangeTerms(acceptsRemovals, conflicts)),
                result -> {
                    notices.withdrawNotice(runningNotice);
                    context.onFileWritten().run();
                    asked.onDone().accept(result);
                    if (run == runNumber) {
                        refresh();
                    }
                },
                exception -> {
                    notices.withdrawNotice(runningNotice);
                    context.onFileWritten().run();
                    if (run == runNumber) {
                        explain(
                                exception,
                                asked.path(),
                                conflicts,
                                (settled, accepts) -> run(asked, settled, accepts));
                    }
                });
    }

    /// Tells why exchanging has stopped.
    private void fail(Exception exception, Path library, AskedConflicts conflicts) {
        if (isOffline(exception)) {
            waitForServer(SharingQuestions.reasonOf(exception, library));
            return;
        }
        explain(
                exception,
                library,
                conflicts,
                (settled, accepts) -> {
                    if (accepts) {
                        run(exchangeOf(library), settled, true);
                    } else {
                        stopWatch();
                        state.set(state.get().as(SharingKind.CONNECTING, ""));
                        watch(library, settled);
                    }
                });
    }

    private AskedWork<SyncReport> exchangeOf(Path library) {
        return new AskedWork<>(
                library,
                MESSAGES.text("sharing.exchanging", library.getFileName()),
                (sharing, path, terms) -> sharing.exchange(path, terms),
                _ -> {});
    }

    private static boolean isOffline(Exception exception) {
        return exception instanceof SharingFailure failure && failure.kind() == FailureKind.OFFLINE;
    }

    private void waitForServer(String reason) {
        state.set(state.get().as(SharingKind.OFFLINE, reason));
        countUnsent();
        if (isKeptInStep()) {
            ticksToRetry = nextPause;
            nextPause = Math.min(LONGEST_PAUSE, nextPause * 2);
        }
    }

    /// Says what went wrong, and offers what helps.
    ///
    /// @param repeat does the same again, with a choice or with the confirmation that entries go
    private void explain(
            Exception exception,
            Path library,
            AskedConflicts conflicts,
            BiConsumer<Optional<MergeResult>, Boolean> repeat) {
        boolean isConflict =
                exception instanceof SharingFailure failure
                        && failure.kind() == FailureKind.IN_CONFLICT;
        if (isConflict && conflicts.openMerge().isPresent()) {
            MergeResult merge = conflicts.openMerge().get();
            state.set(
                    state.get()
                            .as(SharingKind.IN_CONFLICT, "")
                            .withCount(merge.openConflicts().size()));
            questions.askAbout(
                    merge, library, settled -> repeat.accept(Optional.of(settled), false));
            return;
        }
        String reason = SharingQuestions.reasonOf(exception, library);
        if (isOffline(exception) && isKeptInStep()) {
            waitForServer(reason);
        } else if (state.get().address().isPresent()) {
            state.set(state.get().as(SharingKind.STOPPED, reason));
            countUnsent();
        }
        questions.report(
                reason,
                exception,
                new OfferedRemedies(
                        () -> repeat.accept(Optional.empty(), true),
                        state.get().address().map(address -> () -> joinAgain(address, library))));
    }

    private void joinAgain(ServerAddress address, Path library) {
        run(
                new AskedWork<>(
                        library,
                        MESSAGES.text("sharing.exchanging", library.getFileName()),
                        (sharing, path, terms) -> sharing.join(address, path, terms),
                        _ -> {}),
                Optional.empty(),
                false);
    }

    /// Asks the server something, because somebody wants to see it.
    ///
    /// @param onReason receives why there is no answer
    public <T> void ask(
            Path library, SharedWork<T> question, Consumer<T> onAnswer, Consumer<String> onReason) {
        ExchangeTerms terms = ExchangeTerms.marking(false);
        tasks.run(
                () -> question.run(context.sharing(), library, terms),
                onAnswer,
                exception -> onReason.accept(SharingQuestions.reasonOf(exception, library)));
    }

    /// Tries again to reach the server, if it is time.
    void tick() {
        if (ticksToRetry > 0 && --ticksToRetry == 0) {
            refresh();
        }
    }

    /// Counts what waits, or follows the library to another file.
    void librarySaved(boolean isElsewhere) {
        if (isElsewhere) {
            refresh();
        } else if (state.get().kind().isWaiting()) {
            countUnsent();
        }
    }

    /// Whether what a file has was written by an exchange.
    boolean hasWritten(LibraryFile file) {
        return state.get().kind() != SharingKind.NOT_SHARED && context.sharing().hasWritten(file);
    }

    void close() {
        isClosed = true;
        stopWatch();
    }
}
