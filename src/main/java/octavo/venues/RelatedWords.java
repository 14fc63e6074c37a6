package octavo.venues;

import octavo.venuenames.WordAbbreviation;

import java.util.Collection;
import java.util.Collections;
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
    /// Stands for the last letter of words that may abbreviate words with any.
    private static final char ANY_END = 0;

    private final NavigableMap<String, Set<String>> groupsByWord = new TreeMap<>();
    private final WordsByEnd wordsByEnd = new WordsByEnd();

    /// The words by the last letter that they share with any word they abbreviate.
    private final WordsByEnd shortWordsByEnd = new WordsByEnd();

    /// Words by their last letter and their length.
    private static final class WordsByEnd {
        private final Map<Character, NavigableMap<Integer, Set<String>>> wordsByLength =
                new TreeMap<>();

        void addWord(char end, String word) {
            wordsByLength
                    .computeIfAbsent(end, _ -> new TreeMap<>())
                    .computeIfAbsent(word.length(), _ -> new TreeSet<>())
                    .add(word);
        }

        void removeWord(char end, String word) {
            wordsWithEnd(end).getOrDefault(word.length(), new TreeSet<>()).remove(word);
        }

        NavigableMap<Integer, Set<String>> wordsWithEnd(char end) {
            return wordsByLength.getOrDefault(end, Collections.emptyNavigableMap());
        }

        Collection<NavigableMap<Integer, Set<String>>> allWords() {
            return wordsByLength.values();
        }
    }

    void add(String word, String group) {
        groupsByWord.computeIfAbsent(word, _ -> HashSet.newHashSet(1)).add(group);
        wordsByEnd.addWord(WordAbbreviation.lastLetter(word), word);
        shortWordsByEnd.addWord(sharedEnd(word), word);
    }

    void remove(String word, String group) {
        Set<String> remainingGroups = groupsByWord.getOrDefault(word, new HashSet<>());
        remainingGroups.remove(group);
        if (remainingGroups.isEmpty()) {
            groupsByWord.remove(word);
            wordsByEnd.removeWord(WordAbbreviation.lastLetter(word), word);
            shortWordsByEnd.removeWord(sharedEnd(word), word);
        }
    }

    private static char sharedEnd(String word) {
        return WordAbbreviation.mustShareEnd(word) ? WordAbbreviation.lastLetter(word) : ANY_END;
    }

    /// Collects the groups whose word a word may abbreviate, or be abbreviated by.
    ///
    /// @param maxGroups the number at which to give up
    /// @return whether there are fewer
    boolean collectGroups(String word, List<String> foundGroups, int maxGroups) {
        for (int prefixLength = 1; prefixLength < word.length(); prefixLength++) {
            if (!addGroups(groupsOf(word.substring(0, prefixLength)), foundGroups, maxGroups)) {
                return false;
            }
        }
        for (Map.Entry<String, Set<String>> longerWord :
                groupsByWord.tailMap(word, true).entrySet()) {
            if (!longerWord.getKey().startsWith(word)) {
                break;
            }
            if (!addGroups(longerWord.getValue(), foundGroups, maxGroups)) {
                return false;
            }
        }
        return addFullWords(word, foundGroups, maxGroups)
                && addAbbreviations(word, foundGroups, maxGroups);
    }

    private boolean addFullWords(String word, List<String> foundGroups, int maxGroups) {
        if (word.length() < WordAbbreviation.MIN_LENGTH) {
            return true;
        }
        var possibleWords =
                WordAbbreviation.mustShareEnd(word)
                        ? List.of(wordsByEnd.wordsWithEnd(WordAbbreviation.lastLetter(word)))
                        : wordsByEnd.allWords();
        for (NavigableMap<Integer, Set<String>> words : possibleWords) {
            var longWords = words.tailMap(WordAbbreviation.minFullLength(word), true);
            if (!addRelated(longWords, word, foundGroups, maxGroups)) {
                return false;
            }
        }
        return true;
    }

    private boolean addAbbreviations(String word, List<String> foundGroups, int maxGroups) {
        int maxLength = WordAbbreviation.maxLength(word);
        if (maxLength < WordAbbreviation.MIN_LENGTH) {
            return true;
        }
        for (char end : new char[] {WordAbbreviation.lastLetter(word), ANY_END}) {
            var shortWords =
                    shortWordsByEnd
                            .wordsWithEnd(end)
                            .subMap(WordAbbreviation.MIN_LENGTH, true, maxLength, true);
            if (!addRelated(shortWords, word, foundGroups, maxGroups)) {
                return false;
            }
        }
        return true;
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
                if (isNew && !addGroups(groupsOf(relatedWord), foundGroups, maxGroups)) {
                    return false;
                }
            }
        }
        return true;
    }

    private Set<String> groupsOf(String word) {
        return groupsByWord.getOrDefault(word, Set.of());
    }

    private static boolean addGroups(Set<String> groups, List<String> foundGroups, int maxGroups) {
        boolean areFewer = foundGroups.size() + groups.size() < maxGroups;
        if (areFewer) {
            for (String group : groups) {
                foundGroups.add(group);
            }
        }
        return areFewer;
    }
}
