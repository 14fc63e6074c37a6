package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.cli.libraries.ChangeOptions;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.KeyPairs;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.text.LocalizedSentence;
import octavo.text.WordLikeness;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `octavo add FILE TYPE FIELD=VALUE…`.
@Command(
        description = {
            "Adds an entry to a library, written as the library writes its own.",
            "An entry that the library has already is refused. To add references that a file or a"
                    + " web page has: octavo import."
        },
        footer = {
            "",
            "Examples:",
            "  octavo add papers.bib article 'author=Mai, Luo and Li, Guo' \\",
            "    'title=KungFu' journal=JMLR year=2021 --dry-run",
            "  octavo add papers.bib misc 'title=Notes' --key notes2026"
        },
        mixinStandardHelpOptions = true)
public final class AddCommand implements Runnable {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The library; made if it is not there yet.")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "TYPE", description = "article, inproceedings, book …")
    private String type = "";

    @Parameters(
            index = "2..*",
            arity = "1..*",
            paramLabel = "FIELD=VALUE",
            description = "A field and what it is to hold, as in octavo edit.")
    private List<String> changes = List.of();

    @Option(
            names = "--key",
            paramLabel = "KEY",
            description = "The entry's key; made by a formula if not given.")
    private Optional<String> key = Optional.empty();

    @Option(
            names = "--pattern",
            paramLabel = "FORMULA",
            description = {
                "The formula for the key, as for octavo keys. Without it, the key is made like"
                        + " most",
                "keys of the library."
            })
    private String pattern = "";

    @Option(names = "--anyway", description = "Adds it even if the library has it already.")
    private boolean isForced;

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadOrCreate(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        BibEntry entry = newEntry(library);
        Library sourceLibrary = Library.of(library.file().withItems(List.of(entry)));
        ImportPlan importPlan =
                ImportPlan.of(library, List.of(sourceLibrary.file()), KeyPairs.distinctPairs(file));
        CommandRefusal.ifAny(
                importPlan.refusedEntries().stream()
                        .map(it -> LocalizedSentence.of("{0}: {1}", it.entryName(), it.reason()))
                        .toList());
        importPlan.candidates().forEach(candidate -> refuseKnown(library, candidate));
        PrintWriter err = spec.commandLine().getErr();
        importPlan
                .repairedEntries()
                .forEach(it -> err.printf("octavo: %s: %s%n", it.entryName(), it.remark()));
        Library changedLibrary =
                library.applyEdit(
                        importPlan.toEdit(library, List.of(new CandidateChoice.AddEntry())));
        LibraryLoader.tellOfNewLibrary(libraryFile, err);
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options);
        ImportPlan.addedSlots(library, changedLibrary).stream()
                .flatMap(slot -> changedLibrary.entryInSlot(slot).stream())
                .forEach(added -> output.printLine("new   " + added.key()));
        output.previewChanges(changedLibrary);
        output.saveChanges(changedLibrary);
    }

    private void refuseKnown(Library library, ImportCandidate candidate) {
        Optional<BibEntry> knownEntry = candidate.knownSlot().flatMap(library::entryInSlot);
        if (knownEntry.isPresent() && !isForced) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "%s has it already, as %s (%s). To add it all the same: --anyway"
                            .formatted(
                                    LibraryInput.nameOf(file),
                                    knownEntry.get().key(),
                                    LocalizedSentence.join("; ", candidate.reasons())));
        }
    }

    private BibEntry newEntry(Library library) {
        refuseUnknownType(library);
        List<BibField> fields = new ArrayList<>();
        for (String change : changes) {
            FieldChange fieldChange = FieldChange.parse(change);
            fields.add(BibField.of(fieldChange.fieldName(), valueFor(library, fieldChange)));
        }
        BibEntry entry = createEntry(library, "new", fields);
        String chosenKey = key.orElseGet(() -> generateKey(library, entry));
        if (library.indexOfKey(chosenKey).isPresent() && key.isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    LibraryInput.nameOf(file) + " has an entry " + chosenKey + " already.");
        }
        return createEntry(library, chosenKey, fields);
    }

    private void refuseUnknownType(Library library) {
        boolean isKnown =
                TypeCatalogue.typeNames().contains(TypeCatalogue.typeNamed(type).name())
                        || library.entrySlots()
                                .anyMatch(slot ->
                                        ((BibEntry) slot.item()).type().equalsIgnoreCase(type));
        if (!isKnown) {
            String suggestion =
                    WordLikeness.nearestName(type, TypeCatalogue.typeNames())
                            .map(name -> " Did you mean " + name + "?")
                            .orElse("");
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "there is no type of entry " + type + "." + suggestion);
        }
    }

    private BibEntry createEntry(Library library, String chosenKey, List<BibField> fields) {
        return EntryLayout.of(library.file())
                .createEntry(type, chosenKey, fields)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "no entry can be made of this: look for a key or a field's name"
                                    + " that no entry can have, a field given twice, or a letter"
                                    + " that the encoding of the library lacks. Nothing was"
                                    + " changed."));
    }

    private String generateKey(Library library, BibEntry entry) {
        var formula = KeyFormula.parse(FollowedFormula.chosenOrDetected(pattern, library));
        if (!formula.diagnostics().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "the formula: " + formula.diagnostics().getFirst().message());
        }
        Library entryLibrary = Library.of(library.file().withItems(List.of(entry)));
        String generatedKey =
                formula.value().generateKey(entryLibrary.workAt(0).orElseThrow(), false).key();
        return generatedKey.isEmpty() ? type : generatedKey;
    }

    /// The value between what the library's last entry with such a field has around its.
    private static BibValue valueFor(Library library, FieldChange change) {
        var macros = library.macros().macrosAt(library.slots().size());
        List<BibEntry> entries =
                library.entrySlots().map(slot -> (BibEntry) slot.item()).toList().reversed();
        Optional<BibEntry> similarEntry =
                entries.stream().filter(it -> it.hasField(change.fieldName())).findFirst();
        if (similarEntry.isPresent()) {
            return change.valueFor(similarEntry.get(), macros);
        }
        BibEntry modelEntry =
                entries.stream()
                        .filter(it -> it.hasField(FieldName.TITLE))
                        .findFirst()
                        .orElseGet(() -> BibEntry.parse("@misc{new}").orElseThrow());
        BibValue value = change.valueFor(modelEntry, macros);
        boolean isText = !change.isSource() && value.source().startsWith("{");
        return isText
                ? modelEntry.delimitedValue(FieldName.TITLE, change.newText()).orElse(value)
                : value;
    }
}
