package octavo.gui.discovery;

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
public record CitationScopes(
        Library library, SequencedMap<CitationScope, List<Work>> entriesByScope) {
    public CitationScopes {
        SequencedMap<CitationScope, List<Work>> publicationsByScope = new LinkedHashMap<>();
        entriesByScope.forEach((scope, entries) ->
                publicationsByScope.put(
                        scope, entries.stream().filter(Work::isPublication).toList()));
        entriesByScope = Collections.unmodifiableSequencedMap(publicationsByScope);
    }

    List<Work> entriesIn(CitationScope scope) {
        return entriesByScope.getOrDefault(scope, List.of());
    }

    CitationScope usualScope() {
        return entriesByScope.firstEntry().getKey();
    }
}
