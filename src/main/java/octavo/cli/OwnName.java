package octavo.cli;

import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.text.Folding;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
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

    static Optional<String> of(Collection<Work> works) {
        Map<String, Papers> people = new LinkedHashMap<>();
        works.stream()
                .flatMap(work -> work.authors().names().stream())
                .forEach(name -> {
                    String spelling = name.display(NameForm.FAMILY_FIRST);
                    people.merge(
                            person(name),
                            new Papers(spelling, 1),
                            (papers, _) -> papers.plus(spelling));
                });
        return people.values().stream()
                .max(Comparator.comparingInt(Papers::count))
                .map(Papers::name);
    }

    /// The family name and the first letter of the given ones.
    private static String person(PersonName name) {
        String family = Folding.of(name.display(NameForm.FAMILY)).bare();
        String given = Folding.of(name.unicode().given()).bare();
        return family + "," + (given.isEmpty() ? "" : given.substring(0, 1));
    }
}
