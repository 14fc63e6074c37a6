package octavo.duplicates;

import octavo.names.NameShape;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/// The authors of an entry, prepared for comparison; papers of large collaborations have thousands.
///
/// @param hasMore whether the list ends with `and others`
record ComparedAuthors(
        List<NameShape> authorNames, boolean hasMore, Map<String, List<NameShape>> namesByFamily) {
    static ComparedAuthors of(List<NameShape> authorNames, boolean hasMore) {
        return new ComparedAuthors(
                authorNames,
                hasMore,
                authorNames.stream().collect(Collectors.groupingBy(NameShape::contractedFamily)));
    }

    boolean isEmpty() {
        return authorNames.isEmpty();
    }

    int size() {
        return authorNames.size();
    }

    /// The family name of the first; empty if there is none.
    String firstFamily() {
        return authorNames.isEmpty() ? "" : authorNames.getFirst().contractedFamily();
    }

    /// How many names may occur in the other list.
    int countShared(ComparedAuthors otherAuthors) {
        return countShared(otherAuthors, ComparedAuthors::mayBeOne);
    }

    /// How many names agree with the other list's.
    int countCommon(ComparedAuthors otherAuthors) {
        return countShared(otherAuthors, ComparedAuthors::fitTogether);
    }

    /// Whether two with one family name may be one person under two forms of the given name: Dave
    /// and David.
    private static boolean mayBeOne(NameShape firstName, NameShape secondName) {
        return lacksGivenName(firstName, secondName)
                || firstName.firstInitial().equals(secondName.firstInitial());
    }

    private static boolean fitTogether(NameShape firstName, NameShape secondName) {
        return lacksGivenName(firstName, secondName) || firstName.isCompatibleWith(secondName);
    }

    private static boolean lacksGivenName(NameShape firstName, NameShape secondName) {
        return firstName.givenNames().isEmpty() || secondName.givenNames().isEmpty();
    }

    private int countShared(
            ComparedAuthors otherAuthors, BiPredicate<NameShape, NameShape> areAlike) {
        int sharedCount = 0;
        for (NameShape ownName : authorNames) {
            List<NameShape> namesakes =
                    otherAuthors.namesByFamily.getOrDefault(ownName.contractedFamily(), List.of());
            sharedCount +=
                    namesakes.stream().anyMatch(secondName -> areAlike.test(ownName, secondName))
                            ? 1
                            : 0;
        }
        return sharedCount;
    }

    /// Whether both lists name the same people, as far as they go, in any order.
    boolean areSameAs(ComparedAuthors otherAuthors) {
        int leastCount = Math.min(size(), otherAuthors.size());
        return leastCount > 0
                && (size() == otherAuthors.size()
                        || isCutFrom(otherAuthors)
                        || otherAuthors.isCutFrom(this))
                && countCommon(otherAuthors) >= leastCount
                && otherAuthors.countCommon(this) >= leastCount;
    }

    /// Whether both begin with one person.
    boolean hasSameFirst(ComparedAuthors otherAuthors) {
        return !isEmpty()
                && !otherAuthors.isEmpty()
                && firstFamily().equals(otherAuthors.firstFamily())
                && fitTogether(authorNames.getFirst(), otherAuthors.authorNames.getFirst());
    }

    private boolean isCutFrom(ComparedAuthors otherAuthors) {
        return hasMore && size() <= otherAuthors.size();
    }

    /// Whether one list is a truncation of the other.
    boolean areCutDifferently(ComparedAuthors otherAuthors) {
        return (hasMore || otherAuthors.hasMore) && size() != otherAuthors.size();
    }

    /// The share of names that both have in common.
    double likeness(ComparedAuthors otherAuthors) {
        int sharedCount = countShared(otherAuthors);
        int totalCount = size() + otherAuthors.size() - sharedCount;
        return totalCount == 0 ? 0 : (double) sharedCount / totalCount;
    }

    /// The family names, for comparing whole lists.
    String sortedFamilies() {
        var familyNames = new StringJoiner(" ");
        authorNames.stream().map(NameShape::contractedFamily).sorted().forEach(familyNames::add);
        return familyNames.toString();
    }
}
