package octavo.text;

/// Where text stands that is not on the line: of powers and ordinals, or of indices.
public enum Script {
    RAISED('^'),
    LOWERED('_');

    private final char sign;

    Script(char sign) {
        this.sign = sign;
    }

    /// What TeX writes before it.
    char sign() {
        return sign;
    }
}
