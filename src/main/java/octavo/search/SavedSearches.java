package octavo.search;

import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// The searches saved with a library. Stored in the sidecar as `searches`, an object of queries by
/// name; members of another form are preserved.
///
/// @param queries by name, in the order of the file
public record SavedSearches(SequencedMap<String, String> queries) {
    private static final String SEARCHES = "searches";

    public SavedSearches {
        queries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(queries));
    }

    /// The searches in a sidecar.
    public static SavedSearches of(Sidecar sidecar) {
        SequencedMap<String, String> queries = new LinkedHashMap<>();
        JsonNode searches = sidecar.tree().path(SEARCHES);
        searches.propertyNames()
                .forEach(name -> {
                    if (searches.path(name).isString()) {
                        queries.put(name, searches.path(name).asString());
                    }
                });
        return new SavedSearches(queries);
    }

    /// A sidecar with these searches.
    public Sidecar in(Sidecar sidecar) {
        ObjectNode tree = sidecar.tree();
        ObjectNode searches = tree.objectNode();
        queries.forEach(searches::put);
        JsonNode before = tree.path(SEARCHES);
        before.propertyNames()
                .forEach(name -> {
                    if (!before.path(name).isString()) {
                        searches.set(name, before.path(name));
                    }
                });
        if (searches.isEmpty()) {
            tree.remove(SEARCHES);
        } else {
            tree.set(SEARCHES, searches);
        }
        return Sidecar.of(tree);
    }

    /// The query saved under a name.
    public Optional<String> query(String name) {
        return Optional.ofNullable(queries.get(name));
    }

    /// Saves a query, replacing one of the same name.
    public SavedSearches with(String name, String query) {
        SequencedMap<String, String> more = new LinkedHashMap<>(queries);
        more.put(name, query);
        return new SavedSearches(more);
    }

    public SavedSearches without(String name) {
        SequencedMap<String, String> less = new LinkedHashMap<>(queries);
        less.remove(name);
        return new SavedSearches(less);
    }

    /// Renames a search in its place, unless another has the name.
    public SavedSearches renamed(String name, String other) {
        if (queries.containsKey(other)) {
            return this;
        }
        SequencedMap<String, String> renamed = new LinkedHashMap<>();
        queries.forEach((each, query) -> renamed.put(each.equals(name) ? other : each, query));
        return new SavedSearches(renamed);
    }
}
