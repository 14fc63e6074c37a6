package octavo.bibliometrics;

import octavo.library.Work;
import octavo.people.KnownIndividual;
import octavo.people.NameMention;
import octavo.people.People;
import octavo.people.Person;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Who wrote papers together.
///
/// @param authors those with the most papers first
/// @param drawnCount how many of them are drawn; more would be no picture
/// @param links between those that are drawn
public record CoauthorGraph(List<GraphAuthor> authors, int drawnCount, List<PointLink> links) {
    private static final int MOST_DRAWN = 60;

    public CoauthorGraph {
        authors = List.copyOf(authors);
        links = List.copyOf(links);
    }

    /// An author of some of the papers.
    ///
    /// @param isOwner whether the library is this person's
    public record GraphAuthor(String name, boolean isOwner, List<Work> papers) {
        public GraphAuthor {
            papers = List.copyOf(papers);
        }

        /// When the first and the last of the papers appeared; empty if none has a year.
        public Optional<YearRange> years() {
            TreeSet<Integer> years = new TreeSet<>();
            papers.forEach(paper -> YearRange.parseYear(paper.shownYear()).ifPresent(years::add));
            return years.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new YearRange(years.getFirst(), years.getLast()));
        }
    }

    /// @param papers of the library of which the people are
    /// @param people say which names are one person
    public static CoauthorGraph of(List<Work> papers, People people) {
        List<KnownIndividual> individuals = people.individuals();
        Map<String, Integer> numbersByVariant = new HashMap<>();
        for (int i = 0; i < individuals.size(); i++) {
            int number = i;
            individuals
                    .get(i)
                    .variants()
                    .forEach(variant -> numbersByVariant.put(variant.variantKey(), number));
        }
        Map<Integer, List<Work>> papersByPerson = new TreeMap<>();
        List<Set<Integer>> authorsByPaper = new ArrayList<>();
        for (Work paper : papers) {
            Set<Integer> paperAuthors = authorsOf(paper, people, numbersByVariant);
            authorsByPaper.add(paperAuthors);
            paperAuthors.forEach(
                    it -> papersByPerson.computeIfAbsent(it, _ -> new ArrayList<>()).add(paper));
        }
        List<Map.Entry<Integer, List<Work>>> mostPapersFirst =
                new ArrayList<>(papersByPerson.entrySet());
        mostPapersFirst.sort(Comparator.comparingInt(it -> -it.getValue().size()));
        List<Integer> drawnPersons =
                mostPapersFirst.stream().limit(MOST_DRAWN).map(Map.Entry::getKey).toList();
        return new CoauthorGraph(
                mostPapersFirst.stream()
                        .map(it -> author(individuals.get(it.getKey()), it.getValue()))
                        .toList(),
                drawnPersons.size(),
                linksBetween(drawnPersons, authorsByPaper));
    }

    private static GraphAuthor author(KnownIndividual individual, List<Work> papers) {
        return new GraphAuthor(
                individual.name(),
                individual.decidedPerson().filter(Person::isMe).isPresent(),
                papers);
    }

    private static Set<Integer> authorsOf(
            Work paper, People people, Map<String, Integer> numbersByVariant) {
        int slot = paper.library().slots().get(paper.index()).number();
        Set<Integer> authors = new TreeSet<>();
        for (NameMention mention : people.index().mentions(slot)) {
            Integer number = numbersByVariant.get(mention.variantKey());
            if (number != null && mention.field().equalsIgnoreCase(paper.authorsField())) {
                authors.add(number);
            }
        }
        return authors;
    }

    private static List<PointLink> linksBetween(
            List<Integer> drawnPersons, List<Set<Integer>> authorsByPaper) {
        Map<Integer, Integer> drawnNumbers = new HashMap<>();
        drawnPersons.forEach(it -> drawnNumbers.put(it, drawnNumbers.size()));
        Map<Integer, Integer> weights = new TreeMap<>();
        for (Set<Integer> paperAuthors : authorsByPaper) {
            List<Integer> paperNumbers =
                    paperAuthors.stream()
                            .flatMap(it -> Optional.ofNullable(drawnNumbers.get(it)).stream())
                            .sorted()
                            .toList();
            for (int i = 0; i < paperNumbers.size(); i++) {
                for (int j = i + 1; j < paperNumbers.size(); j++) {
                    int pair = paperNumbers.get(i) * MOST_DRAWN + paperNumbers.get(j);
                    weights.merge(pair, 1, Integer::sum);
                }
            }
        }
        return weights.entrySet().stream()
                .map(it ->
                        new PointLink(
                                it.getKey() / MOST_DRAWN, it.getKey() % MOST_DRAWN, it.getValue()))
                .toList();
    }

    /// Those with whom a drawn author has written most, the most frequent first.
    ///
    /// @param number of the author
    public List<GraphAuthor> partnersOf(int number) {
        return links.stream()
                .filter(it -> it.from() == number || it.to() == number)
                .sorted(Comparator.comparingInt((PointLink it) -> -it.weight()))
                .map(it -> authors.get(it.from() == number ? it.to() : it.from()))
                .toList();
    }
}
