package octavo.cli.commands;

import octavo.cli.output.MatchList;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.FileArguments;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.TexFolder;
import octavo.duplicates.Duplicates;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.MergePlan;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// `octavo dedupe FILE`.
@Command(
        description = {
            "Lists entries of the same publication, and merges them on request.",
            "Merging keeps the first entry and takes missing or better values from the other, "
                    + "whose key is added to the field ids; references to it are updated."
        },
        footer = {
            "",
            "Examples:",
            "  octavo dedupe papers.bib",
            "  octavo dedupe papers.bib --merge mai2020kungfu mai2020kungfu2 --dry-run",
            "  octavo dedupe papers.bib --merge mai2020kungfu kungfu --take title --tex thesis/",
            "  octavo dedupe papers.bib --not smith2019a smith2019b"
        },
        mixinStandardHelpOptions = true)
public final class DedupeCommand implements Runnable {
    /// The actions on pairs, which exclude each other.
    static final class PairAction {
        @Option(
                names = "--merge",
                arity = "2",
                paramLabel = "KEY",
                description = "Merges the second of two entries into the first.")
        private List<String> mergedKeys = List.of();

        @Option(names = "--merge-certain", description = "Merges all pairs that are certain.")
        private boolean mergesCertain;

        @Option(
                names = "--not",
                arity = "2",
                paramLabel = "KEY",
                description = "Stores beside the library that two entries are not duplicates.")
        private List<String> distinctKeys = List.of();
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = LibraryInput.FILE + " Only one if it is to be changed.")
    private List<Path> files = List.of();

    @ArgGroup(exclusive = true)
    private PairAction action = new PairAction();

    @Option(
            names = "--take",
            split = ",",
            paramLabel = "FIELD",
            description = "With --merge: fields to take from the second entry.")
    private List<String> takenFields = List.of();

    @Option(
            names = "--tex",
            paramLabel = "DIR",
            description = {
                "With --merge or --merge-certain: also changes citations in the .tex files of this"
                        + " folder; shows a diff."
            })
    private Optional<Path> texFolder = Optional.empty();

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
        ChangeRetry.run(spec, files.getFirst(), this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        refuseVainOptions();
        PrintWriter err = spec.commandLine().getErr();
        Path file = files.getFirst();
        LibraryInput libraryInput = LibraryInput.of(files, err);
        libraryInput.warnOfDamage(err);
        LibraryFile libraryFile = libraryInput.toLibraryFile();
        Library library = libraryFile.library();
        if (!action.distinctKeys.isEmpty()) {
            KeyPairs.keepApart(spec, libraryFile, action.distinctKeys, dryRun);
        } else if (!action.mergedKeys.isEmpty()) {
            LibraryOutput output = outputFor(libraryFile);
            List<EntryMatch> pairs = KeyPairs.of(library, action.mergedKeys);
            refuseGoneEntries(library, pairs);
            mergePairs(libraryFile, output, pairs);
        } else {
            List<EntryMatch> entryMatches =
                    Duplicates.findAll(library, KeyPairs.distinctPairs(file));
            if (action.mergesCertain) {
                mergePairs(
                        libraryFile,
                        outputFor(libraryFile),
                        entryMatches.stream()
                                .filter(it -> it.matchLevel() == MatchLevel.CERTAIN)
                                .toList());
            } else {
                new MatchList(library, libraryInput.sourcePlaces(), entryMatches, "first", "second")
                        .printMatches(standardOutput(), format);
            }
        }
    }

    private LibraryOutput outputFor(LibraryFile libraryFile) {
        return new LibraryOutput(spec, libraryFile, !dryRun, format == MatchList.MatchFormat.JSON);
    }

    private void refuseVainOptions() {
        if (!takenFields.isEmpty() && action.mergedKeys.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--take needs --merge");
        }
        boolean isChanging =
                !action.mergedKeys.isEmpty()
                        || action.mergesCertain
                        || !action.distinctKeys.isEmpty();
        if (isChanging) {
            new FileArguments(files, List.of()).refuseSeveral("Merging changes one library.");
        }
        if (texFolder.isPresent() && action.mergedKeys.isEmpty() && !action.mergesCertain) {
            throw new ParameterException(
                    spec.commandLine(), "--tex needs --merge or --merge-certain");
        }
    }

