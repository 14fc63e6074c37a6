package octavo.gui.people;

import octavo.library.Library;
import octavo.people.KnownIndividual;
import octavo.people.People;
import octavo.people.PersonCandidate;
import octavo.people.PersonDecisions;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The computed people of a library at one point in time.
///
/// @param places the index of each slot in the library
record PeopleSnapshot(
        Library library,
        People people,
        List<PersonCandidate> candidates,
        List<KnownIndividual> individuals,
        Map<Integer, Integer> places) {

    static PeopleSnapshot of(Library library, PersonDecisions decisions) {
        return of(library, People.of(library, decisions));
    }

    private static PeopleSnapshot of(Library library, People people) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < library.slots().size(); i++) {
            places.put(library.slots().get(i).number(), i);
        }
        return new PeopleSnapshot(
                library, people, people.candidates(), people.individuals(), places);
    }

    /// The same library with other decisions.
    PeopleSnapshot with(PersonDecisions decisions) {
        return of(library, people.withDecisions(decisions));
    }
}
