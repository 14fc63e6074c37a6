package octavo.gitrepositories;

import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.gitrepositories.PullPlan.FastForward;
import octavo.gitrepositories.PullPlan.NothingNew;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.util.List;

/// Pulls into a library's repository: git fetches and moves the files, Octavo merges the library.
/// What git refuses is not forced.
public final class RepositoryPull {
    private final LibraryRepository repository;
    private final GitRunner runner;

    public RepositoryPull(LibraryRepository repository) {
        this.repository = repository;
        this.runner = repository.runner();
    }

    /// Fetches, and finds out what is to be done. Nothing in the folder changes.
    public PullPlan preparePull() throws IOException, InterruptedException {
        RepositoryStatus status = repository.status();
        repository.refuseBegunWork();
        RepositoryBranch branch = RepositoryBranch.of(runner);
        if (!status.changedFiles().isEmpty()) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "{0} has changes that are not committed. Commit them first.",
                            repository.libraryName()));
        }
        GitOutput fetched =
                runner.run(GitTask.of("fetch", "--quiet", "--", branch.remoteName()).online());
        if (!fetched.isFine()) {
            throw branch.whenOffline(runner, fetched);
        }
        return planMerge(branch);
    }

    private PullPlan planMerge(RepositoryBranch branch) throws IOException, InterruptedException {
        String upstreamName = branch.upstreamName();
        GitOutput theirs = revision(branch.trackingRef());
        if (!theirs.isFine()) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "{0} has no branch {1} yet. Push first.",
                            branch.remoteName(), branch.branchName()));
        }
        String theirCommit = theirs.line();
        GitOutput ours = revision("HEAD");
        if (!ours.isFine()) {
            return new FastForward(upstreamName, theirCommit, countCommits(theirCommit));
        }
        String ourCommit = ours.line();
        if (isAncestor(theirCommit, ourCommit)) {
            return new NothingNew(upstreamName);
        }
        return isAncestor(ourCommit, theirCommit)
                ? new FastForward(
                        upstreamName, theirCommit, countCommits(ourCommit + ".." + theirCommit))
                : new BranchMerge(repository).plan(upstreamName, ourCommit, theirCommit);
    }

    private GitOutput revision(String name) throws IOException, InterruptedException {
        return runner.run(
                GitTask.of("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^0"));
    }

    private int countCommits(String range) throws IOException, InterruptedException {
        return Integer.parseInt(runner.require(GitTask.of("rev-list", "--count", range)).line());
    }

    private boolean isAncestor(String earlier, String later)
            throws IOException, InterruptedException {
        GitOutput output = runner.run(GitTask.of("merge-base", "--is-ancestor", earlier, later));
        if (output.status() > 1) {
            throw runner.refusal(output);
        }
        return output.isFine();
    }

    /// Carries out a plan. If git refuses, the folder is as it was.
    public void finishPull(PullPlan plan) throws IOException, InterruptedException {
        switch (plan) {
            case NothingNew _ -> {
                // There is nothing to do.
            }
            case FastForward(_, var theirCommit, _) -> moveTo(theirCommit);
            case DivergedBranches branches ->
                    moveTo(new BranchMerge(repository).commitMerge(branches));
        }
    }

    /// Moves branch and files forward to a commit; git looks first whether that loses anything.
    private void moveTo(String commit) throws IOException, InterruptedException {
        GitOutput output =
                runner.run(GitTask.of("merge", "--ff-only", "--quiet", "--no-autostash", commit));
        if (output.isFine()) {
            return;
        }
        List<String> files =
                output.errorText()
                        .lines()
                        .filter(line -> line.startsWith("\t"))
                        .map(String::strip)
                        .toList();
        throw files.isEmpty()
                ? runner.refusal(output)
                : runner.trouble(
                        LocalizedSentence.of(
                                "pulling would overwrite files that are not committed: {0}. Commit"
                                        + " them or put them aside (git stash), and pull again."
                                        + " Nothing here has changed.",
                                String.join(", ", files)));
    }
}
