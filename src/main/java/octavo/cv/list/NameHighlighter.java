package octavo.cv.list;

import octavo.cv.list.AuthorLine.Author;
import octavo.cv.profile.RunRewriting;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Highlights names in a reference formatted by a style, and adds marks after them.
final class NameHighlighter {
    private NameHighlighter() {}

    static Runs highlighted(Runs reference, ListedWork publication) {
        return new Runs(
                RunRewriting.rewritten(
                        reference.runs(),
                        run ->
                                run instanceof Run.Person person
                                        ? highlighted(person, publication)
                                        : List.of(run)));
    }

    private static List<Run> highlighted(Run.Person person, ListedWork publication) {
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
