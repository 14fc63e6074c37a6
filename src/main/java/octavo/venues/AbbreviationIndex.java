package octavo.venues;

import octavo.venuenames.VenueName;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Finds the groups whose names may abbreviate a name, or be abbreviated by it, without looking at
/// all that share its initials: thousands may, *Conference on Topic 1*, *Conference on Topic 2* …
final class AbbreviationIndex {
    /// By initials: for each of the words, the groups by it.
    private final Map<String, List<RelatedWords>> wordsByInitials = new HashMap<>();

    void addGroup(SpellingGroup group) {
        List<String> words = group.venueName.words();
        List<RelatedWords> relatedWords =
                wordsByInitials.computeIfAbsent(
                        group.venueName.initials(),
                        _ -> words.stream().map(_ -> new RelatedWords()).toList());
        for (int i = 0; i < words.size(); i++) {
            relatedWords.get(i).add(words.get(i), group.groupKey);
        }
    }

    void removeGroup(SpellingGroup group) {
        List<String> words = group.venueName.words();
        List<RelatedWords> relatedWords =
                wordsByInitials.getOrDefault(group.venueName.initials(), List.of());
        for (int i = 0; i < relatedWords.size(); i++) {
            relatedWords.get(i).remove(words.get(i), group.groupKey);
        }
    }

    /// The groups that are related to a name by the word that fewest others have; among them are
    /// all that may abbreviate it or be abbreviated by it.
    List<String> candidates(VenueName name) {
        List<String> words = name.words();
        List<RelatedWords> relatedWords = wordsByInitials.getOrDefault(name.initials(), List.of());
        // Long words first: they have few relatives, which ends the search at the others early.
        List<Integer> longestFirst =
                IntStream.range(0, relatedWords.size())
                        .boxed()
                        .sorted(
                                Comparator.comparingInt(
                                        (Integer wordIndex) -> -words.get(wordIndex).length()))
                        .toList();
        List<String> fewestGroups = List.of();
        int fewestCount = Integer.MAX_VALUE;
        for (int wordIndex : longestFirst) {
            List<String> foundGroups = new ArrayList<>();
            if (relatedWords
                    .get(wordIndex)
                    .collectGroups(words.get(wordIndex), foundGroups, fewestCount)) {
                fewestGroups = foundGroups;
                fewestCount = foundGroups.size();
            }
        }
        return fewestGroups;
    }
}
