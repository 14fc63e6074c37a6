package octavo.richtext;

/// The look of a run. Each look belongs to one aspect; within an aspect the innermost one wins, so
/// that `UPRIGHT` inside `ITALIC` is upright. Only scripts nest: `SUPERSCRIPT` inside `SUPERSCRIPT`
/// is raised further.
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
