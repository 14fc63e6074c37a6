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
    private static final int SHORTEST = 7;

    /// So long are double names, whose namesakes are few.
    private static final int LONG = 13;

    /// The most names that are compared.
    private static final int MOST = 200;

    private static final Comparator<NameVariant> USUAL_FIRST =
            Comparator.comparingInt((NameVariant each) -> -each.uses().size())
                    .thenComparing(each -> each.written().chars().allMatch(c -> c < 128))
                    .thenComparing(each -> each.key());

    private final OtherOrders others;
    private final PersonEvidence.Gathered evidence;

    NearFamilies(PersonDecisions decisions, PersonEvidence.Gathered evidence) {
        this.others = new OtherOrders(decisions, evidence);
        this.evidence = evidence;
    }

    List<PersonCandidate> candidates(List<NameVariant> all) {
        List<NameVariant> variants = all.stream().limit(MOST).sorted(USUAL_FIRST).toList();
        var candidates = new ArrayList<PersonCandidate>();
        for (int i = 0; i < variants.size(); i++) {
            for (NameVariant other : variants.subList(i + 1, variants.size())) {
                if (isNear(variants.get(i), other) && others.mayBe(variants.get(i), other)) {
                    add(candidates, variants.get(i), other);
                }
            }
        }
        return candidates;
    }

    private static boolean isNear(NameVariant a, NameVariant b) {
        String one = a.shape().family();
        String other = b.shape().family();
        return Math.min(one.length(), other.length()) >= SHORTEST
                && a.number().isEmpty()
                && b.number().isEmpty()
                && a.shape().suffix().equals(b.shape().suffix())
                && a.shape().particles().equals(b.shape().particles())
                && WordLikeness.editDistance(one, other, 1) == 1;
    }

    private void add(List<PersonCandidate> candidates, NameVariant a, NameVariant b) {
        PersonEvidence.Shared shared = evidence.shared(a, b);
        int shorter = Math.min(a.shape().family().length(), b.shape().family().length());
        if (shorter < LONG && shared.coauthors().isEmpty()) {
            return;
        }
        LocalizedSentence reason =
                LocalizedSentence.of(
                        "the family names of {0} and {1} differ in one letter",
                        a.written(), b.written());
        PersonLikeness likeness = PersonLikeness.ofWords(LIKELIHOOD, reason, shared);
        if (likeness.score() >= PersonLikeness.LEAST) {
            candidates.add(
                    new PersonCandidate(
                            PersonCandidate.Kind.SAME,
                            List.of(a, b),
                            likeness.score(),
                            likeness.reasons()));
        }
    }
}
