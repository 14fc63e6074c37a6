package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.TextLook;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What an item renders to: a tree, so that quotes and italics can flip, text change its case, and
/// cites collapse, before anything is laid out.
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

    /// Parts with what goes around them. The prefix and suffix are outside looks and quotes. The
    /// list is not copied, as trees are many: who makes a box of it changes it no more.
    record Box(Wrap wrap, List<RenderedNode> parts, boolean isEmpty) implements RenderedNode {
        Box(Wrap wrap, List<RenderedNode> parts) {
            this(wrap, parts, RenderedNode.isEmpty(parts));
        }

        Box with(List<RenderedNode> others) {
            return new Box(wrap, others);
        }
    }

    /// Whose name a box is.
    ///
    /// @param list the variable, such as `author`
    /// @param index the place in it, from 0, or `Run.Person.OTHERS`
    record Named(String list, int index) {
        static final Named NOBODY = new Named("", 0);
    }

    /// What goes around the parts of a box, and between them.
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

        private Wrap tagged(Tag other) {
            return new Wrap(prefix, suffix, looks, quotes, display, delimiter, other, named);
        }

        /// What a dress puts around, with a delimiter and a tag.
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

        /// Around somebody's name.
        static Wrap named(String list, int index) {
            return named(list, index, Tag.NAME);
        }

        /// Around what stands for the names that are left out.
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

        /// Whether it puts nothing around parts, and nothing between them.
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

        Wrap withAffixes(String before, String behind) {
            return new Wrap(before, behind, looks, quotes, display, delimiter, tag, named);
        }
    }

    /// Whether there are quotation marks around a box, asked for by the style or found in a field.
    enum Quotes {
        NONE,
        STYLE,
        DOUBLE,
        SINGLE
    }

    /// What a box is, for those who look for it in the tree.
    enum Tag {
        NONE,
        /// Markup found in a field, which flips the look around it.
        FIELD,
        /// The text of one field, within which nothing is cleaned up.
        VERBATIM,
        /// Text of a field that takes no look of those around it.
        UNDECORATED,
        TERM,
        NAMES,
        NAME_LIST,
        NAME,
        YEAR,
        YEAR_SUFFIX,
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

    /// The same of the parts from somewhere on.
    static boolean isEmpty(List<RenderedNode> parts, int from) {
        int count = parts.size();
        for (int i = from; i < count; i++) {
            if (!parts.get(i).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /// The characters, affixes and delimiters included, in no particular look.
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
