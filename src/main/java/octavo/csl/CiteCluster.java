package octavo.csl;

import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Renders the cites of one citation: grouped and collapsed if the style requests that.
final class CiteCluster {
    /// A citation that ends a sentence leaves the blank to the next.
    private static final Pattern BLANK_AFTER_STOP = Pattern.compile("(?U)\\.\\s+$");

    private final RenderEnvironment scope;
    private final List<Placed> cites;
    private final String collapse;
    private final boolean inDocument;

    /// `inDocument` if the citation is one of several, and is grouped.
    CiteCluster(RenderEnvironment scope, List<Placed> cites, boolean inDocument) {
        this.inDocument = inDocument;
        this.scope = scope;
        this.cites = cites;
        this.collapse = scope.area().option("collapse", "");
    }

    /// A cite, its item, and its state in the document.
    record Placed(Cite cite, CslItem item, CiteState facts) {}

    Runs render() {
        List<Rendered> rendered = new ArrayList<>();
        for (Placed placed : cites) {
            Rendered cite = Rendered.of(placed, scope, ItemRendering.Shown.ALL);
            if (!cite.isEmpty()) {
                rendered.add(cite);
            }
        }
        if (rendered.isEmpty()) {
            return Runs.of(Processor.NOTHING);
        }
        List<Rendered> grouped = groups() ? grouped(rendered) : rendered;
        List<RenderedNode> joined = new CiteCollapsing(scope, grouped, collapse).joined();
        Formatting dress = scope.area().dress();
        if (cites.stream().allMatch(c -> c.cite().mode() == Cite.Mode.AUTHOR_ONLY)) {
            return scope.layout().of(joined);
        }
        List<RenderedNode> inner = new ArrayList<>();
        inner.add(RenderedNode.joint(dress.prefix()));
        inner.addAll(joined);
        inner.add(RenderedNode.joint(BLANK_AFTER_STOP.matcher(dress.suffix()).replaceFirst(".")));
        RenderedNode.Wrap looks = RenderedNode.Wrap.looks(dress.looks());
        return scope.layout().of(List.of(new RenderedNode.Box(looks, inner)));
    }

    private boolean groups() {
        boolean sorted = !scope.area().sort().isEmpty();
        boolean years = collapse.startsWith("year");
        return inDocument
                && sorted
                && (years || scope.area().options().containsKey("cite-group-delimiter"));
    }

    /// Cites with the same names together, at the position of the first.
    private static List<Rendered> grouped(List<Rendered> cites) {
        List<Rendered> grouped = new ArrayList<>();
        for (Rendered cite : cites) {
            int at = grouped.size();
            for (int i = grouped.size() - 1; i >= 0; i--) {
                if (!cite.names().isEmpty() && grouped.get(i).names().equals(cite.names())) {
                    at = i + 1;
                    break;
                }
            }
            grouped.add(at, cite);
        }
        return grouped;
    }

    /// A cite rendered on its own.
    record Rendered(Placed placed, List<RenderedNode> parts, String names, String year) {
        static Rendered of(Placed placed, RenderEnvironment scope, ItemRendering.Shown shown) {
            Cite.Mode mode = placed.cite().mode();
            ItemRendering.Shown what =
                    mode == Cite.Mode.SUPPRESS_AUTHOR ? ItemRendering.Shown.WITHOUT_NAMES : shown;
            ItemRendering scene =
                    new ItemRendering(scope, placed.item(), placed.cite(), placed.facts(), what);
            List<RenderedNode> parts = ElementRenderer.render(scope.area().layout(), scene);
            Optional<RenderedNode.Box> names = NodeTrees.first(RenderedNode.Tag.NAMES, parts);
            if (mode == Cite.Mode.AUTHOR_ONLY) {
                parts =
                        names.<List<RenderedNode>>map(box ->
                                        List.of(
                                                new RenderedNode.Box(
                                                        box.wrap().withAffixes("", ""),
                                                        box.parts())))
                                .orElse(List.of());
            }
            String year =
                    NodeTrees.first(RenderedNode.Tag.YEAR, parts)
                            .map(Rendered::yearText)
                            .orElse("");
            return new Rendered(
                    placed,
                    parts,
                    names.map(box -> RenderedNode.plain(box.parts())).orElse(""),
                    year);
        }

        private static String yearText(RenderedNode.Box year) {
            StringBuilder text = new StringBuilder();
            for (RenderedNode part : year.parts()) {
                boolean suffix =
                        part instanceof RenderedNode.Box box
                                && box.wrap().tag() == RenderedNode.Tag.YEAR_SUFFIX;
                text.append(suffix ? "" : RenderedNode.plain(List.of(part)));
            }
            return text.toString();
        }

        boolean isEmpty() {
            return RenderedNode.isEmpty(parts);
        }

        boolean isBare() {
            Cite cite = placed.cite();
            return cite.prefix().isEmpty() && cite.suffix().isEmpty() && cite.locator().isEmpty();
        }
    }
}
