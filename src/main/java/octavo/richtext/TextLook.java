package octavo.richtext;

/// How a stretch of text looks. Each look concerns one aspect; within an aspect the innermost look
/// holds, so that `UPRIGHT` inside `ITALIC` is upright. Only scripts add up: what is `SUPERSCRIPT`
/// inside `SUPERSCRIPT` is raised against that.
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

    /// The look of text that has none.
    public boolean isPlain() {
        return this == aspect.plain();
    }

    /// Whether it is raised or lowered against what is around it.
    public boolean isScript() {
        return this == SUPERSCRIPT || this == SUBSCRIPT;
    }

    /// What a look is about.
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
