package octavo.servers.lsp;

import octavo.library.Library;
import octavo.search.PartialIndex;
import octavo.search.Query;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.Function;

/// A library as it was read.
///
/// @param slotSearch the numbers of the slots whose entries fit a query
record LoadedLibrary(Path path, Library library, Function<Query, BitSet> slotSearch) {
    /// Makes its index.
    static LoadedLibrary of(Path path, Library library) {
        return of(path, library, () -> {});
    }

    /// Makes its index.
    ///
    /// @param indexStep called after each part, by several threads
    static LoadedLibrary of(Path path, Library library, Runnable indexStep) {
        return new LoadedLibrary(
                path, library, PartialIndex.of(library).finishIndex(indexStep)::matchingSlots);
    }
}
