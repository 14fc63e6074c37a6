package octavo.cli.commands;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
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

    static String key(People people, String typed) {
        return variant(people, typed).key();
    }

    /// The spelling that a typed name means; or a refusal that lists the candidates.
    static NameVariant variant(People people, String typed) {
        List<NameVariant> found = NameSearch.meant(people, typed);
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "nobody is called "
                            + typed
                            + " in this library. Try: octavo people FILE --list WORD");
        }
        String names = found.stream().map(NameVariant::key).collect(Collectors.joining("; "));
        throw new CommandRefusal(
                ExitStatus.PROBLEMS, typed + " may be any of: " + names + ". Give one of these");
    }

    static NamePlan unify(Library library, People people, String typed) {
        NameVariant variant = variant(people, typed);
        KnownIndividual person = people.individual(variant);
        String form =
                person.decided().map(Person::name).filter(name -> !name.isEmpty()).orElse(typed);
        PersonName name = PersonName.parse(form).value();
        if (name.family().isEmpty() || name.literal().isPresent()) {
            throw new CommandRefusal(ExitStatus.PROBLEMS, form + " is not a person’s name");
        }
        return NameUnification.plan(
                library,
                people.index(),
                person.variants().stream().map(NameVariant::key).toList(),
                name);
    }

    static NamePlan swap(Library library, People people, String typed) {
        return NameRepairs.swap(library, variant(people, typed));
    }

    static NamePlan repair(Library library, People people, List<NameRepairs> kinds) {
        return NameRepairs.plan(library, people.index(), EnumSet.copyOf(kinds));
    }
}
