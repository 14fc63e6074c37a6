package octavo.csl;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Element;
import octavo.csl.style.Formatting;
import octavo.csl.style.Style;
import octavo.csl.style.Style.LayoutSection;
import octavo.csl.valueformats.NumberField;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Writes the bibliography: one entry per item, with substitutes for repeated authors.
final class BibliographyWriter {
    private static final RenderedNode.NodeWrap LEFT_MARGIN =
            RenderedNode.NodeWrap.display(Run.BlockPosition.LEFT_MARGIN);
    private static final RenderedNode.NodeWrap RIGHT_INLINE =
            RenderedNode.NodeWrap.display(Run.BlockPosition.RIGHT_INLINE);

    private final RenderEnvironment environment;
    private final List<CslItem> items;
    private final Map<String, CiteState> states;
    private final String secondFieldAlign;
    private final boolean disambiguatesByCite;

    BibliographyWriter(
            RenderEnvironment environment, List<CslItem> items, Map<String, CiteState> states) {
        this.environment = environment;
        this.items = items;
        this.states = states;
        this.secondFieldAlign = environment.section().option("second-field-align", "");
        this.disambiguatesByCite =
                environment
                        .style()
                        .citation()
                        .option("givenname-disambiguation-rule", "by-cite")
                        .equals("by-cite");
    }

    Bibliography writeEntries(int mostEntries) {
        LayoutSection section = environment.section();
        return new Bibliography(
                entries().limit(mostEntries).toList(),
                section.isTrue("hanging-indent"),
                secondFieldAlign,
                parseSpacing(section.option("line-spacing", "1")),
                parseSpacing(section.option("entry-spacing", "1")));
    }

    /// The references, each formatted on demand, using the previous one.
    Stream<Bibliography.BibliographyEntry> entries() {
        LayoutSection section = environment.section();
        Optional<String> substituteSign = section.substituteSign();
        Optional<AuthorSubstitute> authorSubstitute =
                substituteSign.isPresent()
                        ? Optional.of(new AuthorSubstitute(substituteSign.get(), section))
                        : Optional.empty();
        return items.stream()
                .sequential()
                .mapMulti((item, output) -> writeEntries(item, authorSubstitute, output));
    }

    private void writeEntries(
            CslItem item,
            Optional<AuthorSubstitute> authorSubstitute,
            Consumer<Bibliography.BibliographyEntry> output) {
        CiteState state =
                states.getOrDefault(item.id(), CiteState.NONE).forReferences(disambiguatesByCite);
        ItemRendering rendering =
                new ItemRendering(
                        environment, item, Cite.of(item.id()), state, ItemRendering.ShownPart.ALL);
        List<RenderedNode> nodes =
                ElementRenderer.renderElements(environment.section().layoutElements(), rendering);
        if (RenderedNode.isEmpty(nodes)) {
            emptyEntry(item, state, rendering).ifPresent(output);
            return;
        }
        nodes = CaseTransform.capitalizeFirstTerm(nodes, rendering);
        if (authorSubstitute.isPresent()) {
            nodes = authorSubstitute.get().substituteNames(nodes, rendering);
        }
        output.accept(
                new Bibliography.BibliographyEntry(
                        item.id(),
                        layOutEntry(nodes, hasFirstField(item, state)),
                        rendering.missingVariables()));
    }

    /// Where references are numbered, an empty one keeps its number.
    private Optional<Bibliography.BibliographyEntry> emptyEntry(
            CslItem item, CiteState state, ItemRendering rendering) {
        boolean isNumbered = environment.style().rendersVariable("citation-number");
        String text = state.number() + ". " + Style.NO_OUTPUT;
        return isNumbered
                ? Optional.of(
                        new Bibliography.BibliographyEntry(
                                item.id(), Runs.of(text), rendering.missingVariables()))
                : Optional.empty();
    }

    private static int parseSpacing(String text) {
        return NumberField.isDigits(text) && text.length() < 4 ? Integer.parseInt(text) : 1;
    }

