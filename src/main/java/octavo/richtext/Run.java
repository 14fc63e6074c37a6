package octavo.richtext;

import java.util.List;

/// A node of formatted text.
public sealed interface Run {
    /// Its children; empty for plain text and markup.
    List<Run> children();

    /// The same node with other children. Plain text and markup stay as they are.
    default Run withChildren(List<Run> children) {
        return switch (this) {
            case TextRun text -> text;
            case RawMarkup raw -> raw;
            case StyledRun(var textFormat, _) -> new StyledRun(textFormat, children);
            case LinkRun(var linkTarget, _) -> new LinkRun(linkTarget, children);
            case PersonRun(var variable, var nameIndex, _) ->
                    new PersonRun(variable, nameIndex, children);
            case BlockRun(var position, _) -> new BlockRun(position, children);
        };
    }

    /// Plain text, not escaped for any format.
    record TextRun(String text) implements Run {
        @Override
        public List<Run> children() {
            return List.of();
        }
    }

    /// Markup, written as it is in its format; nothing in the others.
    record RawMarkup(RawFormat rawFormat, String markup) implements Run {
        @Override
        public List<Run> children() {
            return List.of();
        }

        /// The markup for a format.
        String markupFor(RawFormat targetFormat) {
            return rawFormat == targetFormat ? markup : "";
        }
    }

    /// Text that looks different from its surroundings.
    record StyledRun(TextFormat textFormat, List<Run> children) implements Run {
        public StyledRun {
            children = List.copyOf(children);
        }
    }

    /// A link.
    ///
    /// @param linkTarget validated, safe to write into any format
    record LinkRun(LinkAddress linkTarget, List<Run> children) implements Run {
        public LinkRun {
            children = List.copyOf(children);
        }
    }

    /// A person's name, so that writers can highlight it or add a mark.
    ///
    /// @param variable the names variable, such as `author`
    /// @param nameIndex the name's index in it, from 0; `OTHERS` for "et al." and its connector,
    ///   which replace the omitted names
    record PersonRun(String variable, int nameIndex, List<Run> children) implements Run {
        public static final int OTHERS = -1;

        public PersonRun {
            children = List.copyOf(children);
        }

        /// Whether it replaces the omitted names.
        public boolean isOthers() {
            return nameIndex == OTHERS;
        }
    }

    /// A block of a reference, positioned on its own.
    record BlockRun(BlockPosition position, List<Run> children) implements Run {
        public BlockRun {
            children = List.copyOf(children);
        }
    }

    /// The position of a block.
    enum BlockPosition {
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
    public enum TextFormat {
        ITALIC(FormatAspect.STYLE),
        OBLIQUE(FormatAspect.STYLE),
        UPRIGHT(FormatAspect.STYLE),
        SMALL_CAPS(FormatAspect.VARIANT),
        NORMAL_CAPS(FormatAspect.VARIANT),
        BOLD(FormatAspect.WEIGHT),
        LIGHT(FormatAspect.WEIGHT),
        NORMAL_WEIGHT(FormatAspect.WEIGHT),
        UNDERLINE(FormatAspect.DECORATION),
        NO_UNDERLINE(FormatAspect.DECORATION),
        SUPERSCRIPT(FormatAspect.POSITION),
        SUBSCRIPT(FormatAspect.POSITION),
        BASELINE(FormatAspect.POSITION);

        private final FormatAspect aspect;

        TextFormat(FormatAspect aspect) {
            this.aspect = aspect;
        }

        public FormatAspect aspect() {
            return aspect;
        }

        /// Whether it is the default of its aspect.
        public boolean isDefault() {
            return this == aspect.defaultFormat();
        }

        /// Whether it is raised or lowered relative to its surroundings.
        public boolean isScript() {
            return this == SUPERSCRIPT || this == SUBSCRIPT;
        }

        /// The aspect of a look.
        public enum FormatAspect {
            STYLE,
            VARIANT,
            WEIGHT,
            DECORATION,
            POSITION;

            public TextFormat defaultFormat() {
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
