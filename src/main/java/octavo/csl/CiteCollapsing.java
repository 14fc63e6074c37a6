package octavo.csl;

import octavo.csl.CiteCluster.RenderedCite;
import octavo.csl.rendered.NodeTrees;
import octavo.csl.rendered.RenderedNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Joins cites, omitting what they repeat.
final class CiteCollapsing {
    /// Where cites collapse so, or not at all, the delimiter behind a collapsed group is behind
    /// any.
    private static final Set<String> YEAR_MODES = Set.of("year", "year-suffix-ranged");

    private final RenderEnvironment environment;
    private final List<RenderedCite> renderedCites;
    private final String collapseMode;
    private final List<RenderedNode> joinedNodes = new ArrayList<>();

    CiteCollapsing(
            RenderEnvironment environment, List<RenderedCite> renderedCites, String collapseMode) {
        this.environment = environment;
        this.renderedCites = renderedCites;
        this.collapseMode = collapseMode;
    }

    List<RenderedNode> joinCites() {
        boolean isCollapsed = false;
        for (int i = 0; i < renderedCites.size(); i++) {
            int endIndex = collapseMode.equals("citation-number") ? endOfNumbers(i) : i;
            if (endIndex > i + 1) {
                putCite(i, renderedCites.get(i).nodes(), delimiterBefore(i, isCollapsed));
                joinedNodes.add(RenderedNode.textNode("–"));
                joinedNodes.add(
                        RenderedNode.wrapped(
                                RenderedNode.NodeWrap.NONE, renderedCites.get(endIndex).nodes()));
                i = endIndex;
                isCollapsed = true;
                continue;
            }
            int lettersEnd = i > 0 && collapseMode.startsWith("year-suffix") ? endOfLetters(i) : -1;
            if (lettersEnd >= 0) {
                joinSuffixes(i, lettersEnd);
                i = lettersEnd;
                isCollapsed = true;
            } else if (i > 0 && hasSameNames(i) && collapseMode.startsWith("year")) {
                List<RenderedNode> remainingNodes =
                        RenderedCite.of(
                                        renderedCites.get(i).placedCite(),
                                        environment,
                                        ItemRendering.ShownPart.WITHOUT_NAMES)
                                .nodes();
                if (!RenderedNode.isEmpty(remainingNodes)) {
                    putCite(i, remainingNodes, delimiterWithinGroup(i));
                }
                isCollapsed = true;
            } else {
                boolean isGrouped =
                        i > 0
                                && hasSameNames(i)
                                && environment
                                        .section()
                                        .options()
                                        .containsKey("cite-group-delimiter")
                                && !environment
                                        .section()
                                        .options()
                                        .containsKey("after-collapse-delimiter");
                boolean isAfterCollapse =
                        isCollapsed || collapseMode.isEmpty() || YEAR_MODES.contains(collapseMode);
                putCite(
                        i,
                        renderedCites.get(i).nodes(),
                        isGrouped ? groupDelimiter() : delimiterBefore(i, isAfterCollapse));
                isCollapsed = false;
            }
        }
        return joinedNodes;
    }

    private String delimiterBefore(int index, boolean isAfterCollapse) {
        String plainDelimiter = environment.section().delimiter();
        return index == 0
                ? ""
                : isAfterCollapse
                        ? environment.section().option("after-collapse-delimiter", plainDelimiter)
                        : plainDelimiter;
    }

    /// Where the style says what is behind a group, what is within it is what is between any two
    /// cites, as in the reference engine; but after a locator, only the former shows that a year
    /// follows rather than another page.
    private String delimiterWithinGroup(int index) {
        boolean hasLocator = !renderedCites.get(index - 1).placedCite().cite().locator().isEmpty();
        boolean endsGroups =
                environment.section().options().containsKey("after-collapse-delimiter");
        return endsGroups ? delimiterBefore(index, hasLocator) : groupDelimiter();
    }

    private String groupDelimiter() {
        String defaultDelimiter =
                environment.style().isNote() ? environment.section().delimiter() : ", ";
        return environment.section().option("cite-group-delimiter", defaultDelimiter);
    }

    private boolean hasSameNames(int index) {
        String names = renderedCites.get(index).namesText();
        boolean hasPrefix = !renderedCites.get(index).placedCite().cite().prefix().isEmpty();
        return !names.isEmpty()
                && !hasPrefix
                && names.equals(renderedCites.get(index - 1).namesText());
    }

    /// The last of the following cites with consecutive numbers.
    private int endOfNumbers(int firstIndex) {
        int endIndex = firstIndex;
        while (endIndex + 1 < renderedCites.size()
                && isBareNumber(endIndex)
                && isBareNumber(endIndex + 1)
                && citationNumber(endIndex + 1) == citationNumber(endIndex) + 1) {
            endIndex++;
        }
        return endIndex;
    }

    private boolean isBareNumber(int index) {
        RenderedCite cite = renderedCites.get(index);
        return cite.isBare()
                && NodeTrees.firstBox(RenderedNode.NodeTag.CITATION_NUMBER, cite.nodes())
                        .isPresent();
    }

    private int citationNumber(int index) {
        return renderedCites.get(index).placedCite().state().number();
    }

    /// The last of the following cites that differ only in their year suffix.
    private int endOfLetters(int firstIndex) {
        int endIndex = firstIndex - 1;
        while (endIndex + 1 < renderedCites.size() && differsInSuffixOnly(endIndex + 1)) {
            endIndex++;
        }
        return endIndex >= firstIndex ? endIndex : -1;
    }

