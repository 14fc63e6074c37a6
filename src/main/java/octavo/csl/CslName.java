package octavo.csl;

/// A name in an item: of a person by its parts, or of anything else as `literal`. Parts that there
/// are not are empty. `isStatic` names keep family and given name in this order in every style.
public record CslName(
        String family,
        String given,
        String droppingParticle,
        String nonDroppingParticle,
        String suffix,
        boolean commaSuffix,
        boolean isStatic,
        String literal) {

    /// Behind other names: that there are more, whom nobody named. BibTeX writes "and others",
    /// which CSL-JSON has no mark for. It is shown as the style's "et al.".
    public static final CslName OTHERS = literal("others");

    public static CslName literal(String name) {
        return new CslName("", "", "", "", "", false, false, name);
    }

    public static CslName of(String family, String given) {
        return new CslName(family, given, "", "", "", false, false, "");
    }

    public boolean isLiteral() {
        return !literal.isEmpty();
    }
}
