package octavo.csl;

import octavo.runs.Look;

import java.util.List;
import java.util.Optional;

/// An element that may stand in the text of a field. The case of `fixed` ones is left alone.
record Markup(String opening, String closing, Out.Wrap wrap, boolean fixed) {
    static final Markup ITALIC = look("<i>", "</i>", Look.ITALIC, false);
    static final Markup BOLD = look("<b>", "</b>", Look.BOLD, false);
    static final Markup SUPERSCRIPT = look("<sup>", "</sup>", Look.SUPERSCRIPT, true);
    static final Markup SUBSCRIPT = look("<sub>", "</sub>", Look.SUBSCRIPT, true);
    static final Markup SMALL_CAPS = smallCaps("font-variant:small-caps;");
    static final Markup NO_CASE =
            new Markup("<span class=\"nocase\">", "</span>", Out.Wrap.NONE, true);

    static final List<Markup> ALL =
            List.of(
                    ITALIC,
                    BOLD,
                    look("<sc>", "</sc>", Look.SMALL_CAPS, true),
                    SUPERSCRIPT,
                    SUBSCRIPT,
                    SMALL_CAPS,
                    smallCaps("font-variant: small-caps;"),
                    smallCaps("font-variant:small-caps"),
                    smallCaps("font-variant: small-caps"),
                    NO_CASE,
                    new Markup(
                            "<span class=\"nodecor\">",
                            "</span>",
                            Out.Wrap.tag(Out.Tag.UNDECORATED),
                            true));

    /// The first of those that end with the same tag.
    static Markup endingWith(String closing) {
        for (Markup element : ALL) {
            if (element.closing.equals(closing)) {
                return element;
            }
        }
        throw new IllegalArgumentException(closing);
    }

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
