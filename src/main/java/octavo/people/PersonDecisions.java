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
/// [NameVariant#variantKey]. A spelling belongs to at most one person.
public final class PersonDecisions {
    private final SequencedMap<String, Person> peopleById;
    private final Map<String, Person> peopleBySpelling = new HashMap<>();

    private PersonDecisions(Map<String, Person> people) {
        this.peopleById = new TreeMap<>(people);
        this.peopleById
                .values()
                .forEach(person ->
                        person.spellings()
                                .forEach((spelling, isSame) -> {
                                    if (isSame) {
                                        peopleBySpelling.putIfAbsent(spelling, person);
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
        return Collections.unmodifiableCollection(peopleById.values());
    }

    public Optional<Person> person(String spelling) {
        return Optional.ofNullable(peopleBySpelling.get(spelling));
    }

    public boolean areSame(String spelling, String otherSpelling) {
        return person(spelling).isPresent() && person(spelling).equals(person(otherSpelling));
    }

    /// Whether two spellings were declared different persons.
    public boolean areDifferent(String spelling, String otherSpelling) {
        return person(spelling).filter(person -> person.rejectsSpelling(otherSpelling)).isPresent()
                || person(otherSpelling)
                        .filter(person -> person.rejectsSpelling(spelling))
                        .isPresent();
    }

    /// The ORCID iD of a spelling's person, or empty.
    public String orcid(String spelling) {
        return person(spelling).map(Person::orcid).orElse("");
    }

    /// Declares two spellings one person, merging what is known of both.
    public PersonDecisions decideSame(String spelling, String otherSpelling) {
        PersonDecisions newDecisions = withPersonOf(spelling);
        Person one = Objects.requireNonNull(newDecisions.peopleBySpelling.get(spelling));
        Optional<Person> otherPerson =
                newDecisions.person(otherSpelling).filter(person -> !person.id().equals(one.id()));
        var changedPeople = new TreeMap<>(newDecisions.peopleById);
        otherPerson.ifPresent(person -> changedPeople.remove(person.id()));
        Person joinedPerson =
                otherPerson
                        .map(one::joinedWith)
                        .orElse(one)
                        .withSpelling(spelling, true)
                        .withSpelling(otherSpelling, true);
        changedPeople.put(one.id(), joinedPerson);
        return new PersonDecisions(changedPeople);
    }

    /// Declares two spellings different persons.
    public PersonDecisions decideDifferent(String spelling, String otherSpelling) {
        PersonDecisions newDecisions =
                areSame(spelling, otherSpelling)
                        ? changePerson(
                                otherSpelling, person -> person.withoutSpelling(otherSpelling))
                        : this;
        return newDecisions
                .withPersonOf(spelling)
                .changePerson(spelling, person -> person.withSpelling(otherSpelling, false));
    }

    public PersonDecisions preferName(String spelling, String name) {
        return withPersonOf(spelling).changePerson(spelling, person -> person.withName(name));
    }

    public PersonDecisions orcid(String spelling, String orcid) {
        return withPersonOf(spelling).changePerson(spelling, person -> person.withOrcid(orcid));
    }

    /// Declares who the user is; there may be several, as in a group's library.
    public PersonDecisions markMe(String spelling, boolean isMe) {
        return withPersonOf(spelling).changePerson(spelling, person -> person.asMe(isMe));
    }

    /// The names of the user: every spelling, then the preferred form.
    public List<String> ownNames() {
        List<String> names = new ArrayList<>();
        for (Person person : peopleById.values()) {
            if (person.isMe()) {
                person.spellings().keySet().stream()
                        .filter(person::hasSpelling)
                        .forEach(names::add);
                names.add(person.name());
            }
        }
        names.removeIf(String::isBlank);
        return List.copyOf(names);
    }

    /// Says that the user is this person and nobody else.
    public PersonDecisions markOnlyMe(String spelling) {
        var others = new TreeMap<>(peopleById);
        others.replaceAll((_, person) -> person.asMe(false));
        return new PersonDecisions(others).markMe(spelling, true);
    }

    public PersonDecisions markAdvisee(String spelling, boolean isAdvisee) {
        return withPersonOf(spelling).changePerson(spelling, person -> person.asAdvisee(isAdvisee));
    }

    /// Removes all decisions about a spelling's person, and about who is not that person.
    public PersonDecisions withoutSpelling(String spelling) {
        var changedPeople = new TreeMap<>(peopleById);
        person(spelling).ifPresent(person -> changedPeople.remove(person.id()));
        changedPeople.replaceAll((_, person) ->
                person.rejectsSpelling(spelling) ? person.withoutSpelling(spelling) : person);
        return new PersonDecisions(changedPeople);
    }

    private PersonDecisions changePerson(String spelling, UnaryOperator<Person> change) {
        var changedPeople = new TreeMap<>(peopleById);
        changedPeople.computeIfPresent(
                person(spelling).map(Person::id).orElse(""), (_, person) -> change.apply(person));
        return new PersonDecisions(changedPeople);
    }

    /// Adds a person for a spelling, if there is none yet.
    private PersonDecisions withPersonOf(String spelling) {
        if (peopleBySpelling.containsKey(spelling)) {
            return this;
        }
        var changedPeople = new TreeMap<>(peopleById);
        String id = newId(spelling);
        changedPeople.put(id, Person.of(id, spelling));
        return new PersonDecisions(changedPeople);
    }

    /// A new unique id made from the spelling.
    private String newId(String spelling) {
        String plainName = LetterFolding.of(spelling).unaccented().replace(' ', '-');
        String idStem = plainName.isEmpty() ? "person" : plainName;
        String id = idStem;
        for (int i = 2; peopleById.containsKey(id); i++) {
            id = idStem + "-" + i;
        }
        return id;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PersonDecisions that && peopleById.equals(that.peopleById);
    }

    @Override
    public int hashCode() {
        return peopleById.hashCode();
    }

    @Override
    public String toString() {
        return peopleById.toString();
    }
}
