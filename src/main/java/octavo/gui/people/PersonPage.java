package octavo.gui.people;

import octavo.library.ReadingPlace;
import octavo.library.Work;
import octavo.people.KnownIndividual;
import octavo.people.NameMention;
import octavo.people.NameVariant;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// The content of a person's page.
///
/// @param coauthors those with the most papers first
public record PersonPage(KnownIndividual person, List<Paper> papers, List<Coauthor> coauthors) {

    /// An entry of the person.
    ///
    /// @param isLinked whether it links to the paper
    public record Paper(int slot, String title, String year, boolean isLinked) {}

    /// A co-author.
    ///
    /// @param variant the key of a spelling
    public record Coauthor(String name, String variant, int papers) {}

    public PersonPage {
        papers = List.copyOf(papers);
        coauthors = List.copyOf(coauthors);
    }

    static PersonPage of(PeopleSnapshot seen, KnownIndividual person) {
        Set<Integer> slots = new TreeSet<>();
        Set<String> own = new HashSet<>();
        for (NameVariant variant : person.variants()) {
            own.add(variant.variantKey());
            variant.mentions().forEach(use -> slots.add(use.slot()));
        }
        List<Paper> papers =
                slots.stream()
                        .flatMap(slot -> paper(seen, slot).stream())
                        .sorted(Comparator.comparing(Paper::year).reversed())
                        .toList();
        return new PersonPage(person, papers, coauthors(seen, slots, own));
    }

    /// The titles of the entries with a spelling, each with its year.
    static List<String> titles(PeopleSnapshot seen, NameVariant variant) {
        return variant.mentions().stream()
                .map(NameMention::slot)
                .distinct()
                .flatMap(slot -> paper(seen, slot).stream())
                .map(paper ->
                        paper.year().isEmpty()
                                ? paper.title()
                                : paper.title() + " (" + paper.year() + ")")
                .toList();
    }

    private static Optional<Paper> paper(PeopleSnapshot seen, int slot) {
        Integer place = seen.places().get(slot);
        Optional<Work> work =
                place == null ? Optional.empty() : seen.library().workAt(place.intValue());
        return work.map(it ->
                new Paper(
                        slot,
                        it.title().isEmpty() ? it.key() : it.title(),
                        it.shownYear(),
                        !ReadingPlace.of(it).isEmpty()));
    }

    /// Co-authors known to be one person are counted as one.
    private static List<Coauthor> coauthors(
            PeopleSnapshot seen, Set<Integer> slots, Set<String> own) {
        Map<String, KnownIndividual> who = new HashMap<>();
        seen.individuals()
                .forEach(each -> each.variants().forEach(it -> who.put(it.variantKey(), each)));
        Map<KnownIndividual, Set<Integer>> together = new HashMap<>();
        for (int slot : slots) {
            for (NameMention mention : seen.people().index().mentions(slot)) {
                KnownIndividual otherIndividual = who.get(mention.variantKey());
                if (otherIndividual != null && !own.contains(mention.variantKey())) {
                    together.computeIfAbsent(otherIndividual, _ -> new HashSet<>()).add(slot);
                }
            }
        }
        return together.entrySet().stream()
                .map(each ->
                        new Coauthor(
                                each.getKey().name(),
                                each.getKey().variants().getFirst().variantKey(),
                                each.getValue().size()))
                .sorted(
                        Comparator.comparingInt(Coauthor::papers)
                                .reversed()
                                .thenComparing(Coauthor::name))
                .toList();
    }
}
