package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The entries of a library that are about one publication.
public final class Duplicates {
    private Duplicates() {}

    /// The duplicates that are found, in the order of the file.
    public static List<EntryMatch> of(Library library, KeptApart distinct) {
        return from(library, distinct, 0);
    }

    /// Those of which one entry stands at or behind a place in the library.
    static List<EntryMatch> from(Library library, KeptApart distinct, int place) {
        Map<Long, EntryMatch> found = new HashMap<>();
        ComparedEntries.candidates(ComparedEntries.traits(library))
                .forEach((one, other) -> {
                    if (other.index() >= place && !distinct.has(one.key(), other.key())) {
                        DuplicateRules.match(one, other)
                                .filter(match -> !arePartAndWhole(library, match))
                                .ifPresent(match ->
                                        found.put((long) one.index() << 32 | other.index(), match));
                    }
                });
        return found.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    private static boolean arePartAndWhole(Library library, EntryMatch match) {
        BibEntry first = library.work(match.first()).orElseThrow().entry();
        BibEntry second = library.work(match.second()).orElseThrow().entry();
        return MergePlan.isPart(first, second) || MergePlan.isPart(second, first);
    }
}
