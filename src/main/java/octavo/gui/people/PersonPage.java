package octavo.gui.people;

import octavo.library.Work;
import octavo.people.Individual;
import octavo.people.Mention;
import octavo.people.Variant;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// What a library says of one person.
///
/// @param coauthors those of most papers first
public record PersonPage(Individual person, List<Paper> papers, List<Coauthor> coauthors) {

    /// An entry that the person is in.
    public record Paper(int slot, String title, String year) {}

    /// Somebody who is in the same entries.
    ///
    /// @param variant the key of a spelling
    public record Coauthor(String name, String variant, int papers) {}

    public PersonPage {
        papers = List.copyOf(papers);
        coauthors = List.copyOf(coauthors);
    }

    static PersonPage of(Seen seen, Individual person) {
        Set<Integer> slots = new TreeSet<>();
        Set<String> own = new HashSet<>();
        for (Variant variant : person.variants()) {
            own.add(variant.key());
            variant.uses().forEach(use -> slots.add(use.slot()));
        }
        List<Paper> papers =
                slots.stream()
                        .flatMap(slot -> paper(seen, slot).stream())
                        .sorted(Comparator.comparing(Paper::year).reversed())
                        .toList();
        return new PersonPage(person, papers, coauthors(seen, slots, own));
    }

    private static Optional<Paper> paper(Seen seen, int slot) {
        Integer place = seen.places().get(slot);
        Optional<Work> work =
                place == null ? Optional.empty() : seen.library().work(place.intValue());
        return work.map(
                it -> new Paper(slot, it.title().isEmpty() ? it.key() : it.title(), it.year()));
    }

    /// People who are known to be one are counted as one.
    private static List<Coauthor> coauthors(Seen seen, Set<Integer> slots, Set<String> own) {
        Map<String, Individual> who = new HashMap<>();
        seen.individuals().forEach(each -> each.variants().forEach(it -> who.put(it.key(), each)));
        Map<Individual, Set<Integer>> together = new HashMap<>();
        for (int slot : slots) {
            for (Mention mention : seen.people().index().mentions(slot)) {
                Individual other = who.get(mention.variant());
                if (other != null && !own.contains(mention.variant())) {
                    together.computeIfAbsent(other, _ -> new HashSet<>()).add(slot);
                }
            }
        }
        return together.entrySet().stream()
                .map(each ->
                        new Coauthor(
                                each.getKey().name(),
                                each.getKey().variants().getFirst().key(),
                                each.getValue().size()))
                .sorted(
                        Comparator.comparingInt(Coauthor::papers)
                                .reversed()
                                .thenComparing(Coauthor::name))
                .toList();
    }
}
