package octavo.csl;

/// A name in an item: a person's parts, or anything else as `literal`. Missing parts are empty.
/// `isStatic` names keep the order family, given in every style.
public record CslName(
        String family,
        String given,
        String droppingParticle,
        String nonDroppingParticle,
        String suffix,
        boolean commaSuffix,
        boolean isStatic,
        String literal) {

    /// After other names: further ones that are not listed. BibTeX writes "and others", which
    /// CSL-JSON cannot express. Rendered as the style's "et al.".
    public static final CslName OTHERS = literal("others");

    public static CslName literal(String name) {
        return new CslName("", "", "", "", "", false, false, name);
    }

    public static CslName of(String family, String given) {
        return new CslName(family, given, "", "", "", false, false, "");
    }

    CslName withGiven(String other) {
        return new CslName(
                family,
                other,
                droppingParticle,
                nonDroppingParticle,
                suffix,
                commaSuffix,
                isStatic,
                literal);
    }

    /// Equivalent to a record's own, but without method handles: lists of names are looked up and
    /// compared all the time.
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof CslName name
                        && family.equals(name.family)
                        && given.equals(name.given)
                        && droppingParticle.equals(name.droppingParticle)
                        && nonDroppingParticle.equals(name.nonDroppingParticle)
                        && suffix.equals(name.suffix)
                        && commaSuffix == name.commaSuffix
                        && isStatic == name.isStatic
                        && literal.equals(name.literal);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * family.hashCode() + given.hashCode()) + literal.hashCode();
    }

    public boolean isLiteral() {
        return !literal.isEmpty();
    }
}
