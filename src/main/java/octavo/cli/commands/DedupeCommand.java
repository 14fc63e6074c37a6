package octavo.cli.commands;

import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.FileArguments;
import octavo.cli.libraries.KeyPairs;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.libraries.TexFolder;
import octavo.cli.output.MatchList;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
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
            "Lists entries that are about one publication, and merges them if told.",
            "Of two entries the first stays; what the other says more or better is "
                    + "taken from it, its key stays in the field ids, and what refers to it "
                    + "follows."
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
    static final class Action {
        @Option(
                names = "--merge",
                arity = "2",
                paramLabel = "KEY",
                description = "Merges the second of two entries into the first.")
        private List<String> merge = List.of();

        @Option(names = "--merge-certain", description = "Merges all pairs that are certain.")
        private boolean mergeCertain;

        @Option(
                names = "--not",
                arity = "2",
                paramLabel = "KEY",
                description = "Remembers, beside the library, that two entries are not duplicates.")
        private List<String> not = List.of();
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = LibraryInput.FILE + " One only, where it is changed.")
    private List<Path> files = List.of();

    @ArgGroup(exclusive = true)
    private Action action = new Action();

    @Option(
            names = "--take",
            split = ",",
            paramLabel = "FIELD",
            description = "With --merge: fields to take from the second entry.")
    private List<String> take = List.of();

    @Option(
            names = "--tex",
            paramLabel = "DIR",
            description = {
                "With --merge or --merge-certain: changes citations in the .tex files of a folder",
                "too; shown as a diff."
            })
    private Optional<Path> tex = Optional.empty();

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
        ChangeRetry.run(spec, files.getFirst(), this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        refuseWhatIsInVain();
        PrintWriter err = spec.commandLine().getErr();
        Path file = files.getFirst();
        LibraryInput input = LibraryInput.of(files, err);
        input.tellOfDamage(err);
        LibraryFile opened = input.library();
        Library library = opened.library();
        if (!action.not.isEmpty()) {
            KeyPairs.keepApart(opened, action.not, dryRun, out());
        } else if (!action.merge.isEmpty()) {
            LibraryOutput output = output(opened);
            List<EntryMatch> pairs = KeyPairs.of(library, action.merge);
            refuseWhatIsGone(library, pairs);
            merge(opened, output, pairs);
        } else {
            List<EntryMatch> found = Duplicates.findAll(library, KeyPairs.distinct(file));
            if (action.mergeCertain) {
                merge(
                        opened,
                        output(opened),
                        found.stream()
                                .filter(it -> it.matchLevel() == MatchLevel.CERTAIN)
                                .toList());
            } else {
                new MatchList(library, input.places(), found, "first", "second")
                        .print(out(), format);
            }
        }
    }

    private LibraryOutput output(LibraryFile opened) {
        return new LibraryOutput(spec, opened, !dryRun, format == MatchList.Format.JSON);
    }

    private void refuseWhatIsInVain() {
        if (!take.isEmpty() && action.merge.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--take needs --merge");
        }
        boolean changes = !action.merge.isEmpty() || action.mergeCertain || !action.not.isEmpty();
        if (changes) {
            new FileArguments(files, List.of()).refuseSeveral("Merging changes one library.");
        }
        if (tex.isPresent() && action.merge.isEmpty() && !action.mergeCertain) {
            throw new ParameterException(
                    spec.commandLine(), "--tex needs --merge or --merge-certain");
        }
    }

    /// An entry that was merged into another cannot be merged again.
    private static void refuseWhatIsGone(Library library, List<EntryMatch> pairs) {
        Set<Integer> gone = new HashSet<>();
        for (EntryMatch pair : pairs) {
            for (int place : List.of(pair.firstIndex(), pair.secondIndex())) {
                if (gone.contains(place)) {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            library.workAt(place).orElseThrow().key()
                                    + " goes into another entry already, by an earlier --merge;"
                                    + " name that one. Nothing was changed.");
                }
            }
            gone.add(pair.secondIndex());
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /// Merges pair after pair. Of more than two entries, the first stays.
    private void merge(LibraryFile opened, LibraryOutput output, List<EntryMatch> pairs)
            throws LibraryFile.ChangedOnDiskException {
        List<Slot> slots = opened.library().slots();
        Library library = opened.library();
        Map<String, String> keys = new LinkedHashMap<>();
        Set<Integer> gone = new HashSet<>();
        for (EntryMatch pair : pairs) {
            int kept = slots.get(pair.firstIndex()).number();
            int going = slots.get(pair.secondIndex()).number();
            if (!gone.contains(kept) && gone.add(going)) {
                String key = key(library, going);
                String heir = key(library, kept);
                keys.replaceAll((_, to) -> to.equals(key) ? heir : to);
                keys.put(key, heir);
                library = library.applyEdit(edit(library, kept, going));
            }
        }
        output.show(library);
        keys.entrySet().removeIf(each -> each.getKey().equals(each.getValue()));
        TexFolder folder = new TexFolder(keys);
        if (format == MatchList.Format.TEXT) {
            tex.ifPresent(it -> folder.showChanges(it, spec));
        }
        if (!dryRun && !gone.isEmpty() && tex.isPresent()) {
            folder.saveWith(output, opened, library, tex.get());
        } else {
            output.save(library);
        }
    }

    private static String key(Library library, int slot) {
        return library.entryInSlot(slot).orElseThrow().key();
    }

    private Edit edit(Library library, int kept, int gone) {
        Set<String> fields =
                take.stream().map(it -> it.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        MergePlan plan = MergePlan.of(library, place(library, kept), place(library, gone));
        refuseUnlessTheOtherHas(fields, plan, key(library, gone));
        return plan.withTakenFields(fields)
                .toEdit(library)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "cannot merge "
                                        + key(library, gone)
                                        + " into "
                                        + key(library, kept)
                                        + ": an entry is too damaged, or one is part of the other,"
                                        + " as by crossref. Nothing was changed."));
    }

    private static void refuseUnlessTheOtherHas(Set<String> fields, MergePlan plan, String key) {
        Set<String> known =
                plan.mergeRows().stream()
                        .filter(row -> row.goneValue().isPresent())
                        .map(MergePlan.MergeRow::field)
                        .collect(Collectors.toSet());
        fields.stream()
                .filter(field -> !known.contains(field))
                .sorted()
                .findFirst()
                .ifPresent(field -> {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            key + " has no field " + field + " to take. Nothing was changed.");
                });
    }

    private static int place(Library library, int slot) {
        int place = 0;
        while (library.slots().get(place).number() != slot) {
            place++;
        }
        return place;
    }
}
