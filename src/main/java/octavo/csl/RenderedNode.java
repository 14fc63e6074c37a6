package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An item's output as a tree, so that quotes and italics can alternate, case can change, and cites
/// collapse, before anything is laid out.
sealed interface RenderedNode {

    /// Characters; `fixed` ones keep their case.
    record Text(String text, boolean fixed) implements RenderedNode {
        Text(String text) {
            this(text, false);
        }

        @Override
        public boolean isEmpty() {
            return text.isEmpty();
        }
    }

    /// Wrapped parts. Affixes are outside formatting and quotes. The list is not copied, as trees
    /// are numerous: whoever creates a box must not modify it afterwards.
    record Box(Wrap wrap, List<RenderedNode> parts, boolean isEmpty) implements RenderedNode {
        Box(Wrap wrap, List<RenderedNode> parts) {
            this(wrap, parts, RenderedNode.isEmpty(parts));
        }

        /// Whether no blank joins what follows directly: behind a look, a quotation or a number.
        boolean joinsNoBlank() {
            return wrap.isMarked() || wrap.tag() == Tag.NUMBER || wrap.tag() == Tag.CITATION_NUMBER;
        }

        /// Whether it is a number, as the letter of a year is, too.
        boolean isNumber() {
            return switch (wrap.tag()) {
                case NUMBER, CITATION_NUMBER, YEAR_SUFFIX -> true;
                default -> false;
            };
        }

        Box with(List<RenderedNode> others) {
            return new Box(wrap, others);
        }
    }

    /// The person of a box.
    ///
    /// @param list the variable, such as `author`
    /// @param index the index in it, from 0, or `Run.Person.OTHERS`
    record Named(String list, int index) {
        static final Named NOBODY = new Named("", 0);
    }

    /// What surrounds the parts of a box, and separates them.
    record Wrap(
            String prefix,
            String suffix,
            List<TextLook> looks,
            Quotes quotes,
            Optional<Run.Place> display,
            String delimiter,
            Tag tag,
            Optional<Named> named) {
        Wrap(
                String prefix,
                String suffix,
                List<TextLook> looks,
                Quotes quotes,
                Optional<Run.Place> display,
                String delimiter,
                Tag tag) {
            this(prefix, suffix, looks, quotes, display, delimiter, tag, Optional.empty());
        }

        static final Wrap NONE =
                new Wrap("", "", List.of(), Quotes.NONE, Optional.empty(), "", Tag.NONE);

        private static final Map<Tag, Wrap> TAGS = new EnumMap<>(Tag.class);

        static {
            for (Tag tag : Tag.values()) {
                TAGS.put(tag, NONE.tagged(tag));
            }
        }

        Wrap tagged(Tag other) {
            return new Wrap(prefix, suffix, looks, quotes, display, delimiter, other, named);
        }

        /// The wrap of a formatting, with a delimiter and a tag.
        static Wrap of(Formatting dress, String delimiter, Tag tag) {
            Wrap wrap = dress.wrap();
            if (delimiter.isEmpty()) {
                return tag == Tag.NONE ? wrap : wrap.isNone() ? tag(tag) : wrap.tagged(tag);
            }
            return new Wrap(
                    wrap.prefix,
                    wrap.suffix,
                    wrap.looks,
                    wrap.quotes,
                    wrap.display,
                    delimiter,
                    tag);
        }

        static Wrap of(String prefix, String suffix) {
            return new Wrap(prefix, suffix, List.of(), Quotes.NONE, Optional.empty(), "", Tag.NONE);
        }

        static Wrap looks(List<TextLook> looks) {
            return looks.isEmpty()
                    ? NONE
                    : new Wrap("", "", looks, Quotes.NONE, Optional.empty(), "", Tag.NONE);
        }

        static Wrap tag(Tag tag) {
            return TAGS.getOrDefault(tag, NONE);
        }

        static Wrap display(Run.Place place) {
            return new Wrap("", "", List.of(), Quotes.NONE, Optional.of(place), "", Tag.NONE);
        }

        static Wrap delimiter(String delimiter) {
            return new Wrap("", "", List.of(), Quotes.NONE, Optional.empty(), delimiter, Tag.NONE);
        }

        /// The wrap of a person's name.
        static Wrap named(String list, int index) {
            return named(list, index, Tag.NAME);
        }

        /// The wrap of the text that replaces omitted names.
        static Wrap others(String list) {
            return named(list, Run.Person.OTHERS, Tag.NONE);
        }

        private static Wrap named(String list, int index, Tag tag) {
            return new Wrap(
                    "",
                    "",
                    List.of(),
                    Quotes.NONE,
                    Optional.empty(),
                    "",
                    tag,
                    Optional.of(new Named(list, index)));
        }

        /// Whether it gives the parts a look or quotation marks.
        boolean isMarked() {
            return !looks.isEmpty() || quotes != Quotes.NONE;
        }

        /// Whether it adds nothing around or between the parts.
        boolean isNone() {
            return prefix.isEmpty()
                    && suffix.isEmpty()
                    && looks.isEmpty()
                    && quotes == Quotes.NONE
                    && display.isEmpty()
                    && delimiter.isEmpty()
                    && tag == Tag.NONE
                    && named.isEmpty();
        }

        Wrap withLooks(List<TextLook> others) {
            return new Wrap(prefix, suffix, others, quotes, display, delimiter, tag, named);
        }

        Wrap withAffixes(String before, String behind) {
            return new Wrap(before, behind, looks, quotes, display, delimiter, tag, named);
        }
    }

    /// Whether a box has quotation marks, requested by the style or found in a field.
    enum Quotes {
        NONE,
        STYLE,
        DOUBLE,
        SINGLE
    }

    /// The kind of a box, for finding it in the tree.
    enum Tag {
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

    static RenderedNode text(String text) {
        return new Text(text);
    }

    /// What stands between parts, of which marks and blanks join those beside them.
    static RenderedNode joint(String text) {
        return new Box(Wrap.of("", text), List.of(), true);
    }

    static RenderedNode box(Wrap wrap, List<RenderedNode> parts) {
        return parts.size() == 1 && wrap.isNone() ? parts.getFirst() : new Box(wrap, parts);
    }

    static RenderedNode box(Wrap wrap, RenderedNode part) {
        return wrap.isNone() ? part : new Box(wrap, List.of(part));
    }

    /// Whether it has no characters besides affixes.
    boolean isEmpty();

    static boolean isEmpty(List<RenderedNode> parts) {
        return isEmpty(parts, 0);
    }

    /// The same for the parts from an index on.
    static boolean isEmpty(List<RenderedNode> parts, int from) {
        int count = parts.size();
        for (int i = from; i < count; i++) {
            if (!parts.get(i).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /// The characters, including affixes and delimiters, without formatting.
    static String plain(List<RenderedNode> parts) {
        StringBuilder all = new StringBuilder();
        appendPlain(parts, "", all);
        return all.toString();
    }

    private static void appendPlain(List<RenderedNode> parts, String delimiter, StringBuilder all) {
        boolean first = true;
        for (RenderedNode part : parts) {
            if (!first) {
                all.append(delimiter);
            }
            first = false;
            switch (part) {
                case Text(String text, boolean _) -> all.append(text);
                case Box(Wrap wrap, List<RenderedNode> inner, boolean _) -> {
                    all.append(wrap.prefix());
                    appendPlain(inner, wrap.delimiter(), all);
                    all.append(wrap.suffix());
                }
            }
        }
    }
}
