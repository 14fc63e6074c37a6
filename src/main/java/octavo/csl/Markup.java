package octavo.csl;

import octavo.runs.Look;

import java.util.List;
import java.util.Optional;

/// An element that may stand in the text of a field. The case of `fixed` ones is left alone.
record Markup(String opening, String closing, Out.Wrap wrap, boolean fixed) {
    static final List<Markup> ALL =
            List.of(
                    look("<i>", "</i>", Look.ITALIC, false),
                    look("<b>", "</b>", Look.BOLD, false),
                    look("<sc>", "</sc>", Look.SMALL_CAPS, true),
                    look("<sup>", "</sup>", Look.SUPERSCRIPT, true),
                    look("<sub>", "</sub>", Look.SUBSCRIPT, true),
                    smallCaps("font-variant:small-caps;"),
                    smallCaps("font-variant: small-caps;"),
                    smallCaps("font-variant:small-caps"),
                    smallCaps("font-variant: small-caps"),
                    new Markup("<span class=\"nocase\">", "</span>", Out.Wrap.NONE, true),
                    new Markup(
                            "<span class=\"nodecor\">",
                            "</span>",
                            Out.Wrap.tag(Out.Tag.UNDECORATED),
                            true));
    static final List<String> CLOSINGS = ALL.stream().map(Markup::closing).distinct().toList();

    private static Markup smallCaps(String style) {
        return look("<span style=\"" + style + "\">", "</span>", Look.SMALL_CAPS, true);
    }

    private static Markup look(String opening, String closing, Look look, boolean fixed) {
        Out.Wrap wrap =
                new Out.Wrap(
                        "",
                        "",
                        List.of(look),
                        Out.Quotes.NONE,
                        Optional.empty(),
                        "",
                        Out.Tag.FIELD);
        return new Markup(opening, closing, wrap, fixed);
    }
}
