package octavo.gui.editor;

import octavo.library.Library;
import octavo.people.NameVariant;
import octavo.people.PeopleIndex;
import octavo.people.Person;
import octavo.people.PersonDecisions;
import octavo.text.LetterFolding;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The people of a library as somebody types a name: each as the library prefers to write them,
/// with their ORCID iD. Immutable; making it takes a while.
public final class PersonCompletions {
    /// For while nothing is known.
    public static final PersonCompletions NONE = new PersonCompletions(List.of());

    private static final int MOST = 8;
    private static final int SHORTEST = 2;

    /// Of more people than this, only those with most papers are offered.
    private static final int MOST_PEOPLE = 20_000;

    /// Somebody who can be meant.
    ///
    /// @param name in display form
    /// @param orcid the iD, or empty
    /// @param entries how many entries of the library name them
    record KnownName(String name, String orcid, int entries, boolean body) {
        NameParts parts() {
            return body ? new NameParts("", "", name, "", true) : NameParts.ofDisplayed(name);
        }

        private KnownName and(KnownName other) {
            String known = orcid.isEmpty() ? other.orcid : orcid;
            return new KnownName(name, known, entries + other.entries, body);
        }
    }

    /// @param words the folded words of the name, the family name's first
    private record Findable(KnownName known, String words) {
        static Findable of(KnownName known) {
            NameParts parts = known.parts();
            String all = String.join(" ", parts.family(), parts.prefix(), parts.given());
            return new Findable(known, LetterFolding.of(all).unaccented());
        }

        boolean begins(String typed) {
            return words.startsWith(typed);
        }

        boolean has(String typed) {
            return (" " + words).contains(" " + typed);
        }
    }

    private final List<Findable> people;

    private PersonCompletions(List<Findable> people) {
        this.people = people;
    }

    public static PersonCompletions of(Library library, PersonDecisions decisions) {
        Map<String, KnownName> known = new HashMap<>();
        for (NameVariant variant : PeopleIndex.of(library).variants().values()) {
            KnownName name = name(variant, decisions);
            known.merge(name.name(), name, KnownName::and);
        }
        return new PersonCompletions(
                known.values().stream()
                        .sorted(
                                Comparator.comparingInt(KnownName::entries)
                                        .reversed()
                                        .thenComparing(KnownName::name))
                        .limit(MOST_PEOPLE)
                        .map(Findable::of)
                        .toList());
    }

    private static KnownName name(NameVariant variant, PersonDecisions decisions) {
        Optional<Person> person = decisions.person(variant.variantKey());
        String name =
                person.map(Person::name)
                        .filter(it -> !it.isEmpty())
                        .orElseGet(variant::writtenName);
        String orcid =
                person.map(Person::orcid).filter(it -> !it.isEmpty()).orElseGet(variant::orcid);
        return new KnownName(name, orcid, variant.entryCount(), variant.isOrganization());
    }

    /// Who may be meant: whose family name begins so, then who has a word that does; who has most
    /// papers first.
    List<KnownName> completions(String typed) {
        String start = LetterFolding.of(typed).unaccented();
        if (start.length() < SHORTEST) {
            return List.of();
        }
        return people.stream()
                .filter(each -> each.begins(start) || each.has(start))
                .sorted(Comparator.comparing(each -> !each.begins(start)))
                .limit(MOST)
                .map(Findable::known)
                .toList();
    }
}
