package octavo.people;

import octavo.text.LocalizedSentence;
import octavo.text.WordLikeness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds people with the same given names whose family names, without accents, differ in one
/// letter: `Fernandez-Garido, Ana` and `Fernández-Garrido, Ana`. Hofmann and Hoffmann are often two
/// people, so that shorter names count only if they share a co-author.
final class NearFamilies {
    private static final double LIKELIHOOD = 0.55;

    /// One letter of a shorter name makes another name: Chang and Zhang.
    private static final int MIN_FAMILY_LENGTH = 7;

    /// So long are double names, whose namesakes are few.
    private static final int LONG_FAMILY = 13;

    /// The most names that are compared.
    private static final int MAX_VARIANTS = 200;

    private static final Comparator<NameVariant> USUAL_FIRST =
            Comparator.comparingInt((NameVariant each) -> -each.mentions().size())
                    .thenComparing(each -> each.writtenName().chars().allMatch(c -> c < 128))
                    .thenComparing(each -> each.variantKey());

    private final OtherOrders otherOrders;
    private final PersonEvidence.EvidenceCache evidence;

    NearFamilies(PersonDecisions decisions, PersonEvidence.EvidenceCache evidence) {
        this.otherOrders = new OtherOrders(decisions, evidence);
        this.evidence = evidence;
    }

    List<PersonCandidate> candidates(List<NameVariant> blockVariants) {
        List<NameVariant> variants =
                blockVariants.stream().limit(MAX_VARIANTS).sorted(USUAL_FIRST).toList();
        var candidates = new ArrayList<PersonCandidate>();
        for (int i = 0; i < variants.size(); i++) {
            for (NameVariant otherVariant : variants.subList(i + 1, variants.size())) {
                if (isNear(variants.get(i), otherVariant)
                        && otherOrders.mayBeSame(variants.get(i), otherVariant)) {
                    addCandidate(candidates, variants.get(i), otherVariant);
                }
            }
        }
        return candidates;
    }

    private static boolean isNear(NameVariant variant, NameVariant otherVariant) {
        String family = variant.nameShape().family();
        String otherFamily = otherVariant.nameShape().family();
        return Math.min(family.length(), otherFamily.length()) >= MIN_FAMILY_LENGTH
                && variant.dblpNumber().isEmpty()
                && otherVariant.dblpNumber().isEmpty()
                && variant.nameShape().suffix().equals(otherVariant.nameShape().suffix())
                && variant.nameShape().particles().equals(otherVariant.nameShape().particles())
                && WordLikeness.editDistance(family, otherFamily, 1) == 1;
    }

    private void addCandidate(
            List<PersonCandidate> candidates, NameVariant variant, NameVariant otherVariant) {
        PersonEvidence.SharedEvidence sharedEvidence =
                evidence.sharedEvidence(variant, otherVariant);
        int shorterLength =
                Math.min(
                        variant.nameShape().family().length(),
                        otherVariant.nameShape().family().length());
        if (shorterLength < LONG_FAMILY && sharedEvidence.coauthors().isEmpty()) {
            return;
        }
        LocalizedSentence reasonSentence =
                LocalizedSentence.of(
                        "the family names of {0} and {1} differ in one letter",
                        variant.writtenName(), otherVariant.writtenName());
        PersonLikeness likeness =
                PersonLikeness.ofWords(LIKELIHOOD, reasonSentence, sharedEvidence);
        if (likeness.score() >= PersonLikeness.MIN_SCORE) {
            candidates.add(
                    new PersonCandidate(
                            PersonCandidate.PersonCandidateKind.SAME,
                            List.of(variant, otherVariant),
                            likeness.score(),
                            likeness.reasons()));
        }
    }
}
