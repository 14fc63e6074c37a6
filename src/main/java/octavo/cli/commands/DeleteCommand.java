package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.KeyList;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.QueryArgument;
import octavo.cli.shared.SelectedEntries;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// `octavo delete FILE KEY…`.
@Command(
        description = {
            "Deletes entries by their keys or by a query. Every other byte of the file stays.",
            "Refuses to delete an entry that another one refers to, as by crossref, unless you give"
                    + " --anyway. octavo versions restores the earlier file."
        },
        footer = {
            "",
            "Examples:",
            "  octavo delete papers.bib mai2020kungfu",
            "  octavo delete papers.bib --query 'tag:read year:..1999' --dry-run"
        },
        mixinStandardHelpOptions = true)
public final class DeleteCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "KEY",
            description = "The entries to delete.")
    private List<String> keys = List.of();

    @Option(
            names = "--query",
            preprocessor = QueryArgument.class,
            paramLabel = "QUERY",
            description = "Deletes the entries that match, as in octavo list.")
    private String query = "";

    @Option(names = "--anyway", description = "Deletes even entries that others refer to.")
    private boolean isForced;

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        if (keys.isEmpty() && query.isBlank()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "which entries? Give keys, or a query with --query.");
        }
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        Set<Integer> chosenSlots = chosenSlots(library);
        refuseReferenced(library, chosenSlots);
        Library changedLibrary = library.applyEdit(library.removeSlots(chosenSlots));
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options);
        library.entrySlots()
                .filter(slot -> chosenSlots.contains(slot.number()))
                .forEach(slot -> output.printLine("deleted  " + ((BibEntry) slot.item()).key()));
        output.previewChanges(changedLibrary);
        output.saveChanges(changedLibrary);
    }

    /// Refuses a key that several entries have: any of them may be meant.
    private Set<Integer> chosenSlots(Library library) {
        LibraryLoader.refuseUnknown(library, keys);
        Set<Integer> chosenSlots = new LinkedHashSet<>();
        for (String key : keys) {
            List<Slot> matchingSlots =
                    library.entrySlots()
                            .filter(slot -> ((BibEntry) slot.item()).key().equals(key))
                            .toList();
            if (matchingSlots.size() != 1) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        matchingSlots.isEmpty()
                                ? "There is no entry with the key " + key + "."
                                : matchingSlots.size()
                                        + " entries have the key "
                                        + key
                                        + ": octavo dedupe merges them.");
            }
            chosenSlots.add(matchingSlots.getFirst().number());
        }
        if (!query.isBlank()) {
            SelectedEntries selectedEntries =
                    SelectedEntries.selectEntries(library, List.of(file), query);
            library.entrySlots()
                    .filter(slot -> selectedEntries.slots().get(slot.number()))
                    .forEach(slot -> chosenSlots.add(slot.number()));
            if (chosenSlots.isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        "No entry of " + LibraryInput.nameOf(file) + " matches the query " + query);
            }
        }
        return chosenSlots;
    }

    private void refuseReferenced(Library library, Set<Integer> chosenSlots) {
        Set<String> goneKeys =
                library.entrySlots()
                        .filter(slot -> chosenSlots.contains(slot.number()))
                        .map(slot -> ((BibEntry) slot.item()).key())
                        .filter(key -> !key.isEmpty())
                        .collect(Collectors.toSet());
        for (Slot slot : library.entrySlots().toList()) {
            BibEntry entry = (BibEntry) slot.item();
            if (!isForced && !chosenSlots.contains(slot.number())) {
                KeyList.referencedKeys(entry).stream()
                        .filter(goneKeys::contains)
                        .findFirst()
                        .ifPresent(key -> {
                            throw new CommandRefusal(
                                    ExitStatus.PROBLEMS,
                                    "%s refers to %s and would lose inherited values. Nothing was"
                                                    .formatted(entry.key(), key)
                                            + " changed. To delete it anyway, add --anyway.");
                        });
            }
        }
    }
}
