package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.BibProblem;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.bib.LineColumns;
import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.cli.libraries.ChangeOptions;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.NameSuggestion;
import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.keys.KeyPlan;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
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
    private static final Set<DiagnosticCode> ENDLESS =
            Set.of(BibProblem.UNCLOSED_VALUE, BibProblem.UNCLOSED_BLOCK);

    private final CommandSpec spec;
    private final Path file;
    private final String key;
    private final Request request;
    private final ChangeOptions options;

    /// The entry as first read.
    private Optional<BibEntry> seen = Optional.empty();

    /// @param operations further operations, after the changes
    record Request(
            List<FieldChange> changes,
            List<String> removed,
            Optional<String> newKey,
            List<FieldOperation> operations) {
        static Request renaming(Optional<String> newKey) {
            return new Request(List.of(), List.of(), newKey, List.of());
        }
    }

    EntryEdit(CommandSpec spec, Path file, String key, Request request, ChangeOptions options) {
        this.spec = spec;
        this.file = file;
        this.key = key;
        this.request = request;
        this.options = options;
    }

    void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile opened = LibraryLoader.changeable(file, spec.commandLine().getErr());
        Library library = opened.library();
        Slot slot =
                library.slotWithKey(key)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        "%s has no entry %s.%s"
                                                .formatted(
                                                        LibraryInput.name(file),
                                                        key,
                                                        NameSuggestion.ofKey(key, library))));
        BibEntry entry = (BibEntry) slot.item();
        LineColumns places = LineColumns.of(library.file());
        tellIfRepeated(library, slot, places);
        tellOfDamage(entry, library.slotIndex(slot.number()), places);
        refuseUnseen(library, slot, entry);
        Library edited =
                operated(
                        library.applyEdit(
                                library.replaceEntry(
                                        slot.number(), withFields(library, slot, entry))),
                        slot);
        Library renamed = request.newKey().map(it -> renamed(edited, slot, it)).orElse(edited);
        tellOfNewProblems(library, renamed, slot);
        LibraryOutput output = new LibraryOutput(spec, opened, options);
        output.preview(renamed);
        output.save(renamed);
    }

    /// The library after the operations on the entry; refuses if one is impossible.
    private Library operated(Library library, Slot slot) {
        Library result = library;
        for (FieldOperation operation : request.operations()) {
            BulkPlan plan = BulkPlan.of(result, number -> number == slot.number(), operation);
            plan.skippedChanges().stream()
                    .findFirst()
                    .ifPresent(left -> {
                        throw new CommandRefusal(
                                ExitStatus.PROBLEMS, left.reason() + " Nothing was changed.");
                    });
            result = result.applyEdit(plan.toEdit());
        }
        return result;
    }

    private void tellIfRepeated(Library library, Slot slot, LineColumns places) {
        boolean repeated =
                library.entrySlots()
                        .anyMatch(other ->
                                other.number() != slot.number()
                                        && ((BibEntry) other.item()).key().equals(key));
        if (repeated) {
            warn(
                    "%s is there more than once: the first is changed, %s:%s."
                            .formatted(
                                    key, file, places.locate(library.slotIndex(slot.number()), 0)));
        }
    }

    /// A damaged entry may be read differently from how it looks.
    private void tellOfDamage(BibEntry entry, int index, LineColumns places) {
        for (Diagnostic damage : entry.diagnostics()) {
            String where =
                    LibraryInput.name(file)
                            + ":"
                            + places.locate(index, damage.span().start())
                            + ": ";
            if (changesFields() && ENDLESS.contains(damage.code())) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        where
                                + damage.message()
                                + " A change could take other fields away. Mend this first.");
            }
            if (damage.code().severity() == DiagnosticSeverity.ERROR) {
                warn(where + damage.message() + " Look whether " + key + " is now as you want it.");
            }
        }
    }

    /// Warns of what `octavo check` finds in the entry now and did not before: values are written
    /// as given.
    private void tellOfNewProblems(Library before, Library after, Slot slot) {
        int index = after.slotIndex(slot.number());
        CheckDecisions decisions =
                LibraryInput.isStandardInput(file)
                        ? CheckDecisions.NONE
                        : CheckDecisions.of(SidecarFile.loadFor(file).content());
        Set<String> known =
                Check.problemsOfItem(before, decisions, before.slotIndex(slot.number())).stream()
                        .map(EntryEdit::told)
                        .collect(Collectors.toSet());
        List<String> now =
                Check.problemsOfItem(after, decisions, index).stream()
                        .map(EntryEdit::told)
                        .filter(problem -> !known.contains(problem))
                        .distinct()
                        .toList();
        now.forEach(problem -> warn("check will report in " + key + ": " + problem));
    }

    private static String told(Problem problem) {
        return problem.diagnostic().code().id() + ": " + problem.diagnostic().message();
    }

    private boolean changesFields() {
        return !request.equals(Request.renaming(request.newKey()));
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }

    /// Another program may have changed the entry since the first attempt. Refuses to overwrite a
    /// value that nobody has seen.
    private void refuseUnseen(Library library, Slot slot, BibEntry entry) {
        BibEntry before = seen.orElse(entry);
        seen = Optional.of(before);
        var macros = library.macros().macrosAt(library.slotIndex(slot.number()));
        boolean isUnseen =
                request.changes().stream()
                                .filter(change -> differs(before, entry, change.field()))
                                .anyMatch(change ->
                                        !entry.valueSource(change.field())
                                                .equals(
                                                        Optional.of(
                                                                change.value(entry, macros)
                                                                        .source())))
                        || request.removed().stream()
                                .anyMatch(field ->
                                        entry.hasField(field) && differs(before, entry, field));
        if (isUnseen) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenSaving(file, new LibraryFile.ChangedOnDiskException(file)));
        }
    }

    private static boolean differs(BibEntry before, BibEntry now, String field) {
        return !before.valueSource(field).equals(now.valueSource(field));
    }

    private BibEntry withFields(Library library, Slot slot, BibEntry entry) {
        var macros = library.macros().macrosAt(library.slotIndex(slot.number()));
        BibEntry edited = entry;
        for (FieldChange change : request.changes()) {
            edited = changed(edited, change, macros);
        }
        for (String field : request.removed()) {
            if (!edited.hasField(field)) {
                throw new CommandRefusal(ExitStatus.PROBLEMS, key + " has no field " + field + ".");
            }
            edited =
                    edited.withoutField(field)
                            .orElseThrow(() ->
                                    new CommandRefusal(
                                            ExitStatus.PROBLEMS,
                                            "cannot remove "
                                                    + field
                                                    + ": the entry is damaged. Nothing was"
                                                    + " changed."));
        }
        return edited;
    }

    private static Library renamed(Library library, Slot slot, String newKey) {
        KeyPlan plan = KeyPlan.of(library, slot.number(), newKey);
        CommandRefusal.ifAny(plan.objections(library));
        return library.applyEdit(plan.toEdit(library));
    }

    private BibEntry changed(
            BibEntry entry, FieldChange change, Function<String, Optional<String>> macros) {
        String field = change.field();
        BibValue value = change.value(entry, macros);
        return entry.valueSource(field).equals(Optional.of(value.source()))
                ? entry
                : entry.withValue(field, value).orElseThrow(() -> refusal(entry, change, value));
    }

    private CommandRefusal refusal(BibEntry entry, FieldChange change, BibValue value) {
        String why =
                switch (EditRefusal.of(entry, change.field(), value)) {
                    case EditRefusal.InvalidFieldName(String name) ->
                            "no field can be called “%s”: a field's name is one word, without braces, quotes and commas."
                                    .formatted(name);
                    case EditRefusal.UnencodableCharacter(String character, _) ->
                            lacking(entry, character);
                    case EditRefusal.DamagedEntry(LocalizedSentence damage) ->
                            "the entry is damaged. %s Mend that first.".formatted(damage);
                    case EditRefusal.MalformedValue _ -> "it would break the entry.";
                };
        return new CommandRefusal(
                ExitStatus.PROBLEMS,
                "cannot set %s to %s: %s Nothing was changed."
                        .formatted(change.field(), change.text(), why));
    }

    private String lacking(BibEntry entry, String character) {
        return "%s is in %s, which has no %s. Write it in LaTeX, or save the file in UTF-8 first."
                .formatted(file, entry.encodingName(), character);
    }
}
