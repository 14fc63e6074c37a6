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
    private static final int MOST = 100;

    private final PersonDecisions decisions;
    private final PersonEvidence.Gathered evidence;

    OtherOrders(PersonDecisions decisions, PersonEvidence.Gathered evidence) {
        this.decisions = decisions;
        this.evidence = evidence;
    }

    List<PersonCandidate> candidates(List<NameVariant> all) {
        List<NameVariant> variants = all.subList(0, Math.min(MOST, all.size()));
        var candidates = new ArrayList<PersonCandidate>();
        for (int i = 0; i < variants.size(); i++) {
            for (int j = i + 1; j < variants.size(); j++) {
                NameVariant a = variants.get(i);
                NameVariant b = variants.get(j);
                if (mayBe(a, b)) {
                    candidates.add(a.uses().size() < b.uses().size() ? of(b, a) : of(a, b));
                }
            }
        }
        return candidates;
    }

    /// Whether two names with different family names may be one person's.
    boolean mayBe(NameVariant a, NameVariant b) {
        boolean apart =
                !a.orcid().equals(b.orcid()) && !a.orcid().isEmpty() && !b.orcid().isEmpty();
        return !apart
                && !a.shape().contractedFamily().equals(b.shape().contractedFamily())
                && !decisions.areDifferent(a.key(), b.key())
                && !decisions.areSame(a.key(), b.key())
                && !a.standsBeside(b);
    }

    private PersonCandidate of(NameVariant a, NameVariant b) {
        boolean swapped =
                a.shape().family().equals(b.shape().joinedGivenNames())
                        && a.shape().joinedGivenNames().equals(b.shape().family());
        LocalizedSentence reason =
                swapped
                        ? LocalizedSentence.of(
                                "family and given name of {0} and {1} are swapped",
                                a.written(), b.written())
                        : LocalizedSentence.of(
                                "{0} and {1} have the same words, but different family names",
                                a.written(), b.written());
        PersonLikeness likeness =
                PersonLikeness.ofWords(swapped ? SWAPPED : DIVIDED, reason, evidence.shared(a, b));
        var kind = swapped ? PersonCandidate.Kind.SWAPPED : PersonCandidate.Kind.DIVIDED;
        return new PersonCandidate(kind, List.of(a, b), likeness.score(), likeness.reasons());
    }
}
