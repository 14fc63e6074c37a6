package octavo.csl;

import octavo.csl.rendered.NodeTrees;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Style.LayoutSection;
import octavo.csl.xml.XmlElement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Replaces names repeated from the previous entry with a sign, such as a dash.
final class AuthorSubstitute {
    private final String substituteSign;
    private final String substituteRule;
    private List<String> previousTexts = List.of();
    private String previousText = "";

    AuthorSubstitute(String substituteSign, LayoutSection section) {
        this.substituteSign = XmlElement.printableText(substituteSign);
        this.substituteRule = section.option("subsequent-author-substitute-rule", "complete-all");
    }

    /// The parts of the next entry. People whose names are shortened alike are not the same, and
    /// words of the style are no names.
    List<RenderedNode> substituteNames(List<RenderedNode> nodes, ItemRendering rendering) {
        Optional<RenderedNode.BoxNode> namesBox =
                NodeTrees.firstBox(RenderedNode.NodeTag.NAMES, nodes);
        if (namesBox.isEmpty() || rendering.hasWordsForNames()) {
            previousTexts = List.of();
            previousText = "";
            return nodes;
        }
        List<RenderedNode.BoxNode> nameBoxes =
                NodeTrees.allBoxes(RenderedNode.NodeTag.NAME, namesBox.get().children());
        List<String> nameTexts = nameTexts(nameBoxes, rendering.shownNames());
        List<RenderedNode.BoxNode> listBoxes =
                NodeTrees.allBoxes(RenderedNode.NodeTag.NAME_LIST, namesBox.get().children());
        RenderedNode.BoxNode replacedBox =
                listBoxes.size() == 1 ? listBoxes.getFirst() : namesBox.get();
        String namesText =
                nameTexts.isEmpty()
                        ? RenderedNode.plainText(replacedBox.children())
                        : String.join("; ", nameTexts);
        List<RenderedNode> changedNodes =
                namesText.isEmpty()
                        ? nodes
                        : applyRule(nodes, replacedBox, nameBoxes, nameTexts, namesText);
        previousTexts = nameTexts;
        previousText = namesText;
        return changedNodes;
    }

    private static List<String> nameTexts(
            List<RenderedNode.BoxNode> nameBoxes, List<ItemRendering.ShownName> people) {
        List<String> nameTexts = new ArrayList<>(nameBoxes.size());
        for (int i = 0; i < nameBoxes.size(); i++) {
            String nameText = RenderedNode.plainText(nameBoxes.get(i).children());
            nameTexts.add(
                    i < people.size() ? nameText + '\n' + people.get(i).name().given() : nameText);
        }
        return nameTexts;
    }

    private List<RenderedNode> applyRule(
            List<RenderedNode> nodes,
            RenderedNode.BoxNode replacedBox,
            List<RenderedNode.BoxNode> nameBoxes,
            List<String> nameTexts,
            String namesText) {
        boolean isComplete = namesText.equals(previousText);
        return switch (nameTexts.isEmpty() ? "complete-all" : substituteRule) {
            case "complete-each" ->
                    isComplete ? replaceEach(nodes, nameBoxes, nameBoxes.size()) : nodes;
            case "partial-each" -> replaceEach(nodes, nameBoxes, countSameNames(nameTexts));
            case "partial-first" ->
                    replaceEach(nodes, nameBoxes, Math.min(1, countSameNames(nameTexts)));
            default -> isComplete ? replaceAll(nodes, replacedBox) : nodes;
        };
    }

    /// A sign in place of all names is not in their look; without one, nothing is in their place.
    private List<RenderedNode> replaceAll(
            List<RenderedNode> nodes, RenderedNode.BoxNode replacedBox) {
        RenderedNode.NodeWrap wrap = replacedBox.wrap();
        boolean isList = wrap.tag() == RenderedNode.NodeTag.NAME_LIST;
        return substituteSign.isEmpty()
                ? NodeTrees.withoutBox(nodes, replacedBox)
                : NodeTrees.withChangedBox(
                        nodes,
                        replacedBox,
                        _ ->
                                RenderedNode.wrapped(
                                        isList ? RenderedNode.NodeWrap.tag(wrap.tag()) : wrap,
                                        RenderedNode.textNode(substituteSign)));
    }

    private RenderedNode withSign(RenderedNode nameBox) {
        return ((RenderedNode.BoxNode) nameBox)
                .withChildren(List.of(RenderedNode.textNode(substituteSign)));
    }

    private int countSameNames(List<String> nameTexts) {
        int sameCount = 0;
        while (sameCount < nameTexts.size()
                && sameCount < previousTexts.size()
                && nameTexts.get(sameCount).equals(previousTexts.get(sameCount))) {
            sameCount++;
        }
        return sameCount;
    }

    private List<RenderedNode> replaceEach(
            List<RenderedNode> nodes, List<RenderedNode.BoxNode> nameBoxes, int count) {
        List<RenderedNode> changedNodes = new ArrayList<>(nodes);
        for (RenderedNode.BoxNode nameBox : nameBoxes.subList(0, count)) {
            changedNodes = NodeTrees.withChangedBox(changedNodes, nameBox, this::withSign);
        }
        return changedNodes;
    }
}
