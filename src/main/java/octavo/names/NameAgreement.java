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
    public static NameAgreement of(NameShape firstShape, NameShape secondShape) {
        return areContradictory(firstShape, secondShape)
                ? CONTRADICTION
                : compareGivenNames(firstShape, secondShape);
    }

    /// Whether two names are two transliterations of a third: Jorg and Joerg for Jörg.
    public static boolean areSpellingsOf(
            NameShape accentedShape, NameShape firstShape, NameShape secondShape) {
        return !areContradictory(firstShape, secondShape)
                && compareGivenNames(accentedShape, firstShape) == SAME
                && compareGivenNames(accentedShape, secondShape) == SAME;
    }

    private static boolean areContradictory(NameShape firstShape, NameShape secondShape) {
        return firstShape.givenNames().isEmpty()
                || secondShape.givenNames().isEmpty()
                || differ(firstShape.suffix(), secondShape.suffix())
                || differ(firstShape.particles(), secondShape.particles());
    }

    static boolean differ(String firstText, String secondText) {
        return !firstText.isEmpty() && !secondText.isEmpty() && !firstText.equals(secondText);
    }

    private static NameAgreement compareGivenNames(NameShape firstShape, NameShape secondShape) {
        boolean isFirstShorter = firstShape.givenNames().size() <= secondShape.givenNames().size();
        List<GivenName> shorterGivens =
                isFirstShorter ? firstShape.givenNames() : secondShape.givenNames();
        List<GivenName> longerGivens =
                isFirstShorter ? secondShape.givenNames() : firstShape.givenNames();
        boolean areAllSame = shorterGivens.size() == longerGivens.size();
        for (int i = 0; i < shorterGivens.size(); i++) {
            GivenName shorterGiven = shorterGivens.get(i);
            GivenName longerGiven = longerGivens.get(i);
            if (!shorterGiven.isCompatibleWith(longerGiven)) {
                return areJoinedSpellings(firstShape, secondShape) ? SAME : CONTRADICTION;
            }
            areAllSame &=
                    shorterGiven.isInitial() == longerGiven.isInitial()
                            && shorterGiven.isSameName(longerGiven);
        }
        boolean haveWholeGivens =
                firstShape.hasWholeFirstGiven() && secondShape.hasWholeFirstGiven();
        if (areAllSame) {
            return firstShape.hasOnlyWholeGivens()
                    ? SAME
                    : haveWholeGivens ? MIDDLE : SAME_INITIALS;
        }
        return haveWholeGivens ? MIDDLE : INITIALS;
    }

    /// Xiao-Ming and Xiaoming.
    private static boolean areJoinedSpellings(NameShape firstShape, NameShape secondShape) {
        return firstShape.givenNames().size() != secondShape.givenNames().size()
                && firstShape.hasOnlyWholeGivens()
                && secondShape.hasOnlyWholeGivens()
                && firstShape.joinedGivenNames().equals(secondShape.joinedGivenNames());
    }
}
