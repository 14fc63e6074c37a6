package octavo.csl;

import octavo.csl.CiteState.CitePosition;
import octavo.csl.CslItem.CslName;
import octavo.csl.Processor.KeptNames;
import octavo.richtext.Run.TextLook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes a list of names: how many of them, what is between them, and "et al.".
final class NameListRenderer {
    private final NameStyle style;
    private final Element.Names element;
    private final ItemRendering scene;
    private final String delimiter;
    private final String order;

    NameListRenderer(NameStyle style, Element.Names element, ItemRendering scene) {
        this.style = style;
        this.element = element;
        this.scene = scene;
        this.delimiter = style.option("delimiter", ", ");
        this.order = style.option("name-as-sort-order", "");
    }

    /// How many of some names are written, "et al." considered: of the names that a citation shows
    /// in the same place, at least as many. Cites are compared as they read when cited again.
    int shown(int count) {
        int place = scene.nextList();
        boolean compared = scene.shown() == ItemRendering.Shown.COMPARED;
        boolean subsequent = scene.facts().position() != CitePosition.FIRST;
        NameStyle.EtAlLimit limit = NameStyle.EtAlLimit.of(style, subsequent);
        int shown = (scene.sorting() ? limit.forSorting() : limit).of(count);
        if (shown < count && compared) {
            shown = shown == 0 ? 0 : Math.min(count, shown + scene.facts().names().added());
        } else if (shown < count && !scene.sorting()) {
            shown = limit.of(count, scene.cited(place, count, shown));
        }
        scene.list(shown);
        return shown;
    }

    RenderedNode write(String variable, List<CslName> written) {
        boolean others = written.size() > 1 && written.getLast().equals(CslName.OTHERS);
        return write(variable, others ? written.subList(0, written.size() - 1) : written, others);
    }

    private RenderedNode write(String variable, List<CslName> names, boolean others) {
        int shown = Math.min(names.size(), shown(names.size() + (others ? 1 : 0)));
        scene.hide(names.size() - shown);
        boolean last = !others && usesLast(names.size() - shown);
        NameRenderer writer = new NameRenderer(style, scene);
        scene.omit(names.subList(shown, names.size()), writer);
        List<RenderedNode> written = written(variable, names.subList(0, shown), writer);
        if (scene.sorting()) {
            if (last) {
                written.add(name("", 0, writer.write(names.getLast(), 0, true)));
            }
            return new RenderedNode.Box(RenderedNode.Wrap.delimiter(delimiter), written);
        }
        int end = last ? names.size() - 1 : names.size();
        int next = keep(variable, names.subList(0, end), writer, written);
        boolean whole = shown == names.size() && !others;
        boolean closed = next > shown && next == end && !others && !last;
        List<RenderedNode> all;
        if (whole) {
            all = complete(written, names);
        } else if (last) {
            all = joined(written);
            all.add(RenderedNode.text((next > 1 ? delimiter : " ") + "… "));
            all.add(name(variable, names.size() - 1, names.getLast(), 0, writer));
        } else if (closed) {
            all = joined(written);
        } else {
            all = truncated(variable, written, names);
        }
        // What `name` puts around each name is around a list that is cut short, too.
        Formatting looks = whole || last || closed ? Formatting.NONE : style.dress();
        return new RenderedNode.Box(
                RenderedNode.Wrap.of(looks, "", RenderedNode.Tag.NAME_LIST), all);
    }

    private List<RenderedNode> written(String variable, List<CslName> names, NameRenderer writer) {
        List<RenderedNode> written = new ArrayList<>(names.size() + 1);
        for (int i = 0; i < names.size(); i++) {
            int place = scene.addName(names.get(i), writer);
            // A reference may name the first author twice: once as cites do, and again in full.
            int rank = scene.scope().bibliography() ? i : place;
            int level = scene.facts().names().level(place, rank, names.get(i));
            written.add(name(variable, i, names.get(i), level, writer));
        }
        return written;
    }

    /// Writes omitted names that must be kept, behind the last written one.
    ///
    /// @return how many names there are up to the last that is written
    private int keep(
            String variable, List<CslName> names, NameRenderer writer, List<RenderedNode> written) {
        int next = written.size();
        KeptNames kept = scene.scope().kept();
        List<Integer> places =
                next == 0 || scene.shown() == ItemRendering.Shown.COMPARED
                        ? List.of()
                        : kept.in(scene.item(), variable, next, names.size());
        if (places.isEmpty()) {
            return next;
        }
        List<RenderedNode> all = new ArrayList<>();
        all.add(written.getLast());
        for (int place : places) {
            all.add(RenderedNode.text(KeptNames.DELIMITER));
            if (place > next) {
                all.add(RenderedNode.text(kept.omitted().apply(place - next)));
                all.add(RenderedNode.text(KeptNames.DELIMITER));
            }
            int level = scene.facts().names().level(place, place, names.get(place));
            all.add(name(variable, place, names.get(place), level, writer));
            next = place + 1;
        }
        written.set(written.size() - 1, RenderedNode.box(RenderedNode.Wrap.NONE, all));
        return next;
    }

    private RenderedNode name(
            String variable, int index, CslName name, int level, NameRenderer writer) {
        List<RenderedNode> parts = writer.write(name, level, isInverted(index));
        RenderedNode.Wrap around = around(name);
        // A look that organizations have as families do is theirs: a sign in their place has none.
        if (!isPerson(name) && style.dress().looks().isEmpty()) {
            return name(
                    variable,
                    index,
                    around.isNone() ? parts : List.of(new RenderedNode.Box(around, parts)));
        }
        return RenderedNode.box(around, name(variable, index, parts));
    }

