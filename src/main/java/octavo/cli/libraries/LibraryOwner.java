package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.ShellQuoting;
import octavo.cv.list.PersonMatcher;
import octavo.cv.profile.Emphasis;
import octavo.cv.profile.FunderRule.RuleCondition;
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

/// The owner of a library: named by the command or the sidecar, or else guessed as whoever wrote
/// most of it.
public final class LibraryOwner implements Predicate<PersonName> {
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

    public static LibraryOwner of(List<String> said, Sidecar sidecar, List<Work> works) {
        if (said.stream().anyMatch(String::isBlank)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--me is empty: give a name, such as \"Mai, Luo\".");
        }
        List<String> known = DecisionsJson.read(sidecar).decisions().ownNames();
        List<String> names = said.isEmpty() ? known : said;
        Optional<OwnName.Guess> guess = names.isEmpty() ? OwnName.of(works) : Optional.empty();
        List<String> all = guess.map(it -> List.of(it.name())).orElse(names);
        return new LibraryOwner(all, said.isEmpty() ? known : List.of(), guess, works.size());
    }

    /// The same owner; or, if only guessed, the person with these names.
    public LibraryOwner orNamed(List<String> others) {
        return guess.isEmpty() || others.isEmpty()
                ? this
                : new LibraryOwner(others, List.of(), Optional.empty(), entries);
    }

    /// Refuses an owner who was only guessed.
    public void refuseGuess(Path file, String profile) {
        guess.ifPresent(it -> {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
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

    /// A profile without an owner, for this person.
    public Profile of(Profile profile) {
        return names.isEmpty() ? profile : profile.withSelf(names);
    }

    /// Whether a profile needs a name that was only guessed.
    public boolean isGuessedFor(ProfileReader.ReadProfile read) {
        Profile profile = read.profile();
        boolean asks =
                profile.entrySettings().ownOnly()
                        || profile.nameForms().selfEmphasis() != Emphasis.NONE
                        || read.rules().stream()
                                .anyMatch(
                                        rule -> rule.condition() instanceof RuleCondition.OwnName);
        return asks && guess.isPresent() && profile.nameForms().ownNames().isEmpty();
    }

    /// Whether the sidecar says that a name is the owner's; never if the command names the owner.
    @Override
    public boolean test(PersonName name) {
        return known.matchesName(name);
    }

    /// What was assumed, and how to correct it.
    ///
    /// @param next whether to suggest a command that shows the owner's list
    public Optional<String> assumed(Path file, boolean next) {
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
