package octavo.people;

import octavo.names.NameAgreement;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// How likely two variants are one person, and why.
record PersonLikeness(double score, boolean hasSharedCoauthors, List<LocalizedSentence> reasons) {
    /// Below this nothing is suggested.
    static final double MIN_SCORE = 0.5;

    private static final double MAX_SCORE = 0.97;
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
    private static final int LONG_GAP_YEARS = 25;
    private static final double COMMON = 0.03;
    private static final int MAX_NAMED = 3;

    /// @param commonness the bit length of the number of namesakes
    static PersonLikeness of(
            NameVariant variant,
            NameVariant otherVariant,
            PersonEvidence.SharedEvidence sharedEvidence,
            int commonness) {
        var reasons = new ArrayList<LocalizedSentence>();
        NameAgreement agreement = NameAgreement.of(variant.nameShape(), otherVariant.nameShape());
        double score = agreement.likelihood;
        reasons.add(describeNames(agreement, variant, otherVariant));
        if (agreement != NameAgreement.SAME) {
            score -= COMMON * Math.max(0, commonness - 2);
        }
        if (!variant.nameShape().hasSameFamily(otherVariant.nameShape())) {
            score -= OTHER_FAMILY;
        }
        if (agreement == NameAgreement.INITIALS
                && (isShort(variant, otherVariant) || isShort(otherVariant, variant))) {
            score -= SHORT;
            reasons.add(
                    LocalizedSentence.of(
                            "one has a further given name, which the full name lacks"));
        }
        if (!variant.nameShape().particles().equals(otherVariant.nameShape().particles())) {
            score -= PARTICLES;
            reasons.add(
                    describeLack(
                            variant.nameShape().particles(), otherVariant.nameShape().particles()));
        }
        if (!variant.nameShape().suffix().equals(otherVariant.nameShape().suffix())) {
            score -=
                    variant.nameShape().hasWholeFirstGiven()
                                    && otherVariant.nameShape().hasWholeFirstGiven()
                            ? SUFFIX
                            : 0;
            reasons.add(
                    describeLack(variant.nameShape().suffix(), otherVariant.nameShape().suffix()));
        }
        return of(score, sharedEvidence, reasons);
    }

    /// Names with the same words in another order.
    static PersonLikeness ofWords(
            double likelihood,
            LocalizedSentence reason,
            PersonEvidence.SharedEvidence sharedEvidence) {
        return of(likelihood, sharedEvidence, new ArrayList<>(List.of(reason)));
    }

    private static PersonLikeness of(
            double likelihood,
            PersonEvidence.SharedEvidence sharedEvidence,
            List<LocalizedSentence> reasons) {
        double score = likelihood;
        int coauthorCount = sharedEvidence.coauthors().size();
        if (coauthorCount > 0) {
            score += coauthorCount > 1 ? COAUTHORS : ONE_COAUTHOR;
            reasons.add(describeCoauthors(sharedEvidence.coauthors()));
        }
        if (!sharedEvidence.venues().isEmpty()) {
            score += VENUE;
            reasons.add(
                    LocalizedSentence.of(
                            "both appeared in {0}",
                            PersonEvidence.readableVenue(sharedEvidence.venues().getFirst())));
        }
        if (sharedEvidence.yearGap() > LONG_GAP_YEARS) {
            score -= LONG_GAP;
            reasons.add(LocalizedSentence.of("they are {0} years apart", sharedEvidence.yearGap()));
        }
        return new PersonLikeness(Math.clamp(score, 0, MAX_SCORE), coauthorCount > 0, reasons);
    }

    /// Whether a full name lacks one that the other has as an initial: Jürgen and J. E.
    private static boolean isShort(NameVariant fullVariant, NameVariant shortVariant) {
        return fullVariant.nameShape().hasWholeFirstGiven()
                && !shortVariant.nameShape().hasWholeFirstGiven()
                && fullVariant.nameShape().givenNames().size()
                        < shortVariant.nameShape().givenNames().size();
    }

    private static LocalizedSentence describeLack(String variant, String otherVariant) {
        return LocalizedSentence.of(
                "one lacks “{0}”",
                variant.length() > otherVariant.length() ? variant : otherVariant);
    }

    private static LocalizedSentence describeCoauthors(List<String> coauthors) {
        String namedCoauthors =
                String.join("; ", coauthors.subList(0, Math.min(MAX_NAMED, coauthors.size())));
        int unnamedCount = coauthors.size() - MAX_NAMED;
        if (unnamedCount == 1) {
            return LocalizedSentence.of("both wrote with {0} and one other", namedCoauthors);
        }
        return unnamedCount > 0
                ? LocalizedSentence.of(
                        "both wrote with {0} and {1} others", namedCoauthors, unnamedCount)
                : LocalizedSentence.of("both wrote with {0}", namedCoauthors);
    }

    private static LocalizedSentence describeSame(NameVariant variant, NameVariant otherVariant) {
        String writtenName = variant.writtenName();
        String otherName = otherVariant.writtenName();
        boolean lacksPart =
                !variant.nameShape().particles().equals(otherVariant.nameShape().particles())
                        || !variant.nameShape().suffix().equals(otherVariant.nameShape().suffix());
        return writtenName.equals(otherName)
                ? LocalizedSentence.of("both are written {0}", writtenName)
                : lacksPart
                        ? LocalizedSentence.of(
                                "{0} and {1} have the same given names", writtenName, otherName)
                        : LocalizedSentence.of(
                                "{0} and {1} differ only in accents, hyphens or capitals",
                                writtenName, otherName);
    }

    private static LocalizedSentence describeNames(
            NameAgreement agreement, NameVariant variant, NameVariant otherVariant) {
        String writtenName = variant.writtenName();
        String otherName = otherVariant.writtenName();
        if (agreement != NameAgreement.SAME
                && variant.nameShape().equals(otherVariant.nameShape())) {
            return variant.differsOnlyInFullStops(otherVariant)
                    ? LocalizedSentence.of(
                            "{0} and {1} differ only in full stops", writtenName, otherName)
                    : LocalizedSentence.of(
                            "{0} and {1} differ only in accents, hyphens or capitals",
                            writtenName, otherName);
        }
        return switch (agreement) {
            case SAME -> describeSame(variant, otherVariant);
            case MIDDLE ->
                    LocalizedSentence.of(
                            "{0} and {1} have the same first name; another one is abbreviated or"
                                    + " missing",
                            writtenName, otherName);
            case SAME_INITIALS ->
                    LocalizedSentence.of(
                            "{0} and {1} have the same initials", writtenName, otherName);
            case INITIALS ->
                    LocalizedSentence.of(
                            "the initials of {0} and {1} are compatible", writtenName, otherName);
            case CONTRADICTION ->
                    LocalizedSentence.of(
                            "{0} and {1} contradict each other", writtenName, otherName);
        };
    }
}
