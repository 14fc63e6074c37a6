package octavo.latex;

/// Where text stands that is not on the line: of powers and ordinals, or of indices.
public enum ScriptLevel {
    RAISED('^'),
    LOWERED('_');

    private final char sign;

    ScriptLevel(char sign) {
        this.sign = sign;
    }

    /// What TeX writes before it.
    char sign() {
        return sign;
    }
}
