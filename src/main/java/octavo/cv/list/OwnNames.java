package octavo.cv.list;

import octavo.names.PersonName;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/// Whether a name is one's own: according to the profile, or to the library.
final class OwnNames implements Predicate<PersonName> {
    private final List<String> names;
    private final Predicate<PersonName> known;
    private final PersonMatcher persons;

    /// Cached answers.
    private final Map<PersonName, Boolean> answers = new ConcurrentHashMap<>();

    OwnNames(List<String> names, Predicate<PersonName> known) {
        this.names = List.copyOf(names);
        this.known = known;
        this.persons = PersonMatcher.of(names);
    }

    @Override
    public boolean test(PersonName name) {
        return answers.computeIfAbsent(name, _ -> persons.contain(name) || known.test(name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OwnNames self
                && names.equals(self.names)
                && known.equals(self.known);
    }

    @Override
    public int hashCode() {
        return names.hashCode();
    }
}
