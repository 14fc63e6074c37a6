package octavo.officedocuments;

import octavo.conversion.ConversionLosses;
import octavo.csl.Citation;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.formats.csljson.CslJson;
import octavo.formats.csljson.CslJsonItems;
import octavo.library.Library;
import octavo.library.Work;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.ZoteroCode;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The works that a document cites as items in CSL-JSON, in the order in which it cites them.
///
/// @param itemsByKey each with its key as id
public record DocumentItems(
        DocumentReferences references, SequencedMap<String, ObjectNode> itemsByKey) {
    public DocumentItems {
        itemsByKey = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(itemsByKey));
    }

    /// @param libraryWork the work of a library under a key, for what the document only names
    public static DocumentItems of(
            List<CodedCite> cites, Function<String, Optional<Work>> libraryWork) {
        DocumentReferences references = DocumentReferences.of(cites);
        boolean hasOtherData = cites.stream().anyMatch(cite -> cite.cslItem().isEmpty());
        Library embedded = hasOtherData ? Library.of(references.toFile()) : Library.empty();
        SequencedMap<String, ObjectNode> items = new LinkedHashMap<>();
        for (CodedCite cite : cites) {
            String key = references.keyOf(cite);
            if (!items.containsKey(key)) {
                Optional<ObjectNode> item =
                        cite.cslItem()
                                .map(ObjectNode::deepCopy)
                                .or(() -> embedded.workWithKey(key).map(DocumentItems::toItem))
                                .or(() -> libraryItem(key, libraryWork));
                item.ifPresent(node -> items.put(key, node.put("id", key)));
            }
        }
        return new DocumentItems(references, items);
    }

    /// The data of a work in a library.
    public static Optional<ObjectNode> libraryItem(
            String key, Function<String, Optional<Work>> libraryWork) {
        return libraryWork.apply(key).map(work -> toItem(work).put("id", key));
    }

    /// The same with other data of some works.
    ///
    /// @param otherItems by key
    public DocumentItems withItems(Map<String, ObjectNode> otherItems) {
        SequencedMap<String, ObjectNode> items = new LinkedHashMap<>(itemsByKey);
        otherItems.forEach((key, item) -> items.replace(key, item));
        return new DocumentItems(references, items);
    }

    private static ObjectNode toItem(Work work) {
        return CslJson.toJson(work, new ConversionLosses());
    }

    public String keyOf(CodedCite cite) {
        return references.keyOf(cite);
    }

    /// Whether all works of a citation have data.
    public boolean hasAll(CitationCode code) {
        return code.cites().stream().allMatch(cite -> itemsByKey.containsKey(keyOf(cite)));
    }

    /// What a code cites, for the engine.
    public Citation toCitation(CitationCode code, int noteNumber) {
        List<Cite> cites =
                code.cites().stream().map(cite -> cite.details().toCite(keyOf(cite))).toList();
        return new Citation(cites, noteNumber);
    }

    /// The works among those cited that a bibliography leaves out.
    public Set<String> omittedKeys(CitationCode bibliography, List<CodedCite> cites) {
        List<String> omittedUris =
                bibliography.json().map(ZoteroCode::omittedUris).orElse(List.of());
        return cites.stream()
                .filter(cite -> cite.uris().stream().anyMatch(omittedUris::contains))
                .map(this::keyOf)
                .collect(Collectors.toSet());
    }

    public List<CslItem> cslItems() {
        ArrayNode items = JsonNodeFactory.instance.arrayNode();
        itemsByKey.values().forEach(items::add);
        return new ArrayList<>(CslJsonItems.of(items));
    }
}
