package octavo.cv.list;

import octavo.cv.configuration.RunRewriting;
import octavo.cv.list.AuthorLine.ListedAuthor;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Highlights names in a reference formatted by a style, and adds marks after them.
final class NameHighlighter {
    private NameHighlighter() {}

    static Runs highlightNames(Runs reference, ListedWork listedWork) {
        return new Runs(
                RunRewriting.rewriteRuns(
                        reference.runs(),
                        run ->
                                run instanceof Run.PersonRun person
                                        ? highlightNames(person, listedWork)
                                        : List.of(run)));
    }

    private static List<Run> highlightNames(Run.PersonRun person, ListedWork listedWork) {
        List<ListedAuthor> listedAuthors = listedWork.listedAuthors(person.variable());
        if (person.isOthers() || person.nameIndex() >= listedAuthors.size()) {
            return List.of(person);
        }
        ListedAuthor listedAuthor = listedAuthors.get(person.nameIndex());
        List<Run> runs = new ArrayList<>();
        runs.add(
                new Run.PersonRun(
                        person.variable(),
                        person.nameIndex(),
                        listedAuthor.emphasis().highlight(person.children())));
        runs.addAll(listedWork.personRules().signRuns(listedAuthor));
        return runs;
    }
}
