package octavo.cli;

import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.NameShape;
import octavo.names.PersonName;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A guess whose library it is: of whoever wrote most of it, in the fullest spelling of the name.
final class OwnName {
    private OwnName() {}

    /// How often a person wrote.
    private record Papers(String name, int count) {
        Papers plus(String spelling) {
            return new Papers(spelling.length() > name.length() ? spelling : name, count + 1);
        }
    }

    /// The guess, and what it is grounded on.
    ///
    /// @param papers how many entries the person wrote
    /// @param rival somebody who wrote as many; empty for nobody
    record Guess(String name, int papers, String rival) {}

    static Optional<Guess> of(Collection<Work> works) {
        Map<String, Papers> people = new LinkedHashMap<>();
        works.stream()
                .flatMap(work -> work.authors().names().stream())
                .filter(name -> name.literal().isEmpty() && !name.display().isBlank())
                .forEach(name -> {
                    String spelling = name.display(NameForm.FAMILY_FIRST);
                    people.merge(
                            person(name),
                            new Papers(spelling, 1),
                            (papers, _) -> papers.plus(spelling));
                });
        List<Papers> busiest =
                people.values().stream()
                        .sorted(Comparator.comparingInt(Papers::count).reversed())
                        .limit(2)
                        .toList();
        if (busiest.isEmpty()) {
            return Optional.empty();
        }
        Papers first = busiest.getFirst();
        boolean tie = busiest.size() > 1 && busiest.getLast().count() == first.count();
        return Optional.of(
                new Guess(first.name(), first.count(), tie ? busiest.getLast().name() : ""));
    }

    private static String person(PersonName name) {
        NameShape shape = NameShape.of(name.unicode());
        return shape.family() + "," + shape.initial();
    }
}
