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
    private final Map<String, List<RelatedWords>> byInitials = new HashMap<>();

    void add(SpellingGroup group) {
        List<String> words = group.name.words();
        List<RelatedWords> places =
                byInitials.computeIfAbsent(
                        group.name.initials(),
                        _ -> words.stream().map(_ -> new RelatedWords()).toList());
        for (int i = 0; i < words.size(); i++) {
            places.get(i).add(words.get(i), group.key);
        }
    }

    void remove(SpellingGroup group) {
        List<String> words = group.name.words();
        List<RelatedWords> places = byInitials.getOrDefault(group.name.initials(), List.of());
        for (int i = 0; i < places.size(); i++) {
            places.get(i).remove(words.get(i), group.key);
        }
    }

    /// The groups that are related to a name by the word that fewest others have; among them are
    /// all that may abbreviate it or be abbreviated by it.
    List<String> candidates(VenueName name) {
        List<String> words = name.words();
        List<RelatedWords> places = byInitials.getOrDefault(name.initials(), List.of());
        // Long words first: they have few relatives, which ends the search at the others early.
        List<Integer> order =
                IntStream.range(0, places.size())
                        .boxed()
                        .sorted(Comparator.comparingInt((Integer i) -> -words.get(i).length()))
                        .toList();
        List<String> fewest = List.of();
        int most = Integer.MAX_VALUE;
        for (int i : order) {
            List<String> found = new ArrayList<>();
            if (places.get(i).collect(words.get(i), found, most)) {
                fewest = found;
                most = found.size();
            }
        }
        return fewest;
    }
}
