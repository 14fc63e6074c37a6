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
                    .fixedBy("remove-duplicate-entries");
    private static final ProblemRule CASE =
            ProblemRule.warning("duplicate-key-case", "two keys differ only in case");

    @Override
    public List<ProblemRule> rules() {
        return List.of(SAME, CASE);
    }

    @Override
    public ProblemFinder finder(Library library) {
        Map<String, String> seen = new HashMap<>();
        return subject ->
                subject.what() instanceof BibEntry entry
                        ? problem(seen, subject.item(), entry).stream().toList()
                        : List.of();
    }

    private static Optional<Problem> problem(Map<String, String> seen, int item, BibEntry entry) {
        String key = entry.key();
        if (key.isEmpty()) {
            return Optional.empty();
        }
        String first = seen.putIfAbsent(key.toLowerCase(Locale.ROOT), key);
        if (first == null) {
            return Optional.empty();
        }
        LocalizedSentence message =
                LocalizedSentence.of("BibTeX treats {0} and {1} as the same key.", key, first);
        return Optional.of(
                first.equals(key)
                        ? SAME.problem(
                                item,
                                entry.keySpan(),
                                LocalizedSentence.of("Another entry already has the key {0}.", key))
                        : CASE.problem(item, entry.keySpan(), message));
    }
}