    private boolean differsInSuffixOnly(int index) {
        RenderedCite cite = renderedCites.get(index);
        RenderedCite previousCite = renderedCites.get(index - 1);
        return (hasSameNames(index) || hasSameTextWithoutSuffix(index))
                && cite.isBare()
                && previousCite.placedCite().cite().locator().isEmpty()
                && previousCite.placedCite().cite().suffix().isEmpty()
                && !cite.yearText().isEmpty()
                && cite.yearText().equals(previousCite.yearText())
                && yearSuffixBox(index).isPresent()
                && yearSuffixBox(index - 1).isPresent();
    }

    /// Whether two cites without names differ only in their year suffix.
    private boolean hasSameTextWithoutSuffix(int index) {
        RenderedCite cite = renderedCites.get(index);
        RenderedCite previousCite = renderedCites.get(index - 1);
        return cite.namesText().isEmpty()
                && previousCite.namesText().isEmpty()
                && cite.placedCite().cite().prefix().isEmpty()
                && textWithoutSuffix(index).equals(textWithoutSuffix(index - 1));
    }

    private String textWithoutSuffix(int index) {
        List<RenderedNode> nodes = renderedCites.get(index).nodes();
        return yearSuffixBox(index)
                .map(suffixBox ->
                        NodeTrees.withChangedBox(nodes, suffixBox, _ -> RenderedNode.textNode("")))
                .map(RenderedNode::plainText)
                .orElse("");
    }

    private Optional<RenderedNode.BoxNode> yearSuffixBox(int index) {
        return NodeTrees.firstBox(
                RenderedNode.NodeTag.YEAR_SUFFIX, renderedCites.get(index).nodes());
    }

    private void joinSuffixes(int firstIndex, int lastIndex) {
        String delimiter =
                environment
                        .section()
                        .option(
                                "year-suffix-delimiter",
                                environment
                                        .section()
                                        .option(
                                                "cite-group-delimiter",
                                                environment.section().delimiter()));
        int index = firstIndex;
        while (index <= lastIndex) {
            int endIndex = index - 1;
            while (endIndex + 1 <= lastIndex && isNextLetter(endIndex + 1)) {
                endIndex++;
            }
            if (collapseMode.equals("year-suffix-ranged") && endIndex > index) {
                joinedNodes.add(RenderedNode.textNode("–"));
                yearSuffixBox(endIndex).ifPresent(joinedNodes::add);
                index = endIndex + 1;
            } else {
                joinedNodes.add(RenderedNode.mergingText(delimiter));
                yearSuffixBox(index).ifPresent(joinedNodes::add);
                index++;
            }
        }
    }

    private boolean isNextLetter(int index) {
        String previousSuffix = renderedCites.get(index - 1).placedCite().state().yearSuffix();
        String nextSuffix = renderedCites.get(index).placedCite().state().yearSuffix();
        return previousSuffix.length() == 1
                && nextSuffix.length() == 1
                && nextSuffix.charAt(0) == previousSuffix.charAt(0) + 1;
    }

    private void putCite(int index, List<RenderedNode> nodes, String delimiter) {
        CiteCluster.PlacedCite placedCite = renderedCites.get(index).placedCite();
        Cite cite = placedCite.cite();
        String previousSuffix =
                joinedNodes.isEmpty()
                        ? ""
                        : renderedCites.get(index - 1).placedCite().cite().suffix();
        boolean endsInMark =
                !previousSuffix.isEmpty()
                        && ",.;:".indexOf(previousSuffix.charAt(previousSuffix.length() - 1)) >= 0;
        boolean startsWithMark =
                !cite.prefix().isEmpty() && ",.;:".indexOf(cite.prefix().charAt(0)) >= 0;
        if (!joinedNodes.isEmpty() && !startsWithMark) {
            joinedNodes.add(
                    RenderedNode.mergingText(
                            endsInMark && delimiter.endsWith(" ") ? " " : delimiter));
        }
        List<RenderedNode> innerNodes = new ArrayList<>();
        innerNodes.add(FieldMarkup.parse(cite.prefix(), environment.locale()));
        innerNodes.addAll(
                startsSentence(cite, index) ? withCapitalizedTerm(nodes, placedCite) : nodes);
        int markCount = countMarks(cite.suffix());
        innerNodes.add(RenderedNode.mergingText(cite.suffix().substring(0, markCount)));
        innerNodes.add(FieldMarkup.parse(cite.suffix().substring(markCount), environment.locale()));
        joinedNodes.add(
                new RenderedNode.BoxNode(
                        RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.CITE), innerNodes));
    }

    /// How many marks a suffix starts with, which join what is before it.
    private static int countMarks(String suffix) {
        int count = 0;
        while (count < suffix.length() && ".,:;!?".indexOf(suffix.charAt(count)) >= 0) {
            count++;
        }
        return count;
    }

    /// Whether a cite in a note starts a sentence.
    private boolean startsSentence(Cite cite, int index) {
        if (!environment.style().isNote()) {
            return false;
        }
        String prefix = cite.prefix().strip();
        return prefix.isEmpty()
                ? index == 0
                : prefix.contains(" ") && prefix.matches("(?s).*[.?!][\"'”’]?");
    }

    private List<RenderedNode> withCapitalizedTerm(
            List<RenderedNode> nodes, CiteCluster.PlacedCite placedCite) {
        ItemRendering rendering =
                new ItemRendering(
                        environment,
                        placedCite.item(),
                        placedCite.cite(),
                        placedCite.state(),
                        ItemRendering.ShownPart.ALL);
        return CaseTransform.capitalizeFirstTerm(nodes, rendering);
    }
}
