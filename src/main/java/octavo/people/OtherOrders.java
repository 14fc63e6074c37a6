package octavo.people;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// Finds names of the same words that are divided differently: `Li, Guo` and `Guo, Li`, or `García
/// López, María` and `López, María García`.
final class OtherOrders {
    private static final double SWAPPED = 0.55;
    private static final double DIVIDED = 0.7;

    /// The most names of the same words that are compared.
    private static final int MAX_VARIANTS = 100;

    private final PersonDecisions decisions;
    private final PersonEvidence.EvidenceCache evidence;

    OtherOrders(PersonDecisions decisions, PersonEvidence.EvidenceCache evidence) {
        this.decisions = decisions;
        this.evidence = evidence;
    }

    List<PersonCandidate> candidates(List<NameVariant> blockVariants) {
        List<NameVariant> variants =
                blockVariants.subList(0, Math.min(MAX_VARIANTS, blockVariants.size()));
        var candidates = new ArrayList<PersonCandidate>();
        for (int i = 0; i < variants.size(); i++) {
            for (int j = i + 1; j < variants.size(); j++) {
                NameVariant variant = variants.get(i);
                NameVariant otherVariant = variants.get(j);
                if (mayBeSame(variant, otherVariant)) {
                    candidates.add(
                            variant.mentions().size() < otherVariant.mentions().size()
                                    ? of(otherVariant, variant)
                                    : of(variant, otherVariant));
                }
            }
        }
        return candidates;
    }

    /// Whether two names with different family names may be one person's.
    boolean mayBeSame(NameVariant variant, NameVariant otherVariant) {
        boolean haveDifferentOrcids =
                !variant.orcid().equals(otherVariant.orcid())
                        && !variant.orcid().isEmpty()
                        && !otherVariant.orcid().isEmpty();
        return !haveDifferentOrcids
                && !variant.nameShape()
                        .contractedFamily()
                        .equals(otherVariant.nameShape().contractedFamily())
                && !decisions.areDifferent(variant.variantKey(), otherVariant.variantKey())
                && !decisions.areSame(variant.variantKey(), otherVariant.variantKey())
                && !variant.sharesListWith(otherVariant);
    }

    private PersonCandidate of(NameVariant variant, NameVariant otherVariant) {
        boolean isSwapped =
                variant.nameShape().family().equals(otherVariant.nameShape().joinedGivenNames())
                        && variant.nameShape()
                                .joinedGivenNames()
                                .equals(otherVariant.nameShape().family());
        LocalizedSentence reasonSentence =
                isSwapped
                        ? LocalizedSentence.of(
                                "family and given name of {0} and {1} are swapped",
                                variant.writtenName(), otherVariant.writtenName())
                        : LocalizedSentence.of(
                                "{0} and {1} have the same words, but different family names",
                                variant.writtenName(), otherVariant.writtenName());
        PersonLikeness likeness =
                PersonLikeness.ofWords(
                        isSwapped ? SWAPPED : DIVIDED,
                        reasonSentence,
                        evidence.sharedEvidence(variant, otherVariant));
        var kind =
                isSwapped
                        ? PersonCandidate.PersonCandidateKind.SWAPPED
                        : PersonCandidate.PersonCandidateKind.DIVIDED;
        return new PersonCandidate(
                kind, List.of(variant, otherVariant), likeness.score(), likeness.reasons());
    }
}
