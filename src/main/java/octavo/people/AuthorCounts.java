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
public final class AuthorCounts {
    private final Map<String, CountedSpelling> countedSpellings = new LinkedHashMap<>();
    private final Map<String, CountedAuthor> authorsByName = new LinkedHashMap<>();

    private AuthorCounts() {}

    /// A person as far as the name alone tells, in its fullest spelling.
    public record FrequentAuthor(String name, int paperCount) {}

    private record CountedAuthor(NameVariant fullestVariant, int paperCount) {
        CountedAuthor withPaper(NameVariant variant) {
            boolean isFuller = VariantClustering.FULLEST_FIRST.compare(variant, fullestVariant) < 0;
            return new CountedAuthor(isFuller ? variant : fullestVariant, paperCount + 1);
        }

        FrequentAuthor toFrequentAuthor() {
            return new FrequentAuthor(fullestVariant.variantKey(), paperCount);
        }
    }

    /// @param firstName as it was first read
    private record CountedSpelling(PersonName firstName, List<Integer> paperNumbers) {}

    public static AuthorCounts of(Collection<Work> works) {
        AuthorCounts authorCounts = new AuthorCounts();
        Map<String, List<NameSpelling>> parsedSpellings = new HashMap<>();
        int paperNumber = 0;
        for (Work work : works) {
            for (PersonName name : work.authors().names()) {
                String displayName = name.displayName(NameForm.FAMILY_FIRST);
                if (name.literal().isEmpty() && !displayName.isBlank()) {
                    for (var nameSpelling :
                            parsedSpellings.computeIfAbsent(displayName, NameSpelling::of)) {
                        authorCounts.countSpelling(name, nameSpelling, paperNumber);
                    }
                }
            }
            paperNumber++;
        }
        return authorCounts;
    }

    /// Spellings are told apart as in the index of people.
    private void countSpelling(PersonName name, NameSpelling nameSpelling, int paperNumber) {
        NameVariant variant = NameVariant.of(nameSpelling);
        String variantKey = variant.variantKey();
        PersonName readName = nameSpelling.isJoined() ? nameSpelling.name() : name;
        countedSpellings
                .computeIfAbsent(variantKey, _ -> new CountedSpelling(readName, new ArrayList<>()))
                .paperNumbers()
                .add(paperNumber);
        authorsByName.merge(
                variant.nameShape().family() + "," + variant.nameShape().firstInitial(),
                new CountedAuthor(variant, 1),
                (author, _) -> author.withPaper(variant));
    }

    /// The persons, those with most papers first; among equals, whoever comes first in the library.
    public List<FrequentAuthor> busiestAuthors() {
        return authorsByName.values().stream()
                .sorted(Comparator.comparingInt(CountedAuthor::paperCount).reversed())
                .map(CountedAuthor::toFrequentAuthor)
                .toList();
    }

    /// The spellings of certain names, the most frequent first.
    public List<String> spellings(Predicate<PersonName> isWanted) {
        return countedSpellings.entrySet().stream()
                .filter(each -> isWanted.test(each.getValue().firstName()))
                .sorted(Comparator.comparingInt(each -> -each.getValue().paperNumbers().size()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// How many papers have an author of one of these spellings.
    public int countPapers(Collection<String> wantedSpellings) {
        Set<Integer> paperNumbers = new HashSet<>();
        for (String spelling : wantedSpellings) {
            CountedSpelling countedSpelling = countedSpellings.get(spelling);
            if (countedSpelling != null) {
                paperNumbers.addAll(countedSpelling.paperNumbers());
            }
        }
        return paperNumbers.size();
    }
}