    /// An entry that was merged into another cannot be merged again.
    private static void refuseGoneEntries(Library library, List<EntryMatch> pairs) {
        Set<Integer> goneIndexes = new HashSet<>();
        for (EntryMatch pair : pairs) {
            for (int entryIndex : List.of(pair.firstIndex(), pair.secondIndex())) {
                if (goneIndexes.contains(entryIndex)) {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            library.workAt(entryIndex).orElseThrow().key()
                                    + " is merged into another entry by an earlier --merge: name"
                                    + " that one. Nothing was changed.");
                }
            }
            goneIndexes.add(pair.secondIndex());
        }
    }

    private PrintWriter standardOutput() {
        return spec.commandLine().getOut();
    }

    /// Merges pair after pair. Of more than two entries, the first stays.
    private void mergePairs(LibraryFile libraryFile, LibraryOutput output, List<EntryMatch> pairs)
            throws LibraryFile.ChangedOnDiskException {
        List<Slot> slots = libraryFile.library().slots();
        Library library = libraryFile.library();
        Map<String, String> heirsByKey = new LinkedHashMap<>();
        Set<Integer> goneSlots = new HashSet<>();
        for (EntryMatch pair : pairs) {
            int keptSlot = slots.get(pair.firstIndex()).number();
            int goneSlot = slots.get(pair.secondIndex()).number();
            if (!goneSlots.contains(keptSlot) && goneSlots.add(goneSlot)) {
                String key = keyOf(library, goneSlot);
                String heirKey = keyOf(library, keptSlot);
                heirsByKey.replaceAll(
                        (_, currentHeir) -> currentHeir.equals(key) ? heirKey : currentHeir);
                heirsByKey.put(key, heirKey);
                library = library.applyEdit(mergeEdit(library, keptSlot, goneSlot));
            }
        }
        output.showChanges(library);
        heirsByKey.entrySet().removeIf(each -> each.getKey().equals(each.getValue()));
        TexFolder folder = new TexFolder(heirsByKey);
        if (format == MatchList.MatchFormat.TEXT) {
            texFolder.ifPresent(it -> folder.showChanges(it, spec));
        }
        if (!dryRun && !goneSlots.isEmpty() && texFolder.isPresent()) {
            folder.saveWith(output, libraryFile, library, texFolder.get());
        } else {
            output.saveChanges(library);
        }
    }

    private static String keyOf(Library library, int slot) {
        return library.entryInSlot(slot).orElseThrow().key();
    }

    private Edit mergeEdit(Library library, int keptSlot, int goneSlot) {
        Set<String> fields =
                takenFields.stream()
                        .map(it -> it.toLowerCase(Locale.ROOT))
                        .collect(Collectors.toSet());
        MergePlan mergePlan =
                MergePlan.of(
                        library, indexOfSlot(library, keptSlot), indexOfSlot(library, goneSlot));
        refuseMissingFields(fields, mergePlan, keyOf(library, goneSlot));
        return mergePlan
                .withTakenFields(fields)
                .toEdit(library)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "cannot merge "
                                        + keyOf(library, goneSlot)
                                        + " into "
                                        + keyOf(library, keptSlot)
                                        + ": an entry is too damaged, or one is part of the other,"
                                        + " as by crossref. Nothing was changed."));
    }

    private static void refuseMissingFields(Set<String> fields, MergePlan mergePlan, String key) {
        Set<String> knownFields =
                mergePlan.mergeRows().stream()
                        .filter(row -> row.goneValue().isPresent())
                        .map(MergePlan.MergeRow::field)
                        .collect(Collectors.toSet());
        fields.stream()
                .filter(field -> !knownFields.contains(field))
                .sorted()
                .findFirst()
                .ifPresent(field -> {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            key + " has no field " + field + " to take. Nothing was changed.");
                });
    }

    private static int indexOfSlot(Library library, int slot) {
        int slotIndex = 0;
        while (library.slots().get(slotIndex).number() != slot) {
            slotIndex++;
        }
        return slotIndex;
    }
}
