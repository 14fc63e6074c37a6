package octavo.csl;

import octavo.csl.Style.LayoutSection;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Replaces names repeated from the previous entry with a sign, such as a dash.
final class AuthorSubstitute {
    private final String sign;
    private final String rule;
    private List<String> previous = List.of();
    private String previousText = "";

    AuthorSubstitute(String sign, LayoutSection area) {
        this.sign = XmlElement.printable(sign);
        this.rule = area.option("subsequent-author-substitute-rule", "complete-all");
    }

    /// The parts of the next entry. People whose names are shortened alike are not the same, and
    /// words of the style are no names.
    List<RenderedNode> next(List<RenderedNode> parts, ItemRendering scene) {
        Optional<RenderedNode.Box> names = NodeTrees.first(RenderedNode.Tag.NAMES, parts);
        if (names.isEmpty() || scene.hasWordsForNames()) {
            previous = List.of();
            previousText = "";
            return parts;
        }
        List<RenderedNode.Box> single = NodeTrees.all(RenderedNode.Tag.NAME, names.get().parts());
        List<String> texts = texts(single, scene.names());
        List<RenderedNode.Box> lists =
                NodeTrees.all(RenderedNode.Tag.NAME_LIST, names.get().parts());
        RenderedNode.Box whole = lists.size() == 1 ? lists.getFirst() : names.get();
        String text =
                texts.isEmpty() ? RenderedNode.plain(whole.parts()) : String.join("; ", texts);
        List<RenderedNode> changed =
                text.isEmpty() ? parts : changed(parts, whole, single, texts, text);
        previous = texts;
        previousText = text;
        return changed;
    }

    private static List<String> texts(
            List<RenderedNode.Box> names, List<ItemRendering.ShownName> people) {
        List<String> texts = new ArrayList<>(names.size());
        for (int i = 0; i < names.size(); i++) {
            String text = RenderedNode.plain(names.get(i).parts());
            texts.add(i < people.size() ? text + '\n' + people.get(i).name().given() : text);
        }
        return texts;
    }

    private List<RenderedNode> changed(
            List<RenderedNode> parts,
            RenderedNode.Box names,
            List<RenderedNode.Box> single,
            List<String> texts,
            String text) {
        boolean complete = text.equals(previousText);
        return switch (texts.isEmpty() ? "complete-all" : rule) {
            case "complete-each" -> complete ? each(parts, single, single.size()) : parts;
            case "partial-each" -> each(parts, single, same(texts));
            case "partial-first" -> each(parts, single, Math.min(1, same(texts)));
            default -> complete ? all(parts, names) : parts;
        };
    }

    /// A sign in place of all names is not in their look; without one, nothing is in their place.
    private List<RenderedNode> all(List<RenderedNode> parts, RenderedNode.Box names) {
        RenderedNode.Wrap wrap = names.wrap();
        boolean isList = wrap.tag() == RenderedNode.Tag.NAME_LIST;
        return sign.isEmpty()
                ? NodeTrees.without(parts, names)
                : NodeTrees.with(
                        parts,
                        names,
                        _ ->
                                RenderedNode.box(
                                        isList ? RenderedNode.Wrap.tag(wrap.tag()) : wrap,
                                        RenderedNode.text(sign)));
    }

    private RenderedNode whole(RenderedNode names) {
        return ((RenderedNode.Box) names).with(List.of(RenderedNode.text(sign)));
    }

    private int same(List<String> texts) {
        int same = 0;
        while (same < texts.size()
                && same < previous.size()
                && texts.get(same).equals(previous.get(same))) {
            same++;
        }
        return same;
    }

    private List<RenderedNode> each(
            List<RenderedNode> parts, List<RenderedNode.Box> names, int count) {
        List<RenderedNode> changed = new ArrayList<>(parts);
        for (RenderedNode.Box name : names.subList(0, count)) {
            changed = NodeTrees.with(changed, name, this::whole);
        }
        return changed;
    }
}
