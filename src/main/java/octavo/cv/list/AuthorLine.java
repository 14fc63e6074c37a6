package octavo.cv.list;

import octavo.convert.ListWords;
import octavo.cv.profile.Emphasis;
import octavo.cv.profile.NameForms;
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

    private final PersonRules rules;
    private final NameForms forms;
    private final ListWords words;

    AuthorLine(PersonRules rules) {
        this.rules = rules;
        this.forms = rules.forms();
        this.words = rules.words();
    }

    /// An author.
    ///
    /// @param list the names variable, such as `author`
    /// @param place the index in it, from 0
    /// @param signs printed after the name
    public record Author(
            String list,
            int place,
            PersonName name,
            boolean isSelf,
            Emphasis emphasis,
            Set<String> marks,
            String signs) {
        public Author {
            marks = Set.copyOf(marks);
        }

        boolean isKept(Author self) {
            return isSelf || self.marks.contains(EQUAL) && marks.contains(EQUAL);
        }
    }

    Runs of(List<Author> authors, boolean others) {
        List<Author> shown = authors.stream().filter(a -> a.emphasis() != Emphasis.OMIT).toList();
        boolean omits = shown.size() < authors.size();
        List<Run> runs = new ArrayList<>();
        if (omits && !shown.isEmpty()) {
            runs.add(new Run.Text(words.say("with") + " "));
        }
        List<Author> selves = forms.keepSelf() ? selves(shown) : List.of();
        List<List<Run>> pieces = pieces(shown, selves, others);
        boolean whole = !others && (shown.isEmpty() || isShown(shown, selves, shown.size() - 1));
        for (int i = 0; i < pieces.size(); i++) {
            if (i > 0) {
                runs.add(new Run.Text(joint(i, pieces.size(), whole)));
            }
            runs.addAll(pieces.get(i));
        }
        return new Runs(runs);
    }

    private String joint(int index, int count, boolean whole) {
        if (index < count - 1 || !whole) {
            return forms.joint();
        }
        return count == 2 ? forms.two() : forms.last();
    }

    /// The printed names, with `[5 more]` before a name if some are omitted there, and a final `et
    /// al.` for omitted ones.
    private List<List<Run>> pieces(List<Author> authors, List<Author> selves, boolean others) {
        List<List<Run>> pieces = new ArrayList<>();
        int left = 0;
        for (int i = 0; i < authors.size(); i++) {
            if (isShown(authors, selves, i)) {
                if (left > 0) {
                    pieces.add(List.of(new Run.Text(words.say("more", left))));
                }
                left = 0;
                pieces.add(name(authors.get(i)));
            } else {
                left++;
            }
        }
        if (left > 0 || others) {
            pieces.add(List.of(new Run.Text(words.say("et-al"))));
        }
        return pieces;
    }

    /// Omitting a single name gains nothing.
    private boolean isShown(List<Author> authors, List<Author> selves, int index) {
        boolean few = forms.most() == 0 || authors.size() <= forms.most();
        if (few || index < forms.most() || isKept(selves, authors.get(index))) {
            return true;
        }
        return index == forms.most()
                && (index + 1 == authors.size() || isKept(selves, authors.get(index + 1)));
    }

    static List<Author> selves(List<Author> authors) {
        return authors.stream().filter(Author::isSelf).toList();
    }

    /// Whether someone is oneself, or an equal contributor.
    static boolean isKept(List<Author> selves, Author author) {
        return selves.stream().anyMatch(author::isKept);
    }

    private List<Run> name(Author author) {
        List<Run> plain = List.of(new Run.Text(author.name().display(forms.form())));
        List<Run> runs = new ArrayList<>();
        runs.add(new Run.Person(author.list(), author.place(), author.emphasis().of(plain)));
        runs.addAll(rules.printed(author));
        return runs;
    }
}
