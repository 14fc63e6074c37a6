package octavo.csl;

import octavo.csl.rendered.NodeTrees;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Formatting;
import octavo.csl.style.Style;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Renders the cites of one citation: grouped and collapsed if the style requests that.
final class CiteCluster {
    /// A citation that ends a sentence leaves the blank to the next.
    private static final Pattern BLANK_AFTER_STOP = Pattern.compile("(?U)\\.\\s+$");

    private final RenderEnvironment environment;
    private final List<PlacedCite> placedCites;
    private final String collapseMode;
    private final boolean isInDocument;

    /// `isInDocument` if the citation is one of several, and is grouped.
    CiteCluster(RenderEnvironment environment, List<PlacedCite> placedCites, boolean isInDocument) {
        this.isInDocument = isInDocument;
        this.environment = environment;
        this.placedCites = placedCites;
        this.collapseMode = environment.section().option("collapse", "");
    }

    /// A cite, its item, and its state in the document.
    record PlacedCite(Cite cite, CslItem item, CiteState state) {}

    Runs render() {
        List<RenderedCite> renderedCites = new ArrayList<>();
        for (PlacedCite placedCite : placedCites) {
            RenderedCite renderedCite =
                    RenderedCite.of(placedCite, environment, ItemRendering.ShownPart.ALL);
            if (!renderedCite.isEmpty()) {
                renderedCites.add(renderedCite);
            }
        }
        if (renderedCites.isEmpty()) {
            return Runs.of(Style.NO_OUTPUT);
        }
        List<RenderedCite> groupedCites =
                groupsCites() ? groupByNames(renderedCites) : renderedCites;
        List<RenderedNode> joinedNodes =
                new CiteCollapsing(environment, groupedCites, collapseMode).joinCites();
        Formatting formatting = environment.section().formatting();
        if (placedCites.stream()
                .allMatch(eachCite -> eachCite.cite().mode() == Cite.CiteMode.AUTHOR_ONLY)) {
            return environment.runLayout().layOut(joinedNodes);
        }
        List<RenderedNode> innerNodes = new ArrayList<>();
        innerNodes.add(RenderedNode.mergingText(formatting.prefix()));
        innerNodes.addAll(joinedNodes);
        innerNodes.add(
                RenderedNode.mergingText(
                        BLANK_AFTER_STOP.matcher(formatting.suffix()).replaceFirst(".")));
        RenderedNode.NodeWrap formatWrap =
                RenderedNode.NodeWrap.textFormats(formatting.textFormats());
        return environment
                .runLayout()
                .layOut(List.of(new RenderedNode.BoxNode(formatWrap, innerNodes)));
    }

    private boolean groupsCites() {
        boolean isSorted = !environment.section().sortKeys().isEmpty();
        boolean collapsesYears = collapseMode.startsWith("year");
        return isInDocument
                && isSorted
                && (collapsesYears
                        || environment.section().options().containsKey("cite-group-delimiter"));
    }

    /// Cites with the same names together, at the position of the first.
    private static List<RenderedCite> groupByNames(List<RenderedCite> renderedCites) {
        List<RenderedCite> groupedCites = new ArrayList<>();
        for (RenderedCite renderedCite : renderedCites) {
            int insertIndex = groupedCites.size();
            for (int i = groupedCites.size() - 1; i >= 0; i--) {
                if (!renderedCite.namesText().isEmpty()
                        && groupedCites.get(i).namesText().equals(renderedCite.namesText())) {
                    insertIndex = i + 1;
                    break;
                }
            }
            groupedCites.add(insertIndex, renderedCite);
        }
        return groupedCites;
    }

    /// A cite rendered on its own.
    record RenderedCite(
            PlacedCite placedCite, List<RenderedNode> nodes, String namesText, String yearText) {
        static RenderedCite of(
                PlacedCite placedCite,
                RenderEnvironment environment,
                ItemRendering.ShownPart shownPart) {
            Cite.CiteMode citeMode = placedCite.cite().mode();
            ItemRendering.ShownPart renderedPart =
                    citeMode == Cite.CiteMode.SUPPRESS_AUTHOR
                            ? ItemRendering.ShownPart.WITHOUT_NAMES
                            : shownPart;
            ItemRendering rendering =
                    new ItemRendering(
                            environment,
                            placedCite.item(),
                            placedCite.cite(),
                            placedCite.state(),
                            renderedPart);
            List<RenderedNode> nodes =
                    ElementRenderer.renderElements(
                            environment.section().layoutElements(), rendering);
            Optional<RenderedNode.BoxNode> namesBox =
                    NodeTrees.firstBox(RenderedNode.NodeTag.NAMES, nodes);
            if (citeMode == Cite.CiteMode.AUTHOR_ONLY) {
                nodes =
                        namesBox.<List<RenderedNode>>map(box ->
                                        List.of(
                                                new RenderedNode.BoxNode(
                                                        box.wrap().withAffixes("", ""),
                                                        box.children())))
                                .orElse(List.of());
            }
            String yearText =
                    NodeTrees.firstBox(RenderedNode.NodeTag.YEAR, nodes)
                            .map(RenderedCite::yearText)
                            .orElse("");
            return new RenderedCite(
                    placedCite,
                    nodes,
                    namesBox.map(box -> RenderedNode.plainText(box.children())).orElse(""),
                    yearText);
        }

        private static String yearText(RenderedNode.BoxNode yearBox) {
            StringBuilder yearDigits = new StringBuilder();
            for (RenderedNode node : yearBox.children()) {
                boolean isSuffix =
                        node instanceof RenderedNode.BoxNode box
                                && box.wrap().tag() == RenderedNode.NodeTag.YEAR_SUFFIX;
                yearDigits.append(isSuffix ? "" : RenderedNode.plainText(List.of(node)));
            }
            return yearDigits.toString();
        }

        boolean isEmpty() {
            return RenderedNode.isEmpty(nodes);
        }

        boolean isBare() {
            Cite cite = placedCite.cite();
            return cite.prefix().isEmpty() && cite.suffix().isEmpty() && cite.locator().isEmpty();
        }
    }
}
