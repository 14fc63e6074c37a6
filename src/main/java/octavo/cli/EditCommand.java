package octavo.cli;

import octavo.bib.BibEntry;
import octavo.bib.BibProblem;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.bib.LineColumns;
import octavo.keys.KeyPlan;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// `octavo edit FILE KEY field=value…`.
@Command(
        description = {
            "Changes fields of an entry; every other byte of the file stays as it is.",
            "A value keeps its delimiters: a bare number stays one, and so does the name of an "
                    + "@string; month=apr sets the name of the month, as BibTeX wants it."
        },
        footer = {
            "",
            "Examples:",
            "  octavo edit papers.bib mai2020kungfu year=2021 'note=Best paper' --remove isbn",
            "  octavo edit papers.bib mai2020kungfu 'journal:=acm # { Surveys}'"
        },
        mixinStandardHelpOptions = true)
final class EditCommand implements Runnable {
    /// The damage of entries of which nobody can tell where their fields end.
    private static final Set<Code> ENDLESS =
            Set.of(BibProblem.UNCLOSED_VALUE, BibProblem.UNCLOSED_BLOCK);

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "KEY", description = "The entry's key.")
    private String key = "";

    @Parameters(
            index = "2..*",
            arity = "0..*",
            paramLabel = "FIELD=VALUE",
            description =
                    "A field and the text that it is to hold. With := the value as the file is to"
                        + " have it: the name of an @string, or several parts with # between them.")
    private List<String> changes = List.of();

    @Option(
            names = "--remove",
            paramLabel = "FIELD",
            description = "Removes a field; may be given several times.")
    private List<String> removed = List.of();

    @Option(
            names = "--rename",
            paramLabel = "NEWKEY",
            description =
                    "Gives the entry another key, also in the crossref, xref, xdata, related and "
                            + "entryset fields that name it.")
    private Optional<String> newKey = Optional.empty();

    @Spec private CommandSpec spec;

    /// The entry as it was when it was first read.
    private Optional<BibEntry> seen = Optional.empty();

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDisk {
        LibraryFile opened = LibraryLoader.changeable(file, spec.commandLine().getErr());
        Library library = opened.library();
        Slot slot =
                library.withKey(key)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        Cli.PROBLEMS,
                                        LibraryInput.name(file) + " has no entry " + key + "."));
        BibEntry entry = (BibEntry) slot.item();
        LineColumns places = LineColumns.of(library.file());
        tellIfRepeated(library, slot, places);
        tellOfDamage(entry, library.placeOf(slot.number()), places);
        refuseUnseen(library, slot, entry);
        Library edited =
                library.apply(library.put(slot.number(), withFields(library, slot, entry)));
        Library renamed = newKey.map(it -> renamed(edited, slot, it)).orElse(edited);
        new LibraryOutput(spec, opened, true).save(renamed);
    }

    private void tellIfRepeated(Library library, Slot slot, LineColumns places) {
        boolean repeated =
                library.entries()
                        .anyMatch(other ->
                                other.number() != slot.number()
                                        && ((BibEntry) other.item()).key().equals(key));
        if (repeated) {
            warn(
                    "%s is there more than once: the first is changed, %s:%s."
                            .formatted(key, file, places.at(library.placeOf(slot.number()), 0)));
        }
    }

    /// A damaged entry may be read otherwise than it looks.
    private void tellOfDamage(BibEntry entry, int index, LineColumns places) {
        for (Diagnostic damage : entry.diagnostics()) {
            String where =
                    LibraryInput.name(file) + ":" + places.at(index, damage.where().start()) + ": ";
            if (changesFields() && ENDLESS.contains(damage.code())) {
                throw new CommandRefusal(
                        Cli.PROBLEMS,
                        where
                                + damage.message()
                                + " A change could take other fields away. Mend this first.");
            }
            if (damage.code().severity() == Severity.ERROR) {
                warn(where + damage.message() + " Look whether " + key + " is now as you want it.");
            }
        }
    }

    private boolean changesFields() {
        return !changes.isEmpty() || !removed.isEmpty();
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }

    /// Another program may have changed the entry since the first attempt. Where it gave a field
    /// that this edit sets or removes another value, that value is not overwritten unseen.
    private void refuseUnseen(Library library, Slot slot, BibEntry entry) {
        BibEntry before = seen.orElse(entry);
        seen = Optional.of(before);
        var macros = library.macros().at(library.placeOf(slot.number()));
        boolean isUnseen =
                changes.stream()
                                .map(FieldChange::parse)
                                .filter(change -> differs(before, entry, change.field()))
                                .anyMatch(change ->
                                        !entry.source(change.field())
                                                .equals(
                                                        Optional.of(
                                                                change.value(entry, macros)
                                                                        .source())))
                        || removed.stream()
                                .anyMatch(
                                        field -> entry.has(field) && differs(before, entry, field));
        if (isUnseen) {
            throw new CommandRefusal(
                    Cli.NO_FILE, FileTrouble.whenSaving(file, new LibraryFile.ChangedOnDisk(file)));
        }
    }

    private static boolean differs(BibEntry before, BibEntry now, String field) {
        return !before.source(field).equals(now.source(field));
    }

    private BibEntry withFields(Library library, Slot slot, BibEntry entry) {
        var macros = library.macros().at(library.placeOf(slot.number()));
        BibEntry edited = entry;
        for (String change : changes) {
            edited = changed(edited, FieldChange.parse(change), macros);
        }
        for (String field : removed) {
            if (!edited.has(field)) {
                throw new CommandRefusal(Cli.PROBLEMS, key + " has no field " + field + ".");
            }
            edited =
                    edited.without(field)
                            .orElseThrow(() ->
                                    new CommandRefusal(
                                            Cli.PROBLEMS,
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
        return library.apply(plan.edit(library));
    }

    private BibEntry changed(
            BibEntry entry, FieldChange change, Function<String, Optional<String>> macros) {
        String field = change.field();
        BibValue value = change.value(entry, macros);
        return entry.source(field).equals(Optional.of(value.source()))
                ? entry
                : entry.with(field, value).orElseThrow(() -> refusal(entry, change, value));
    }

    private CommandRefusal refusal(BibEntry entry, FieldChange change, BibValue value) {
        String why =
                switch (EditRefusal.of(entry, change.field(), value)) {
                    case EditRefusal.FieldName(String name) ->
                            "no field can be called “%s”: a field's name is one word, without braces, quotes and commas."
                                    .formatted(name);
                    case EditRefusal.Unwritable(String character, _) -> lacking(entry, character);
                    case EditRefusal.Damaged(LocalizedSentence damage) ->
                            "the entry is damaged. %s Mend that first.".formatted(damage);
                    case EditRefusal.NotValue _ -> "it would break the entry.";
                };
        return new CommandRefusal(
                Cli.PROBLEMS,
                "cannot set %s to %s: %s Nothing was changed."
                        .formatted(change.field(), change.text(), why));
    }

    private String lacking(BibEntry entry, String character) {
        return "%s is in %s, which has no %s. Write it in LaTeX, or save the file in UTF-8 first."
                .formatted(file, entry.encoding(), character);
    }
}
