package octavo.cli.libraries;

import octavo.library.Work;
import octavo.people.AuthorTally;
import octavo.people.AuthorTally.FrequentAuthor;

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
        List<FrequentAuthor> busiest = AuthorTally.of(works).busiest();
        return busiest.stream().findFirst().map(first -> guess(first, busiest));
    }

    private static Guess guess(FrequentAuthor first, List<FrequentAuthor> busiest) {
        boolean tie = busiest.size() > 1 && busiest.get(1).papers() == first.papers();
        return new Guess(first.name(), first.papers(), tie ? busiest.get(1).name() : "");
    }
}
