package octavo.people;

import octavo.text.LocalizedSentence;

import java.util.Comparator;
import java.util.List;

/// Variants that may be one person, and why. It is a suggestion: nothing is merged without a
/// decision.
///
/// @param score the likelihood from 0 to 1; 1 is certain
/// @param reasons for people
public record PersonCandidate(
        PersonCandidateKind kind,
        List<NameVariant> variants,
        double score,
        List<LocalizedSentence> reasons) {

    /// The kind of suspicion.
    public enum PersonCandidateKind {
        /// The same person, spelt differently.
        SAME,
        /// The same words with family and given name swapped.
        SWAPPED,
        /// The same words, with another division between given and family name.
        DIVIDED
    }

    /// The most likely first, and of these the largest.
    static final Comparator<PersonCandidate> ORDER =
            Comparator.comparingDouble(PersonCandidate::score)
                    .reversed()
                    .thenComparing(
                            Comparator.comparingInt(PersonCandidate::mentionCount).reversed())
                    .thenComparing(each -> each.variants().getFirst().variantKey());

    public PersonCandidate {
        variants = List.copyOf(variants);
        reasons = List.copyOf(reasons);
    }

    public boolean isCertain() {
        return score >= 1;
    }

    /// Whether its names are alike but for full stops, so that there is little to decide.
    public boolean differsOnlyInFullStops() {
        return kind == PersonCandidateKind.SAME
                && variants.stream()
                        .allMatch(each ->
                                each.differsOnlyInFullStops(variants.getFirst())
                                        && each.hasSameIdentity(variants.getFirst()));
    }

    /// The most informative spelling: full given names, accents; and of these the most frequent.
    public NameVariant fullestVariant() {
        return variants.getFirst();
    }

    /// Decides that all are one person.
    public PersonDecisions decideSame(PersonDecisions decisions) {
        String first = fullestVariant().variantKey();
        PersonDecisions newDecisions = decisions;
        for (NameVariant each : variants.subList(1, variants.size())) {
            newDecisions = newDecisions.decideSame(first, each.variantKey());
        }
        return newDecisions;
    }

    /// Decides that each is another person.
    public PersonDecisions decideDifferent(PersonDecisions decisions) {
        PersonDecisions newDecisions = decisions;
        for (int i = 0; i < variants.size(); i++) {
            for (NameVariant other : variants.subList(i + 1, variants.size())) {
                newDecisions =
                        newDecisions.decideDifferent(
                                variants.get(i).variantKey(), other.variantKey());
            }
        }
        return newDecisions;
    }

    private int mentionCount() {
        return variants.stream().mapToInt(each -> each.mentions().size()).sum();
    }
}
