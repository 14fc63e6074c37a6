package octavo.gitrepositories;

import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.util.List;

/// A branch with the remote branch that it follows.
///
/// @param branchRef `refs/heads/main`
/// @param remoteName the remote, such as `origin`
/// @param remoteRef the branch there
/// @param trackingRef what the last fetch found there, `refs/remotes/origin/main`
/// @param isFollowing whether git knows that the branch follows it
record RepositoryBranch(
        String branchRef,
        String remoteName,
        String remoteRef,
        String trackingRef,
        boolean isFollowing) {
    private static final String BRANCH_FOLDER = "refs/heads/";

    /// The branch that is checked out, or a refusal that says what is missing.
    static RepositoryBranch of(GitRunner runner) throws IOException, InterruptedException {
        GitOutput head = runner.run(GitTask.of("symbolic-ref", "--quiet", "HEAD"));
        if (!head.isFine()) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "no branch is checked out here, but a single commit. Check out a"
                                    + " branch first: git switch NAME."));
        }
        String branchRef = head.line();
        List<String> columns =
                List.of(
                        runner.require(
                                        GitTask.of(
                                                "for-each-ref",
                                                "--format=%(upstream:remotename)%00"
                                                        + "%(upstream:remoteref)%00%(upstream)",
                                                branchRef))
                                .line()
                                .split("\0", -1));
        if (columns.size() == 3 && !columns.get(0).isEmpty()) {
            return new RepositoryBranch(
                    branchRef, columns.get(0), columns.get(1), columns.get(2), true);
        }
        return withOnlyRemote(runner, branchRef);
    }

    /// A branch that follows none, in a repository that has one remote, has its counterpart there.
    private static RepositoryBranch withOnlyRemote(GitRunner runner, String branchRef)
            throws IOException, InterruptedException {
        List<String> remotes = runner.require(GitTask.of("remote")).text().lines().toList();
        if (remotes.isEmpty()) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "this repository has no remote. Name one: git remote add origin"
                                    + " ADDRESS."));
        }
        if (remotes.size() > 1) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "the branch {0} follows no branch of a remote. Say which: git branch"
                                    + " --set-upstream-to=REMOTE/BRANCH.",
                            shortName(branchRef)));
        }
        return new RepositoryBranch(
                branchRef,
                remotes.getFirst(),
                branchRef,
                "refs/remotes/" + remotes.getFirst() + "/" + shortName(branchRef),
                false);
    }

    private static String shortName(String ref) {
        return ref.startsWith(BRANCH_FOLDER) ? ref.substring(BRANCH_FOLDER.length()) : ref;
    }

    String branchName() {
        return shortName(branchRef);
    }

    /// The branch at the remote, as git writes it: `origin/main`.
    String upstreamName() {
        return remoteName + "/" + shortName(remoteRef);
    }

    /// A failed fetch or push, in a sentence.
    GitTrouble whenOffline(GitRunner runner, GitOutput output) {
        boolean isLogin =
                output.complainsOf("Authentication failed")
                        || output.complainsOf("could not read Username")
                        || output.complainsOf("could not read Password")
                        || output.complainsOf("Permission denied")
                        || output.complainsOf("Host key verification failed");
        return runner.trouble(
                isLogin
                        ? LocalizedSentence.of(
                                "{0} did not let git in: {1} Log in once in a terminal (git fetch),"
                                        + " so that git remembers it, and try again.",
                                remoteName, output.complaint())
                        : LocalizedSentence.of(
                                "{0} cannot be reached: {1} Nothing here has changed; try again"
                                        + " later.",
                                remoteName, output.complaint()));
    }
}
