package octavo.people;

import octavo.text.LocalizedSentence;

import java.util.Comparator;
import java.util.List;

/// Variants that may be one person, and why. It is an offer: nothing is merged unless somebody says
/// so.
///
/// @param score from 0 to 1, how likely it is; 1 is certain
/// @param reasons in words
public record PersonCandidate(
        Kind kind, List<NameVariant> variants, double score, List<LocalizedSentence> reasons) {

    /// What may be the matter.
    public enum Kind {
        /// The same person, spelt differently.
        SAME,
        /// The same words with family and given name the other way round.
        SWAPPED,
        /// The same words, of which one more belongs to the family name.
        DIVIDED
    }

    /// Those most likely first, and of these the largest.
    static final Comparator<PersonCandidate> ORDER =
            Comparator.comparingDouble(PersonCandidate::score)
                    .reversed()
                    .thenComparing(Comparator.comparingInt(PersonCandidate::uses).reversed())
                    .thenComparing(each -> each.variants().getFirst().key());

    public PersonCandidate {
        variants = List.copyOf(variants);
        reasons = List.copyOf(reasons);
    }

    public boolean isCertain() {
        return score >= 1;
    }

    /// The variant whose spelling says most: whole given names, accents; and of these the most
    /// used.
    public NameVariant fullest() {
        return variants.getFirst();
    }

    private int uses() {
        return variants.stream().mapToInt(each -> each.uses().size()).sum();
    }
}