    /// Whether an entry has the first field that others are aligned behind. What a choice has is
    /// one, whatever it is.
    private boolean hasFirstField(CslItem item, CiteState state) {
        List<Element> layoutElements = environment.section().layoutElements();
        if (secondFieldAlign.isEmpty()
                || layoutElements.isEmpty()
                || layoutElements.getFirst() instanceof Element.ChooseElement) {
            return true;
        }
        ItemRendering rendering =
                new ItemRendering(
                        environment, item, Cite.of(item.id()), state, ItemRendering.ShownPart.ALL);
        return !RenderedNode.isEmpty(
                ElementRenderer.renderElements(List.of(layoutElements.getFirst()), rendering));
    }

    private Runs layOutEntry(List<RenderedNode> nodes, boolean hasFirstField) {
        Formatting formatting = environment.section().formatting();
        List<RenderedNode> laidOutNodes = new ArrayList<>(nodes.size() + 2);
        if (!hasFirstField) {
            RenderedNode prefix = RenderedNode.mergingText(formatting.prefix());
            RenderedNode suffix = RenderedNode.mergingText(formatting.suffix());
            RenderedNode body = new RenderedNode.BoxNode(RenderedNode.NodeWrap.NONE, nodes);
            laidOutNodes.add(new RenderedNode.BoxNode(RIGHT_INLINE, List.of(prefix, body, suffix)));
        } else if (!secondFieldAlign.isEmpty()) {
            alignFirstField(nodes, formatting, laidOutNodes);
        } else if (!nodes.isEmpty() && isBlock(nodes.getLast())) {
            RenderedNode.BoxNode lastBlock = (RenderedNode.BoxNode) nodes.getLast();
            RenderedNode body =
                    new RenderedNode.BoxNode(
                            RenderedNode.NodeWrap.delimiter(lastBlock.wrap().delimiter()),
                            lastBlock.children());
            List<RenderedNode> closedNodes =
                    List.of(body, RenderedNode.mergingText(formatting.suffix()));
            laidOutNodes.add(RenderedNode.mergingText(formatting.prefix()));
            laidOutNodes.addAll(nodes.subList(0, nodes.size() - 1));
            laidOutNodes.add(
                    new RenderedNode.BoxNode(withoutDelimiter(lastBlock.wrap()), closedNodes));
        } else {
            laidOutNodes.add(RenderedNode.mergingText(formatting.prefix()));
            laidOutNodes.addAll(nodes);
            laidOutNodes.add(RenderedNode.mergingText(formatting.suffix()));
        }
        RenderedNode.NodeWrap formatWrap =
                RenderedNode.NodeWrap.textFormats(formatting.textFormats());
        return environment
                .runLayout()
                .layOut(List.of(new RenderedNode.BoxNode(formatWrap, laidOutNodes)));
    }

    /// Sets the first field of an entry apart from the others, if there are any.
    private static void alignFirstField(
            List<RenderedNode> nodes, Formatting formatting, List<RenderedNode> laidOutNodes) {
        RenderedNode prefix = RenderedNode.mergingText(formatting.prefix());
        RenderedNode suffix = RenderedNode.mergingText(formatting.suffix());
        RenderedNode firstField = nodes.getFirst();
        if (nodes.size() == 1) {
            laidOutNodes.add(
                    new RenderedNode.BoxNode(LEFT_MARGIN, List.of(prefix, firstField, suffix)));
            return;
        }
        List<RenderedNode> otherNodes = new ArrayList<>(nodes.subList(1, nodes.size()));
        otherNodes.add(suffix);
        boolean isNumberAlone =
                firstField instanceof RenderedNode.BoxNode box && box.joinsNoBlank();
        RenderedNode.NodeWrap leftWrap =
                isNumberAlone ? LEFT_MARGIN.withTag(RenderedNode.NodeTag.NUMBER) : LEFT_MARGIN;
        laidOutNodes.add(new RenderedNode.BoxNode(leftWrap, List.of(prefix, firstField)));
        laidOutNodes.add(new RenderedNode.BoxNode(RIGHT_INLINE, otherNodes));
    }

    private static RenderedNode.NodeWrap withoutDelimiter(RenderedNode.NodeWrap wrap) {
        return new RenderedNode.NodeWrap(
                wrap.prefix(),
                wrap.suffix(),
                wrap.textFormats(),
                wrap.quotes(),
                wrap.display(),
                "",
                wrap.tag());
    }

    private static boolean isBlock(RenderedNode node) {
        return node instanceof RenderedNode.BoxNode box && box.wrap().display().isPresent();
    }
}
