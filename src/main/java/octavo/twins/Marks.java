package octavo.twins;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// By what entries are found that may be about one work.
final class Marks {
    private static final int RAREST = 3;

    private final Map<String, Integer> counts = new HashMap<>();

    Marks(List<Traits> all) {
        for (Traits each : all) {
            each.title().words().forEach(word -> counts.merge(word, 1, Integer::sum));
        }
    }

    Set<String> of(Traits traits) {
        Set<String> marks = new HashSet<>();
        traits.doi().ifPresent(doi -> marks.add("doi " + doi));
        traits.arXiv().ifPresent(id -> marks.add("arxiv " + id));
        traits.isbns()
                .forEach(isbn ->
                        marks.add(
                                "isbn " + isbn + ' ' + traits.numbers().getOrDefault("page", "")));
        Title title = traits.title();
        if (!title.letters().isEmpty()) {
            marks.add("title " + title.letters());
        }
        if (!traits.authors().isEmpty()) {
            addWithAuthor(marks, traits, title);
        }
        return marks;
    }

    private void addWithAuthor(Set<String> marks, Traits traits, Title title) {
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

    /// The words of a title that the fewest others have.
    private List<String> rarest(Title title) {
        Comparator<String> byCount = Comparator.comparing(word -> counts.getOrDefault(word, 0));
        return title.words().stream()
                .sorted(byCount.thenComparing(Comparator.naturalOrder()))
                .limit(RAREST)
                .sorted()
                .toList();
    }
}
