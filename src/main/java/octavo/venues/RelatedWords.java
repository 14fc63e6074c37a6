package octavo.venues;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Groups by one of the words of their names, all with the same first letter. Finds those whose
/// word may abbreviate another: as its beginning, or with some of its letters, at most about half.
final class RelatedWords {
    /// An abbreviation that is no beginning has at least so many letters.
    private static final int MIN_LENGTH = 3;

    private final NavigableMap<String, Set<String>> groupsByWord = new TreeMap<>();
    private final NavigableMap<Integer, Set<String>> wordsByLength = new TreeMap<>();

    void add(String word, String group) {
        groupsByWord.computeIfAbsent(word, _ -> new HashSet<>()).add(group);
        wordsByLength.computeIfAbsent(word.length(), _ -> new TreeSet<>()).add(word);
    }

    void remove(String word, String group) {
        Set<String> remainingGroups = groupsByWord.getOrDefault(word, new HashSet<>());
        remainingGroups.remove(group);
        if (remainingGroups.isEmpty()) {
            groupsByWord.remove(word);
            wordsByLength.getOrDefault(word.length(), new TreeSet<>()).remove(word);
        }
    }

    /// Collects the groups whose word a word may abbreviate, or be abbreviated by.
    ///
    /// @param maxGroups the number at which to give up
    /// @return whether there are fewer
    boolean collectGroups(String word, List<String> foundGroups, int maxGroups) {
        for (int prefixLength = 1; prefixLength < word.length(); prefixLength++) {
            if (!addAll(word.substring(0, prefixLength), foundGroups, maxGroups)) {
                return false;
            }
        }
        for (Map.Entry<String, Set<String>> longerWord :
                groupsByWord.tailMap(word, true).entrySet()) {
            if (!longerWord.getKey().startsWith(word)) {
                break;
            }
            if (!addAll(longerWord.getKey(), foundGroups, maxGroups)) {
                return false;
            }
        }
        int length = word.length();
        int halfLength = (length + 1) / 2;
        return (length < MIN_LENGTH
                        || addRelated(
                                wordsByLength.tailMap(2 * length - 1),
                                word,
                                foundGroups,
                                maxGroups))
                && (halfLength < MIN_LENGTH
                        || addRelated(
                                wordsByLength.subMap(MIN_LENGTH, halfLength + 1),
                                word,
                                foundGroups,
                                maxGroups));
    }

    /// Adds the groups with a word of certain lengths, unless one of the two words begins with the
    /// other.
    private boolean addRelated(
            Map<Integer, Set<String>> wordsOfLengths,
            String word,
            List<String> foundGroups,
            int maxGroups) {
        for (Set<String> words : wordsOfLengths.values()) {
            for (String relatedWord : words) {
                boolean isNew = !relatedWord.startsWith(word) && !word.startsWith(relatedWord);
                if (isNew && !addAll(relatedWord, foundGroups, maxGroups)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean addAll(String word, List<String> foundGroups, int maxGroups) {
        Set<String> groupsOfWord = groupsByWord.getOrDefault(word, Set.of());
        boolean areFewer = foundGroups.size() + groupsOfWord.size() < maxGroups;
        if (areFewer) {
            foundGroups.addAll(groupsOfWord);
        }
        return areFewer;
    }
}
