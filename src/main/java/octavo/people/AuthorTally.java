package octavo.people;

import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Counts the papers of each author of some works, by spelling and by person.
public final class AuthorTally {
    private final Map<String, Spelling> spellings = new LinkedHashMap<>();
    private final Map<String, FrequentAuthor> people = new LinkedHashMap<>();

    private AuthorTally() {}

    /// A person as far as the name alone tells, in its fullest spelling.
    public record FrequentAuthor(String name, int papers) {
        private FrequentAuthor plus(String spelling) {
            String fullest = spelling.length() > name.length() ? spelling : name;
            return new FrequentAuthor(fullest, papers + 1);
        }
    }

    /// @param name as it was first read
    private record Spelling(PersonName name, List<Integer> papers) {}

    public static AuthorTally of(Collection<Work> works) {
        AuthorTally tally = new AuthorTally();
        Map<String, List<NameSpelling>> known = new HashMap<>();
        int paper = 0;
        for (Work work : works) {
            for (PersonName name : work.authors().names()) {
                String written = name.displayName(NameForm.FAMILY_FIRST);
                if (name.literal().isEmpty() && !written.isBlank()) {
                    for (var spelling : known.computeIfAbsent(written, NameSpelling::of)) {
                        tally.add(name, spelling, paper);
                    }
                }
            }
            paper++;
        }
        return tally;
    }

    /// Spellings are told apart as in the index of people.
    private void add(PersonName name, NameSpelling read, int paper) {
        NameVariant variant = NameVariant.of(read);
        String spelling = variant.key();
        PersonName one = read.joined() ? read.name() : name;
        spellings
                .computeIfAbsent(spelling, _ -> new Spelling(one, new ArrayList<>()))
                .papers()
                .add(paper);
        people.merge(
                variant.shape().family() + "," + variant.shape().firstInitial(),
                new FrequentAuthor(spelling, 1),
                (author, _) -> author.plus(spelling));
    }

    /// The persons, those with most papers first; among equals, whoever comes first in the library.
    public List<FrequentAuthor> busiest() {
        return people.values().stream()
                .sorted(Comparator.comparingInt(FrequentAuthor::papers).reversed())
                .toList();
    }

    /// The spellings of certain names, the most frequent first.
    public List<String> spellings(Predicate<PersonName> names) {
        return spellings.entrySet().stream()
                .filter(each -> names.test(each.getValue().name()))
                .sorted(Comparator.comparingInt(each -> -each.getValue().papers().size()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// How many papers have an author of one of these spellings.
    public int papers(Collection<String> of) {
        Set<Integer> papers = new HashSet<>();
        for (String spelling : of) {
            Spelling found = spellings.get(spelling);
            if (found != null) {
                papers.addAll(found.papers());
            }
        }
        return papers.size();
    }
}
