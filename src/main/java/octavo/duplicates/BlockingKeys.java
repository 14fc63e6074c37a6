package octavo.duplicates;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Blocking keys: only entries that share one are compared.
final class BlockingKeys {
    private static final int RAREST_WORDS = 3;

    private final Map<String, Integer> wordCounts = new HashMap<>();

    BlockingKeys(List<EntryFingerprint> fingerprints) {
        for (EntryFingerprint fingerprint : fingerprints) {
            fingerprint
                    .comparedTitle()
                    .titleWords()
                    .forEach(word -> wordCounts.merge(word, 1, Integer::sum));
        }
    }

    Set<String> keysOf(EntryFingerprint fingerprint) {
        Set<String> blockingKeys = new HashSet<>();
        fingerprint.doi().ifPresent(doi -> blockingKeys.add("doi " + doi));
        fingerprint.arxivId().ifPresent(id -> blockingKeys.add("arxiv " + id));
        fingerprint
                .isbns()
                .forEach(isbn ->
                        blockingKeys.add(
                                "isbn "
                                        + isbn
                                        + ' '
                                        + fingerprint.numbersByField().getOrDefault("page", "")));
        addPlace(blockingKeys, fingerprint);
        ComparedTitle comparedTitle = fingerprint.comparedTitle();
        if (!comparedTitle.plainLetters().isEmpty()) {
            blockingKeys.add("title " + comparedTitle.plainLetters());
        }
        if (!fingerprint.comparedAuthors().isEmpty()) {
            addKeysWithAuthor(blockingKeys, fingerprint, comparedTitle);
        }
        return blockingKeys;
    }

    /// Titles and names may have typing errors where the place has none.
    private static void addPlace(Set<String> blockingKeys, EntryFingerprint fingerprint) {
        String page = fingerprint.numbersByField().getOrDefault("page", "");
        if (!page.isEmpty()
                && fingerprint.year().isPresent()
                && !fingerprint.comparedAuthors().isEmpty()) {
            blockingKeys.add(
                    "place "
                            + fingerprint.comparedAuthors().firstFamily()
                            + ' '
                            + fingerprint.year().get()
                            + ' '
                            + page);
        }
    }

    private void addKeysWithAuthor(
            Set<String> blockingKeys, EntryFingerprint fingerprint, ComparedTitle comparedTitle) {
        String firstFamily = fingerprint.comparedAuthors().firstFamily();
        if (!comparedTitle.headLetters().isEmpty()) {
            blockingKeys.add("head " + comparedTitle.headLetters() + ' ' + firstFamily);
        }
        if (fingerprint.comparedAuthors().size() > 1) {
            blockingKeys.add("authors " + fingerprint.comparedAuthors().sortedFamilies());
        }
        List<String> rarestWords = rarestWords(comparedTitle);
        for (int i = 0; i < rarestWords.size(); i++) {
            for (int j = i + 1; j < rarestWords.size(); j++) {
                blockingKeys.add(
                        "words "
                                + rarestWords.get(i)
                                + ' '
                                + rarestWords.get(j)
                                + ' '
                                + firstFamily);
            }
        }
    }

    /// The rarest words of a title.
    private List<String> rarestWords(ComparedTitle comparedTitle) {
        Comparator<String> byCount = Comparator.comparing(word -> wordCounts.getOrDefault(word, 0));
        return comparedTitle.titleWords().stream()
                .sorted(byCount.thenComparing(Comparator.naturalOrder()))
                .limit(RAREST_WORDS)
                .sorted()
                .toList();
    }
}
