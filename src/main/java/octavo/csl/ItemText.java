package octavo.csl;

import octavo.csl.ItemText.MarkupMark;
import octavo.csl.ItemText.MarkupTag;
import octavo.csl.rendered.RenderedNode;
import octavo.latex.RichText;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.latex.RichText.ScriptLevel;
import octavo.richtext.Run.TextFormat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The text of a variable: its characters, with the positions of element tags. Law:
/// `parse(html).html()` equals `html`.
///
/// @param marks in text order
public record ItemText(String characters, List<MarkupMark> marks) {
    static final ItemText EMPTY = of("");

    public ItemText {
        marks = List.copyOf(marks);
    }

    /// The start or end of an element. Either may be unpaired.
    ///
    /// @param offset the offset of the following character
    /// @param markupTag for an end, the first element with this tag
    record MarkupMark(int offset, MarkupTag markupTag, boolean isStart) {
        String tag() {
            return isStart ? markupTag.openingTag() : markupTag.closingTag();
        }
    }

    public static ItemText of(String characters) {
        return new ItemText(characters, List.of());
    }

    /// Text that keeps its case in every style.
    public static ItemText withFixedCase(String characters) {
        ItemTextBuilder textBuilder = new ItemTextBuilder();
        textBuilder.startTag(MarkupTag.NO_CASE);
        textBuilder.appendText(characters);
        textBuilder.endTag(MarkupTag.NO_CASE);
        return textBuilder.build();
    }

    /// Parses the few HTML elements that CSL-JSON allows. Any other tag is text.
    public static ItemText parse(String html) {
        return html.indexOf('<') < 0 ? of(html) : new ItemTextBuilder().appendHtml(html).build();
    }

    /// The text in CSL-JSON's syntax.
    public String toHtml() {
        if (marks.isEmpty()) {
            return characters;
        }
        StringBuilder htmlBuilder = new StringBuilder();
        int copiedEnd = 0;
        for (MarkupMark mark : marks) {
            htmlBuilder.append(characters, copiedEnd, mark.offset()).append(mark.tag());
            copiedEnd = mark.offset();
        }
        return htmlBuilder.append(characters, copiedEnd, characters.length()).toString();
    }

    /// The text with another behind it.
    public ItemText followedBy(String separator, ItemText other) {
        String leadingText = characters + separator;
        List<MarkupMark> allMarks = new ArrayList<>(marks);
        other.marks.forEach(mark ->
                allMarks.add(
                        new MarkupMark(
                                leadingText.length() + mark.offset(),
                                mark.markupTag(),
                                mark.isStart())));
        return new ItemText(leadingText + other.characters, allMarks);
    }

    public boolean isEmpty() {
        return characters.isEmpty() && marks.isEmpty();
    }

    /// The text with its characters changed; unchanged if it contains elements.
    ItemText withPlainText(UnaryOperator<String> change) {
        return marks.isEmpty() ? of(change.apply(characters)) : this;
    }

    /// An element allowed in the text of a field. `fixed` ones keep their case.
    record MarkupTag(
            String openingTag, String closingTag, RenderedNode.NodeWrap wrap, boolean keepsCase) {
        static final MarkupTag ITALIC = formatTag("<i>", "</i>", TextFormat.ITALIC, false);
        static final MarkupTag BOLD = formatTag("<b>", "</b>", TextFormat.BOLD, false);
        static final MarkupTag SUPERSCRIPT =
                formatTag("<sup>", "</sup>", TextFormat.SUPERSCRIPT, true);
        static final MarkupTag SUBSCRIPT = formatTag("<sub>", "</sub>", TextFormat.SUBSCRIPT, true);
        static final MarkupTag SMALL_CAPS = smallCapsTag("font-variant:small-caps;");
        static final MarkupTag NO_CASE =
                new MarkupTag(
                        "<span class=\"nocase\">", "</span>", RenderedNode.NodeWrap.NONE, true);

        static final List<MarkupTag> ALL =
                List.of(
                        ITALIC,
                        BOLD,
                        formatTag("<sc>", "</sc>", TextFormat.SMALL_CAPS, true),
                        SUPERSCRIPT,
                        SUBSCRIPT,
                        SMALL_CAPS,
                        smallCapsTag("font-variant: small-caps;"),
                        smallCapsTag("font-variant:small-caps"),
                        smallCapsTag("font-variant: small-caps"),
                        NO_CASE,
                        new MarkupTag(
                                "<span class=\"nodecor\">",
                                "</span>",
                                RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.UNDECORATED),
                                true));

        /// The first element with this closing tag.
        static MarkupTag endingWith(String closingTag) {
            for (MarkupTag markupTag : ALL) {
                if (markupTag.closingTag.equals(closingTag)) {
                    return markupTag;
                }
            }
            throw new IllegalArgumentException(closingTag);
        }

