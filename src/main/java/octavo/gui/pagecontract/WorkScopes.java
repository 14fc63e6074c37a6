package octavo.gui.pagecontract;

import octavo.library.Library;
import octavo.library.Work;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The entries that can be asked about.
///
/// @param library the one that they are of
/// @param entriesByScope at least one scope, the usual one first
public record WorkScopes(Library library, SequencedMap<WorkScope, List<Work>> entriesByScope) {
    public WorkScopes {
        SequencedMap<WorkScope, List<Work>> publicationsByScope = new LinkedHashMap<>();
        entriesByScope.forEach((scope, entries) ->
                publicationsByScope.put(
                        scope, entries.stream().filter(Work::isPublication).toList()));
        entriesByScope = Collections.unmodifiableSequencedMap(publicationsByScope);
    }

    public List<Work> entriesIn(WorkScope scope) {
        return entriesByScope.getOrDefault(scope, List.of());
    }

    public WorkScope usualScope() {
        return entriesByScope.firstEntry().getKey();
    }

    /// The same with a scope after all others.
    public WorkScopes withLast(WorkScope scope) {
        SequencedMap<WorkScope, List<Work>> reordered = new LinkedHashMap<>(entriesByScope);
        reordered.putLast(scope, entriesIn(scope));
        return new WorkScopes(library, reordered);
    }
}
