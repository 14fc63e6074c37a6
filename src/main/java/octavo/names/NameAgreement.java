package octavo.names;

import java.util.List;

/// How well two names go together, whoever bears them.
public enum NameAgreement {
    /// They differ in accents, hyphens or capitals at most.
    SAME(0.95),
    /// The first given name is the same; a further one is shortened or missing.
    MIDDLE(0.8),
    /// The same initials.
    SAME_INITIALS(0.7),
    /// Initials that fit.
    INITIALS(0.55),
    /// They cannot be one name.
    CONTRADICTION(0);

    /// How likely it is, that known, that they mean the same person.
    public final double likelihood;

    NameAgreement(double likelihood) {
        this.likelihood = likelihood;
    }

    /// Of two names of one block: of their family names only accents differ, or may differ.
    public static NameAgreement of(NameShape a, NameShape b) {
        return areApart(a, b) ? CONTRADICTION : givens(a, b);
    }

    /// Whether two names write the accents of a third in two ways: Jorg and Joerg for Jörg.
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
