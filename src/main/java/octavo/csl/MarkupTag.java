package octavo.csl;

import octavo.richtext.TextLook;

import java.util.List;
import java.util.Optional;

/// An element allowed in the text of a field. `fixed` ones keep their case.
record MarkupTag(String opening, String closing, RenderedNode.Wrap wrap, boolean fixed) {
    static final MarkupTag ITALIC = look("<i>", "</i>", TextLook.ITALIC, false);
    static final MarkupTag BOLD = look("<b>", "</b>", TextLook.BOLD, false);
    static final MarkupTag SUPERSCRIPT = look("<sup>", "</sup>", TextLook.SUPERSCRIPT, true);
    static final MarkupTag SUBSCRIPT = look("<sub>", "</sub>", TextLook.SUBSCRIPT, true);
    static final MarkupTag SMALL_CAPS = smallCaps("font-variant:small-caps;");
    static final MarkupTag NO_CASE =
            new MarkupTag("<span class=\"nocase\">", "</span>", RenderedNode.Wrap.NONE, true);

    static final List<MarkupTag> ALL =
            List.of(
                    ITALIC,
                    BOLD,
                    look("<sc>", "</sc>", TextLook.SMALL_CAPS, true),
                    SUPERSCRIPT,
                    SUBSCRIPT,
                    SMALL_CAPS,
                    smallCaps("font-variant: small-caps;"),
                    smallCaps("font-variant:small-caps"),
                    smallCaps("font-variant: small-caps"),
                    NO_CASE,
                    new MarkupTag(
                            "<span class=\"nodecor\">",
                            "</span>",
                            RenderedNode.Wrap.tag(RenderedNode.Tag.UNDECORATED),
                            true));

    /// The first element with this closing tag.
    static MarkupTag endingWith(String closing) {
        for (MarkupTag element : ALL) {
            if (element.closing.equals(closing)) {
                return element;
            }
        }
        throw new IllegalArgumentException(closing);
    }

    private static MarkupTag smallCaps(String style) {
        return look("<span style=\"" + style + "\">", "</span>", TextLook.SMALL_CAPS, true);
    }

    private static MarkupTag look(String opening, String closing, TextLook look, boolean fixed) {
        RenderedNode.Wrap wrap =
                new RenderedNode.Wrap(
                        "",
                        "",
                        List.of(look),
                        RenderedNode.Quotes.NONE,
                        Optional.empty(),
                        "",
                        RenderedNode.Tag.FIELD);
        return new MarkupTag(opening, closing, wrap, fixed);
    }
}
