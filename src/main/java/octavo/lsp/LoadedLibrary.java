package octavo.lsp;

import octavo.library.Library;
import octavo.search.Query;
import octavo.search.SearchIndex;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.Function;

/// A library as it was read.
///
/// @param search the numbers of the slots whose entries fit a query
record LoadedLibrary(Path path, Library library, Function<Query, BitSet> search) {
    /// Makes its index.
    static LoadedLibrary of(Path path, Library library) {
        return new LoadedLibrary(path, library, SearchIndex.of(library)::matching);
    }
}
