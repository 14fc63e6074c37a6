package octavo.formats.zotero;

import octavo.formats.xml.SourceElement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The nodes of an RDF file. The value of a property is a text, a node inside it, or a reference to
/// a node elsewhere in the file. https://www.w3.org/TR/rdf-syntax-grammar/
final class RdfGraph {
    private static final Set<String> LISTS = Set.of("Seq", "Bag", "Alt");

    /// A node that is longer has at most one reference, lest a small file become a huge library.
    private static final int MAX_SHARED_LENGTH = 5_000;

    private final Map<String, SourceElement> nodesById = new HashMap<>();
    private final Map<String, Integer> referenceCounts = new HashMap<>();

    RdfGraph(List<SourceElement> nodes) {
        for (SourceElement node : nodes) {
            idOf(node).ifPresent(id -> nodesById.putIfAbsent(id, node));
            countReferences(node);
        }
        nodesById.values().removeIf(this::isTooLong);
    }

    private boolean isTooLong(SourceElement node) {
        return referenceCount(node) > 1 && textLength(node) > MAX_SHARED_LENGTH;
    }

    private static int textLength(SourceElement element) {
        return element.characters().length()
                + element.children().stream().mapToInt(RdfGraph::textLength).sum();
    }

    /// Counts the references to parts, which are no works of their own. A collection's and a
    /// related work's are none of these.
    private void countReferences(SourceElement element) {
        for (SourceElement property : element.childElements()) {
            boolean isPart =
                    !property.name().equals("hasPart") && !property.name().equals("relation");
            if (isPart) {
                referenceIn(property).ifPresent(id -> referenceCounts.merge(id, 1, Integer::sum));
            }
            countReferences(property);
        }
    }

    /// The name of a node, as references have it.
    static Optional<String> idOf(SourceElement node) {
        return nonEmpty(node.attribute("about"), "")
                .or(() -> nonEmpty(node.attribute("ID"), "#"))
                .or(() -> nonEmpty(node.attribute("nodeID"), "_:"));
    }

    /// The name of the node to which a property refers.
    static Optional<String> referenceIn(SourceElement property) {
        return nonEmpty(property.attribute("resource"), "")
                .or(() -> nonEmpty(property.attribute("nodeID"), "_:"));
    }

    private static Optional<String> nonEmpty(String attribute, String prefix) {
        return attribute.isEmpty() ? Optional.empty() : Optional.of(prefix + attribute);
    }

    /// How many others have a node as a part.
    int referenceCount(SourceElement node) {
        return idOf(node).map(id -> referenceCounts.getOrDefault(id, 0)).orElse(0);
    }

    /// Whether a node is a part of others and can be read there.
    boolean isResolvedPart(SourceElement node) {
        return referenceCount(node) > 0 && !isTooLong(node);
    }

    /// The nodes that a property has, inside it or elsewhere; the members of its lists.
    List<SourceElement> nodesOf(SourceElement property) {
        List<SourceElement> nodeElements = new ArrayList<>();
        for (SourceElement node : targetsOf(property)) {
            if (LISTS.contains(node.name())) {
                node.childElements().forEach(member -> nodeElements.addAll(targetsOf(member)));
            } else {
                nodeElements.add(node);
            }
        }
        return nodeElements;
    }

    private List<SourceElement> targetsOf(SourceElement property) {
        List<SourceElement> innerNodes = property.childElements();
        return innerNodes.isEmpty()
                ? referenceIn(property).map(nodesById::get).stream().toList()
                : innerNodes;
    }

    /// The nodes of all properties with a name.
    List<SourceElement> nodesOf(SourceElement subject, String propertyName) {
        return subject.elementsAt(propertyName).stream()
                .flatMap(property -> nodesOf(property).stream())
                .toList();
    }
}
