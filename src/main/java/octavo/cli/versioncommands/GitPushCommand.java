package octavo.cli.versioncommands;

import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedRepository;
import octavo.gitrepositories.RepositoryPush;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo push FILE`.
@Command(
        description = {
            "Pushes the commits of a library's branch to the branch that it follows. Nothing is"
                    + " forced.",
            "Exit status 1 if the remote has other commits, rejects yours, or cannot be reached."
        },
        footer = {"", "Examples:", "  octavo push papers.bib"},
        mixinStandardHelpOptions = true)
public final class GitPushCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        Optional<String> pushedTo =
                AskedRepository.work(
                        file, repository -> new RepositoryPush(repository).pushBranch());
        PrintWriter out = TerminalWriter.of(spec.commandLine().getOut());
        out.println(pushedTo.map(branch -> "pushed to " + branch).orElse("nothing to push"));
        return ExitStatus.FINE;
    }
}
