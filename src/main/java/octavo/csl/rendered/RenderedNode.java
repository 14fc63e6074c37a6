package octavo.csl.rendered;

import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An item's output as a tree, so that quotes and italics can alternate, case can change, and cites
/// collapse, before anything is laid out.
public sealed interface RenderedNode {

    /// Characters; `keepsCase` ones keep their case.
    record TextNode(String text, boolean keepsCase) implements RenderedNode {
        TextNode(String text) {
            this(text, false);
        }

        @Override
        public boolean isEmpty() {
            return text.isEmpty();
        }
    }

    /// Wrapped parts. Affixes are outside formatting and quotes. The list is not copied, as trees
    /// are numerous: whoever creates a box must not modify it afterwards.
    record BoxNode(NodeWrap wrap, List<RenderedNode> children, boolean isEmpty)
            implements RenderedNode {
        public BoxNode(NodeWrap wrap, List<RenderedNode> children) {
            this(wrap, children, RenderedNode.isEmpty(children));
        }

        /// Whether no blank joins what follows directly: behind a look, a quotation or a number.
        public boolean joinsNoBlank() {
            return wrap.hasFormatOrQuotes()
                    || wrap.tag() == NodeTag.NUMBER
                    || wrap.tag() == NodeTag.CITATION_NUMBER;
        }

        /// Whether it is a number, as the letter of a year is, too.
        public boolean isNumber() {
            return switch (wrap.tag()) {
                case NUMBER, CITATION_NUMBER, YEAR_SUFFIX -> true;
                default -> false;
            };
        }

        public BoxNode withChildren(List<RenderedNode> otherChildren) {
            return new BoxNode(wrap, otherChildren);
        }
    }

    /// The person of a box.
    ///
    /// @param variable the variable, such as `author`
    /// @param nameIndex the index in it, from 0, or `Run.PersonRun.OTHERS`
    record NamedPerson(String variable, int nameIndex) {
        static final NamedPerson NOBODY = new NamedPerson("", 0);
    }

    /// What surrounds the parts of a box, and separates them.
    record NodeWrap(
            String prefix,
            String suffix,
            List<TextFormat> textFormats,
            QuoteMarks quotes,
            Optional<Run.BlockPosition> display,
            String delimiter,
            NodeTag tag,
            Optional<NamedPerson> person) {
        public NodeWrap(
                String prefix,
                String suffix,
                List<TextFormat> textFormats,
                QuoteMarks quotes,
                Optional<Run.BlockPosition> display,
                String delimiter,
                NodeTag tag) {
            this(prefix, suffix, textFormats, quotes, display, delimiter, tag, Optional.empty());
        }

        public static final NodeWrap NONE =
                new NodeWrap(
                        "", "", List.of(), QuoteMarks.NONE, Optional.empty(), "", NodeTag.NONE);

        private static final Map<NodeTag, NodeWrap> TAGS = new EnumMap<>(NodeTag.class);

        static {
            for (NodeTag tag : NodeTag.values()) {
                TAGS.put(tag, NONE.withTag(tag));
            }
        }

        public NodeWrap withTag(NodeTag otherTag) {
            return new NodeWrap(
                    prefix, suffix, textFormats, quotes, display, delimiter, otherTag, person);
        }

        /// The same with a delimiter and a tag.
        public NodeWrap joining(String otherDelimiter, NodeTag otherTag) {
            if (otherDelimiter.isEmpty()) {
                return otherTag == NodeTag.NONE
                        ? this
                        : isNone() ? tag(otherTag) : withTag(otherTag);
            }
            return new NodeWrap(
                    prefix, suffix, textFormats, quotes, display, otherDelimiter, otherTag);
        }

        public static NodeWrap of(String prefix, String suffix) {
            return new NodeWrap(
                    prefix, suffix, List.of(), QuoteMarks.NONE, Optional.empty(), "", NodeTag.NONE);
        }

        public static NodeWrap textFormats(List<TextFormat> textFormats) {
            return textFormats.isEmpty()
                    ? NONE
                    : new NodeWrap(
                            "",
                            "",
                            textFormats,
                            QuoteMarks.NONE,
                            Optional.empty(),
                            "",
                            NodeTag.NONE);
        }

        public static NodeWrap tag(NodeTag tag) {
            return TAGS.getOrDefault(tag, NONE);
        }

        public static NodeWrap display(Run.BlockPosition position) {
            return new NodeWrap(
                    "", "", List.of(), QuoteMarks.NONE, Optional.of(position), "", NodeTag.NONE);
        }

        public static NodeWrap delimiter(String delimiter) {
            return new NodeWrap(
                    "", "", List.of(), QuoteMarks.NONE, Optional.empty(), delimiter, NodeTag.NONE);
        }

        /// The wrap of a person's name.
        public static NodeWrap person(String variable, int nameIndex) {
            return person(variable, nameIndex, NodeTag.NAME);
        }

        /// The wrap of the text that replaces omitted names.
        public static NodeWrap omittedNames(String variable) {
            return person(variable, Run.PersonRun.OTHERS, NodeTag.NONE);
        }

        private static NodeWrap person(String variable, int nameIndex, NodeTag tag) {
            return new NodeWrap(
                    "",
                    "",
                    List.of(),
                    QuoteMarks.NONE,
                    Optional.empty(),
                    "",
                    tag,
                    Optional.of(new NamedPerson(variable, nameIndex)));
        }

        /// Whether it gives the parts a look or quotation marks.
        public boolean hasFormatOrQuotes() {
            return !textFormats.isEmpty() || quotes != QuoteMarks.NONE;
        }

        /// Whether it adds nothing around or between the parts.
        public boolean isNone() {
            return prefix.isEmpty()
                    && suffix.isEmpty()
                    && textFormats.isEmpty()
                    && quotes == QuoteMarks.NONE
                    && display.isEmpty()
                    && delimiter.isEmpty()
                    && tag == NodeTag.NONE
                    && person.isEmpty();
        }

        public NodeWrap withTextFormats(List<TextFormat> otherFormats) {
            return new NodeWrap(
                    prefix, suffix, otherFormats, quotes, display, delimiter, tag, person);
        }

        public NodeWrap withAffixes(String newPrefix, String newSuffix) {
            return new NodeWrap(
                    newPrefix, newSuffix, textFormats, quotes, display, delimiter, tag, person);
        }
    }

