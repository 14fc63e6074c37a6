package octavo.cv.list;

import octavo.cslreferences.ListWords;
import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.EntryLines;
import octavo.cv.configuration.NameForms;
import octavo.cv.configuration.Profile.AuthorMarks;
import octavo.cv.list.AuthorLine.ListedAuthor;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The persons of a publication list and how to print them.
///
/// @param isOwnName whether a name is one's own
/// @param authorMarks what stands behind a name for a mark; a mark without a sign is not printed
public record PersonRules(
        NameForms nameForms,
        Predicate<PersonName> isOwnName,
        AuthorMarks authorMarks,
        ListWords listWords) {
    /// The mark on oneself, for names that do not tell.
    static final String SELF = "self";

    /// By mark.
    public Map<String, String> signsByMark() {
        return authorMarks.signs();
    }

    /// The signs behind a name.
    List<Run> signRuns(ListedAuthor author) {
        List<Run> signRuns = Runs.of(author.signs()).runs();
        return signRuns.isEmpty() || !authorMarks.areRaised()
                ? signRuns
                : List.of(new Run.StyledRun(TextFormat.SUPERSCRIPT, signRuns));
    }

    /// Names as a line.
    ///
    /// @param hasOthers whether there are more than are named
    Runs nameLine(List<ListedAuthor> authors, boolean hasOthers) {
        return new AuthorLine(this).lineOf(authors, hasOthers);
    }

    /// The marks whose signs are printed in an entry, in name order.
    Set<String> printedMarks(ListedWork listedWork, EntryLines entryLines) {
        Set<String> marks = new LinkedHashSet<>();
        entryLines.lines().stream()
                .flatMap(line -> PersonMatcher.personsIn(line.runs()))
                .sorted(
                        Comparator.comparing(Run.PersonRun::variable)
                                .thenComparingInt(Run.PersonRun::nameIndex))
                .forEach(person -> marks.addAll(marksOf(listedWork, person)));
        marks.retainAll(signsByMark().keySet());
        return marks;
    }

    private static Set<String> marksOf(ListedWork listedWork, Run.PersonRun person) {
        List<Set<String>> marks = listedWork.marksOf(person.variable());
        return person.nameIndex() < marks.size() ? marks.get(person.nameIndex()) : Set.of();
    }

    /// The indices of authors who must be named: oneself, and equal contributors.
    List<Integer> keptIndices(List<ListedAuthor> authors) {
        List<ListedAuthor> ownAuthors = AuthorLine.ownAuthors(authors);
        return IntStream.range(0, nameForms.keepsSelf() ? authors.size() : 0)
                .filter(i -> AuthorLine.isKept(ownAuthors, authors.get(i)))
                .boxed()
                .toList();
    }

    /// The people in a field.
    ///
    /// @param marks those of each
    List<ListedAuthor> listedAuthors(String field, BibNameList people, List<Set<String>> marks) {
        List<PersonName> names = people.names();
        List<ListedAuthor> authors = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            authors.add(listedAuthor(field, i, names.get(i), marks.get(i)));
        }
        return authors;
    }

    private ListedAuthor listedAuthor(
            String variable, int nameIndex, PersonName personName, Set<String> marks) {
        boolean isSelf = marks.contains(SELF) || isOwnName.test(personName);
        String printedSigns =
                marks.stream()
                        .map(mark -> signsByMark().getOrDefault(mark, ""))
                        .filter(sign -> !sign.isEmpty())
                        .collect(Collectors.joining(authorMarks.signSeparator()));
        Emphasis emphasis = isSelf ? nameForms.selfEmphasis() : emphasisFor(personName, marks);
        return new ListedAuthor(
                variable, nameIndex, personName, isSelf, emphasis, marks, printedSigns);
    }

    /// How to highlight someone else, by mark or by name.
    private Emphasis emphasisFor(PersonName personName, Set<String> marks) {
        for (Map.Entry<String, Emphasis> otherEmphasis : nameForms.otherEmphases().entrySet()) {
            if (marks.contains(otherEmphasis.getKey())
                    || matchesWritten(otherEmphasis.getKey(), personName)) {
                return otherEmphasis.getValue();
            }
        }
        return Emphasis.NONE;
    }

    /// A single word never matches a person with a given name, so most marks need not be parsed as
    /// names.
    private static boolean matchesWritten(String writtenName, PersonName personName) {
        boolean isSingleWord = writtenName.chars().allMatch(Character::isLetterOrDigit);
        return (!isSingleWord || personName.given().isEmpty())
                && PersonMatcher.of(List.of(writtenName)).matchesName(personName);
    }
}
