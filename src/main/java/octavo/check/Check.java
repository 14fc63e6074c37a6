package octavo.check;

import octavo.library.Library;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A way of finding problems in a library.
public interface Check {
    /// The kinds of problem that it finds.
    List<Rule> rules();

    Stream<Problem> problems(Library library);

    /// All checks that there are.
    List<Check> ALL =
            List.of(
                    new Damage(),
                    new MergeConflicts(),
                    new DuplicateKeys(),
                    new UndefinedNames(),
                    new UnusedStrings(),
                    new References(),
                    new RequiredFields(),
                    new RepeatedFields(),
                    new SuspiciousNames(),
                    new Numbers(),
                    new Dates(),
                    new Titles(),
                    new Markup(),
                    new PublishedTwins());

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
