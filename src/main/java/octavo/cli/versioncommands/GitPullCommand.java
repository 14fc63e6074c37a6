package octavo.cli.versioncommands;

import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedRepository;
import octavo.gitrepositories.LibraryRepository;
import octavo.gitrepositories.PullPlan;
import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.gitrepositories.PullPlan.FastForward;
import octavo.gitrepositories.PullPlan.NothingNew;
import octavo.gitrepositories.RepositoryPull;
import octavo.merge.ConflictChoice;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo pull FILE`.
@Command(
        description = {
            "Fetches the commits of the branch that a library's branch follows, and merges the"
                    + " library entry by entry and field by field.",
            "Other files are merged by git. If it would refuse, nothing changes.",
            "If both sides changed the same value differently, the conflicts are printed and"
                    + " nothing is merged, unless --conflicts says what to do.",
            "Exit status 1 if there is a conflict, or if git refuses."
        },
        footer = {
            "",
            "Examples:",
            "  octavo pull papers.bib",
            "  octavo pull papers.bib --conflicts mark"
        },
        mixinStandardHelpOptions = true)
public final class GitPullCommand implements Callable<Integer> {
    /// What to do about conflicts.
    enum ConflictHandling {
        STOP,
        OURS,
        THEIRS,
        MARK
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--conflicts",
            paramLabel = "HOW",
            description =
                    "stop (unless given), ours or theirs, to take that side, or mark: our value,"
                            + " and theirs in a conflict-… field.")
    private ConflictHandling conflictHandling = ConflictHandling.STOP;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return AskedRepository.work(file, this::pull);
    }

    private int pull(LibraryRepository repository) throws IOException, InterruptedException {
        var repositoryPull = new RepositoryPull(repository);
        PullPlan plan = repositoryPull.preparePull();
        PrintWriter out = TerminalWriter.of(spec.commandLine().getOut());
        if (plan instanceof DivergedBranches branches && !branches.isClean()) {
            reportConflicts(branches);
            if (conflictHandling == ConflictHandling.STOP) {
                spec.commandLine()
                        .getErr()
                        .println(
                                "octavo: nothing was merged. To take one side everywhere:"
                                        + " --conflicts ours or theirs; to keep both:"
                                        + " --conflicts mark.");
                return ExitStatus.PROBLEMS;
            }
            plan = decide(branches);
        }
        repositoryPull.finishPull(plan);
        out.println(describe(plan));
        out.flush();
        return conflictHandling == ConflictHandling.MARK
                        && plan instanceof DivergedBranches branches
                        && !branches.isClean()
                ? ExitStatus.PROBLEMS
                : ExitStatus.FINE;
    }

    private DivergedBranches decide(DivergedBranches branches) {
        Optional<ConflictChoice> choice =
                switch (conflictHandling) {
                    case OURS -> Optional.of(ConflictChoice.MergeSide.OURS);
                    case THEIRS -> Optional.of(ConflictChoice.MergeSide.THEIRS);
                    case STOP, MARK -> Optional.empty();
                };
        Optional<MergeResult> libraryMerge = branches.libraryMerge();
        return choice.isPresent() && libraryMerge.isPresent()
                ? branches.withLibrary(libraryMerge.get().resolveAll(choice.get()))
                : branches;
    }

    private void reportConflicts(DivergedBranches branches) {
        PrintWriter err = spec.commandLine().getErr();
        List<MergeConflict> conflicts =
                branches.libraryMerge().map(MergeResult::openConflicts).orElse(List.of());
        for (MergeConflict conflict : conflicts) {
            err.printf(
                    "%s: conflict: %s: here %s, there %s%n",
                    file,
                    conflict.location(),
                    conflict.ourText().orElse("removed"),
                    conflict.theirText().orElse("removed"));
        }
        for (String path : branches.sidecarConflicts()) {
            err.printf("%s: conflict in its decisions: %s; ours stays%n", file, path);
        }
    }

    private static String describe(PullPlan plan) {
        return switch (plan) {
            case NothingNew(var upstream) -> "nothing new in " + upstream;
            case FastForward(var upstream, _, var count) ->
                    "%d %s from %s".formatted(count, count == 1 ? "commit" : "commits", upstream);
            case DivergedBranches branches -> "merged " + branches.upstreamName();
        };
    }
}
