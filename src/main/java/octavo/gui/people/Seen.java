package octavo.gui.people;

import octavo.library.Library;
import octavo.people.Candidate;
import octavo.people.Decisions;
import octavo.people.Individual;
import octavo.people.People;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The people of a library as they were worked out at some moment.
///
/// @param places where the slots are in the library
record Seen(
        Library library,
        People people,
        List<Candidate> candidates,
        List<Individual> individuals,
        Map<Integer, Integer> places) {

    static Seen of(Library library, Decisions decisions) {
        return of(library, People.of(library, decisions));
    }

    private static Seen of(Library library, People people) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < library.slots().size(); i++) {
            places.put(library.slots().get(i).number(), i);
        }
        return new Seen(library, people, people.candidates(), people.individuals(), places);
    }

    /// The same library with other decisions.
    Seen with(Decisions decisions) {
        return of(library, people.with(decisions));
    }
}
