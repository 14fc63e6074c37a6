package octavo.cli;

import octavo.bib.BibEntry;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// `octavo edit FILE KEY field=value…`.
@Command(
        description = "Changes fields of an entry; every other byte of the file stays as it is.",
        footer = {
            "",
            "Example:",
            "  octavo edit papers.bib mai2020kungfu year=2021 'note=Best paper' --remove isbn"
        },
        mixinStandardHelpOptions = true)
final class EditCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "KEY", description = "The entry's key.")
    private String key = "";

    @Parameters(
            index = "2..*",
            arity = "0..*",
            paramLabel = "FIELD=VALUE",
            description = "A field and the text that it is to hold.")
    private List<String> changes = List.of();

    @Option(
            names = "--remove",
            paramLabel = "FIELD",
            description = "Removes a field; may be given several times.")
    private List<String> removed = List.of();

    @Option(names = "--rename", paramLabel = "NEWKEY", description = "Gives the entry another key.")
    private Optional<String> newKey = Optional.empty();

    @Override
    public void run() {
        LibraryFile opened = Opened.library(file);
        Slot slot =
                opened.library()
                        .withKey(key)
                        .orElseThrow(() ->
                                new Refusal(Cli.PROBLEMS, file + " has no entry " + key + "."));
        BibEntry entry = (BibEntry) slot.item();
        BibEntry edited = entry;
        for (String change : changes) {
            edited = changed(edited, change);
        }
        for (String field : removed) {
            if (!edited.has(field)) {
                throw new Refusal(Cli.PROBLEMS, key + " has no field " + field + ".");
            }
            edited = orRefuse(edited.without(field), "remove " + field);
        }
        if (newKey.isPresent()) {
            edited = orRefuse(edited.withKey(newKey.get()), "use the key " + newKey.get());
        }
        if (!edited.equals(entry)) {
            Opened.save(
                    opened, opened.library().apply(opened.library().put(slot.number(), edited)));
        }
    }

    private static BibEntry changed(BibEntry entry, String change) {
        int equals = change.indexOf('=');
        if (equals <= 0) {
            throw new Refusal(
                    Cli.WRONG_USE,
                    "expected FIELD=VALUE, not " + change + ". Try: octavo edit --help");
        }
        String field = change.substring(0, equals).strip();
        String text = change.substring(equals + 1);
        var value = entry.valueOf(field, text);
        if (value.isEmpty()) {
            throw new Refusal(Cli.PROBLEMS, "the braces of this value do not balance: " + text);
        }
        return orRefuse(entry.with(field, value.get()), "set " + field + " to " + text);
    }

    private static BibEntry orRefuse(Optional<BibEntry> edited, String what) {
        return edited.orElseThrow(() ->
                new Refusal(
                        Cli.PROBLEMS,
                        "cannot "
                                + what
                                + ": the entry could not be read back. Nothing was"
                                + " changed."));
    }
}
