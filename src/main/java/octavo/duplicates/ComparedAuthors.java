package octavo.duplicates;

import octavo.names.NameShape;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/// The authors of an entry, prepared for comparison; papers of large collaborations have thousands.
///
/// @param more whether the list ends with `and others`
record ComparedAuthors(List<NameShape> names, boolean more, Map<String, List<NameShape>> byFamily) {
    static ComparedAuthors of(List<NameShape> names, boolean more) {
        return new ComparedAuthors(
                names, more, names.stream().collect(Collectors.groupingBy(NameShape::contracted)));
    }

    boolean isEmpty() {
        return names.isEmpty();
    }

    int size() {
        return names.size();
    }

    /// The family name of the first; empty if there is none.
    String first() {
        return names.isEmpty() ? "" : names.getFirst().contracted();
    }

    /// How many names may occur in the other list.
    int shared(ComparedAuthors that) {
        return shared(that, ComparedAuthors::mayBeOne);
    }

    /// How many names agree with the other list's.
    int common(ComparedAuthors that) {
        return shared(that, ComparedAuthors::fit);
    }

    /// Whether two with one family name may be one person under two forms of the given name: Dave
    /// and David.
    private static boolean mayBeOne(NameShape one, NameShape other) {
        return isShort(one, other) || one.initial().equals(other.initial());
    }

    private static boolean fit(NameShape one, NameShape other) {
        return isShort(one, other) || one.fits(other);
    }

    private static boolean isShort(NameShape one, NameShape other) {
        return one.givens().isEmpty() || other.givens().isEmpty();
    }

    private int shared(ComparedAuthors that, BiPredicate<NameShape, NameShape> alike) {
        int shared = 0;
        for (NameShape author : names) {
            List<NameShape> namesakes = that.byFamily.getOrDefault(author.contracted(), List.of());
            shared += namesakes.stream().anyMatch(other -> alike.test(author, other)) ? 1 : 0;
        }
        return shared;
    }

    /// Whether both lists name the same people, as far as they go, in any order.
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

    /// Whether one list is a truncation of the other.
    boolean areCut(ComparedAuthors that) {
        return (more || that.more) && size() != that.size();
    }

    /// The share of names that both have in common.
    double likeness(ComparedAuthors that) {
        int shared = shared(that);
        int all = size() + that.size() - shared;
        return all == 0 ? 0 : (double) shared / all;
    }

    /// The family names, for comparing whole lists.
    String families() {
        var families = new StringJoiner(" ");
        names.stream().map(NameShape::contracted).sorted().forEach(families::add);
        return families.toString();
    }
}
