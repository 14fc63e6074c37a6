package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.text.LocalizedSentence;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Two entries with one key: BibTeX uses the first and complains. It ignores the case of keys,
/// biber does not.
final class DuplicateKeys implements Check {
    private static final ProblemRule SAME =
            ProblemRule.error("duplicate-key", "two entries have the same key")
                    .withFix("remove-duplicate-entries");
    private static final ProblemRule CASE =
            ProblemRule.warning("duplicate-key-case", "two keys differ only in case");

    @Override
    public List<ProblemRule> rules() {
        return List.of(SAME, CASE);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        Map<String, String> firstKeys = new HashMap<>();
        return checkedItem ->
                checkedItem.what() instanceof BibEntry entry
                        ? problemOf(firstKeys, checkedItem.item(), entry).stream().toList()
                        : List.of();
    }

    private static Optional<Problem> problemOf(
            Map<String, String> firstKeys, int itemIndex, BibEntry entry) {
        String key = entry.key();
        if (key.isEmpty()) {
            return Optional.empty();
        }
        String firstKey = firstKeys.putIfAbsent(key.toLowerCase(Locale.ROOT), key);
        if (firstKey == null) {
            return Optional.empty();
        }
        LocalizedSentence messageSentence =
                LocalizedSentence.of("BibTeX treats {0} and {1} as the same key.", key, firstKey);
        return Optional.of(
                firstKey.equals(key)
                        ? SAME.problemAt(
                                itemIndex,
                                entry.keySpan(),
                                LocalizedSentence.of("Another entry already has the key {0}.", key))
                        : CASE.problemAt(itemIndex, entry.keySpan(), messageSentence));
    }
}
