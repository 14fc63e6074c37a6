package octavo.cli;

import octavo.library.Library;
import octavo.names.PersonName;
import octavo.people.Individual;
import octavo.people.NameSearch;
import octavo.people.People;
import octavo.people.Person;
import octavo.people.Plan;
import octavo.people.Repairs;
import octavo.people.Unification;
import octavo.people.Variant;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;

/// The plans of `octavo people`, and the names that they are about.
final class PeoplePlans {
    private PeoplePlans() {}

    static String key(People people, String typed) {
        return variant(people, typed).key();
    }

    /// The variant that a typed name means, or a refusal that names what there is.
    static Variant variant(People people, String typed) {
        List<Variant> found = NameSearch.find(people.index(), typed);
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            throw new Refusal(
                    Cli.PROBLEMS,
                    "nobody is called "
                            + typed
                            + " in this library. Try: octavo people FILE --list WORD");
        }
        String names = found.stream().map(Variant::key).collect(Collectors.joining("; "));
        throw new Refusal(Cli.PROBLEMS, typed + " may be any of: " + names + ". Give one of these");
    }

    static Plan unify(Library library, People people, String typed) {
        Variant variant = variant(people, typed);
        Individual person = people.individual(variant);
        String form =
                person.decided().map(Person::name).filter(name -> !name.isEmpty()).orElse(typed);
        PersonName name = PersonName.parse(form).value();
        if (name.family().isEmpty() || name.literal().isPresent()) {
            throw new Refusal(Cli.PROBLEMS, form + " is no name of a person");
        }
        return Unification.plan(
                library,
                people.index(),
                person.variants().stream().map(Variant::key).toList(),
                name);
    }

    static Plan swap(Library library, People people, String typed) {
        return Repairs.swap(library, variant(people, typed));
    }

    static Plan repair(Library library, People people, List<Repairs> kinds) {
        return Repairs.plan(library, people.index(), EnumSet.copyOf(kinds));
    }
}
