package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.search.PartialIndex;
import octavo.search.Query;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.BitSet;

class LoadedLibraryTest {
    private static final Path PATH = Path.of("papers.bib");
    private static final Library LIBRARY =
            Library.of(BibParser.parse("@misc{Mai2020, title={KungFu}}@misc{li2019}"));

    @Test
    void allKeysAreKnownBeforeAnyWords() {
        LoadedLibrary loading =
                LoadedLibrary.whileIndexing(PATH, LIBRARY, PartialIndex.of(LIBRARY));
        assertEquals(BitSet.valueOf(new long[] {1}), loading.keySearch().apply("mai"));
        assertEquals(new BitSet(), loading.wordSearch().apply(Query.matchingWords("kungfu")));
    }

    @Test
    void keysAndWordsAreKnownOnceTheIndexIsMade() {
        LoadedLibrary loaded = LoadedLibrary.of(PATH, LIBRARY);
        assertEquals(BitSet.valueOf(new long[] {1}), loaded.keySearch().apply("mai"));
        assertEquals(
                BitSet.valueOf(new long[] {1}),
                loaded.wordSearch().apply(Query.matchingWords("kungfu")));
    }
}
