package octavo.gui.commands;

import octavo.gitrepositories.PullPlan;
import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.NoticeList;
import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.librarystate.OtherState;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.librarystate.UserNotice.NoticeAction;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.openlibraries.Workspace;
import octavo.merge.MergeResult;

import java.util.List;
import java.util.function.Consumer;

/// A pull whose conflicts wait for somebody's choice. What was fetched is in the repository;
/// nothing in the folder has changed.
final class PendingPull {
    private static final MessageTexts MESSAGES = MessageTexts.of(PendingPull.class);

    private final NoticeList notices;
    private final RepositorySession repositorySession;
    private final DivergedBranches branches;
    private final Consumer<OpenConflicts> reviewer;
    private final OpenConflicts conflicts;
    private final UserNotice question;

    /// @param libraryMerge has conflicts
    /// @param reviewer shows conflicts for resolution
    /// @param onSettled finishes the pull
    PendingPull(
            Workspace workspace,
            DivergedBranches branches,
            MergeResult libraryMerge,
            Consumer<OpenConflicts> reviewer,
            Consumer<PullPlan> onSettled) {
        this.notices = workspace.document().notices();
        this.repositorySession = workspace.document().repositorySession();
        this.branches = branches;
        this.reviewer = reviewer;
        this.conflicts =
                new OpenConflicts(
                        workspace.document().nameProperty().get(),
                        OtherState.IN_UPSTREAM,
                        libraryMerge,
                        settledMerge -> settle(settledMerge, onSettled),
                        _ -> offerReview());
        this.question =
                new UserNotice(
                        NoticeLevel.WARNING,
                        MESSAGES.text(
                                "git.conflicts",
                                branches.upstreamName(),
                                libraryMerge.openConflicts().size()),
                        List.of(new NoticeAction(MESSAGES.text("git.review"), this::review)));
    }

    /// Shows the conflicts.
    void review() {
        reviewer.accept(conflicts);
    }

    private void offerReview() {
        notices.accept(question);
    }

    /// Keeps the choices for later while git is at work, which the attempt to finish tells.
    private void settle(MergeResult settledMerge, Consumer<PullPlan> onSettled) {
        boolean isRefused = repositorySession.isBusy();
        notices.withdrawNotice(question);
        onSettled.accept(branches.withLibrary(settledMerge));
        if (isRefused) {
            offerReview();
        }
    }
}
