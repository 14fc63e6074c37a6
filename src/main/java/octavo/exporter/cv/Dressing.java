package octavo.exporter.cv;

import octavo.exporter.cv.AuthorLine.Author;
import octavo.runs.Look;
import octavo.runs.Run;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;

/// Brings out names in a reference that a style has written, puts marks behind them, and adds those
/// who must be named but were cut off.
final class Dressing {
    private static final String AUTHOR = "author";
    private static final String JOINT = ", ";

    private final Publication publication;
    private final List<Run.Person> missing;

    /// @param missing authors who must be named and are not, in the order of the authors
    Dressing(Publication publication, List<Run.Person> missing) {
        this.publication = publication;
        this.missing = List.copyOf(missing);
    }

    Runs of(Runs reference) {
        NavigableSet<Integer> printed = Persons.printed(reference, AUTHOR);
        return new Runs(
                Rewriting.rewritten(
                        reference.runs(),
                        run ->
                                run instanceof Run.Person person
                                        ? name(person, printed)
                                        : List.of(run)));
    }

    /// A name, and behind it those who are missing between it and the next.
    private List<Run> name(Run.Person person, NavigableSet<Integer> printed) {
        List<Run> runs = new ArrayList<>(dressed(person));
        int last = person.index();
        for (Run.Person other : person.list().equals(AUTHOR) ? missing : List.<Run.Person>of()) {
            Integer before = printed.lower(other.index());
            if (before != null && before == person.index()) {
                int left = other.index() - last - 1;
                runs.add(new Run.Text(JOINT));
                if (left > 0) {
                    runs.add(new Run.Text(publication.roll().words().say("more", left) + JOINT));
                }
                runs.addAll(dressed(other));
                last = other.index();
            }
        }
        return runs;
    }

    private List<Run> dressed(Run.Person person) {
        List<Author> authors = publication.authors(person.list());
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
