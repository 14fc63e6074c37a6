package octavo.integrations.wordprocessors;

import octavo.formats.workdrafts.TreeTexts;
import octavo.library.Work;
import octavo.officedocuments.DocumentItems;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.ZoteroCode;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// The present data of works in the open libraries, for a document that was cited from them. A work
/// counts if Octavo gave it its address, and if the entry under that key shares its DOI, its title
/// or its first author: a co-author may have another work under the same key.
record LibraryItems(Map<String, ObjectNode> itemsByKey) {
    LibraryItems {
        itemsByKey = Map.copyOf(itemsByKey);
    }

    static LibraryItems none() {
        return new LibraryItems(Map.of());
    }

    static LibraryItems find(
            List<CodedCite> cites, DocumentItems items, Function<String, Optional<Work>> findWork) {
        SequencedMap<String, ObjectNode> presentItems = new LinkedHashMap<>();
        for (CodedCite cite : cites) {
            String key = items.keyOf(cite);
            ObjectNode ownItem = items.itemsByKey().get(key);
            if (ownItem != null
                    && !presentItems.containsKey(key)
                    && cite.uris().contains(ZoteroCode.ownAddress(key))) {
                DocumentItems.libraryItem(key, findWork)
                        .filter(item -> isSameWork(ownItem, item))
                        .ifPresent(item -> presentItems.put(key, item));
            }
        }
        return new LibraryItems(presentItems);
    }

    private static boolean isSameWork(ObjectNode one, ObjectNode other) {
        return isShared(one.path("DOI"), other.path("DOI"))
                || isShared(one.path("title"), other.path("title"))
                || isShared(
                        one.path("author").path(0).path("family"),
                        other.path("author").path(0).path("family"));
    }

    private static boolean isShared(JsonNode one, JsonNode other) {
        String text = one.asString("").toLowerCase(Locale.ROOT);
        return !text.isBlank()
                && CitationCode.isSameText(text, other.asString("").toLowerCase(Locale.ROOT));
    }

    /// Puts the present data into the JSON of a citation.
    ///
    /// @return whether it changes
    boolean putInto(ObjectNode json, CitationCode code, DocumentItems items) {
        boolean isChanged = false;
        List<JsonNode> citationItems = TreeTexts.members(json.path("citationItems"));
        for (int i = 0; i < Math.min(citationItems.size(), code.cites().size()); i++) {
            String key = items.keyOf(code.cites().get(i));
            Optional<ObjectNode> present =
                    Optional.ofNullable(itemsByKey.get(key))
                            .map(item -> ZoteroCode.itemData(key, item));
            if (present.isPresent()
                    && citationItems.get(i) instanceof ObjectNode citationItem
                    && !present.get().equals(citationItem.path("itemData"))) {
                citationItem.set("itemData", present.get());
                isChanged = true;
            }
        }
        return isChanged;
    }
}
