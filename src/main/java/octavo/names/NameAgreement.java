package octavo.names;

import java.util.List;

/// How well two names agree, regardless of who bears them.
public enum NameAgreement {
    /// They differ at most in accents, hyphens or case.
    SAME(0.95),
    /// The first given names agree; a further one is abbreviated or missing.
    MIDDLE(0.8),
    /// The same initials.
    SAME_INITIALS(0.7),
    /// Compatible initials.
    INITIALS(0.55),
    /// They cannot be one name.
    CONTRADICTION(0);

    /// The likelihood, given only this, that they mean the same person.
    public final double likelihood;

    NameAgreement(double likelihood) {
        this.likelihood = likelihood;
    }

    /// Compares two names of one block: their family names differ at most in accents.
    public static NameAgreement of(NameShape a, NameShape b) {
        return areApart(a, b) ? CONTRADICTION : givens(a, b);
    }

    /// Whether two names are two transliterations of a third: Jorg and Joerg for Jörg.
    public static boolean areSpellingsOf(NameShape accented, NameShape a, NameShape b) {
        return !areApart(a, b) && givens(accented, a) == SAME && givens(accented, b) == SAME;
    }

    private static boolean areApart(NameShape a, NameShape b) {
        return a.givens().isEmpty()
                || b.givens().isEmpty()
                || differ(a.suffix(), b.suffix())
                || differ(a.particles(), b.particles());
    }

    static boolean differ(String a, String b) {
        return !a.isEmpty() && !b.isEmpty() && !a.equals(b);
    }

    private static NameAgreement givens(NameShape a, NameShape b) {
        boolean inOrder = a.givens().size() <= b.givens().size();
        List<GivenName> shorter = inOrder ? a.givens() : b.givens();
        List<GivenName> longer = inOrder ? b.givens() : a.givens();
        boolean same = shorter.size() == longer.size();
        for (int i = 0; i < shorter.size(); i++) {
            GivenName one = shorter.get(i);
            GivenName other = longer.get(i);
            if (!one.fits(other)) {
                return areJoined(a, b) ? SAME : CONTRADICTION;
            }
            same &= one.initial() == other.initial() && one.isSame(other);
        }
        boolean whole = a.hasWholeGiven() && b.hasWholeGiven();
        if (same) {
            return a.isAllWhole() ? SAME : whole ? MIDDLE : SAME_INITIALS;
        }
        return whole ? MIDDLE : INITIALS;
    }

    /// Xiao-Ming and Xiaoming.
    private static boolean areJoined(NameShape a, NameShape b) {
        return a.givens().size() != b.givens().size()
                && a.isAllWhole()
                && b.isAllWhole()
                && a.given().equals(b.given());
    }
}