    /// Whether a box has quotation marks, requested by the style or found in a field.
    enum QuoteMarks {
        NONE,
        STYLE,
        DOUBLE,
        SINGLE
    }

    /// The kind of a box, for finding it in the tree.
    enum NodeTag {
        NONE,
        /// Markup found in a field, which toggles the surrounding look.
        FIELD,
        /// The text of one field, in which punctuation is not merged.
        VERBATIM,
        /// A whole cite, of which no blank joins what is before it.
        CITE,
        /// Text of a field that does not inherit formatting.
        UNDECORATED,
        TERM,
        NAMES,
        NAME_LIST,
        NAME,
        YEAR,
        YEAR_SUFFIX,
        /// What a macro renders.
        MACRO,
        /// One number, and nothing else.
        NUMBER,
        CITATION_NUMBER
    }

    static RenderedNode textNode(String text) {
        return new TextNode(text);
    }

    /// What stands between parts, of which marks and blanks join those beside them.
    static RenderedNode mergingText(String text) {
        return new BoxNode(NodeWrap.of("", text), List.of(), true);
    }

    static RenderedNode wrapped(NodeWrap wrap, List<RenderedNode> nodes) {
        return nodes.size() == 1 && wrap.isNone() ? nodes.getFirst() : new BoxNode(wrap, nodes);
    }

    static RenderedNode wrapped(NodeWrap wrap, RenderedNode node) {
        return wrap.isNone() ? node : new BoxNode(wrap, List.of(node));
    }

    /// Whether it has no characters besides affixes.
    boolean isEmpty();

    static boolean isEmpty(List<RenderedNode> nodes) {
        return isEmpty(nodes, 0);
    }

    /// The same for the parts from an index on.
    static boolean isEmpty(List<RenderedNode> nodes, int startIndex) {
        int count = nodes.size();
        for (int i = startIndex; i < count; i++) {
            if (!nodes.get(i).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /// The characters, including affixes and delimiters, without formatting.
    static String plainText(List<RenderedNode> nodes) {
        StringBuilder output = new StringBuilder();
        appendPlainText(nodes, "", output);
        return output.toString();
    }

    private static void appendPlainText(
            List<RenderedNode> nodes, String delimiter, StringBuilder output) {
        boolean isFirst = true;
        for (RenderedNode node : nodes) {
            if (!isFirst) {
                output.append(delimiter);
            }
            isFirst = false;
            switch (node) {
                case TextNode(String text, boolean _) -> output.append(text);
                case BoxNode(NodeWrap wrap, List<RenderedNode> children, boolean _) -> {
                    output.append(wrap.prefix());
                    appendPlainText(children, wrap.delimiter(), output);
                    output.append(wrap.suffix());
                }
            }
        }
    }
}
