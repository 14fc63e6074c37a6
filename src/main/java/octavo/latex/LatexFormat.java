package octavo.latex;

/// What LaTeX says about the look of a piece of text, or about what may be done to it.
public enum LatexFormat {
    ITALIC(1 << 0),
    BOLD(1 << 1),
    SMALL_CAPS(1 << 2),
    MONOSPACE(1 << 3),
    UNDERLINE(1 << 4),
    /// In braces that keep its upper and lower case as they are.
    PROTECTED(1 << 5),
    /// Inside `$…$`.
    MATH(1 << 6);

    private final int bit;

    LatexFormat(int bit) {
        this.bit = bit;
    }

    /// Its place in a set that is kept as a number.
    int bit() {
        return bit;
    }
}
