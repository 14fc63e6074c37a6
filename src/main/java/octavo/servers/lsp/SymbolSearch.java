package octavo.servers.lsp;

import octavo.library.Library;
import octavo.library.Work;
import octavo.search.Query;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/// Finds entries by words in all libraries and references that the server knows of.
final class SymbolSearch {
    private static final int MOST = 100;
    private static final int KEY = 20;

    private final WritingWorkspace workspace;
    private final KeyLookup lookup;

    SymbolSearch(WritingWorkspace workspace, KeyLookup lookup) {
        this.workspace = workspace;
        this.lookup = lookup;
    }

    ArrayNode of(String words) {
        ArrayNode symbols = JsonNodeFactory.instance.arrayNode();
        Query query = Query.matchingWords(words);
        Set<Path> done = new HashSet<>();
        for (EditorDocument document : workspace.documents().all()) {
            for (BibDocument bib : workspace.bibs(document.path())) {
                Path path = bib.document().path();
                if (done.add(path)) {
                    LoadedLibrary library = LoadedLibrary.of(path, bib.library());
                    add(symbols, library, library.search().apply(query));
                }
            }
        }
        for (MasterLibrary master : workspace.knownMasters()) {
            master.now()
                    .filter(_ -> done.add(master.path()))
                    .ifPresent(it -> add(symbols, it, it.search().apply(query)));
        }
        return symbols;
    }

    private void add(ArrayNode symbols, LoadedLibrary library, BitSet found) {
        Library entries = library.library();
        int slot = found.nextSetBit(0);
        while (slot >= 0 && symbols.size() < MOST) {
            Work work = entries.workAt(entries.slotIndex(slot)).orElseThrow();
            ObjectNode symbol = symbols.addObject().put("name", work.key()).put("kind", KEY);
            symbol.put("containerName", ReferenceText.inShort(work))
                    .set("location", lookup.locationInLibrary(library.path(), work));
            slot = found.nextSetBit(slot + 1);
        }
    }
}
