package octavo.duplicates;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/// The authors of an entry, of whom papers of large collaborations have thousands.
///
/// @param more whether the list ends with `and others`
record ComparedAuthors(
        List<ComparedName> names, boolean more, Map<String, List<ComparedName>> byFamily) {
    static ComparedAuthors of(List<ComparedName> names, boolean more) {
        return new ComparedAuthors(
                names, more, names.stream().collect(Collectors.groupingBy(ComparedName::family)));
    }

    boolean isEmpty() {
        return names.isEmpty();
    }

    int size() {
        return names.size();
    }

    /// The family name of the first; empty where there is none.
    String first() {
        return names.isEmpty() ? "" : names.getFirst().family();
    }

    /// How many of the names may be those of the other list.
    int shared(ComparedAuthors that) {
        return shared(that, ComparedName::mayBe);
    }

    /// How many of the names are those of the other list, as far as names tell.
    int common(ComparedAuthors that) {
        return shared(that, ComparedName::fits);
    }

    private int shared(ComparedAuthors that, BiPredicate<ComparedName, ComparedName> alike) {
        int shared = 0;
        for (ComparedName author : names) {
            List<ComparedName> namesakes = that.byFamily.getOrDefault(author.family(), List.of());
            shared += namesakes.stream().anyMatch(other -> alike.test(author, other)) ? 1 : 0;
        }
        return shared;
    }

    /// Whether both lists name the same people, as far as they go: in one order, or in another.
    boolean areThoseOf(ComparedAuthors that) {
        int least = Math.min(size(), that.size());
        return least > 0
                && (size() == that.size() || isCutFrom(that) || that.isCutFrom(this))
                && common(that) >= least
                && that.common(this) >= least;
    }

    private boolean isCutFrom(ComparedAuthors that) {
        return more && size() <= that.size();
    }

    /// Whether one list stops where the other goes on.
    boolean areCut(ComparedAuthors that) {
        return (more || that.more) && size() != that.size();
    }

    /// The share of the names of both that are in both.
    double likeness(ComparedAuthors that) {
        int shared = shared(that);
        int all = size() + that.size() - shared;
        return all == 0 ? 0 : (double) shared / all;
    }

    /// The family names, for comparing whole lists.
    String families() {
        var families = new StringJoiner(" ");
        names.stream().map(ComparedName::family).sorted().forEach(families::add);
        return families.toString();
    }
}
