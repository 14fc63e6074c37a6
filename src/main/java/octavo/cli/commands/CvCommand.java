package octavo.cli.commands;

import octavo.cli.libraries.LibraryInput;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.cv.list.CvDocument;
import octavo.cv.output.CvFiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.cv.output.OutputStatus;
import octavo.cv.profile.CvFormat;
import octavo.cv.profile.CvFormat.FormatShape;
import octavo.cv.profile.Profile.ListOutput;
import octavo.sidecar.SidecarFile;
import octavo.storage.PathConsents;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Gatherers;

/// `octavo cv FILE`.
@Command(
        description = {
            "Writes the publication list of a CV or a homepage.",
            "Profiles in FILE's sidecar say what it looks like; without one, it is all of the"
                    + " library by kind. Octavo has profiles for funders, whose rules are checked."
        },
        footer = {
            "",
            "Examples:",
            "  octavo cv papers.bib --me \"Mai, Luo\" --format markdown",
            "  octavo cv papers.bib --profile homepage --into publications.md",
            "  octavo cv papers.bib --profile nsf",
            "  octavo cv papers.bib --all --check"
        },
        mixinStandardHelpOptions = true)
public final class CvCommand implements Callable<Integer> {
    /// How many outputs may be in progress or wait to be written: more than a profile has, so that
    /// two lists can be made at once.
    static final int AT_ONCE = 32;

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @ArgGroup private Which which = new Which();

    /// Which lists to write.
    private static final class Which {
        @Option(
                names = "--profile",
                paramLabel = "NAME",
                description = "The profile; the only one if not given.")
        private String profile = "";

        @Option(names = "--all", description = "Writes every output of every profile.")
        private boolean all;

