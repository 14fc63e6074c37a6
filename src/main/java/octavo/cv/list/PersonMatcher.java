package octavo.cv.list;

import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.richtext.Run;

import java.util.List;
import java.util.stream.Stream;

/// Recognises persons by name, however it is written: with or without accents, with given names or
/// initials, in either order.
public final class PersonMatcher {
    private final List<NameShape> nameShapes;

    private PersonMatcher(List<NameShape> nameShapes) {
        this.nameShapes = List.copyOf(nameShapes);
    }

    public static PersonMatcher of(List<String> writtenNames) {
        return new PersonMatcher(
                writtenNames.stream()
                        .map(name -> NameShape.of(PersonName.parse(name).value().toUnicode()))
                        .toList());
    }

    public boolean matchesName(PersonName name) {
        NameShape nameShape = NameShape.of(name.toUnicode());
        return nameShapes.stream().anyMatch(knownShape -> knownShape.mayBeNameOf(nameShape));
    }

    /// All names in a text.
    static Stream<Run.PersonRun> personsIn(List<Run> runs) {
        return runs.stream()
                .flatMap(run ->
                        run instanceof Run.PersonRun person
                                ? Stream.of(person).filter(candidate -> !candidate.isOthers())
                                : personsIn(run.children()));
    }
}
