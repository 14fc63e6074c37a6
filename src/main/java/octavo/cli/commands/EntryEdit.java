package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.BibProblem;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.bib.LineColumns;
import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.shared.ChangeOptions;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.keys.KeyPlan;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.paperprojects.CheckRules;
import octavo.sidecar.SidecarFile;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;

import picocli.CommandLine.Model.CommandSpec;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Changes fields of one entry; all changes are made, or none.
final class EntryEdit {
    /// Damage that leaves it open where an entry's fields end.
    private static final Set<DiagnosticCode> ENDLESS_CODES =
            Set.of(BibProblem.UNCLOSED_VALUE, BibProblem.UNCLOSED_BLOCK);

    private final CommandSpec spec;
    private final Path file;
    private final String entryKey;
    private final EditRequest editRequest;
    private final ChangeOptions options;

    /// The entry as first read.
    private Optional<BibEntry> seenEntry = Optional.empty();

    /// @param fieldOperations further operations, after the changes
    record EditRequest(
            List<FieldChange> fieldChanges,
            List<String> removedFields,
            Optional<String> newKey,
            List<FieldOperation> fieldOperations) {
        static EditRequest renaming(Optional<String> newKey) {
            return new EditRequest(List.of(), List.of(), newKey, List.of());
        }
    }

    EntryEdit(CommandSpec spec, Path file, String key, EditRequest request, ChangeOptions options) {
        this.spec = spec;
        this.file = file;
        this.entryKey = key;
        this.editRequest = request;
        this.options = options;
    }

