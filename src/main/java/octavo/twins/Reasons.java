package octavo.twins;

import octavo.text.Wording;

import java.util.List;
import java.util.Optional;

/// Says in words what two entries have in common.
final class Reasons {
    private Reasons() {}

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

    static List<Wording> ofPeople(Traits one, Traits other) {
        int all = Math.max(one.authors().size(), other.authors().size());
        if (all == 0) {
            return List.of();
        }
        if (one.authors().isEmpty() || other.authors().isEmpty()) {
            return List.of(Wording.of("but one has no authors"));
        }
        if (one.hasSameAuthors(other)) {
            return List.of(
                    all == 1
                            ? Wording.of("the same author")
                            : Wording.of("the same {0} authors", all));
        }
        int shared = Author.shared(one.authors(), other.authors());
        return shared == 0
                ? List.of(Wording.of("but no author in common"))
                : List.of(Wording.of("{0} of {1} authors in common", shared, all));
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
