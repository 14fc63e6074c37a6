package octavo.gui.commands;

import javafx.beans.value.ObservableValue;

import octavo.gitrepositories.PullPlan;
import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.gitrepositories.PullPlan.FastForward;
import octavo.gitrepositories.PullPlan.NothingNew;
import octavo.gitrepositories.RepositoryPull;
import octavo.gitrepositories.RepositoryPush;
import octavo.gui.commits.CommitProposal;
import octavo.gui.commits.CommitView;
import octavo.gui.commits.FieldHistoryModel;
import octavo.gui.commits.FieldHistoryView;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.librarystate.UserNotice.NoticeAction;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.openlibraries.PerLibrarySettings;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.settings.GitLibraries;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Commits, pulls and pushes the library in front, when somebody says so. git does it in the
/// background; what it refuses is told.
public final class GitCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(GitCommands.class);

    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final WindowOverlays windowOverlays;

    public GitCommands(
            SettingsStore settingsStore, Workspaces workspaces, WindowOverlays windowOverlays) {
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.windowOverlays = windowOverlays;
        PerLibrarySettings.giveToOpened(workspaces, this::allowUnaskedWork);
    }

    /// Lets git do for a library what the settings say.
    private void allowUnaskedWork(Workspace workspace) {
        workspace
                .document()
                .repositorySession()
                .allow(
                        new RepositorySession.UnaskedWork() {
                            @Override
                            public boolean listsCommits(Path library) {
                                return gitLibraries().listsCommits(library);
                            }

                            @Override
                            public boolean commitsAtSave(Path library) {
                                return gitLibraries().commitsAtSave(library);
                            }

                            @Override
                            public void keepListing(Path library, boolean isWanted) {
                                settingsStore.changeSettings(settings ->
                                        settings.withGit(git -> git.withListed(library, isWanted)));
                            }
                        });
    }

    private GitLibraries gitLibraries() {
        return settingsStore.settings().gitLibraries();
    }

    private static RepositorySession sessionOf(Workspace workspace) {
        return workspace.document().repositorySession();
    }

    private static String libraryName(Workspace workspace) {
        return workspace.document().nameProperty().get();
    }

    private static void tellDone(Workspace workspace, String messageText) {
        workspace.addNotice(NoticeLevel.DONE, messageText);
        sessionOf(workspace).refresh();
    }

    /// Saves the library, and asks for the message of a commit.
    void commitLibrary(Workspace workspace) {
        LibraryDocument document = workspace.document();
        if (document.path().isPresent() && document.dirtyProperty().get()) {
            workspaces.saveLibrary(document, () -> proposeCommit(workspace));
        } else {
            proposeCommit(workspace);
        }
    }

    private void proposeCommit(Workspace workspace) {
        sessionOf(workspace)
                .runAsked(
                        MESSAGES.text("git.comparing", libraryName(workspace)),
                        true,
                        CommitProposal::of,
                        proposal ->
                                proposal.ifPresentOrElse(
                                        it -> askForMessage(workspace, it),
                                        () ->
                                                tellDone(
                                                        workspace,
                                                        MESSAGES.text(
                                                                "git.nothing-to-commit",
                                                                libraryName(workspace)))));
    }

    private void askForMessage(Workspace workspace, CommitProposal proposal) {
        CommitView commitView =
                new CommitView(
                        libraryName(workspace),
                        proposal,
                        message -> commit(workspace, message),
                        windowOverlays::hideOverlay);
        windowOverlays.whenFree(() -> windowOverlays.showQuestion(commitView, commitView::focus));
    }

    private static void commit(Workspace workspace, String message) {
        sessionOf(workspace)
                .runAsked(
                        MESSAGES.text("git.committing", libraryName(workspace)),
                        false,
                        repository -> repository.commitLibrary(Optional.of(message)),
                        subject ->
                                tellDone(
                                        workspace,
                                        subject.map(it -> MESSAGES.text("git.committed", it))
                                                .orElse(
                                                        MESSAGES.text(
                                                                "git.nothing-to-commit",
                                                                libraryName(workspace)))));
    }

    /// Fetches, and merges what the branch has that is not here.
    void pullLibrary(Workspace workspace) {
        if (workspace.document().path().isPresent() && workspace.document().dirtyProperty().get()) {
            workspace
                    .document()
                    .notices()
                    .accept(
                            new UserNotice(
                                    NoticeLevel.WARNING,
                                    MESSAGES.text("git.pull-unsaved", libraryName(workspace)),
                                    List.of(
                                            new NoticeAction(
                                                    MESSAGES.text("git.commit-first"),
                                                    () -> commitLibrary(workspace)))));
            return;
        }
        sessionOf(workspace)
                .runAsked(
                        MESSAGES.text("git.fetching", libraryName(workspace)),
                        true,
                        repository -> new RepositoryPull(repository).preparePull(),
                        plan -> carryOut(workspace, plan));
    }

    private void carryOut(Workspace workspace, PullPlan plan) {
        if (plan instanceof DivergedBranches branches
                && branches.libraryMerge().isPresent()
                && !branches.libraryMerge().get().isClean()) {
            var pendingPull =
                    new PendingPull(
                            workspace,
                            branches,
                            branches.libraryMerge().get(),
                            windowOverlays::review,
                            settledPlan -> finishPull(workspace, settledPlan));
            windowOverlays.whenFree(pendingPull::review);
        } else {
            finishPull(workspace, plan);
        }
    }

    private static void finishPull(Workspace workspace, PullPlan plan) {
        sessionOf(workspace)
                .runAsked(
                        MESSAGES.text("git.merging", libraryName(workspace)),
                        false,
                        repository -> {
                            new RepositoryPull(repository).finishPull(plan);
                            return describe(plan);
                        },
                        outcome -> {
                            workspace.document().checkDisk();
                            tellDone(workspace, outcome);
                        });
    }

    private static String describe(PullPlan plan) {
        return switch (plan) {
            case NothingNew(var upstreamName) -> MESSAGES.text("git.nothing-new", upstreamName);
            case FastForward(var upstreamName, _, var commitCount) ->
                    MESSAGES.text("git.pulled", upstreamName, commitCount);
            case DivergedBranches branches ->
                    branches.sidecarConflicts().isEmpty()
                            ? MESSAGES.text("git.merged", branches.upstreamName())
                            : MESSAGES.text(
                                    "git.merged-decisions",
                                    branches.upstreamName(),
                                    String.join(", ", branches.sidecarConflicts()));
        };
    }

    /// Pushes the branch.
    void pushLibrary(Workspace workspace) {
        sessionOf(workspace)
                .runAsked(
                        MESSAGES.text("git.pushing", libraryName(workspace)),
                        true,
                        repository -> new RepositoryPush(repository).pushBranch(),
                        upstreamName ->
                                tellDone(
                                        workspace,
                                        upstreamName
                                                .map(it -> MESSAGES.text("git.pushed", it))
                                                .orElse(MESSAGES.text("git.nothing-to-push"))));
    }

    /// Shows who changed the fields of the selected entry.
    void showFieldHistory(Workspace workspace) {
        workspace.chosenEntries().stream()
                .findFirst()
                .ifPresent(entry -> {
                    var view =
                            new FieldHistoryView(
                                    new FieldHistoryModel(
                                            settingsStore.background(),
                                            sessionOf(workspace),
                                            entry),
                                    windowOverlays::hideOverlay);
                    windowOverlays.showQuestion(view, view::focus);
                });
    }

    /// Has the library committed at each save from now on, or no longer.
    void toggleCommitsAtSave(Workspace workspace) {
        workspace
                .document()
                .path()
                .ifPresentOrElse(
                        library -> {
                            boolean isWanted = !gitLibraries().commitsAtSave(library);
                            settingsStore.changeSettings(settings ->
                                    settings.withGit(git -> git.withCommitted(library, isWanted)));
                            workspace.addNotice(
                                    NoticeLevel.DONE,
                                    MESSAGES.text(
                                            isWanted ? "git.at-save" : "git.not-at-save",
                                            libraryName(workspace)));
                        },
                        () ->
                                workspace.addNotice(
                                        NoticeLevel.INFORMATION, MESSAGES.text("git.no-file")));
    }

    /// Whether the library in front is committed at each save.
    ObservableValue<Boolean> commitsAtSave() {
        return PerLibrarySettings.ofCurrent(
                workspaces,
                settingsStore,
                (settings, library) -> settings.gitLibraries().commitsAtSave(library));
    }
}
