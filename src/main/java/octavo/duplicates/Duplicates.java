package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds entries of a library that are the same publication.
public final class Duplicates {
    private Duplicates() {}

    /// The duplicates, in file order.
    public static List<EntryMatch> of(Library library, KeptApart distinct) {
        return from(library, distinct, 0);
    }

    /// Those with an entry at or after an index in the library.
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
