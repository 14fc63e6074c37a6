package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ShellQuoting;
import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.FunderRule.RuleCondition;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.list.PersonMatcher;
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
    private final List<String> ownerNames;
    private final PersonMatcher knownOwner;
    private final Optional<OwnName.Guess> guessedName;
    private final int entryCount;

    private LibraryOwner(
            List<String> ownerNames,
            List<String> knownNames,
            Optional<OwnName.Guess> guessedName,
            int entryCount) {
        this.ownerNames = ownerNames;
        this.knownOwner = PersonMatcher.of(knownNames);
        this.guessedName = guessedName;
        this.entryCount = entryCount;
    }

    public static LibraryOwner of(List<String> givenNames, Sidecar sidecar, List<Work> works) {
        if (givenNames.stream().anyMatch(String::isBlank)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--me is empty: give a name, such as \"Mai, Luo\".");
        }
        List<String> knownNames = DecisionsJson.readDecisions(sidecar).decisions().ownNames();
        List<String> ownerNames = givenNames.isEmpty() ? knownNames : givenNames;
        Optional<OwnName.Guess> guessedName =
                ownerNames.isEmpty() ? OwnName.of(works) : Optional.empty();
        List<String> allNames = guessedName.map(it -> List.of(it.name())).orElse(ownerNames);
        return new LibraryOwner(
                allNames, givenNames.isEmpty() ? knownNames : List.of(), guessedName, works.size());
    }

    /// The same owner; or, if only guessed, the person with these names.
    public LibraryOwner orNamed(List<String> otherNames) {
        return guessedName.isEmpty() || otherNames.isEmpty()
                ? this
                : new LibraryOwner(otherNames, List.of(), Optional.empty(), entryCount);
    }

    /// Refuses an owner who was only guessed.
    public void refuseGuess(Path file, String profile) {
        guessedName.ifPresent(it -> {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "whose list is it? %s has most of the entries, %d of %d. To say so: octavo cv %s --profile %s --me \"%s\""
                            .formatted(
                                    it.name(),
                                    it.papers(),
                                    entryCount,
                                    ShellQuoting.quoted(file),
                                    profile,
                                    it.name()));
        });
    }

    /// A profile without an owner, for this person.
    public Profile of(Profile profile) {
        return ownerNames.isEmpty() ? profile : profile.withSelf(ownerNames);
    }

    /// Whether a profile needs a name that was only guessed.
    public boolean isGuessedFor(ProfileReader.ReadProfile readProfile) {
        Profile profile = readProfile.profile();
        boolean needsOwner =
                profile.entrySettings().ownOnly()
                        || profile.nameForms().selfEmphasis() != Emphasis.NONE
                        || readProfile.rules().stream()
                                .anyMatch(
                                        rule -> rule.condition() instanceof RuleCondition.OwnName);
        return needsOwner && guessedName.isPresent() && profile.nameForms().ownNames().isEmpty();
    }

    /// Whether the sidecar says that a name is the owner's; never if the command names the owner.
    @Override
    public boolean test(PersonName name) {
        return knownOwner.matchesName(name);
    }

    /// What was assumed, and how to correct it.
    ///
    /// @param suggestsNext whether to suggest a command that shows the owner's list
    public Optional<String> describeAssumption(Path file, boolean suggestsNext) {
        return guessedName.map(it -> {
            String rivalNote = it.rival().isEmpty() ? "" : ", as many as " + it.rival();
            String assumption =
                    "Assuming you are %s (%d of %d entries%s). Use --me NAME to change that."
                            .formatted(it.name(), it.papers(), entryCount, rivalNote);
            return suggestsNext
                    ? assumption
                            + " For your CV: octavo cv %s --me \"%s\" --format markdown"
                                    .formatted(ShellQuoting.quoted(file), it.name())
                    : assumption;
        });
    }
}
