package octavo.cv.list;

import octavo.names.PersonName;
import octavo.richtext.Run;
import octavo.richtext.Runs;
import octavo.text.LetterFolding;

import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Knows persons by their names, however these are written: with or without accents, with given
/// names or initials, in either order of a list.
public final class PersonMatcher {
    private final List<PersonName> names;

    PersonMatcher(List<PersonName> names) {
        this.names = List.copyOf(names);
    }

    public static PersonMatcher of(List<String> written) {
        return new PersonMatcher(
                written.stream().map(name -> PersonName.parse(name).value()).toList());
    }

    public boolean contain(PersonName name) {
        return names.stream().anyMatch(known -> isSame(known, name));
    }

    /// Whether two names may be one person's: the same family name, and neither a given name nor a
    /// suffix against another.
    static boolean isSame(PersonName one, PersonName other) {
        LetterFolding ours = family(one);
        LetterFolding theirs = family(other);
        boolean related =
                ours.bare().equals(theirs.bare())
                        || ours.expanded().equals(theirs.expanded())
                        || ours.bare().equals(theirs.expanded())
                        || ours.expanded().equals(theirs.bare());
        return related
                && agree(givens(one), givens(other))
                && haveNoOtherSuffix(suffix(one), suffix(other));
    }

    private static LetterFolding family(PersonName name) {
        PersonName plain = name.unicode();
        return LetterFolding.of(plain.prefix() + " " + name.literal().orElse(plain.family()));
    }

    private static String suffix(PersonName name) {
        return LetterFolding.of(name.unicode().suffix()).bare();
    }

    /// Many leave the suffix out.
    private static boolean haveNoOtherSuffix(String ours, String theirs) {
        return ours.isEmpty() || theirs.isEmpty() || ours.equals(theirs);
    }

    private static List<String> givens(PersonName name) {
        String folded = LetterFolding.of(name.unicode().given()).bare();
        return folded.isEmpty() ? List.of() : Arrays.asList(folded.split(" "));
    }

    private static boolean agree(List<String> ours, List<String> theirs) {
        for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
            String one = ours.get(i);
            String other = theirs.get(i);
            boolean initial = one.length() == 1 || other.length() == 1;
            if (initial ? one.charAt(0) != other.charAt(0) : !one.equals(other)) {
                return false;
            }
        }
        return ours.isEmpty() == theirs.isEmpty();
    }

    /// The places of the names of a list that a text prints.
    static NavigableSet<Integer> printed(Runs runs, String list) {
        return all(runs.runs())
                .filter(person -> person.list().equals(list))
                .map(Run.Person::index)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The name at a place of a list, as a text prints it.
    static Optional<Run.Person> find(Runs runs, String list, int index) {
        return all(runs.runs()).filter(person -> isAt(person, list, index)).findFirst();
    }

    /// All names that a text prints.
    static Stream<Run.Person> all(List<Run> runs) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.Person person
                                ? Stream.of(person).filter(one -> !one.isOthers())
                                : all(run.runs()));
    }

    /// What a text says behind the name at a place of a list.
    static String behind(Runs runs, String list, int index) {
        return leaves(runs.runs(), list, index)
                .dropWhile(run -> !isAt(run, list, index))
                .map(run -> run instanceof Run.Text(String text) ? text : "")
                .collect(Collectors.joining());
    }

    private static boolean isAt(Run run, String list, int index) {
        return run instanceof Run.Person person
                && person.list().equals(list)
                && person.index() == index;
    }

    /// Plain texts without what stands around them, and the name at a place of a list.
    private static Stream<Run> leaves(List<Run> runs, String list, int index) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.Text || isAt(run, list, index)
                                ? Stream.of(run)
                                : leaves(run.runs(), list, index));
    }
}
