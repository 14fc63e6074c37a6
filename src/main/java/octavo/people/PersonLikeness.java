package octavo.people;

import octavo.names.NameAgreement;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// How likely two variants are one person, and why.
record PersonLikeness(double score, boolean shareCoauthors, List<LocalizedSentence> reasons) {
    /// Below this nothing is suggested.
    static final double LEAST = 0.5;

    private static final double MOST = 0.97;
    private static final double OTHER_FAMILY = 0.35;
    private static final double ONE_COAUTHOR = 0.2;
    private static final double COAUTHORS = 0.3;
    private static final double SHORT = 0.12;
    private static final double VENUE = 0.08;
    private static final double PARTICLES = 0.08;

    /// *Jr.* distinguishes a son from his father, but is often omitted when given names are
    /// abbreviated.
    private static final double SUFFIX = 0.3;

    private static final double LONG_GAP = 0.2;
    private static final int LONG = 25;
    private static final double COMMON = 0.03;
    private static final int NAMED = 3;

    /// @param commonness the bit length of the number of namesakes
    static PersonLikeness of(
            NameVariant a, NameVariant b, PersonEvidence.Shared shared, int commonness) {
        var reasons = new ArrayList<LocalizedSentence>();
        NameAgreement agreement = NameAgreement.of(a.shape(), b.shape());
        double score = agreement.likelihood;
        reasons.add(words(agreement, a, b));
        if (agreement != NameAgreement.SAME) {
            score -= COMMON * Math.max(0, commonness - 2);
        }
        if (!a.shape().hasSameFamily(b.shape())) {
            score -= OTHER_FAMILY;
        }
        if (agreement == NameAgreement.INITIALS && (isShort(a, b) || isShort(b, a))) {
            score -= SHORT;
            reasons.add(
                    LocalizedSentence.of(
                            "one has a further given name, which the full name lacks"));
        }
        if (!a.shape().particles().equals(b.shape().particles())) {
            score -= PARTICLES;
            reasons.add(lacking(a.shape().particles(), b.shape().particles()));
        }
        if (!a.shape().suffix().equals(b.shape().suffix())) {
            score -= a.shape().hasWholeFirstGiven() && b.shape().hasWholeFirstGiven() ? SUFFIX : 0;
            reasons.add(lacking(a.shape().suffix(), b.shape().suffix()));
        }
        return of(score, shared, reasons);
    }

    /// Names with the same words in another order.
    static PersonLikeness ofWords(
            double likelihood, LocalizedSentence reason, PersonEvidence.Shared shared) {
        return of(likelihood, shared, new ArrayList<>(List.of(reason)));
    }

    private static PersonLikeness of(
            double likelihood, PersonEvidence.Shared shared, List<LocalizedSentence> reasons) {
        double score = likelihood;
        int people = shared.coauthors().size();
        if (people > 0) {
            score += people > 1 ? COAUTHORS : ONE_COAUTHOR;
            reasons.add(together(shared.coauthors()));
        }
        if (!shared.venues().isEmpty()) {
            score += VENUE;
            reasons.add(
                    LocalizedSentence.of(
                            "both appeared in {0}",
                            PersonEvidence.venue(shared.venues().getFirst())));
        }
        if (shared.gap() > LONG) {
            score -= LONG_GAP;
            reasons.add(LocalizedSentence.of("they are {0} years apart", shared.gap()));
        }
        return new PersonLikeness(Math.clamp(score, 0, MOST), people > 0, reasons);
    }

    /// Whether a full name lacks one that the other has as an initial: Jürgen and J. E.
    private static boolean isShort(NameVariant whole, NameVariant other) {
        return whole.shape().hasWholeFirstGiven()
                && !other.shape().hasWholeFirstGiven()
                && whole.shape().givenNames().size() < other.shape().givenNames().size();
    }

    private static LocalizedSentence lacking(String a, String b) {
        return LocalizedSentence.of("one lacks “{0}”", a.length() > b.length() ? a : b);
    }

    private static LocalizedSentence together(List<String> coauthors) {
        String named = String.join("; ", coauthors.subList(0, Math.min(NAMED, coauthors.size())));
        int more = coauthors.size() - NAMED;
        if (more == 1) {
            return LocalizedSentence.of("both wrote with {0} and one other", named);
        }
        return more > 0
                ? LocalizedSentence.of("both wrote with {0} and {1} others", named, more)
                : LocalizedSentence.of("both wrote with {0}", named);
    }

    private static LocalizedSentence same(NameVariant a, NameVariant b) {
        String one = a.written();
        String other = b.written();
        boolean lacking =
                !a.shape().particles().equals(b.shape().particles())
                        || !a.shape().suffix().equals(b.shape().suffix());
        return one.equals(other)
                ? LocalizedSentence.of("both are written {0}", one)
                : lacking
                        ? LocalizedSentence.of("{0} and {1} have the same given names", one, other)
                        : LocalizedSentence.of(
                                "{0} and {1} differ only in accents, hyphens or capitals",
                                one, other);
    }

    private static LocalizedSentence words(NameAgreement agreement, NameVariant a, NameVariant b) {
        String one = a.written();
        String other = b.written();
        if (agreement != NameAgreement.SAME && a.shape().equals(b.shape())) {
            return one.replace(".", "").equals(other.replace(".", ""))
                    ? LocalizedSentence.of("{0} and {1} differ only in full stops", one, other)
                    : LocalizedSentence.of(
                            "{0} and {1} differ only in accents, hyphens or capitals", one, other);
        }
        return switch (agreement) {
            case SAME -> same(a, b);
            case MIDDLE ->
                    LocalizedSentence.of(
                            "{0} and {1} have the same first name; another one is abbreviated or"
                                    + " missing",
                            one, other);
            case SAME_INITIALS ->
                    LocalizedSentence.of("{0} and {1} have the same initials", one, other);
            case INITIALS ->
                    LocalizedSentence.of("the initials of {0} and {1} are compatible", one, other);
            case CONTRADICTION ->
                    LocalizedSentence.of("{0} and {1} contradict each other", one, other);
        };
    }
}
