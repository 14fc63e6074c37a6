package octavo.csl;

import octavo.csl.Style.LayoutSection;
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
    private static final RenderedNode.Wrap LEFT = RenderedNode.Wrap.display(Run.Place.LEFT_MARGIN);
    private static final RenderedNode.Wrap RIGHT =
            RenderedNode.Wrap.display(Run.Place.RIGHT_INLINE);

    private final RenderEnvironment scope;
    private final List<CslItem> items;
    private final Map<String, CiteState> facts;
    private final String secondFieldAlign;
    private final boolean byCite;

    BibliographyWriter(RenderEnvironment scope, List<CslItem> items, Map<String, CiteState> facts) {
        this.scope = scope;
        this.items = items;
        this.facts = facts;
        this.secondFieldAlign = scope.area().option("second-field-align", "");
        this.byCite =
                scope.style()
                        .citation()
                        .option("givenname-disambiguation-rule", "by-cite")
                        .equals("by-cite");
    }

    Bibliography write(int most) {
        LayoutSection area = scope.area();
        return new Bibliography(
                entries().limit(most).toList(),
                area.is("hanging-indent"),
                secondFieldAlign,
                number(area.option("line-spacing", "1")),
                number(area.option("entry-spacing", "1")));
    }

    /// The references, each formatted on demand, using the previous one.
    Stream<Bibliography.Entry> entries() {
        LayoutSection area = scope.area();
        Optional<String> sign = area.substitute();
        Optional<AuthorSubstitute> substitute =
                sign.isPresent()
                        ? Optional.of(new AuthorSubstitute(sign.get(), area))
                        : Optional.empty();
        return items.stream().sequential().mapMulti((item, made) -> write(item, substitute, made));
    }

    private void write(
            CslItem item,
            Optional<AuthorSubstitute> substitute,
            Consumer<Bibliography.Entry> made) {
        CiteState known = facts.getOrDefault(item.id(), CiteState.NONE).forReferences(byCite);
        ItemRendering scene =
                new ItemRendering(scope, item, Cite.of(item.id()), known, ItemRendering.Shown.ALL);
        List<RenderedNode> parts = ElementRenderer.render(scope.area().layout(), scene);
        if (RenderedNode.isEmpty(parts)) {
            nothing(item, known, scene).ifPresent(made);
            return;
        }
        parts = NodeTrees.withFirstTermCapitalized(parts, scene);
        if (substitute.isPresent()) {
            parts = substitute.get().next(parts, scene);
        }
        made.accept(
                new Bibliography.Entry(
                        item.id(), laidOut(parts, hasFirstField(item, known)), scene.missing()));
    }

    /// Where references are numbered, an empty one keeps its number.
    private Optional<Bibliography.Entry> nothing(
            CslItem item, CiteState known, ItemRendering scene) {
        boolean numbered = scope.style().renders("citation-number");
        String text = known.number() + ". " + Processor.NOTHING;
        return numbered
                ? Optional.of(new Bibliography.Entry(item.id(), Runs.of(text), scene.missing()))
                : Optional.empty();
    }

    private static int number(String text) {
        return NumberField.isDigits(text) && text.length() < 4 ? Integer.parseInt(text) : 1;
    }

    /// Whether an entry has the first field that others are aligned behind. What a choice has is
    /// one, whatever it is.
    private boolean hasFirstField(CslItem item, CiteState known) {
        List<Element> layout = scope.area().layout();
        if (secondFieldAlign.isEmpty()
                || layout.isEmpty()
                || layout.getFirst() instanceof Element.Choose) {
            return true;
        }
        ItemRendering scene =
                new ItemRendering(scope, item, Cite.of(item.id()), known, ItemRendering.Shown.ALL);
        return !RenderedNode.isEmpty(ElementRenderer.render(List.of(layout.getFirst()), scene));
    }

    private Runs laidOut(List<RenderedNode> parts, boolean first) {
        Formatting dress = scope.area().dress();
        List<RenderedNode> all = new ArrayList<>(parts.size() + 2);
        if (!first) {
            RenderedNode prefix = RenderedNode.joint(dress.prefix());
            RenderedNode suffix = RenderedNode.joint(dress.suffix());
            RenderedNode body = new RenderedNode.Box(RenderedNode.Wrap.NONE, parts);
            all.add(new RenderedNode.Box(RIGHT, List.of(prefix, body, suffix)));
        } else if (!secondFieldAlign.isEmpty()) {
            align(parts, dress, all);
        } else if (!parts.isEmpty() && isBlock(parts.getLast())) {
            RenderedNode.Box last = (RenderedNode.Box) parts.getLast();
            RenderedNode body =
                    new RenderedNode.Box(
                            RenderedNode.Wrap.delimiter(last.wrap().delimiter()), last.parts());
            List<RenderedNode> closed = List.of(body, RenderedNode.joint(dress.suffix()));
            all.add(RenderedNode.joint(dress.prefix()));
            all.addAll(parts.subList(0, parts.size() - 1));
            all.add(new RenderedNode.Box(undelimited(last.wrap()), closed));
        } else {
            all.add(RenderedNode.joint(dress.prefix()));
            all.addAll(parts);
            all.add(RenderedNode.joint(dress.suffix()));
        }
        RenderedNode.Wrap looks = RenderedNode.Wrap.looks(dress.looks());
        return scope.layout().of(List.of(new RenderedNode.Box(looks, all)));
    }

    /// Sets the first field of an entry apart from the others, if there are any.
    private static void align(List<RenderedNode> parts, Formatting dress, List<RenderedNode> all) {
        RenderedNode prefix = RenderedNode.joint(dress.prefix());
        RenderedNode suffix = RenderedNode.joint(dress.suffix());
        RenderedNode first = parts.getFirst();
        if (parts.size() == 1) {
            all.add(new RenderedNode.Box(LEFT, List.of(prefix, first, suffix)));
            return;
        }
        List<RenderedNode> others = new ArrayList<>(parts.subList(1, parts.size()));
        others.add(suffix);
        boolean alone = first instanceof RenderedNode.Box box && box.joinsNoBlank();
        RenderedNode.Wrap left = alone ? LEFT.tagged(RenderedNode.Tag.NUMBER) : LEFT;
        all.add(new RenderedNode.Box(left, List.of(prefix, first)));
        all.add(new RenderedNode.Box(RIGHT, others));
    }

    private static RenderedNode.Wrap undelimited(RenderedNode.Wrap wrap) {
        return new RenderedNode.Wrap(
                wrap.prefix(),
                wrap.suffix(),
                wrap.looks(),
                wrap.quotes(),
                wrap.display(),
                "",
                wrap.tag());
    }

    private static boolean isBlock(RenderedNode part) {
        return part instanceof RenderedNode.Box box && box.wrap().display().isPresent();
    }
}