    private RenderedNode.Wrap around(CslName name) {
        Formatting dress = style.dress();
        // Of organizations the reference engine does not say that they are on the line. A look that
        // families have is theirs in place of one of the same kind.
        return isPerson(name)
                ? dress.wrap()
                : dress.withAffixes("", "")
                        .without(TextLook.BASELINE)
                        .with(style.family().looks())
                        .wrap();
    }

    /// A name that says whose it is, so that whoever prints it can tell.
    private RenderedNode name(String variable, int index, List<RenderedNode> parts) {
        return new RenderedNode.Box(
                scene.sorting()
                        ? RenderedNode.Wrap.tag(RenderedNode.Tag.NAME)
                        : scene.scope().named(variable, index),
                parts);
    }

    private boolean usesLast(int hidden) {
        return hidden > (scene.sorting() ? 0 : 1)
                && style.option("et-al-use-last", "false").equals("true");
    }

    private boolean isInverted(int index) {
        return order.equals("all") || index == 0 && order.equals("first");
    }

    private List<RenderedNode> joined(List<RenderedNode> names) {
        // A blank at the end of a delimiter joins one before it.
        String joining =
                delimiter.endsWith("  ")
                        ? delimiter.substring(0, delimiter.length() - 1)
                        : delimiter;
        RenderedNode between =
                endsInMark(style.dress().suffix())
                        ? RenderedNode.text(joining)
                        : RenderedNode.joint(joining);
        List<RenderedNode> joined = new ArrayList<>(2 * names.size() + 3);
        for (int i = 0; i < names.size(); i++) {
            if (i > 0) {
                joined.add(between);
            }
            joined.add(names.get(i));
        }
        return joined;
    }

    /// Whether each name has a mark behind it, which no mark of the delimiter joins.
    private static boolean endsInMark(String suffix) {
        return !suffix.isEmpty() && PunctuationMarks.isMark(suffix.charAt(suffix.length() - 1));
    }

    private List<RenderedNode> complete(List<RenderedNode> written, List<CslName> names) {
        int last = written.size() - 1;
        if (last < 1) {
            return joined(written);
        }
        Optional<String> and = and();
        boolean organization = !isPerson(names.get(last));
        String between = organization ? element.name().option("delimiter", ", ") : delimiter;
        List<RenderedNode> all = joined(written.subList(0, last));
        if (and.isEmpty()) {
            all.add(RenderedNode.text(between));
            all.add(written.get(last));
            return all;
        }
        boolean inverted = isInverted(last - 1) && isPerson(names.get(last - 1));
        boolean delimited =
                organization
                        ? precedesOrganization(last > 1, inverted)
                        : precedes("delimiter-precedes-last", last > 1, inverted);
        boolean tight = isTight(and.get());
        all.add(RenderedNode.joint(tight ? "" : delimited ? between : " "));
        all.add(RenderedNode.text(and.get()));
        all.add(RenderedNode.joint(tight ? "" : " "));
        all.add(written.get(last));
        return all;
    }

    /// Before an organization that ends a list, what the style or its section says counts, and what
    /// `name` says does not, as in the reference engine.
    private boolean precedesOrganization(boolean several, boolean afterInverted) {
        Map<String, String> around = scene.scope().area().nameOptions();
        return switch (around.getOrDefault("delimiter-precedes-last", "contextual")) {
            case "always" -> true;
            case "never" -> false;
            case "after-inverted-name" -> several || afterInverted;
            default -> several;
        };
    }

    /// Whether a term between names brings the spaces that it wants: one that starts with neither a
    /// letter nor an ampersand, is in a script without any, or ends in a narrow space.
    private static boolean isTight(String term) {
        int first = term.codePointAt(0);
        int last = term.codePointBefore(term.length());
        boolean narrow = Character.isSpaceChar(last) && last != ' ' && last != '\u00A0';
        return narrow
                || first != '&' && (!Character.isLetter(first) || NameRenderer.isEastern(first));
    }

    private static boolean isPerson(CslName name) {
        return !name.isLiteral();
    }

    private Optional<String> and() {
        return style.option("and")
                .map(and -> and.equals("symbol") ? "&" : scene.locale().text("and"))
                .filter(and -> !and.isEmpty());
    }

    private boolean precedes(String option, boolean several, boolean afterInverted) {
        return switch (style.option(option, "contextual")) {
            case "always" -> true;
            case "never" -> false;
            case "after-inverted-name" -> afterInverted;
            default -> several;
        };
    }

    private List<RenderedNode> truncated(
            String variable, List<RenderedNode> written, List<CslName> names) {
        List<RenderedNode> all = joined(written);
        Element.EtAl etAl = element.etAl().orElse(new Element.EtAl("et-al", Formatting.NONE));
        String term = scene.locale().text(etAl.term());
        if (term.isEmpty() || written.isEmpty()) {
            return all;
        }
        int last = written.size() - 1;
        boolean delimited =
                precedes(
                        "delimiter-precedes-et-al",
                        last > 0,
                        isInverted(last) && isPerson(names.get(last)));
        RenderedNode joint = RenderedNode.joint(delimited ? delimiter : isTight(term) ? "" : " ");
        RenderedNode others =
                TextRenderer.dressed(
                        etAl.dress(), RenderedNode.Tag.TERM, RenderedNode.text(term), scene);
        all.add(RenderedNode.box(RenderedNode.Wrap.others(variable), List.of(joint, others)));
        return all;
    }
}
