package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.SearchIndex;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Locale;
import java.util.function.Function;

/// A library as it was read.
///
/// @param wordSearch the numbers of the slots whose entries fit a query
/// @param keySearch the numbers of the slots whose keys begin with a text in small letters; others
///   may be among them
record LoadedLibrary(
        Path path,
        Library library,
        Function<Query, BitSet> wordSearch,
        Function<String, BitSet> keySearch) {
    /// Makes its index.
    static LoadedLibrary of(Path path, Library library) {
        return of(path, library, PartialIndex.of(library), () -> {});
    }

    /// Completes its index.
    ///
    /// @param indexStep called after each part, by several threads
    static LoadedLibrary of(
            Path path, Library library, PartialIndex partialIndex, Runnable indexStep) {
        SearchIndex searchIndex = partialIndex.finishIndex(indexStep);
        return new LoadedLibrary(
                path,
                library,
                searchIndex::matchingSlots,
                keyStart -> searchIndex.matchingSlots(Query.matchingKey(keyStart)));
    }

    /// While its index is made: knows all keys, and the words of the entries in finished parts.
    static LoadedLibrary whileIndexing(Path path, Library library, PartialIndex partialIndex) {
        return new LoadedLibrary(
                path,
                library,
                partialIndex::matchingFinishedSlots,
                keyStart -> slotsWithKey(library, keyStart));
    }

    private static BitSet slotsWithKey(Library library, String keyStart) {
        BitSet slotNumbers = new BitSet();
        library.entrySlots()
                .filter(slot ->
                        ((BibEntry) slot.item())
                                .key()
                                .toLowerCase(Locale.ROOT)
                                .startsWith(keyStart))
                .forEach(slot -> slotNumbers.set(slot.number()));
        return slotNumbers;
    }
}
