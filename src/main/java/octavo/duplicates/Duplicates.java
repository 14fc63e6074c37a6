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
    public static List<EntryMatch> findAll(Library library, DistinctPairs distinctPairs) {
        return findFrom(library, distinctPairs, 0);
    }

    /// Those with an entry at or after an index in the library.
    public static List<EntryMatch> findFrom(
            Library library, DistinctPairs distinctPairs, int firstIndex) {
        Map<Long, EntryMatch> matchesByPair = new HashMap<>();
        ComparedEntries.candidatePairs(ComparedEntries.fingerprintsOf(library))
                .forEach((firstEntry, secondEntry) -> {
                    if (secondEntry.slotIndex() >= firstIndex
                            && !distinctPairs.hasPair(firstEntry.key(), secondEntry.key())) {
                        DuplicateRules.match(firstEntry, secondEntry)
                                .filter(match -> !arePartAndWhole(library, match))
                                .ifPresent(match ->
                                        matchesByPair.put(
                                                (long) firstEntry.slotIndex() << 32
                                                        | secondEntry.slotIndex(),
                                                match));
                    }
                });
        return matchesByPair.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    private static boolean arePartAndWhole(Library library, EntryMatch entryMatch) {
        BibEntry firstEntry = library.workAt(entryMatch.firstIndex()).orElseThrow().entry();
        BibEntry secondEntry = library.workAt(entryMatch.secondIndex()).orElseThrow().entry();
        return MergePlan.isPartOf(firstEntry, secondEntry)
                || MergePlan.isPartOf(secondEntry, firstEntry);
    }
}
