package octavo.twins;

import octavo.text.Wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Says in words what two entries have in common.
final class Reasons {
    private Reasons() {}

    /// What is certain, unless a reason speaks against it.
    static Level level(Level found, List<Wording> reasons) {
        return reasons.stream().anyMatch(Reasons::isAgainst) ? Level.LIKELY : found;
    }

    /// What speaks against it comes last.
    static List<Wording> inOrder(List<Wording> reasons) {
        return reasons.stream().sorted(Comparator.comparing(Reasons::isAgainst)).toList();
    }

    private static boolean isAgainst(Wording reason) {
        return reason.pattern().startsWith("but");
    }

    static List<Wording> ofTitles(Title one, Title other) {
        if (one.letters().isEmpty() || other.letters().isEmpty()) {
            return List.of();
        }
        if (one.letters().equals(other.letters())) {
            return List.of(Wording.of("the same title"));
        }
        int shared = one.shared(other);
        int all = one.words().size() + other.words().size() - shared;
        boolean head = !one.head().isEmpty() && one.head().equals(other.head());
        Wording words = Wording.of("titles share {0} of {1} words", shared, all);
        return head
                ? List.of(Wording.of("both titles begin with “{0}:”", one.head()), words)
                : List.of(words);
    }

    static List<Wording> ofPeople(Authors some, Authors others) {
        int all = Math.max(some.size(), others.size());
        if (all == 0) {
            return List.of();
        }
        if (some.isEmpty() || others.isEmpty()) {
            return List.of(Wording.of("one has no authors"));
        }
        if (some.areThoseOf(others)) {
            return List.of(same(some, others, all));
        }
        List<Wording> reasons = new ArrayList<>();
        int common = some.common(others);
        boolean namesakes = some.shared(others) > common;
        if (common > 0) {
            reasons.add(Wording.of("{0} of {1} authors in common", common, all));
        }
        if (namesakes) {
            reasons.add(Wording.of("but given names differ"));
        } else if (common == 0) {
            reasons.add(Wording.of("but no author in common"));
        }
        return reasons;
    }

    private static Wording same(Authors some, Authors others, int all) {
        if (some.areCut(others)) {
            int least = Math.min(some.size(), others.size());
            return Wording.of("the same authors, though one list ends after {0}", least);
        }
        return all == 1 ? Wording.of("the same author") : Wording.of("the same {0} authors", all);
    }

    static List<Wording> ofYears(Traits one, Traits other) {
        Optional<Integer> gap = one.yearsUntil(other);
        return gap.isEmpty()
                ? List.of()
                : List.of(
                        gap.get() == 0
                                ? Wording.of("both of {0}", one.year().orElseThrow())
                                : Wording.of(
                                        "of {0} and {1}",
                                        one.year().orElseThrow(), other.year().orElseThrow()));
    }
}
