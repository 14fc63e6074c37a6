package octavo.search;

import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// The searches saved with a library. Stored in the sidecar as `searchesNode`, an object of queries
/// by name; members of another form are preserved.
///
/// @param queriesByName by name, in the order of the file
public record SavedSearches(SequencedMap<String, String> queriesByName) {
    private static final String SEARCHES = "searches";

    public SavedSearches {
        queriesByName = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(queriesByName));
    }

    /// The searches in a sidecar.
    public static SavedSearches of(Sidecar sidecar) {
        SequencedMap<String, String> queriesByName = new LinkedHashMap<>();
        JsonNode searchesNode = sidecar.copyTree().path(SEARCHES);
        searchesNode
                .propertyNames()
                .forEach(searchName -> {
                    if (searchesNode.path(searchName).isString()) {
                        queriesByName.put(searchName, searchesNode.path(searchName).asString());
                    }
                });
        return new SavedSearches(queriesByName);
    }

    /// A sidecar with these searches.
    public Sidecar saveIn(Sidecar sidecar) {
        ObjectNode sidecarTree = sidecar.copyTree();
        ObjectNode searchesNode = sidecarTree.objectNode();
        queriesByName.forEach(searchesNode::put);
        JsonNode previousNode = sidecarTree.path(SEARCHES);
        previousNode
                .propertyNames()
                .forEach(searchName -> {
                    if (!previousNode.path(searchName).isString()) {
                        searchesNode.set(searchName, previousNode.path(searchName));
                    }
                });
        if (searchesNode.isEmpty()) {
            sidecarTree.remove(SEARCHES);
        } else {
            sidecarTree.set(SEARCHES, searchesNode);
        }
        return Sidecar.of(sidecarTree);
    }

    /// The query saved under a name.
    public Optional<String> queryNamed(String searchName) {
        return Optional.ofNullable(queriesByName.get(searchName));
    }

    /// Saves a query, replacing one of the same name.
    public SavedSearches withSearch(String searchName, String query) {
        SequencedMap<String, String> extendedQueries = new LinkedHashMap<>(queriesByName);
        extendedQueries.put(searchName, query);
        return new SavedSearches(extendedQueries);
    }

    public SavedSearches withoutSearch(String searchName) {
        SequencedMap<String, String> remainingQueries = new LinkedHashMap<>(queriesByName);
        remainingQueries.remove(searchName);
        return new SavedSearches(remainingQueries);
    }

    /// Renames a search in its place, unless another has the name.
    public SavedSearches withRenamedSearch(String searchName, String newName) {
        if (queriesByName.containsKey(newName)) {
            return this;
        }
        SequencedMap<String, String> renamedQueries = new LinkedHashMap<>();
        queriesByName.forEach((existingName, query) ->
                renamedQueries.put(
                        existingName.equals(searchName) ? newName : existingName, query));
        return new SavedSearches(renamedQueries);
    }
}
