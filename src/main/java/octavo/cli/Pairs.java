package octavo.cli;

import octavo.bib.BibEntry;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.sidecar.SidecarFile;
import octavo.twins.Distinct;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/// Pairs of entries that people name by their keys.
final class Pairs {
    private Pairs() {}

    /// The places of two entries. The same key twice means the first two entries that have it.
    static int[] places(Library library, List<String> keys) {
        int first = place(library, keys.getFirst(), -1, "entry");
        boolean same = keys.getFirst().equals(keys.getLast());
        return new int[] {
            first, place(library, keys.getLast(), first, same ? "other entry" : "entry")
        };
    }

    private static int place(Library library, String key, int but, String sought) {
        return IntStream.range(0, library.slots().size())
                .filter(i -> i != but)
                .filter(i ->
                        library.slots().get(i).item() instanceof BibEntry entry
                                && entry.key().equals(key))
                .findFirst()
                .orElseThrow(() ->
                        new Refusal(
                                Cli.PROBLEMS,
                                "There is no " + sought + " with the key " + key + "."));
    }

    static Distinct distinct(Path library) {
        return Distinct.of(SidecarFile.load(library).content());
    }

    /// Remembers beside the library that two entries are different works.
    static void keepApart(Path library, List<String> keys) {
        SidecarFile file = SidecarFile.load(library);
        Distinct distinct = Distinct.of(file.content()).with(keys.getFirst(), keys.getLast());
        try {
            file.save(distinct.in(file.content()));
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenSaving(file.path(), trouble));
        }
    }
}
