package octavo.servers.lsp;

import octavo.library.Library;
import octavo.search.PartialIndex;
import octavo.search.Query;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.Function;

/// A library as it was read.
///
/// @param search the numbers of the slots whose entries fit a query
record LoadedLibrary(Path path, Library library, Function<Query, BitSet> search) {
    /// Makes its index.
    static LoadedLibrary of(Path path, Library library) {
        return of(path, library, () -> {});
    }

    /// Makes its index.
    ///
    /// @param step called after each part, by several threads
    static LoadedLibrary of(Path path, Library library, Runnable step) {
        return new LoadedLibrary(
                path, library, PartialIndex.of(library).finishIndex(step)::matchingSlots);
    }
}
