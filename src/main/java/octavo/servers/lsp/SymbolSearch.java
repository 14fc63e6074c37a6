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
    private static final int MOST_SYMBOLS = 100;
    private static final int KEY_SYMBOL = 20;

    private final WritingWorkspace writingWorkspace;
    private final KeyLookup keyLookup;

    SymbolSearch(WritingWorkspace workspace, KeyLookup lookup) {
        this.writingWorkspace = workspace;
        this.keyLookup = lookup;
    }

    ArrayNode findSymbols(String words) {
        ArrayNode symbolsJson = JsonNodeFactory.instance.arrayNode();
        Query query = Query.matchingWords(words);
        Set<Path> donePaths = new HashSet<>();
        for (EditorDocument document : writingWorkspace.documents().openDocuments()) {
            for (BibDocument bibDocument : writingWorkspace.bibDocumentsFor(document.path())) {
                Path path = bibDocument.document().path();
                if (donePaths.add(path)) {
                    LoadedLibrary loadedLibrary = LoadedLibrary.of(path, bibDocument.library());
                    addSymbols(symbolsJson, loadedLibrary, loadedLibrary.wordSearch().apply(query));
                }
            }
        }
        for (MasterLibrary masterLibrary : writingWorkspace.knownMasters()) {
            masterLibrary
                    .currentLibrary()
                    .filter(_ -> donePaths.add(masterLibrary.path()))
                    .ifPresent(it -> addSymbols(symbolsJson, it, it.wordSearch().apply(query)));
        }
        return symbolsJson;
    }

    private void addSymbols(ArrayNode symbolsJson, LoadedLibrary loadedLibrary, BitSet foundSlots) {
        Library library = loadedLibrary.library();
        int slot = foundSlots.nextSetBit(0);
        while (slot >= 0 && symbolsJson.size() < MOST_SYMBOLS) {
            Work work = library.workAt(library.slotIndex(slot)).orElseThrow();
            ObjectNode symbolJson =
                    symbolsJson.addObject().put("name", work.key()).put("kind", KEY_SYMBOL);
            symbolJson
                    .put("containerName", ReferenceText.shortText(work))
                    .set("location", keyLookup.locationInLibrary(loadedLibrary.path(), work));
            slot = foundSlots.nextSetBit(slot + 1);
        }
    }
}
