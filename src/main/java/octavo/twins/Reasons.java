package octavo.twins;

import java.util.List;
import java.util.Optional;

/// Says in words what two entries have in common.
final class Reasons {
    private Reasons() {}

    static List<String> ofTitles(Title one, Title other) {
        if (one.letters().isEmpty() || other.letters().isEmpty()) {
            return List.of();
        }
        if (one.letters().equals(other.letters())) {
            return List.of("the same title");
        }
        int shared = one.shared(other);
        int all = one.words().size() + other.words().size() - shared;
        boolean head = !one.head().isEmpty() && one.head().equals(other.head());
        String words = "titles share " + shared + " of " + all + " words";
        return head
                ? List.of("both titles begin with “" + one.head() + ":”", words)
                : List.of(words);
    }

    static List<String> ofPeople(Traits one, Traits other) {
        int all = Math.max(one.authors().size(), other.authors().size());
        if (all == 0) {
            return List.of();
        }
        if (one.authors().isEmpty() || other.authors().isEmpty()) {
            return List.of("but one has no authors");
        }
        if (one.hasSameAuthors(other)) {
            return List.of(all == 1 ? "the same author" : "the same " + all + " authors");
        }
        int shared = Author.shared(one.authors(), other.authors());
        return shared == 0
                ? List.of("but no author in common")
                : List.of(shared + " of " + all + " authors in common");
    }

    static List<String> ofYears(Traits one, Traits other) {
        Optional<Integer> gap = one.yearsUntil(other);
        return gap.isEmpty()
                ? List.of()
                : List.of(
                        gap.get() == 0
                                ? "both of " + one.year().orElseThrow()
                                : "of "
                                        + one.year().orElseThrow()
                                        + " and "
                                        + other.year().orElseThrow());
    }
}
