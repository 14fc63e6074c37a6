package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.Library;
import octavo.names.PersonName;
import octavo.people.KnownIndividual;
import octavo.people.NamePlan;
import octavo.people.NameRepairs;
import octavo.people.NameSearch;
import octavo.people.NameUnification;
import octavo.people.NameVariant;
import octavo.people.People;
import octavo.people.Person;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;

/// The plans of `octavo people`, and the names that they change.
final class PeoplePlans {
    private PeoplePlans() {}

    static String keyOf(People people, String typedName) {
        return variantOf(people, typedName).variantKey();
    }

    /// The spelling that a typed name means; or a refusal that lists the candidates.
    static NameVariant variantOf(People people, String typedName) {
        List<NameVariant> foundVariants = NameSearch.findIndividual(people, typedName);
        if (foundVariants.size() == 1) {
            return foundVariants.getFirst();
        }
        if (foundVariants.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "nobody is called "
                            + typedName
                            + " in this library. Try: octavo people FILE --list WORD");
        }
        String names =
                foundVariants.stream()
                        .map(NameVariant::variantKey)
                        .collect(Collectors.joining("; "));
        throw new CommandRefusal(
                ExitStatus.PROBLEMS,
                typedName + " may be any of: " + names + ". Give one of these");
    }

    static NamePlan unifyNames(Library library, People people, String typedName) {
        NameVariant nameVariant = variantOf(people, typedName);
        KnownIndividual individual = people.individual(nameVariant);
        String preferredForm =
                individual
                        .decidedPerson()
                        .map(Person::name)
                        .filter(preferredName -> !preferredName.isEmpty())
                        .orElse(typedName);
        PersonName preferredName = PersonName.parse(preferredForm).value();
        if (preferredName.family().isEmpty() || preferredName.literal().isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS, preferredForm + " is not a person’s name");
        }
        return NameUnification.plan(
                library,
                people.index(),
                individual.variants().stream().map(NameVariant::variantKey).toList(),
                preferredName);
    }

    static NamePlan swapNames(Library library, People people, String typedName) {
        return NameRepairs.planSwap(library, variantOf(people, typedName));
    }

    static NamePlan repairNames(Library library, People people, List<NameRepairs> repairKinds) {
        return NameRepairs.planRepairs(library, people.index(), EnumSet.copyOf(repairKinds));
    }
}
