package octavo.gitrepositories;

import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Pushes the branch of a library's repository. Nothing is forced.
public final class RepositoryPush {
    private final GitRunner runner;

    public RepositoryPush(LibraryRepository repository) {
        this.runner = repository.runner();
    }

    /// Pushes, and gives the branch that has got the commits.
    ///
    /// @return empty if it had them all
    public Optional<String> pushBranch() throws IOException, InterruptedException {
        RepositoryBranch branch = RepositoryBranch.of(runner);
        GitTask task = GitTask.of("push", "--porcelain");
        GitOutput output =
                runner.run(
                        (branch.isFollowing() ? task : task.with(List.of("--set-upstream")))
                                .onFiles(
                                        branch.remoteName(),
                                        branch.branchRef() + ":" + branch.remoteRef())
                                .online());
        String report =
                output.text()
                        .lines()
                        .filter(line -> line.length() > 1 && line.charAt(1) == '\t')
                        .findFirst()
                        .orElse("");
        if (output.isFine()) {
            return report.startsWith("=") ? Optional.empty() : Optional.of(branch.upstreamName());
        }
        throw report.startsWith("!")
                ? whenRejected(branch, output, report)
                : whenNotPushed(branch, output);
    }

    private GitTrouble whenRejected(RepositoryBranch branch, GitOutput output, String report) {
        if (report.contains("[rejected]")) {
            return runner.trouble(
                    LocalizedSentence.of(
                            "{0} has commits that are not here yet. Pull first, then push again.",
                            branch.upstreamName()));
        }
        return runner.trouble(
                LocalizedSentence.of(
                        "{0} rejected the push: {1}. Your commits are safe here.",
                        branch.remoteName(), rejectionWords(output, report)));
    }

    /// What a hook printed, and what git made of it.
    private static String rejectionWords(GitOutput output, String report) {
        int reasonStart = report.lastIndexOf('(');
        String reason =
                reasonStart < 0
                        ? report
                        : report.substring(reasonStart + 1, report.lastIndexOf(')'));
        String hookWords =
                String.join(
                        " ",
                        output.errorText()
                                .lines()
                                .filter(line -> line.startsWith("remote:"))
                                .map(line -> line.substring("remote:".length()).strip())
                                .filter(line -> !line.isEmpty())
                                .toList());
        return hookWords.isEmpty() ? reason : hookWords + " (" + reason + ")";
    }

    private GitTrouble whenNotPushed(RepositoryBranch branch, GitOutput output) {
        return output.complainsOf("fatal:")
                ? branch.whenOffline(runner, output)
                : runner.trouble(
                        LocalizedSentence.of(
                                "a hook of this repository rejected the push: {0}",
                                output.complaint()));
    }
}
