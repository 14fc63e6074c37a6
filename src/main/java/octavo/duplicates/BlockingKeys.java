package octavo.duplicates;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Blocking keys: only entries that share one are compared.
final class BlockingKeys {
    private static final int RAREST = 3;

    private final Map<String, Integer> counts = new HashMap<>();

    BlockingKeys(List<EntryFingerprint> all) {
        for (EntryFingerprint each : all) {
            each.title().words().forEach(word -> counts.merge(word, 1, Integer::sum));
        }
    }

    Set<String> of(EntryFingerprint traits) {
        Set<String> marks = new HashSet<>();
        traits.doi().ifPresent(doi -> marks.add("doi " + doi));
        traits.arXiv().ifPresent(id -> marks.add("arxiv " + id));
        traits.isbns()
                .forEach(isbn ->
                        marks.add(
                                "isbn " + isbn + ' ' + traits.numbers().getOrDefault("page", "")));
        ComparedTitle title = traits.title();
        if (!title.letters().isEmpty()) {
            marks.add("title " + title.letters());
        }
        if (!traits.authors().isEmpty()) {
            addWithAuthor(marks, traits, title);
        }
        return marks;
    }

    private void addWithAuthor(Set<String> marks, EntryFingerprint traits, ComparedTitle title) {
        String first = traits.authors().first();
        if (!title.head().isEmpty()) {
            marks.add("head " + title.head() + ' ' + first);
        }
        if (traits.authors().size() > 1) {
            marks.add("authors " + traits.authors().families());
        }
        List<String> rarest = rarest(title);
        for (int i = 0; i < rarest.size(); i++) {
            for (int j = i + 1; j < rarest.size(); j++) {
                marks.add("words " + rarest.get(i) + ' ' + rarest.get(j) + ' ' + first);
            }
        }
    }

    /// The rarest words of a title.
    private List<String> rarest(ComparedTitle title) {
        Comparator<String> byCount = Comparator.comparing(word -> counts.getOrDefault(word, 0));
        return title.words().stream()
                .sorted(byCount.thenComparing(Comparator.naturalOrder()))
                .limit(RAREST)
                .sorted()
                .toList();
    }
}
