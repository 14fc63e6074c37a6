package octavo.cli.commands;

import octavo.cli.output.MatchList;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryOutput;
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
            "Finds them even if the title has changed, and gives the reasons. --apply links the "
                    + "certain pairs: the preprint's entry gets related = {KEY} and relatedtype = "
                    + "{publishedas}, which other programs keep."
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
    static final class LinkAction {
        @Option(names = "--apply", description = "Links the pairs that are certain.")
        private boolean apply;

        @Option(
                names = "--pair",
                arity = "2",
                paramLabel = "KEY",
                description = "Links a preprint, given first, with its published version.")
        private List<String> linkedKeys = List.of();

        @Option(
                names = "--not",
                arity = "2",
                paramLabel = "KEY",
                description = "Stores beside the library that two entries are different works.")
        private List<String> distinctKeys = List.of();

        @Option(names = "--linked", description = "Also lists pairs that are already linked.")
        private boolean linked;
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @ArgGroup(exclusive = true)
    private LinkAction linkAction = new LinkAction();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json, for the list and for changes; text if not given.")
    private MatchList.MatchFormat format = MatchList.MatchFormat.TEXT;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryInput libraryInput = LibraryInput.of(List.of(file), spec.commandLine().getErr());
        LibraryFile libraryFile = libraryInput.toLibraryFile();
        Library library = libraryFile.library();
        if (!linkAction.distinctKeys.isEmpty()) {
            KeyPairs.keepApart(spec, libraryFile, linkAction.distinctKeys, dryRun);
        } else if (!linkAction.linkedKeys.isEmpty()) {
            linkPairs(libraryFile, KeyPairs.of(library, linkAction.linkedKeys));
        } else {
            List<EntryMatch> publishedPairs =
                    PublishedPairs.findAll(library, KeyPairs.distinctPairs(file)).stream()
                            .filter(it -> linkAction.linked || !TwinLink.isLinked(library, it))
                            .toList();
            if (linkAction.apply) {
                linkPairs(
                        libraryFile,
                        publishedPairs.stream()
                                .filter(it -> it.matchLevel() == MatchLevel.CERTAIN)
                                .toList());
            } else {
                new MatchList(
                                library,
                                libraryInput.sourcePlaces(),
                                publishedPairs,
                                "preprint",
                                "published")
                        .printMatches(standardOutput(), format);
            }
        }
    }

    private PrintWriter standardOutput() {
        return spec.commandLine().getOut();
    }

    private void linkPairs(LibraryFile libraryFile, List<EntryMatch> pairs)
            throws LibraryFile.ChangedOnDiskException {
        Library library = libraryFile.library();
        for (EntryMatch entryMatch : pairs) {
            Optional<Edit> edit =
                    TwinLink.isLinked(library, entryMatch)
                            ? Optional.empty()
                            : Optional.of(linkEdit(library, entryMatch));
            if (edit.isPresent()) {
                library = library.applyEdit(edit.get());
            }
        }
        LibraryOutput output =
                new LibraryOutput(spec, libraryFile, !dryRun, format == MatchList.MatchFormat.JSON);
        output.showChanges(library);
        output.saveChanges(library);
    }

    private static Edit linkEdit(Library library, EntryMatch entryMatch) {
        return TwinLink.linkTwins(library, entryMatch)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "cannot link "
                                        + keyAt(library, entryMatch.firstIndex())
                                        + " with "
                                        + keyAt(library, entryMatch.secondIndex())
                                        + ": both are related to others already, or another entry"
                                        + " has the key. Nothing was changed."));
    }

    private static String keyAt(Library library, int index) {
        return library.workAt(index).map(Work::key).orElse("");
    }
}
