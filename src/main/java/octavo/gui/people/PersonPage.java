package octavo.gui.people;

import octavo.gui.masterdetail.PaperSummary;
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
import java.util.TreeMap;
import java.util.TreeSet;

/// The content of a person's page.
///
/// @param papers the newest first
/// @param linkedSlots the slots of the papers that link to a file or a page
/// @param coauthors those with the most papers first
public record PersonPage(
        KnownIndividual person,
        List<PaperSummary> papers,
        Set<Integer> linkedSlots,
        List<Coauthor> coauthors) {

    /// A co-author.
    ///
    /// @param variant the key of a spelling
    public record Coauthor(String name, String variant, int papers) {}

    public PersonPage {
        papers = List.copyOf(papers);
        linkedSlots = Set.copyOf(linkedSlots);
        coauthors = List.copyOf(coauthors);
    }

    static PersonPage of(PeopleSnapshot seen, KnownIndividual person) {
        Set<Integer> slots = new TreeSet<>();
        Set<String> own = new HashSet<>();
        for (NameVariant variant : person.variants()) {
            own.add(variant.variantKey());
            variant.mentions().forEach(use -> slots.add(use.slot()));
        }
        Set<Integer> linkedSlots = new HashSet<>();
        for (int slot : slots) {
            work(seen, slot)
                    .filter(work -> !ReadingPlace.of(work).isEmpty())
                    .ifPresent(_ -> linkedSlots.add(slot));
        }
        return new PersonPage(
                person,
                papersOf(seen, person.variants()),
                linkedSlots,
                coauthors(seen, slots, own));
    }

    /// The papers with some spellings, the newest first.
    static List<PaperSummary> papersOf(PeopleSnapshot seen, List<NameVariant> variants) {
        Map<Integer, NameMention> mentionsBySlot = new TreeMap<>();
        variants.stream()
                .flatMap(variant -> variant.mentions().stream())
                .forEach(mention -> mentionsBySlot.putIfAbsent(mention.slot(), mention));
        return mentionsBySlot.values().stream()
                .flatMap(mention -> paper(seen, mention).stream())
                .sorted(Comparator.comparing(PaperSummary::year).reversed())
                .toList();
    }

    /// An editor does not stand out among the authors.
    private static Optional<PaperSummary> paper(PeopleSnapshot seen, NameMention mention) {
        int slot = mention.slot();
        return work(seen, slot)
                .map(work ->
                        work.authorsField().equalsIgnoreCase(mention.field())
                                ? PaperSummary.of(slot, work, mention.position())
                                : PaperSummary.of(slot, work));
    }

    private static Optional<Work> work(PeopleSnapshot seen, int slot) {
        Integer place = seen.places().get(slot);
        return place == null ? Optional.empty() : seen.library().workAt(place.intValue());
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
