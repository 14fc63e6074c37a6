package octavo.cli.versioncommands;

import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedRepository;
import octavo.gitrepositories.LibraryRepository;
import octavo.gitrepositories.RepositoryStatus;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo commit FILE`.
@Command(
        description = {
            "Commits a library in its git repository, with a message that says what has changed.",
            "Takes the library, its decisions and its receipts, and no other files. Runs your git,"
                    + " with the repository's hooks.",
            "Exit status 1 if git or a hook refuses."
        },
        footer = {
            "",
            "Examples:",
            "  octavo commit papers.bib",
            "  octavo commit papers.bib --dry-run",
            "  octavo commit papers.bib --message \"Papers for the thesis\""
        },
        mixinStandardHelpOptions = true)
public final class GitCommitCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = {"-m", "--message"},
            paramLabel = "TEXT",
            description = "The message; the changes in words if not given.")
    private Optional<String> message = Optional.empty();

    @Option(
            names = "--dry-run",
            description = "Prints the branch and the message, and commits nothing.")
    private boolean dryRun;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = TerminalWriter.of(spec.commandLine().getOut());
        out.print(AskedRepository.work(file, dryRun ? this::describe : this::commit));
        out.flush();
        return ExitStatus.FINE;
    }

    private String commit(LibraryRepository repository) throws IOException, InterruptedException {
        return repository
                .commitLibrary(message)
                .map("committed: %s%n"::formatted)
                .orElse("nothing to commit%n".formatted());
    }

    private String describe(LibraryRepository repository) throws IOException, InterruptedException {
        RepositoryStatus status = repository.status();
        String branch =
                "on %s%s%n"
                        .formatted(
                                status.branchName().orElse("no branch"),
                                status.upstreamName()
                                        .map(upstream ->
                                                ", %d ahead of %s, %d behind"
                                                        .formatted(
                                                                status.commitsAhead(),
                                                                upstream,
                                                                status.commitsBehind()))
                                        .orElse(""));
        if (!status.hasChanges()) {
            return branch + "nothing to commit%n".formatted();
        }
        return branch
                + (message.isPresent() ? message.get() + "\n" : repository.describeChanges(status));
    }
}
