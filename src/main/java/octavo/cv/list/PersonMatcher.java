package octavo.cv.list;

import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Recognises persons by name, however it is written: with or without accents, with given names or
/// initials, in either order.
public final class PersonMatcher {
    private final List<NameShape> names;

    private PersonMatcher(List<NameShape> names) {
        this.names = List.copyOf(names);
    }

    public static PersonMatcher of(List<String> written) {
        return new PersonMatcher(
                written.stream()
                        .map(name -> NameShape.of(PersonName.parse(name).value().unicode()))
                        .toList());
    }

    public boolean contain(PersonName name) {
        NameShape shape = NameShape.of(name.unicode());
        return names.stream().anyMatch(known -> known.hasSameFamily(shape) && known.fits(shape));
    }

    /// The indices of a list's names that a text prints.
    static NavigableSet<Integer> printed(Runs runs, String list) {
        return all(runs.runs())
                .filter(person -> person.list().equals(list))
                .map(Run.Person::index)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The printed name at an index of a list.
    static Optional<Run.Person> find(Runs runs, String list, int index) {
        return all(runs.runs()).filter(person -> isAt(person, list, index)).findFirst();
    }

    /// All names in a text.
    static Stream<Run.Person> all(List<Run> runs) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.Person person
                                ? Stream.of(person).filter(one -> !one.isOthers())
                                : all(run.runs()));
    }

    /// The text after the name at an index of a list.
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

    /// The text leaves, and the name at an index of a list.
    private static Stream<Run> leaves(List<Run> runs, String list, int index) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.Text || isAt(run, list, index)
                                ? Stream.of(run)
                                : leaves(run.runs(), list, index));
    }
}
