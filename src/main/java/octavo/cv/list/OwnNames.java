package octavo.cv.list;

import octavo.names.PersonName;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/// Whether a name is one's own: according to the profile, or to the library.
final class OwnNames implements Predicate<PersonName> {
    private final List<String> profileNames;
    private final Predicate<PersonName> isKnownName;
    private final PersonMatcher personMatcher;

    /// Cached answers.
    private final Map<PersonName, Boolean> cachedAnswers = new ConcurrentHashMap<>();

    OwnNames(List<String> profileNames, Predicate<PersonName> isKnownName) {
        this.profileNames = List.copyOf(profileNames);
        this.isKnownName = isKnownName;
        this.personMatcher = PersonMatcher.of(profileNames);
    }

    @Override
    public boolean test(PersonName name) {
        return cachedAnswers.computeIfAbsent(
                name, _ -> personMatcher.matchesName(name) || isKnownName.test(name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OwnNames otherNames
                && profileNames.equals(otherNames.profileNames)
                && isKnownName.equals(otherNames.isKnownName);
    }

    @Override
    public int hashCode() {
        return profileNames.hashCode();
    }
}
