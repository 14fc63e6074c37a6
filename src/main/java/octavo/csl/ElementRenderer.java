package octavo.csl;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Element;
import octavo.csl.style.SortMacros;

import java.util.ArrayList;
import java.util.List;

/// Evaluates rendering elements. Depth is bounded, as the style reader limits nesting and calls.
final class ElementRenderer {
    private static final RenderedNode.NodeWrap MACRO_WRAP =
            RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.MACRO);

    private ElementRenderer() {}

    static List<RenderedNode> renderElements(List<Element> elements, ItemRendering rendering) {
        List<RenderedNode> nodes = new ArrayList<>();
        renderElements(elements, rendering, nodes);
        return nodes;
    }

    private static void renderElements(
            List<Element> elements, ItemRendering rendering, List<RenderedNode> nodes) {
        int count = elements.size();
        for (int i = 0; i < count; i++) {
            renderElement(elements.get(i), rendering, nodes);
        }
    }

    /// Puts what an element renders behind `nodes`.
    static void renderElement(Element element, ItemRendering rendering, List<RenderedNode> nodes) {
        switch (element) {
            case Element.GroupElement group -> renderGroup(group, rendering, nodes);
            case Element.ChooseElement choose -> renderChoice(choose, rendering, nodes);
            case Element.MacroCall call -> renderCall(call, rendering, nodes);
            case Element.VariableText variable ->
                    TextRenderer.renderVariable(variable, rendering, nodes);
            case Element.TermText term -> TextRenderer.renderTerm(term, rendering, nodes);
            case Element.LabelElement label -> TextRenderer.renderLabel(label, rendering, nodes);
            case Element.DateElement date -> DateRenderer.renderDate(date, rendering, nodes);
            case Element.NamesElement names -> NamesRenderer.renderNames(names, rendering, nodes);
            case Element.NumberText number -> NumberRenderer.renderNumber(number, rendering, nodes);
            case Element.ValueText value -> TextRenderer.value(value, rendering, nodes);
        }
    }

    static void renderCall(
            Element.MacroCall macroCall, ItemRendering rendering, List<RenderedNode> nodes) {
        int startIndex = nodes.size();
        boolean isShown =
                rendering.forSorting()
                        ? renderSortedMacro(macroCall.macroName(), rendering, nodes)
                        : renderGroupContent(
                                rendering.environment().macroElements(macroCall.macroName()),
                                rendering,
                                nodes);
        if (isShown && !macroCall.formatting().isNone()) {
            RenderedNode inner = new RenderedNode.BoxNode(MACRO_WRAP, takeFrom(nodes, startIndex));
            nodes.add(
                    TextRenderer.formatNodes(
                            macroCall.formatting(), RenderedNode.NodeTag.NONE, inner, rendering));
        } else {
            wrapFrom(MACRO_WRAP, nodes, startIndex);
        }
    }

    private static void renderGroup(
            Element.GroupElement group, ItemRendering rendering, List<RenderedNode> nodes) {
        int startIndex = nodes.size();
        if (renderGroupContent(group.children(), rendering, nodes)) {
            wrapFrom(group.wrap(), nodes, startIndex);
        }
    }

    /// Wraps the parts from an index on, which are not empty, into one. What is behind a look or a
    /// suffix within joins more than what is directly behind one, and the suffix of a group is not
    /// that of the text within.
    private static void wrapFrom(
            RenderedNode.NodeWrap wrap, List<RenderedNode> nodes, int startIndex) {
        boolean isMarked =
                nodes.size() == startIndex + 1
                        && nodes.get(startIndex) instanceof RenderedNode.BoxNode box
                        && (box.wrap().hasFormatOrQuotes()
                                || !box.wrap().suffix().isEmpty()
                                || box.wrap().prefix().startsWith("  "));
        boolean isBareWrap = wrap.isNone() || wrap.tag() == RenderedNode.NodeTag.MACRO;
        if (nodes.size() > startIndex + 1
                || nodes.size() == startIndex + 1 && (isMarked || !isBareWrap)) {
            List<RenderedNode> innerNodes = takeFrom(nodes, startIndex);
            boolean isSingleNode =
                    innerNodes.size() == 1 && !wrap.suffix().isEmpty() && !wrap.hasFormatOrQuotes();
            nodes.add(
                    isSingleNode
                            ? new RenderedNode.BoxNode(
                                    wrap,
                                    List.of(
                                            new RenderedNode.BoxNode(
                                                    RenderedNode.NodeWrap.NONE, innerNodes, false)),
                                    false)
                            : new RenderedNode.BoxNode(wrap, innerNodes, false));
        }
    }

    /// Appends elements that are shown or hidden together; returns whether they show.
    private static boolean renderGroupContent(
            List<Element> elements, ItemRendering rendering, List<RenderedNode> nodes) {
        int startIndex = nodes.size();
        ItemRendering.GroupState outerState = rendering.enterGroup();
        renderElements(elements, rendering, nodes);
        boolean isShown = rendering.leaveGroup(outerState, RenderedNode.isEmpty(nodes, startIndex));
        if (!isShown) {
            dropFrom(nodes, startIndex);
        }
        return isShown;
    }

    /// The same for what a macro has for sorting.
    private static boolean renderSortedMacro(
            String macroName, ItemRendering rendering, List<RenderedNode> nodes) {
        SortMacros sortMacros = rendering.environment().sortMacros();
        boolean wasOnlyDates = rendering.onlyDates();
        boolean isOnlyDates = wasOnlyDates || sortMacros.hasDate(macroName);
        rendering.onlyDates(isOnlyDates);
        List<Element> elements =
                isOnlyDates
                        ? sortMacros.dateElements(macroName)
                        : rendering.environment().macroElements(macroName);
        boolean isShown = renderGroupContent(elements, rendering, nodes);
        rendering.onlyDates(wasOnlyDates);
        return isShown;
    }

    private static void renderChoice(
            Element.ChooseElement choose, ItemRendering rendering, List<RenderedNode> nodes) {
        List<Element.ChooseBranch> branches = choose.branches();
        int firstBranch =
                choose.firstBranchByType()
                        .getOrDefault(rendering.item().type(), choose.firstBranch());
        for (int i = firstBranch; i < branches.size(); i++) {
            if (BranchConditions.hold(branches.get(i), rendering)) {
                renderElements(branches.get(i).children(), rendering, nodes);
                return;
            }
        }
    }

    /// Splits off the end of a list, from an index on, as a new list.
    private static List<RenderedNode> takeFrom(List<RenderedNode> allNodes, int startIndex) {
        if (allNodes.size() == startIndex) {
            return List.of();
        }
        if (allNodes.size() == startIndex + 1) {
            return List.of(allNodes.removeLast());
        }
        if (allNodes.size() == startIndex + 2) {
            RenderedNode secondNode = allNodes.removeLast();
            return List.of(allNodes.removeLast(), secondNode);
        }
        List<RenderedNode> takenNodes = List.copyOf(allNodes.subList(startIndex, allNodes.size()));
        dropFrom(allNodes, startIndex);
        return takenNodes;
    }

    private static void dropFrom(List<RenderedNode> allNodes, int startIndex) {
        while (allNodes.size() > startIndex) {
            allNodes.removeLast();
        }
    }
}
