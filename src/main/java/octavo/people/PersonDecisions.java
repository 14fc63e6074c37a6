package octavo.people;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// All decisions about the persons of a library, immutable. Spellings are identified by
/// [NameVariant#key]. A spelling belongs to at most one person.
public final class PersonDecisions {
    private final SequencedMap<String, Person> people;
    private final Map<String, Person> bySpelling = new HashMap<>();

    private PersonDecisions(Map<String, Person> people) {
        this.people = new TreeMap<>(people);
        this.people
                .values()
                .forEach(person ->
                        person.spellings()
                                .forEach((spelling, same) -> {
                                    if (same) {
                                        bySpelling.putIfAbsent(spelling, person);
                                    }
                                }));
    }

    public static PersonDecisions none() {
        return new PersonDecisions(Map.of());
    }

    static PersonDecisions of(Map<String, Person> people) {
        return new PersonDecisions(people);
    }

    /// All persons.
    public Collection<Person> people() {
        return Collections.unmodifiableCollection(people.values());
    }

    public Optional<Person> person(String spelling) {
        return Optional.ofNullable(bySpelling.get(spelling));
    }

    public boolean areSame(String a, String b) {
        return person(a).isPresent() && person(a).equals(person(b));
    }

    /// Whether two spellings were declared different persons.
    public boolean areDifferent(String a, String b) {
        return person(a).filter(person -> person.isNot(b)).isPresent()
                || person(b).filter(person -> person.isNot(a)).isPresent();
    }

    /// The ORCID iD of a spelling's person, or empty.
    public String orcid(String spelling) {
        return person(spelling).map(Person::orcid).orElse("");
    }

    /// Declares two spellings one person, merging what is known of both.
    public PersonDecisions same(String a, String b) {
        PersonDecisions with = with(a);
        Person one = Objects.requireNonNull(with.bySpelling.get(a));
        Optional<Person> other = with.person(b).filter(person -> !person.id().equals(one.id()));
        var changed = new TreeMap<>(with.people);
        other.ifPresent(person -> changed.remove(person.id()));
        Person joined = other.map(one::joinedWith).orElse(one).with(a, true).with(b, true);
        changed.put(one.id(), joined);
        return new PersonDecisions(changed);
    }

    /// Declares two spellings different persons.
    public PersonDecisions different(String a, String b) {
        PersonDecisions apart = areSame(a, b) ? changed(b, person -> person.without(b)) : this;
        return apart.with(a).changed(a, person -> person.with(b, false));
    }

    public PersonDecisions preferred(String spelling, String name) {
        return with(spelling).changed(spelling, person -> person.named(name));
    }

    public PersonDecisions orcid(String spelling, String orcid) {
        return with(spelling).changed(spelling, person -> person.withOrcid(orcid));
    }

    /// Declares who the user is; there may be several, as in a group's library.
    public PersonDecisions me(String spelling, boolean me) {
        return with(spelling).changed(spelling, person -> person.asMe(me));
    }

    /// The names of the user: every spelling, then the preferred form.
    public List<String> ownNames() {
        List<String> names = new ArrayList<>();
        for (Person person : people.values()) {
            if (person.me()) {
                person.spellings().keySet().stream().filter(person::is).forEach(names::add);
                names.add(person.name());
            }
        }
        names.removeIf(String::isBlank);
        return List.copyOf(names);
    }

    /// Says that the user is this person and nobody else.
    public PersonDecisions onlyMe(String spelling) {
        var others = new TreeMap<>(people);
        others.replaceAll((_, person) -> person.asMe(false));
        return new PersonDecisions(others).me(spelling, true);
    }

    public PersonDecisions advisee(String spelling, boolean advisee) {
        return with(spelling).changed(spelling, person -> person.asAdvisee(advisee));
    }

    /// Removes all decisions about a spelling's person, and about who is not that person.
    public PersonDecisions without(String spelling) {
        var changed = new TreeMap<>(people);
        person(spelling).ifPresent(person -> changed.remove(person.id()));
        changed.replaceAll(
                (_, person) -> person.isNot(spelling) ? person.without(spelling) : person);
        return new PersonDecisions(changed);
    }

    private PersonDecisions changed(String spelling, UnaryOperator<Person> change) {
        var changed = new TreeMap<>(people);
        changed.computeIfPresent(
                person(spelling).map(Person::id).orElse(""), (_, person) -> change.apply(person));
        return new PersonDecisions(changed);
    }

    /// Adds a person for a spelling, if there is none yet.
    private PersonDecisions with(String spelling) {
        if (bySpelling.containsKey(spelling)) {
            return this;
        }
        var changed = new TreeMap<>(people);
        String id = id(spelling);
        changed.put(id, Person.of(id, spelling));
        return new PersonDecisions(changed);
    }

    /// A new unique id made from the spelling.
    private String id(String spelling) {
        String plain = LetterFolding.of(spelling).unaccented().replace(' ', '-');
        String stem = plain.isEmpty() ? "person" : plain;
        String id = stem;
        for (int i = 2; people.containsKey(id); i++) {
            id = stem + "-" + i;
        }
        return id;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PersonDecisions that && people.equals(that.people);
    }

    @Override
    public int hashCode() {
        return people.hashCode();
    }

    @Override
    public String toString() {
        return people.toString();
    }
}
