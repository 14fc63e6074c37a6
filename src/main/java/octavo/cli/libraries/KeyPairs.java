package octavo.cli.libraries;

import octavo.bib.BibEntry;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.duplicates.DistinctPairs;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/// Pairs of entries named by their keys.
public final class KeyPairs {
    private KeyPairs() {}

    /// The values of an option that takes two keys and may be repeated.
    private static List<List<String>> pairs(List<String> keys) {
        return IntStream.range(0, keys.size() / 2)
                .mapToObj(i -> keys.subList(2 * i, 2 * i + 2))
                .toList();
    }

    /// The entries of a pair. The same key twice means the first two entries with it.
    public static List<EntryMatch> of(Library library, List<String> keys) {
        return pairs(keys).stream().map(pair -> match(library, pair)).toList();
    }

    private static EntryMatch match(Library library, List<String> pair) {
        int first = place(library, pair.getFirst(), -1, "entry");
        boolean same = pair.getFirst().equals(pair.getLast());
        int second = place(library, pair.getLast(), first, same ? "other entry" : "entry");
        return new EntryMatch(first, second, MatchLevel.CERTAIN, List.of());
    }

    private static int place(Library library, String key, int but, String sought) {
        return IntStream.range(0, library.slots().size())
                .filter(i -> i != but)
                .filter(i ->
                        library.slots().get(i).item() instanceof BibEntry entry
                                && entry.key().equals(key))
                .findFirst()
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "There is no " + sought + " with the key " + key + "."));
    }

    public static DistinctPairs distinct(Path library) {
        return DistinctPairs.of(SidecarFile.loadFor(library).content());
    }

    /// Records beside the library that the entries of each pair are different works.
    public static void keepApart(
            LibraryFile library, List<String> keys, boolean dryRun, PrintWriter out) {
        StoredDecisions.refuseStandardInput(library.path());
        of(library.library(), keys);
        Path beside = SidecarFile.pathFor(library.path());
        if (dryRun) {
            for (List<String> pair : pairs(keys)) {
                out.printf(
                        "%s would note that %s and %s are different works.%n",
                        beside, pair.getFirst(), pair.getLast());
            }
            return;
        }
        StoredDecisions.update(library.path(), sidecar -> apart(sidecar, keys));
    }

    private static Sidecar apart(Sidecar sidecar, List<String> keys) {
        DistinctPairs distinct = DistinctPairs.of(sidecar);
        for (List<String> pair : pairs(keys)) {
            distinct = distinct.withPair(pair.getFirst(), pair.getLast());
        }
        return distinct.writeTo(sidecar);
    }
}
