package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.text.Likeness;
import octavo.text.Wording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Names of types and fields that nobody knows and that are one slip away from one that everybody
/// does: `@artcle`, `jounral`. BibTeX passes over them without a word, and prints what is left.
final class Misspellings implements EntryCheck {
    private static final Rule TYPE =
            Rule.hint("misspelt-type", "a type of entry that is probably misspelt");
    private static final Rule FIELD =
            Rule.hint("misspelt-field", "the name of a field that is probably misspelt");

    /// In shorter names a letter more or less makes another name.
    private static final int SHORTEST = 5;

    /// Those of BibTeX, of biblatex, and others that are in use.
    private static final Set<String> TYPES =
            names(
                    """
                    article artwork audio bachelorsthesis bachelorthesis bibnote book bookinbook booklet code
                    collection commentary conference data dataset electronic image inbook incollection
                    inproceedings inreference jurisdiction lecture legal legislation letter manual
                    mastersthesis misc movie music mvbook mvcollection mvproceedings mvreference online patent
                    performance periodical phdthesis poster preprint presentation proceedings reference report
                    review set software standard suppbook suppcollection suppperiodical talk techreport thesis
                    unpublished video www xdata
                    """);

    private static final Set<String> FIELDS =
            names(
                    """
                    abstract addendum address afterword annotation annote annotator archiveprefix articleno author
                    authortype award bookauthor bookpagination booksubtitle booktitle booktitleaddon chapter code
                    coden comment commentator copyright crossref data date day doi edition editor editora
                    editoraclass editoratype editorb editorbclass editorbtype editorc editorcclass editorctype
                    editortype eid entryset entrysubtype eprint eprintclass eprinttype eventdate eventtitle
                    eventtitleaddon execute file foreword gender groups holder howpublished hyphenation ids
                    indexsorttitle indextitle institution introduction isan isbn ismn isrn issn issue
                    issuesubtitle issuetitle issuetitleaddon iswc journal journalsubtitle journaltitle
                    journaltitleaddon key keyword keywords label langid langidopts language library location
                    mainsubtitle maintitle maintitleaddon month mrnumber mrreviewer nameaddon note number numpages
                    options organization origdate origlanguage origlocation origpublisher origtitle owner pages
                    pagetotal pagination part pdf pmcid pmid poster presort primaryclass priority project
                    publisher pubstate ranking readstatus related relatedoptions relatedstring relatedtype
                    relevance reprinttitle review reviewer school series shortauthor shorteditor shorthand
                    shorthandintro shortjournal shortseries shorttitle slides sortkey sortname sortshorthand
                    sorttitle sortyear subtitle timestamp title titleaddon translator type url urldate usera userb
                    userc userd usere userf venue verba verbb verbc version video volume volumes xdata xref year
                    """);

    private static Set<String> names(String words) {
        return Set.copyOf(Arrays.asList(words.strip().split("\\s+")));
    }

    @Override
    public List<Rule> rules() {
        return List.of(TYPE, FIELD);
    }

    /// A library has the same few names of its own again and again, each of which is looked at
    /// once.
    @Override
    public Finder finder(Library library) {
        Map<String, Optional<String>> seen = new HashMap<>();
        return subject -> subject.isEntry() ? problems(subject, seen) : List.of();
    }

    @Override
    public List<Problem> problems(Subject subject) {
        return problems(subject, new HashMap<>());
    }

    private static List<Problem> problems(Subject subject, Map<String, Optional<String>> seen) {
        BibEntry entry = subject.entry();
        List<Problem> found = new ArrayList<>();
        seen.computeIfAbsent("@" + subject.type(), _ -> meant(subject.type(), TYPES))
                .map(meant -> Wording.of("@{0} is probably @{1}, misspelt.", entry.type(), meant))
                .map(said -> TYPE.problem(subject.item(), entry.typeSpan(), said))
                .ifPresent(found::add);
        for (int i = 0; i < subject.names().size(); i++) {
            int at = i;
            String name = subject.names().get(i);
            seen.computeIfAbsent(name, _ -> meant(name, FIELDS))
                    .filter(meant -> !subject.has(meant))
                    .map(meant -> Wording.of("{0} is probably {1}, misspelt.", name, meant))
                    .map(said -> FIELD.problem(subject.item(), entry.nameSpan(at), said))
                    .ifPresent(found::add);
        }
        return found;
    }

    /// The one that was meant. A letter in front or behind makes a name of its own: `fjournal`,
    /// `editors`, `note2`.
    private static Optional<String> meant(String name, Set<String> names) {
        if (name.isEmpty()) {
            return Optional.empty();
        }
        boolean own =
                names.contains(name)
                        || names.contains(name.substring(1))
                        || names.contains(name.substring(0, name.length() - 1));
        if (own) {
            return Optional.empty();
        }
        return names.stream()
                .filter(each -> Likeness.distance(name, each, 1) <= 1)
                .filter(each -> name.length() >= SHORTEST || letters(name).equals(letters(each)))
                .min(String::compareTo);
    }

    private static List<Integer> letters(String name) {
        return name.chars().sorted().boxed().toList();
    }
}
