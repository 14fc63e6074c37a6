package octavo.cv.list;

import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.richtext.Run;

import java.util.List;
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

    /// All names in a text.
    static Stream<Run.Person> all(List<Run> runs) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.Person person
                                ? Stream.of(person).filter(one -> !one.isOthers())
                                : all(run.runs()));
    }
}
