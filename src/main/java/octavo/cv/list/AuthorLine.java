package octavo.cv.list;

import octavo.cslreferences.ListWords;
import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.NameForms;
import octavo.names.PersonName;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Formats a list of authors: in the requested name form, with one's own name highlighted, marks
/// after names, and truncated such that required names remain.
public final class AuthorLine {
    private static final String EQUAL = "equal";

    private final PersonRules personRules;
    private final NameForms nameForms;
    private final ListWords listWords;

    AuthorLine(PersonRules personRules) {
        this.personRules = personRules;
        this.nameForms = personRules.nameForms();
        this.listWords = personRules.listWords();
    }

    /// An author.
    ///
    /// @param variable the names variable, such as `author`
    /// @param nameIndex the index in it, from 0
    /// @param signs printed after the name
    public record ListedAuthor(
            String variable,
            int nameIndex,
            PersonName personName,
            boolean isSelf,
            Emphasis emphasis,
            Set<String> marks,
            String signs) {
        public ListedAuthor {
            marks = Set.copyOf(marks);
        }

        boolean isKept(ListedAuthor ownAuthor) {
            return isSelf || ownAuthor.marks.contains(EQUAL) && marks.contains(EQUAL);
        }
    }

    Runs lineOf(List<ListedAuthor> authors, boolean hasOthers) {
        List<ListedAuthor> shownAuthors =
                authors.stream().filter(author -> author.emphasis() != Emphasis.OMIT).toList();
        boolean omitsAuthors = shownAuthors.size() < authors.size();
        List<Run> runs = new ArrayList<>();
        if (omitsAuthors && !shownAuthors.isEmpty()) {
            runs.add(new Run.TextRun(listWords.formatText("with") + " "));
        }
        List<ListedAuthor> ownAuthors =
                nameForms.keepsSelf() ? ownAuthors(shownAuthors) : List.of();
        List<List<Run>> namePieces = namePieces(shownAuthors, ownAuthors, hasOthers);
        boolean isComplete =
                !hasOthers
                        && (shownAuthors.isEmpty()
                                || isShown(shownAuthors, ownAuthors, shownAuthors.size() - 1));
        for (int i = 0; i < namePieces.size(); i++) {
            if (i > 0) {
                runs.add(new Run.TextRun(separatorBefore(i, namePieces.size(), isComplete)));
            }
            runs.addAll(namePieces.get(i));
        }
        return new Runs(runs);
    }

    private String separatorBefore(int index, int pieceCount, boolean isComplete) {
        if (index < pieceCount - 1 || !isComplete) {
            return nameForms.nameSeparator();
        }
        return pieceCount == 2 ? nameForms.pairSeparator() : nameForms.lastSeparator();
    }

    /// The printed names, with `[5 more]` before a name if some are omitted there, and a final `et
    /// al.` for omitted ones.
    private List<List<Run>> namePieces(
            List<ListedAuthor> authors, List<ListedAuthor> ownAuthors, boolean hasOthers) {
        List<List<Run>> namePieces = new ArrayList<>();
        int leftOutCount = 0;
        for (int i = 0; i < authors.size(); i++) {
            if (isShown(authors, ownAuthors, i)) {
                if (leftOutCount > 0) {
                    namePieces.add(
                            List.of(new Run.TextRun(listWords.formatText("more", leftOutCount))));
                }
                leftOutCount = 0;
                namePieces.add(nameRuns(authors.get(i)));
            } else {
                leftOutCount++;
            }
        }
        if (leftOutCount > 0 || hasOthers) {
            namePieces.add(List.of(new Run.TextRun(listWords.formatText("et-al"))));
        }
        return namePieces;
    }

    /// Omitting a single name gains nothing.
    private boolean isShown(List<ListedAuthor> authors, List<ListedAuthor> ownAuthors, int index) {
        boolean areFew = nameForms.mostNames() == 0 || authors.size() <= nameForms.mostNames();
        if (areFew || index < nameForms.mostNames() || isKept(ownAuthors, authors.get(index))) {
            return true;
        }
        return index == nameForms.mostNames()
                && (index + 1 == authors.size() || isKept(ownAuthors, authors.get(index + 1)));
    }

    static List<ListedAuthor> ownAuthors(List<ListedAuthor> authors) {
        return authors.stream().filter(ListedAuthor::isSelf).toList();
    }

    /// Whether someone is oneself, or an equal contributor.
    static boolean isKept(List<ListedAuthor> ownAuthors, ListedAuthor author) {
        return ownAuthors.stream().anyMatch(author::isKept);
    }

    private List<Run> nameRuns(ListedAuthor author) {
        List<Run> plainRuns =
                List.of(new Run.TextRun(author.personName().displayName(nameForms.nameForm())));
        List<Run> runs = new ArrayList<>();
        runs.add(
                new Run.PersonRun(
                        author.variable(),
                        author.nameIndex(),
                        author.emphasis().highlight(plainRuns)));
        runs.addAll(personRules.signRuns(author));
        return runs;
    }
}