    void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        Slot slot =
                library.slotWithKey(entryKey)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        "%s has no entry %s.%s"
                                                .formatted(
                                                        LibraryInput.nameOf(file),
                                                        entryKey,
                                                        NameSuggestion.ofKey(entryKey, library))));
        BibEntry entry = (BibEntry) slot.item();
        LineColumns lineColumns = LineColumns.of(library.file());
        warnIfRepeated(library, slot, lineColumns);
        warnOfDamage(entry, library.slotIndex(slot.number()), lineColumns);
        refuseUnseen(library, slot, entry);
        Library editedLibrary =
                applyOperations(
                        library.applyEdit(
                                library.replaceEntry(
                                        slot.number(), editFields(library, slot, entry))),
                        slot);
        Library renamedLibrary =
                editRequest
                        .newKey()
                        .map(it -> renameKey(editedLibrary, slot, it))
                        .orElse(editedLibrary);
        warnOfNewProblems(library, renamedLibrary, slot);
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options);
        output.showChanges(renamedLibrary);
        output.saveChanges(renamedLibrary);
    }

    /// The library after the operations on the entry; refuses if one is impossible.
    private Library applyOperations(Library library, Slot slot) {
        Library editedLibrary = library;
        for (FieldOperation operation : editRequest.fieldOperations()) {
            BulkPlan bulkPlan =
                    BulkPlan.of(editedLibrary, number -> number == slot.number(), operation);
            bulkPlan.skippedChanges().stream()
                    .findFirst()
                    .ifPresent(skippedChange -> {
                        throw new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                skippedChange.reason() + " Nothing was changed.");
                    });
            editedLibrary = editedLibrary.applyEdit(bulkPlan.toEdit());
        }
        return editedLibrary;
    }

    private void warnIfRepeated(Library library, Slot slot, LineColumns lineColumns) {
        boolean isRepeated =
                library.entrySlots()
                        .anyMatch(otherSlot ->
                                otherSlot.number() != slot.number()
                                        && ((BibEntry) otherSlot.item()).key().equals(entryKey));
        if (isRepeated) {
            printWarning(
                    "%s is there more than once: the first is changed, %s:%s."
                            .formatted(
                                    entryKey,
                                    file,
                                    lineColumns.locate(library.slotIndex(slot.number()), 0)));
        }
    }

    /// A damaged entry may be read differently from how it looks.
    private void warnOfDamage(BibEntry entry, int itemIndex, LineColumns lineColumns) {
        for (Diagnostic diagnostic : entry.diagnostics()) {
            String position =
                    LibraryInput.nameOf(file)
                            + ":"
                            + lineColumns.locate(itemIndex, diagnostic.span().start())
                            + ": ";
            if (changesFields() && ENDLESS_CODES.contains(diagnostic.code())) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        position
                                + diagnostic.message()
                                + " A change could take other fields away. Mend this first.");
            }
            if (diagnostic.code().severity() == DiagnosticSeverity.ERROR) {
                printWarning(
                        position
                                + diagnostic.message()
                                + " Look whether "
                                + entryKey
                                + " is now as you want it.");
            }
        }
    }

    /// Warns of what `octavo check` finds in the entry now and did not before: values are written
    /// as given.
    private void warnOfNewProblems(Library oldLibrary, Library newLibrary, Slot slot) {
        int itemIndex = newLibrary.slotIndex(slot.number());
        CheckDecisions decisions =
                LibraryInput.isStandardInput(file)
                        ? CheckDecisions.NONE
                        : CheckDecisions.of(SidecarFile.loadFor(file).content())
                                .inProject(CheckRules.severitiesFor(Optional.of(file)));
        Set<String> knownProblems =
                CheckCatalogue.problemsOfItem(
                                oldLibrary, decisions, oldLibrary.slotIndex(slot.number()))
                        .stream()
                        .map(EntryEdit::describeProblem)
                        .collect(Collectors.toSet());
        List<String> newProblems =
                CheckCatalogue.problemsOfItem(newLibrary, decisions, itemIndex).stream()
                        .map(EntryEdit::describeProblem)
                        .filter(problem -> !knownProblems.contains(problem))
                        .distinct()
                        .toList();
        newProblems.forEach(
                problem -> printWarning("check will report in " + entryKey + ": " + problem));
    }

    private static String describeProblem(Problem problem) {
        return problem.diagnostic().code().id() + ": " + problem.diagnostic().message();
    }

    private boolean changesFields() {
        return !editRequest.equals(EditRequest.renaming(editRequest.newKey()));
    }

    private void printWarning(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }

    /// Another program may have changed the entry since the first attempt. Refuses to overwrite a
    /// value that nobody has seen.
    private void refuseUnseen(Library library, Slot slot, BibEntry entry) {
        BibEntry firstSeen = seenEntry.orElse(entry);
        seenEntry = Optional.of(firstSeen);
        var macros = library.macros().macrosAt(library.slotIndex(slot.number()));
        boolean isUnseen =
                editRequest.fieldChanges().stream()
                                .filter(fieldChange ->
                                        fieldDiffers(firstSeen, entry, fieldChange.fieldName()))
                                .anyMatch(fieldChange ->
                                        !entry.valueSource(fieldChange.fieldName())
                                                .equals(
                                                        Optional.of(
                                                                fieldChange
                                                                        .valueFor(entry, macros)
                                                                        .source())))
                        || editRequest.removedFields().stream()
                                .anyMatch(field ->
                                        entry.hasField(field)
                                                && fieldDiffers(firstSeen, entry, field));
        if (isUnseen) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenSaving(file, new LibraryFile.ChangedOnDiskException(file)));
        }
    }

    private static boolean fieldDiffers(BibEntry seenEntry, BibEntry currentEntry, String field) {
        return !seenEntry.valueSource(field).equals(currentEntry.valueSource(field));
    }

    private BibEntry editFields(Library library, Slot slot, BibEntry entry) {
        var macros = library.macros().macrosAt(library.slotIndex(slot.number()));
        BibEntry editedEntry = entry;
        for (FieldChange fieldChange : editRequest.fieldChanges()) {
            editedEntry = changeField(editedEntry, fieldChange, macros);
        }
        for (String field : editRequest.removedFields()) {
            if (!editedEntry.hasField(field)) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS, entryKey + " has no field " + field + ".");
            }
            editedEntry =
                    editedEntry
                            .withoutField(field)
                            .orElseThrow(() ->
                                    new CommandRefusal(
                                            ExitStatus.PROBLEMS,
                                            "cannot remove "
                                                    + field
                                                    + ": the entry is damaged. Nothing was"
                                                    + " changed."));
        }
        return editedEntry;
    }

    private static Library renameKey(Library library, Slot slot, String newKey) {
        KeyPlan keyPlan = KeyPlan.of(library, slot.number(), newKey);
        CommandRefusal.ifAny(keyPlan.objections(library));
        return library.applyEdit(keyPlan.toEdit(library));
    }

    private BibEntry changeField(
            BibEntry entry, FieldChange fieldChange, Function<String, Optional<String>> macros) {
        String field = fieldChange.fieldName();
        BibValue value = fieldChange.valueFor(entry, macros);
        return entry.valueSource(field).equals(Optional.of(value.source()))
                ? entry
                : entry.withValue(field, value)
                        .orElseThrow(() -> refusal(entry, fieldChange, value));
    }

    private CommandRefusal refusal(BibEntry entry, FieldChange fieldChange, BibValue value) {
        String reason =
                switch (EditRefusal.of(entry, fieldChange.fieldName(), value)) {
                    case EditRefusal.InvalidFieldName(String name) ->
                            "no field can be called “%s”: a field's name is one word, without braces, quotes and commas."
                                    .formatted(name);
                    case EditRefusal.UnencodableCharacter(String character, _) ->
                            describeUnencodable(entry, character);
                    case EditRefusal.DamagedEntry(LocalizedSentence damage) ->
                            "the entry is damaged. %s Mend that first.".formatted(damage);
                    case EditRefusal.MalformedValue _ -> "it would break the entry.";
                };
        return new CommandRefusal(
                ExitStatus.PROBLEMS,
                "cannot set %s to %s: %s Nothing was changed."
                        .formatted(fieldChange.fieldName(), fieldChange.newText(), reason));
    }

    private String describeUnencodable(BibEntry entry, String character) {
        return "%s is in %s, which has no %s. Write it in LaTeX, or save the file in UTF-8 first."
                .formatted(file, entry.encodingName(), character);
    }
}