        @Option(
                names = {"--profiles", "--list"},
                description = "Names the profiles that there are: the library's, and Octavo's own.")
        private boolean list;
    }

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "One of: ${COMPLETION-CANDIDATES}; that of the target's name, or text if that"
                            + " has no ending.")
    private Optional<CvFormat> format = Optional.empty();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "Writes the entries in a CSL style, whatever the profile says.")
    private String style = "";

    @Option(
            names = "--me",
            paramLabel = "NAME",
            description = "Prints this name in bold, whatever its spelling.")
    private List<String> me = List.of();

    @ArgGroup private Where where = new Where();

    /// Where to write a list.
    private static final class Where {
        @Option(
                names = "-o",
                paramLabel = "OUT",
                description = "Writes the list to this file; to standard output if it is -.")
        private Optional<Path> out = Optional.empty();

        @Option(
                names = "--into",
                paramLabel = "TARGET",
                description = {
                    "Puts the list into this file, between a comment “octavo: begin NAME” and a"
                            + " comment “octavo: end NAME”."
                })
        private Optional<Path> into = Optional.empty();
    }

    @Option(
            names = "--check",
            description =
                    "Writes nothing; reports outdated files and exits with 1 if there are any.")
    private boolean check;

    @Option(
            names = "--diff",
            description = {
                "Writes nothing; says in words what has changed since the lists were written last."
            })
    private boolean diff;

    @Option(
            names = "--json",
            description = "With --check or --diff, prints the outputs and their changes as JSON.")
    private boolean json;

    @Option(
            names = "--allow",
            paramLabel = "PATH",
            description = {
                "Lets a profile of this library write to this file or folder from now on, on this"
                        + " computer, and replace what is there now. Without it, a profile writes"
                        + " only into the library's folder, and replaces only what Octavo wrote."
            })
    private List<Path> allowed = List.of();

    @Spec private CommandSpec spec;

    private final CvStatesJson states = new CvStatesJson();

    @Override
    public Integer call() {
        if (which.all || check || diff || !allowed.isEmpty()) {
            LibraryInput.refuseStandardInput(file, "Outputs are kept beside a library.");
        }
        if (json && !check && !diff) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--json needs --check or --diff.");
        }
        CvLists lists = CvLists.of(file, me, style, spec.commandLine().getErr());
        try {
            return written(lists);
        } finally {
            lists.problems().forEach(this::warn);
        }
    }

    private int written(CvLists lists) {
        if (which.list) {
            lists.described()
                    .forEach((name, about) ->
                            spec.commandLine().getOut().printf("%-15s %s%n", name, about));
            return ExitStatus.FINE;
        }
        boolean all = which.all || diff && where.out.isEmpty() && where.into.isEmpty();
        List<CvTarget> targets = all ? allTargets(lists) : target(lists).stream().toList();
        if (check && targets.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--check needs a file to look at: --all, -o or --into.");
        }
        if (!all && !allowed.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--allow is for the outputs of profiles: say --all as well.");
        }
        if (targets.isEmpty()) {
            String name = lists.chosen(which.profile);
            lists.ask(List.of(name));
            print(lists.list(name));
            return told(name, lists);
        }
        lists.ask(targets.stream().map(CvTarget::profile).distinct().toList());
        int status =
                targets.stream()
                        .gather(Gatherers.mapConcurrent(AT_ONCE, target -> made(target, lists)))
                        .mapToInt(this::doneOrRefused)
                        .max()
                        .orElse(0);
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(states.toJson().toPrettyString());
        }
        return targets.stream()
                .map(CvTarget::profile)
                .distinct()
                .mapToInt(name -> told(name, lists))
                .reduce(status, Math::max);
    }

    /// Reports what was assumed, and which rules are broken.
    private int told(String name, CvLists lists) {
        boolean shows = format.isPresent() || where.out.isPresent() || where.into.isPresent();
        lists.remarks(name, file, !shows).forEach(this::warn);
        List<String> breaches = lists.breaches(name);
        breaches.forEach(this::warn);
        return breaches.isEmpty() ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// A format that is binary or takes several files cannot be printed.
    private void print(CvDocument list) {
        CvFormat chosen = format.orElse(CvFormat.TEXT);
        CvFiles files = new CvWriters().writeList(chosen, list, "publications");
        boolean isText = chosen.shape() == FormatShape.PIECE || chosen.shape() == FormatShape.WHOLE;
        if (!isText || files.contentsByPath().size() > 1) {
            String what = isText ? "several files" : "no text";
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "%s is %s: say where it goes with -o.".formatted(chosen, what));
        }
        files.losses().forEach(this::warn);
        spec.commandLine().getOut().print(files.firstText());
    }

    private Optional<CvTarget> target(CvLists lists) {
        Optional<Path> path =
                where.out.filter(out -> !out.toString().equals("-")).or(() -> where.into);
        return path.map(to -> {
            CvFormat chosen =
                    format.or(() -> CvFormat.ofFileName(to.toString()))
                            .orElseThrow(() -> unsaid(to));
            return new CvTarget(
                    file, lists.chosen(which.profile), chosen, to, where.into.isPresent());
        });
    }

    private static CommandRefusal unsaid(Path target) {
        return new CommandRefusal(
                ExitStatus.WRONG_USE,
                "no format is known by the ending of %s. Say which one you want with --format."
                        .formatted(target));
    }

    private List<CvTarget> allTargets(CvLists lists) {
        if (format.isPresent() || where.out.isPresent() || where.into.isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--all writes the outputs of the profiles, to where they say.");
        }
        PathConsents consents = ReferenceWriter.consents(file, allowed);
        List<CvTarget> targets =
                lists.names().stream()
                        .filter(name -> which.profile.isEmpty() || which.profile.equals(name))
                        .flatMap(name ->
                                lists.outputs(name).stream()
                                        .map(each -> target(name, each, consents)))
                        .toList();
        if (targets.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS, "no profile of " + file + " has an output.");
        }
        SharedFiles.refuse(targets);
        return targets;
    }

    private CvTarget target(String name, ListOutput output, PathConsents consents) {
        Path beside = file.toAbsolutePath().resolveSibling(output.fileName());
        return new CvTarget(
                new CvOutput(
                        name,
                        output.format(),
                        straight(beside),
                        output.isInsertion(),
                        SidecarFile.libraryAndSidecar(file),
                        Optional.of(consents)));
    }

    /// The same file by a normalised path, unless a link on the way leads elsewhere.
    private static Path straight(Path path) {
        Path straight = path.normalize();
        try {
            boolean same = Files.isSameFile(straight.resolveSibling(""), path.resolveSibling(""));
            return same ? straight : path;
        } catch (IOException _) {
            return path;
        }
    }

    /// The new content of an output.
    private record Made(
            CvTarget target, CvDocument list, CvMemory memory, CvFiles files, CvWriters writers) {
        String stale(OutputStatus standing) {
            return target.stale(standing, list, writers);
        }
    }

    private static Made made(CvTarget target, CvLists lists) {
        CvDocument list = lists.list(target.profile());
        CvWriters writers = lists.writers();
        return new Made(
                target, list, lists.memory(target.profile()), target.made(list, writers), writers);
    }

    /// A refused output does not hold up the others.
    private int doneOrRefused(Made output) {
        try {
            return done(output);
        } catch (CommandRefusal refusal) {
            warn(String.valueOf(refusal.getMessage()));
            states.addRefused(output.target(), String.valueOf(refusal.getMessage()));
            return refusal.status();
        }
    }

    private int done(Made output) {
        CvTarget target = output.target();
        output.files().losses().forEach(this::warn);
        OutputStatus standing = target.standing(output.files());
        standing.remarks().forEach(this::warn);
        boolean stale = !standing.isFresh();
        List<String> changes = stale ? output.memory().changes(target) : List.<String>of();
        if (json) {
            states.add(target, stale ? output.stale(standing) : "", changes);
            return stale && check ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        if (check && !diff) {
            if (stale) {
                tell(output.stale(standing), changes);
            }
            return stale ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        if (!changes.isEmpty()) {
            tell(target.path() + ":", changes);
        } else if (diff && stale) {
            tell(output.stale(standing), List.of("what it said before is not known here"));
        }
        if (!diff) {
            target.write(standing);
            output.memory().keep(target);
        }
        return ExitStatus.FINE;
    }

    private void tell(String what, List<String> changes) {
        spec.commandLine().getOut().println(what);
        changes.forEach(change -> spec.commandLine().getOut().println("  " + change));
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }
}
