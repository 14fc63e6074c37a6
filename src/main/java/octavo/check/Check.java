package octavo.check;

import octavo.library.Library;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A way of finding problems in a library.
@FunctionalInterface
public interface Check {
    Stream<Problem> problems(Library library);

    /// All checks that there are.
    List<Check> ALL = List.of(new Damage(), new DuplicateKeys(), new UndefinedNames());

    /// What all checks find, in the order of the file.
    static List<Problem> all(Library library) {
        return ALL.stream()
                .flatMap(check -> check.problems(library))
                .sorted(
                        Comparator.comparingInt(Problem::item)
                                .thenComparingInt(problem -> problem.what().where().start()))
                .toList();
    }
}
