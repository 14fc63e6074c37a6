package octavo.exporter.cv;

import octavo.exporter.cv.AuthorLine.Author;
import octavo.library.Work;
import octavo.runs.Look;
import octavo.runs.Run;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;

/// Brings out names in a reference that a style has written, puts marks behind them, and adds
/// whoever must be named but was cut off.
final class Dressing {
    private static final String AUTHOR = "author";
    private static final String JOINT = ", ";

    private final Roll roll;
    private final Work work;
    private final Optional<Run.Person> missing;

    /// @param missing an author who must be named and is not
    Dressing(Roll roll, Work work, Optional<Run.Person> missing) {
        this.roll = roll;
        this.work = work;
        this.missing = missing;
    }

    Runs of(Runs reference) {
        NavigableSet<Integer> printed = Persons.printed(reference, AUTHOR);
        Optional<Integer> anchor =
                missing.flatMap(person -> Optional.ofNullable(printed.lower(person.index())));
        return new Runs(
                Rewriting.rewritten(
                        reference.runs(),
                        run ->
                                run instanceof Run.Person person
                                        ? name(person, anchor)
                                        : List.of(run)));
    }

    private List<Run> name(Run.Person person, Optional<Integer> anchor) {
        List<Run> runs = new ArrayList<>(dressed(person));
        boolean isAnchor =
                person.list().equals(AUTHOR) && anchor.equals(Optional.of(person.index()));
        if (isAnchor && missing.isPresent()) {
            int left = missing.get().index() - person.index() - 1;
            runs.add(new Run.Text(JOINT));
            if (left > 0) {
                runs.add(new Run.Text(roll.words().say("more", left) + JOINT));
            }
            runs.addAll(dressed(missing.get()));
        }
        return runs;
    }

    private List<Run> dressed(Run.Person person) {
        List<Author> authors = roll.authors(work, person.list());
        if (person.index() >= authors.size()) {
            return List.of(person);
        }
        Author author = authors.get(person.index());
        List<Run> runs = new ArrayList<>();
        runs.add(
                new Run.Person(person.list(), person.index(), author.emphasis().of(person.runs())));
        if (!author.signs().isEmpty()) {
            runs.add(new Run.Styled(Look.SUPERSCRIPT, Runs.of(author.signs()).runs()));
        }
        return runs;
    }
}
