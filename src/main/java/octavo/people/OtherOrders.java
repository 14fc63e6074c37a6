package octavo.people;

import octavo.text.Wording;

import java.util.ArrayList;
import java.util.List;

/// Finds names of the same words that are put together differently: `Li, Guo` and `Guo, Li`, or
/// `García López, María` and `López, María García`.
final class OtherOrders {
    private static final double SWAPPED = 0.55;
    private static final double DIVIDED = 0.7;

    /// How many names of the same words are compared.
    private static final int MOST = 100;

    private final Decisions decisions;
    private final Evidence.Gathered evidence;

    OtherOrders(Decisions decisions, Evidence.Gathered evidence) {
        this.decisions = decisions;
        this.evidence = evidence;
    }

    List<Candidate> candidates(List<Variant> all) {
        List<Variant> variants = all.subList(0, Math.min(MOST, all.size()));
        var candidates = new ArrayList<Candidate>();
        for (int i = 0; i < variants.size(); i++) {
            for (int j = i + 1; j < variants.size(); j++) {
                Variant a = variants.get(i);
                Variant b = variants.get(j);
                if (mayBe(a, b)) {
                    candidates.add(a.uses().size() < b.uses().size() ? of(b, a) : of(a, b));
                }
            }
        }
        return candidates;
    }

    private boolean mayBe(Variant a, Variant b) {
        boolean apart =
                !a.orcid().equals(b.orcid()) && !a.orcid().isEmpty() && !b.orcid().isEmpty();
        return !apart
                && !a.shape().contracted().equals(b.shape().contracted())
                && !decisions.areDifferent(a.key(), b.key())
                && !decisions.areSame(a.key(), b.key())
                && !a.standsBeside(b);
    }

    private Candidate of(Variant a, Variant b) {
        boolean swapped =
                a.shape().family().equals(b.shape().given())
                        && a.shape().given().equals(b.shape().family());
        Wording reason =
                swapped
                        ? Wording.of(
                                "family and given name of {0} and {1} are swapped",
                                a.written(), b.written())
                        : Wording.of(
                                "{0} and {1} have the same words, but other family names",
                                a.written(), b.written());
        Likeness likeness =
                Likeness.ofWords(swapped ? SWAPPED : DIVIDED, reason, evidence.shared(a, b));
        var kind = swapped ? Candidate.Kind.SWAPPED : Candidate.Kind.DIVIDED;
        return new Candidate(kind, List.of(a, b), likeness.score(), likeness.reasons());
    }
}
