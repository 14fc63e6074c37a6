package octavo.duplicates;

import octavo.names.NameShape;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/// The authors of an entry, of whom papers of large collaborations have thousands.
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

    /// The family name of the first; empty where there is none.
    String first() {
        return names.isEmpty() ? "" : names.getFirst().contracted();
    }

    /// How many of the names may be those of the other list.
    int shared(ComparedAuthors that) {
        return shared(that, ComparedAuthors::mayBeOne);
    }

    /// How many of the names are those of the other list, as far as names tell.
    int common(ComparedAuthors that) {
        return shared(that, ComparedAuthors::fit);
    }

    /// Whether two of one family name may be one person, whose name one of them may have in another
    /// form: Dave and David.
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
        names.stream().map(NameShape::contracted).sorted().forEach(families::add);
        return families.toString();
    }
}
