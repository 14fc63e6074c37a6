package octavo.cli.shared;

import octavo.bib.BibEntry;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.duplicates.DistinctPairs;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchLevel;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import picocli.CommandLine.Model.CommandSpec;

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
        return pairs(keys).stream().map(pair -> matchOf(library, pair)).toList();
    }

    private static EntryMatch matchOf(Library library, List<String> pair) {
        int firstIndex = indexOfKey(library, pair.getFirst(), -1, "entry");
        boolean isSameKey = pair.getFirst().equals(pair.getLast());
        int secondIndex =
                indexOfKey(
                        library, pair.getLast(), firstIndex, isSameKey ? "other entry" : "entry");
        return new EntryMatch(firstIndex, secondIndex, MatchLevel.CERTAIN, List.of());
    }

    private static int indexOfKey(Library library, String key, int exceptIndex, String soughtName) {
        return IntStream.range(0, library.slots().size())
                .filter(i -> i != exceptIndex)
                .filter(i ->
                        library.slots().get(i).item() instanceof BibEntry entry
                                && entry.key().equals(key))
                .findFirst()
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                "There is no " + soughtName + " with the key " + key + "."));
    }

    public static DistinctPairs distinctPairs(Path library) {
        return SidecarFile.isAbsentFor(library)
                ? DistinctPairs.NONE
                : DistinctPairs.of(SidecarFile.loadFor(library).content());
    }

    /// Records beside the library that the entries of each pair are different works.
    public static void keepApart(
            CommandSpec spec, LibraryFile library, List<String> keys, boolean dryRun) {
        StoredDecisions.refuseStandardInput(library.path());
        of(library.library(), keys);
        StoredDecisions.update(
                spec, library.path(), dryRun, sidecar -> withDistinctPairs(sidecar, keys));
    }

    private static Sidecar withDistinctPairs(Sidecar sidecar, List<String> keys) {
        DistinctPairs distinctPairs = DistinctPairs.of(sidecar);
        for (List<String> pair : pairs(keys)) {
            distinctPairs = distinctPairs.withPair(pair.getFirst(), pair.getLast());
        }
        return distinctPairs.writeTo(sidecar);
    }
}
