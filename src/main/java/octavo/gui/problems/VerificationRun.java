package octavo.gui.problems;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Work;
import octavo.lookup.UpdateInquiry.UpdateReply;
import octavo.values.Doi;
import octavo.verify.LibraryVerification;
import octavo.verify.LibraryVerification.VerificationProgress;
import octavo.verify.VerifiedEntry;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Follows a verification in the background, and brings what it finds to the window's thread a few
/// times a second.
final class VerificationRun implements VerificationProgress {
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private final BackgroundTasks background;
    private final List<Work> works;
    private final Consumer<RunProgress> onProgress;
    private final Consumer<List<VerifiedEntry>> onVerified;
    private final Consumer<Exception> onFailure;
    private final List<VerifiedEntry> undelivered = new ArrayList<>();
    private volatile List<Doi> answeredWorks = List.of();
    private RunProgress runProgress;
    private long deliveredAt = System.nanoTime();

    /// How far it is.
    ///
    /// @param title of the work that is asked about
    record RunProgress(int doneCount, int totalCount, String title) {}

    VerificationRun(
            BackgroundTasks background,
            List<Work> works,
            Consumer<RunProgress> onProgress,
            Consumer<List<VerifiedEntry>> onVerified,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.works = works;
        this.onProgress = onProgress;
        this.onVerified = onVerified;
        this.onFailure = onFailure;
        this.runProgress = new RunProgress(0, works.size(), "");
    }

    /// The works of which agencies have said all that became of them.
    List<Doi> answeredWorks() {
        return answeredWorks;
    }

    @Override
    public void updatesFound(UpdateReply updateReply) {
        answeredWorks = LibraryVerification.answeredWorks(works, updateReply);
        try {
            LibraryVerification.keepNotices(works, updateReply);
        } catch (IOException failure) {
            background.runOnUi(() -> onFailure.accept(failure));
        }
    }

    @Override
    public void entryStarted(int index, Work work) {
        runProgress =
                new RunProgress(
                        index, works.size(), work.title().isBlank() ? work.key() : work.title());
        deliverSometimes();
    }

    @Override
    public void entryVerified(VerifiedEntry verifiedEntry) {
        undelivered.add(verifiedEntry);
        deliverSometimes();
    }

    private void deliverSometimes() {
        if (System.nanoTime() - deliveredAt >= PAUSE_NANOS) {
            deliver();
        }
    }

    /// Delivers all that was found since the last time.
    void deliver() {
        deliveredAt = System.nanoTime();
        RunProgress currentProgress = runProgress;
        List<VerifiedEntry> found = List.copyOf(undelivered);
        undelivered.clear();
        background.runOnUi(() -> {
            onProgress.accept(currentProgress);
            onVerified.accept(found);
        });
    }
}