        private static MarkupTag smallCapsTag(String styleAttribute) {
            return formatTag(
                    "<span style=\"" + styleAttribute + "\">",
                    "</span>",
                    TextFormat.SMALL_CAPS,
                    true);
        }

        private static MarkupTag formatTag(
                String openingTag, String closingTag, TextFormat textFormat, boolean keepsCase) {
            RenderedNode.NodeWrap wrap =
                    new RenderedNode.NodeWrap(
                            "",
                            "",
                            List.of(textFormat),
                            RenderedNode.QuoteMarks.NONE,
                            Optional.empty(),
                            "",
                            RenderedNode.NodeTag.FIELD);
            return new MarkupTag(openingTag, closingTag, wrap, keepsCase);
        }
    }

    /// Builds an item's text from characters and elements.
    public static final class ItemTextBuilder {
        private final StringBuilder characters = new StringBuilder();
        private final List<MarkupMark> marks = new ArrayList<>();

        /// The elements around the next piece, from outermost to innermost.
        private List<MarkupTag> openTags = List.of();

        /// Converts LaTeX. Databases export titles with HTML in them, so its tags count too.
        public static ItemText of(RichText richText) {
            ItemTextBuilder builder = new ItemTextBuilder();
            for (RichPiece piece : richText.pieces()) {
                builder.changeTags(builder.tagsFor(piece));
                builder.appendHtml(piece.text());
            }
            builder.changeTags(List.of());
            return builder.build();
        }

        void startTag(MarkupTag markupTag) {
            marks.add(new MarkupMark(characters.length(), markupTag, true));
        }

        void endTag(MarkupTag markupTag) {
            MarkupTag endingTag = MarkupTag.endingWith(markupTag.closingTag());
            marks.add(new MarkupMark(characters.length(), endingTag, false));
        }

        void appendText(String text) {
            characters.append(text);
        }

        ItemTextBuilder appendHtml(String html) {
            int copiedEnd = 0;
            int tagOffset = html.indexOf('<');
            while (tagOffset >= 0) {
                characters.append(html, copiedEnd, tagOffset);
                copiedEnd = tagOffset + appendTag(html, tagOffset);
                tagOffset = html.indexOf('<', Math.max(copiedEnd, tagOffset + 1));
            }
            characters.append(html, copiedEnd, html.length());
            return this;
        }

        /// The length of the tag here; 0 if there is none.
        private int appendTag(String html, int offset) {
            for (MarkupTag markupTag : MarkupTag.ALL) {
                if (html.startsWith(markupTag.openingTag(), offset)) {
                    startTag(markupTag);
                    return markupTag.openingTag().length();
                }
            }
            for (MarkupTag markupTag : MarkupTag.ALL) {
                if (html.startsWith(markupTag.closingTag(), offset)) {
                    endTag(markupTag);
                    return markupTag.closingTag().length();
                }
            }
            return 0;
        }

        ItemText build() {
            return new ItemText(characters.toString(), marks);
        }

        private List<MarkupTag> tagsFor(RichPiece piece) {
            List<MarkupTag> markupTags = new ArrayList<>();
            if (keepsCase(piece)) {
                markupTags.add(MarkupTag.NO_CASE);
            }
            if (piece.hasFormat(LatexFormat.BOLD)) {
                markupTags.add(MarkupTag.BOLD);
            }
            if (piece.hasFormat(LatexFormat.ITALIC)) {
                markupTags.add(MarkupTag.ITALIC);
            }
            if (piece.hasFormat(LatexFormat.SMALL_CAPS)) {
                markupTags.add(MarkupTag.SMALL_CAPS);
            }
            for (ScriptLevel script : piece.scripts()) {
                markupTags.add(
                        script == ScriptLevel.RAISED ? MarkupTag.SUPERSCRIPT : MarkupTag.SUBSCRIPT);
            }
            return markupTags;
        }

        /// Scripts keep their case anyway; a variable's stays together with it.
        private boolean keepsCase(RichPiece piece) {
            boolean isWithinFixed =
                    piece.hasFormat(LatexFormat.MATH) && openTags.contains(MarkupTag.NO_CASE);
            return isWithinFixed || piece.keepsCase() && piece.scripts().isEmpty();
        }

        private void changeTags(List<MarkupTag> nextTags) {
            int sameCount = 0;
            while (sameCount < Math.min(openTags.size(), nextTags.size())
                    && openTags.get(sameCount).equals(nextTags.get(sameCount))) {
                sameCount++;
            }
            openTags.subList(sameCount, openTags.size()).reversed().forEach(this::endTag);
            nextTags.subList(sameCount, nextTags.size()).forEach(this::startTag);
            openTags = nextTags;
        }
    }
}
