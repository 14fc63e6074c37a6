package octavo.latex;

/// The position of a script: superscript or subscript.
public enum ScriptLevel {
    RAISED('^'),
    LOWERED('_');

    private final char sign;

    ScriptLevel(char sign) {
        this.sign = sign;
    }

    /// TeX's character for it.
    char sign() {
        return sign;
    }
}
