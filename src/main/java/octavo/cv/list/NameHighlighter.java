package octavo.cv.list;

import octavo.cv.list.AuthorLine.Author;
import octavo.cv.profile.RunRewriting;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;

/// Highlights names in a reference formatted by a style, adds marks after them, and inserts
/// required names that were omitted.
final class NameHighlighter {
    private static final String AUTHOR = "author";
    private static final String JOINT = ", ";

    private final ListedWork publication;
    private final List<Missing> missing;

    /// @param missing in author order
    NameHighlighter(ListedWork publication, List<Missing> missing) {
        this.publication = publication;
        this.missing = List.copyOf(missing);
    }

    /// A required author who was omitted.
    ///
    /// @param behind what the style would print if this were the last name
    record Missing(Run.Person person, String behind) {}

    Runs of(Runs reference) {
        NavigableSet<Integer> printed = PersonMatcher.printed(reference, AUTHOR);
        Runs cut = isEverybodyNamed() ? withoutOthers(reference) : reference;
        return new Runs(
                RunRewriting.rewritten(
                        cut.runs(),
                        run ->
                                run instanceof Run.Person person
                                        ? name(person, printed)
                                        : List.of(run)));
    }

    /// Whether no one is omitted after the last name once the missing ones are inserted.
    private boolean isEverybodyNamed() {
        return !missing.isEmpty()
                && missing.getLast().person().index() == publication.authors(AUTHOR).size() - 1
                && !publication.work().people(AUTHOR).others();
    }

    private Runs withoutOthers(Runs reference) {
        NamesEnd end = new NamesEnd(AUTHOR, missing.getLast().behind());
        return new Runs(RunRewriting.rewritten(reference.runs(), end::of));
    }

    /// A name, followed by the missing ones before the next.
    private List<Run> name(Run.Person person, NavigableSet<Integer> printed) {
        List<Run> runs = new ArrayList<>(dressed(person));
        int last = person.index();
        for (Missing one : person.list().equals(AUTHOR) ? missing : List.<Missing>of()) {
            Run.Person other = one.person();
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
        if (person.isOthers() || person.index() >= authors.size()) {
            return List.of(person);
        }
        Author author = authors.get(person.index());
        List<Run> runs = new ArrayList<>();
        runs.add(
                new Run.Person(person.list(), person.index(), author.emphasis().of(person.runs())));
        runs.addAll(publication.roll().printed(author));
        return runs;
    }
}
