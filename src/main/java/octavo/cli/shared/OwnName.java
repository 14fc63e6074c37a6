package octavo.cli.shared;

import octavo.library.Work;
import octavo.people.AuthorCounts;
import octavo.people.AuthorCounts.FrequentAuthor;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Guesses the owner of a library: whoever wrote most of it.
final class OwnName {
    private OwnName() {}

    /// A guess and its evidence.
    ///
    /// @param papers the number of the person's entries
    /// @param rival somebody with as many; empty if there is nobody
    record Guess(String name, int papers, String rival) {}

    static Optional<Guess> of(Collection<Work> works) {
        List<FrequentAuthor> busiest = AuthorCounts.of(works).busiestAuthors();
        return busiest.stream().findFirst().map(first -> guess(first, busiest));
    }

    private static Guess guess(FrequentAuthor first, List<FrequentAuthor> busiest) {
        boolean tie = busiest.size() > 1 && busiest.get(1).paperCount() == first.paperCount();
        return new Guess(first.name(), first.paperCount(), tie ? busiest.get(1).name() : "");
    }
}
