package octavo.integrations.browsers;

import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.formats.workdrafts.SourceContent;
import octavo.importing.ImportCandidate;
import octavo.importing.NamedSource;
import octavo.importing.SourcePlan;
import octavo.library.Library;
import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Optional;

/// A paper that a browser sends.
///
/// @param id what the browser calls it
/// @param namedSource the paper, read
public record SentItem(String id, NamedSource namedSource) {
    /// The items of a request of Zotero's Connector.
    static List<SentItem> allOf(JsonNode request) {
        Optional<ProxyScheme> proxyScheme = ProxyScheme.of(request);
        return request.path("items")
                .valueStream()
                .map(item -> proxyScheme.map(it -> it.withoutProxy(item)).orElse(item))
                .map(item -> of(item.path("id").asString(""), item.toString()))
                .toList();
    }

    /// A text in any format that can be imported.
    public static SentItem of(String id, String text) {
        return new SentItem(id, NamedSource.of("", SourceContent.of(text)));
    }

    /// The slot of the entry in a library that is this paper.
    public Optional<Integer> findSlot(Library library) {
        KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
        return SourcePlan.of(
                        library, List.of(namedSource), formula, DistinctPairs.of(Sidecar.empty()))
                .candidates()
                .stream()
                .findFirst()
                .flatMap(ImportCandidate::knownSlot);
    }
}
