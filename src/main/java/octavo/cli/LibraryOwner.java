package octavo.cli;

import octavo.cv.list.PersonMatcher;
import octavo.cv.profile.Emphasis;
import octavo.cv.profile.FunderRule.Check;
import octavo.cv.profile.Profile;
import octavo.cv.profile.ProfileReader;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.people.DecisionsJson;
import octavo.sidecar.Sidecar;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Whose library it is: as the command says, or the sidecar, or else whoever wrote most of it.
final class LibraryOwner implements Predicate<PersonName> {
    private final List<String> names;
    private final PersonMatcher known;
    private final Optional<OwnName.Guess> guess;
    private final int entries;

    private LibraryOwner(
            List<String> names, List<String> known, Optional<OwnName.Guess> guess, int entries) {
        this.names = names;
        this.known = PersonMatcher.of(known);
        this.guess = guess;
        this.entries = entries;
    }

    static LibraryOwner of(List<String> said, Sidecar sidecar, List<Work> works) {
        if (said.stream().anyMatch(String::isBlank)) {
            throw new CommandRefusal(
                    Cli.WRONG_USE, "--me is empty: give a name, such as \"Mai, Luo\".");
        }
        List<String> known = DecisionsJson.read(sidecar).decisions().ownNames();
        List<String> names = said.isEmpty() ? known : said;
        Optional<OwnName.Guess> guess = names.isEmpty() ? OwnName.of(works) : Optional.empty();
        List<String> all = guess.map(it -> List.of(it.name())).orElse(names);
        return new LibraryOwner(all, said.isEmpty() ? known : List.of(), guess, works.size());
    }

    /// The same; or whoever has these names, where nobody else is named.
    LibraryOwner orNamed(List<String> others) {
        return guess.isEmpty() || others.isEmpty()
                ? this
                : new LibraryOwner(others, List.of(), Optional.empty(), entries);
    }

    /// Refuses to take a guess for the person whom a list is about.
    void refuseGuess(Path file, String profile) {
        guess.ifPresent(it -> {
            throw new CommandRefusal(
                    Cli.WRONG_USE,
                    "whose list is it? %s has most of the entries, %d of %d. To say so: octavo cv %s --profile %s --me \"%s\""
                            .formatted(
                                    it.name(),
                                    it.papers(),
                                    entries,
                                    ShellQuoting.quoted(file),
                                    profile,
                                    it.name()));
        });
    }

    /// A profile of nobody's, made this person's.
    Profile of(Profile profile) {
        return names.isEmpty() ? profile : profile.withSelf(names);
    }

    /// Whether a profile asks for a name that nobody has said, so that it is the guess.
    boolean isGuessedFor(ProfileReader.Read read) {
        Profile profile = read.profile();
        boolean asks =
                profile.choice().mine()
                        || profile.names().self() != Emphasis.NONE
                        || read.rules().stream()
                                .anyMatch(rule -> rule.check() instanceof Check.OwnName);
        return asks && guess.isPresent() && profile.names().own().isEmpty();
    }

    /// Whether the library itself says that a name is its owner's.
    @Override
    public boolean test(PersonName name) {
        return known.contain(name);
    }

    /// What was assumed, and what to type if it is wrong.
    ///
    /// @param next whether to say how to get a list that shows it
    Optional<String> assumed(Path file, boolean next) {
        return guess.map(it -> {
            String rival = it.rival().isEmpty() ? "" : ", as many as " + it.rival();
            String said =
                    "Assuming you are %s (%d of %d entries%s). Use --me NAME to change that."
                            .formatted(it.name(), it.papers(), entries, rival);
            return next
                    ? said
                            + " For your CV: octavo cv %s --me \"%s\" --format markdown"
                                    .formatted(ShellQuoting.quoted(file), it.name())
                    : said;
        });
    }
}
