package octavo.csl;

import octavo.csl.ItemText.Mark;
import octavo.csl.ItemText.MarkupTag;
import octavo.latex.RichText;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.latex.RichText.ScriptLevel;
import octavo.richtext.Run.TextLook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The text of a variable: its characters, with the positions of element tags. Law:
/// `parse(html).html()` equals `html`.
///
/// @param marks in text order
public record ItemText(String characters, List<Mark> marks) {
    static final ItemText EMPTY = of("");

    public ItemText {
        marks = List.copyOf(marks);
    }

    /// The start or end of an element. Either may be unpaired.
    ///
    /// @param at the offset of the following character
    /// @param element for an end, the first element with this tag
    record Mark(int at, MarkupTag element, boolean isStart) {
        String tag() {
            return isStart ? element.opening() : element.closing();
        }
    }

    public static ItemText of(String characters) {
        return new ItemText(characters, List.of());
    }

    /// Text that keeps its case in every style.
    public static ItemText fixed(String characters) {
        Builder text = new Builder();
        text.start(MarkupTag.NO_CASE);
        text.append(characters);
        text.end(MarkupTag.NO_CASE);
        return text.build();
    }

    /// Parses the few HTML elements that CSL-JSON allows. Any other tag is text.
    public static ItemText parse(String html) {
        return html.indexOf('<') < 0 ? of(html) : new Builder().appendHtml(html).build();
    }

    /// The text in CSL-JSON's syntax.
    public String html() {
        if (marks.isEmpty()) {
            return characters;
        }
        StringBuilder html = new StringBuilder();
        int done = 0;
        for (Mark mark : marks) {
            html.append(characters, done, mark.at()).append(mark.tag());
            done = mark.at();
        }
        return html.append(characters, done, characters.length()).toString();
    }

    public boolean isEmpty() {
        return characters.isEmpty() && marks.isEmpty();
    }

    /// The text with its characters changed; unchanged if it contains elements.
    ItemText withPlain(UnaryOperator<String> change) {
        return marks.isEmpty() ? of(change.apply(characters)) : this;
    }

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

        private static MarkupTag look(
                String opening, String closing, TextLook look, boolean fixed) {
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

    /// Builds an item's text from characters and elements.
    public static final class Builder {
        private final StringBuilder characters = new StringBuilder();
        private final List<Mark> marks = new ArrayList<>();

        /// The elements around the next piece, from outermost to innermost.
        private List<MarkupTag> open = List.of();

        /// Converts LaTeX. Databases export titles with HTML in them, so its tags count too.
        public static ItemText of(RichText text) {
            Builder builder = new Builder();
            for (RichPiece piece : text.pieces()) {
                builder.change(builder.elements(piece));
                builder.appendHtml(piece.text());
            }
            builder.change(List.of());
            return builder.build();
        }

        void start(MarkupTag element) {
            marks.add(new Mark(characters.length(), element, true));
        }

        void end(MarkupTag element) {
            MarkupTag ending = MarkupTag.endingWith(element.closing());
            marks.add(new Mark(characters.length(), ending, false));
        }

        void append(String text) {
            characters.append(text);
        }

        Builder appendHtml(String html) {
            int at = 0;
            int tag = html.indexOf('<');
            while (tag >= 0) {
                characters.append(html, at, tag);
                at = tag + appendTag(html, tag);
                tag = html.indexOf('<', Math.max(at, tag + 1));
            }
            characters.append(html, at, html.length());
            return this;
        }

        /// The length of the tag here; 0 if there is none.
        private int appendTag(String html, int at) {
            for (MarkupTag element : MarkupTag.ALL) {
                if (html.startsWith(element.opening(), at)) {
                    start(element);
                    return element.opening().length();
                }
            }
            for (MarkupTag element : MarkupTag.ALL) {
                if (html.startsWith(element.closing(), at)) {
                    end(element);
                    return element.closing().length();
                }
            }
            return 0;
        }

        ItemText build() {
            return new ItemText(characters.toString(), marks);
        }

        private List<MarkupTag> elements(RichPiece piece) {
            List<MarkupTag> elements = new ArrayList<>();
            if (keepsCase(piece)) {
                elements.add(MarkupTag.NO_CASE);
            }
            if (piece.is(LatexFormat.BOLD)) {
                elements.add(MarkupTag.BOLD);
            }
            if (piece.is(LatexFormat.ITALIC)) {
                elements.add(MarkupTag.ITALIC);
            }
            if (piece.is(LatexFormat.SMALL_CAPS)) {
                elements.add(MarkupTag.SMALL_CAPS);
            }
            for (ScriptLevel script : piece.scripts()) {
                elements.add(
                        script == ScriptLevel.RAISED ? MarkupTag.SUPERSCRIPT : MarkupTag.SUBSCRIPT);
            }
            return elements;
        }

        /// Scripts keep their case anyway; a variable's stays together with it.
        private boolean keepsCase(RichPiece piece) {
            boolean within = piece.is(LatexFormat.MATH) && open.contains(MarkupTag.NO_CASE);
            return within || piece.keepsCase() && piece.scripts().isEmpty();
        }

        private void change(List<MarkupTag> next) {
            int same = 0;
            while (same < Math.min(open.size(), next.size())
                    && open.get(same).equals(next.get(same))) {
                same++;
            }
            open.subList(same, open.size()).reversed().forEach(this::end);
            next.subList(same, next.size()).forEach(this::start);
            open = next;
        }
    }
}
