package octavo.richtext;

import java.util.List;

/// A node of formatted text.
public sealed interface Run {
    /// Its children; empty for plain text and markup.
    List<Run> runs();

    /// The same node with other children. Plain text and markup stay as they are.
    default Run around(List<Run> inner) {
        return switch (this) {
            case Text text -> text;
            case Raw raw -> raw;
            case Styled(var look, _) -> new Styled(look, inner);
            case Link(var target, _) -> new Link(target, inner);
            case Person(var list, var index, _) -> new Person(list, index, inner);
            case Block(var place, _) -> new Block(place, inner);
        };
    }

    /// Plain text, not escaped for any format.
    record Text(String text) implements Run {
        @Override
        public List<Run> runs() {
            return List.of();
        }
    }

    /// Markup, written as it is in its format; nothing in the others.
    record Raw(RawFormat format, String markup) implements Run {
        @Override
        public List<Run> runs() {
            return List.of();
        }

        /// The markup for a format.
        String in(RawFormat other) {
            return format == other ? markup : "";
        }
    }

    /// Text that looks different from its surroundings.
    record Styled(TextLook look, List<Run> runs) implements Run {
        public Styled {
            runs = List.copyOf(runs);
        }
    }

    /// A link.
    ///
    /// @param target validated, safe to write into any format
    record Link(LinkAddress target, List<Run> runs) implements Run {
        public Link {
            runs = List.copyOf(runs);
        }
    }

    /// A person's name, so that writers can highlight it or add a mark.
    ///
    /// @param list the names variable, such as `author`
    /// @param index the name's index in it, from 0; `OTHERS` for "et al." and its connector, which
    ///   replace the omitted names
    record Person(String list, int index, List<Run> runs) implements Run {
        public static final int OTHERS = -1;

        public Person {
            runs = List.copyOf(runs);
        }

        /// Whether it replaces the omitted names.
        public boolean isOthers() {
            return index == OTHERS;
        }
    }

    /// A block of a reference, positioned on its own.
    record Block(Place place, List<Run> runs) implements Run {
        public Block {
            runs = List.copyOf(runs);
        }
    }

    /// The position of a block.
    enum Place {
        /// From margin to margin.
        BLOCK,
        /// In the left margin, such as the number of a reference.
        LEFT_MARGIN,
        /// To the right of the margin text.
        RIGHT_INLINE,
        /// Indented.
        INDENT
    }

    /// The look of a run. Each look belongs to one aspect; within an aspect the innermost one wins,
    /// so that `UPRIGHT` inside `ITALIC` is upright. Only scripts nest: `SUPERSCRIPT` inside
    /// `SUPERSCRIPT` is raised further.
    public enum TextLook {
        ITALIC(Aspect.STYLE),
        OBLIQUE(Aspect.STYLE),
        UPRIGHT(Aspect.STYLE),
        SMALL_CAPS(Aspect.VARIANT),
        NORMAL_CAPS(Aspect.VARIANT),
        BOLD(Aspect.WEIGHT),
        LIGHT(Aspect.WEIGHT),
        NORMAL_WEIGHT(Aspect.WEIGHT),
        UNDERLINE(Aspect.DECORATION),
        NO_UNDERLINE(Aspect.DECORATION),
        SUPERSCRIPT(Aspect.POSITION),
        SUBSCRIPT(Aspect.POSITION),
        BASELINE(Aspect.POSITION);

        private final Aspect aspect;

        TextLook(Aspect aspect) {
            this.aspect = aspect;
        }

        public Aspect aspect() {
            return aspect;
        }

        /// Whether it is the default of its aspect.
        public boolean isPlain() {
            return this == aspect.plain();
        }

        /// Whether it is raised or lowered relative to its surroundings.
        public boolean isScript() {
            return this == SUPERSCRIPT || this == SUBSCRIPT;
        }

        /// The aspect of a look.
        public enum Aspect {
            STYLE,
            VARIANT,
            WEIGHT,
            DECORATION,
            POSITION;

            public TextLook plain() {
                return switch (this) {
                    case STYLE -> UPRIGHT;
                    case VARIANT -> NORMAL_CAPS;
                    case WEIGHT -> NORMAL_WEIGHT;
                    case DECORATION -> NO_UNDERLINE;
                    case POSITION -> BASELINE;
                };
            }
        }
    }
}
