package octavo.latex;

/// The formatting of a piece of text, or a restriction on changing it.
public enum LatexFormat {
    ITALIC(1 << 0),
    BOLD(1 << 1),
    SMALL_CAPS(1 << 2),
    MONOSPACE(1 << 3),
    UNDERLINE(1 << 4),
    /// In braces that protect its case.
    PROTECTED(1 << 5),
    /// Inside `$…$`.
    MATH(1 << 6);

    private final int bit;

    LatexFormat(int bit) {
        this.bit = bit;
    }

    /// Its bit in a set stored as an int.
    int bit() {
        return bit;
    }
}
