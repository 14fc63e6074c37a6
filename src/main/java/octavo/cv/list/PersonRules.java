package octavo.cv.list;

import octavo.convert.ListWords;
import octavo.cv.list.AuthorLine.Author;
import octavo.cv.profile.Emphasis;
import octavo.cv.profile.EntryLines;
import octavo.cv.profile.NameForms;
import octavo.cv.profile.Profile.Marking;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
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
/// @param me whether a name is one's own
/// @param marking what stands behind a name for a mark; a mark without a sign is not printed
public record PersonRules(
        NameForms forms, Predicate<PersonName> me, Marking marking, ListWords words) {
    /// The mark on oneself, for names that do not tell.
    static final String SELF = "self";

    /// By mark.
    public Map<String, String> signs() {
        return marking.signs();
    }

    /// The signs behind a name.
    List<Run> printed(Author author) {
        List<Run> signs = Runs.of(author.signs()).runs();
        return signs.isEmpty() || !marking.raised()
                ? signs
                : List.of(new Run.Styled(TextLook.SUPERSCRIPT, signs));
    }

    /// Names as a line.
    ///
    /// @param others whether there are more than are named
    Runs line(List<Author> authors, boolean others) {
        return new AuthorLine(this).of(authors, others);
    }

    /// The marks whose signs are printed in an entry, in name order.
    Set<String> printedMarks(ListedWork publication, EntryLines entry) {
        Set<String> marks = new LinkedHashSet<>();
        entry.lines().stream()
                .flatMap(line -> PersonMatcher.all(line.runs()))
                .sorted(Comparator.comparing(Run.Person::list).thenComparingInt(Run.Person::index))
                .forEach(person -> marks.addAll(marks(publication, person)));
        marks.retainAll(signs().keySet());
        return marks;
    }

    private static Set<String> marks(ListedWork publication, Run.Person person) {
        List<Set<String>> marks = publication.marks(person.list());
        return person.index() < marks.size() ? marks.get(person.index()) : Set.of();
    }

    /// The indices of authors who must be named: oneself, and equal contributors.
    List<Integer> mustName(List<Author> authors) {
        List<Author> selves = AuthorLine.selves(authors);
        return IntStream.range(0, forms.keepSelf() ? authors.size() : 0)
                .filter(i -> AuthorLine.isKept(selves, authors.get(i)))
                .boxed()
                .toList();
    }

    /// The people in a field.
    ///
    /// @param marks those of each
    List<Author> authors(String field, BibNameList people, List<Set<String>> marks) {
        List<PersonName> names = people.names();
        List<Author> authors = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            authors.add(author(field, i, names.get(i), marks.get(i)));
        }
        return authors;
    }

    private Author author(String list, int place, PersonName name, Set<String> marks) {
        boolean self = marks.contains(SELF) || me.test(name);
        String printed =
                marks.stream()
                        .map(mark -> signs().getOrDefault(mark, ""))
                        .filter(sign -> !sign.isEmpty())
                        .collect(Collectors.joining(marking.joint()));
        Emphasis emphasis = self ? forms.self() : emphasis(name, marks);
        return new Author(list, place, name, self, emphasis, marks, printed);
    }

    /// How to highlight someone else, by mark or by name.
    private Emphasis emphasis(PersonName name, Set<String> marks) {
        for (Map.Entry<String, Emphasis> other : forms.others().entrySet()) {
            if (marks.contains(other.getKey()) || isNamed(other.getKey(), name)) {
                return other.getValue();
            }
        }
        return Emphasis.NONE;
    }

    /// A single word never matches a person with a given name, so most marks need not be parsed as
    /// names.
    private static boolean isNamed(String written, PersonName name) {
        boolean word = written.chars().allMatch(Character::isLetterOrDigit);
        return (!word || name.given().isEmpty())
                && PersonMatcher.of(List.of(written)).contain(name);
    }
}
