package octavo.cli.commands;

import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.KeyPairs;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.output.MatchList;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.PublishedPairs;
import octavo.duplicates.TwinLink;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// `octavo link FILE`.
@Command(
        description = {
            "Lists preprints and their published versions.",
            "With the reasons, whether or not the title has changed. With --apply it "
                    + "links those that are certain: the preprint's entry gets related = {KEY} "
                    + "and relatedtype = {publishedas}, which other programs keep."
        },
        footer = {
            "",
            "Examples:",
            "  octavo link papers.bib",
            "  octavo link papers.bib --apply --dry-run",
            "  octavo link papers.bib --pair nups2021arxiv nups2022",
            "  octavo link papers.bib --not smith2019arxiv smith2020"
        },
        mixinStandardHelpOptions = true)
public final class LinkCommand implements Runnable {
    /// The actions, which exclude each other.
    static final class Action {
        @Option(names = "--apply", description = "Links the pairs that are certain.")
        private boolean apply;

        @Option(
                names = "--pair",
                arity = "2",
                paramLabel = "KEY",
                description = "Links a preprint, named first, with what it was published as.")
        private List<String> pair = List.of();

        @Option(
                names = "--not",
                arity = "2",
                paramLabel = "KEY",
                description =
                        "Remembers, beside the library, that two entries are different works.")
        private List<String> not = List.of();

        @Option(names = "--linked", description = "Lists those that are linked already, too.")
        private boolean linked;
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @ArgGroup(exclusive = true)
    private Action action = new Action();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json, for the list and for changes; text if not given.")
    private MatchList.Format format = MatchList.Format.TEXT;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryInput input = LibraryInput.of(List.of(file), spec.commandLine().getErr());
        LibraryFile opened = input.library();
        Library library = opened.library();
        if (!action.not.isEmpty()) {
            KeyPairs.keepApart(opened, action.not, dryRun, out());
        } else if (!action.pair.isEmpty()) {
            link(opened, KeyPairs.of(library, action.pair));
        } else {
            List<EntryMatch> found =
                    PublishedPairs.findAll(library, KeyPairs.distinct(file)).stream()
                            .filter(it -> action.linked || !TwinLink.isLinked(library, it))
                            .toList();
            if (action.apply) {
                link(
                        opened,
                        found.stream()
                                .filter(it -> it.matchLevel() == MatchLevel.CERTAIN)
                                .toList());
            } else {
                new MatchList(library, input.places(), found, "preprint", "published")
                        .print(out(), format);
            }
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void link(LibraryFile opened, List<EntryMatch> pairs)
            throws LibraryFile.ChangedOnDiskException {
        Library library = opened.library();
        for (EntryMatch twins : pairs) {
            Optional<Edit> edit =
                    TwinLink.isLinked(library, twins)
                            ? Optional.empty()
                            : Optional.of(edit(library, twins));
            if (edit.isPresent()) {
                library = library.applyEdit(edit.get());
            }
        }
        LibraryOutput output =
                new LibraryOutput(spec, opened, !dryRun, format == MatchList.Format.JSON);
        output.show(library);
        output.save(library);
    }

    private static Edit edit(Library library, EntryMatch twins) {
        return TwinLink.linkTwins(library, twins)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "cannot link "
                                        + key(library, twins.firstIndex())
                                        + " with "
                                        + key(library, twins.secondIndex())
                                        + ": both are related to others already, or another entry"
                                        + " has the key. Nothing was changed."));
    }

    private static String key(Library library, int index) {
        return library.workAt(index).map(Work::key).orElse("");
    }
}
