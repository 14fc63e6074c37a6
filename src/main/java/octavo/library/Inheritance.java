package octavo.library;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Which of a parent's fields stands in for a field that a child lacks.
///
/// BibTeX hands a field down under its own name. biblatex gives some another name, according to the
/// types of parent and child (its manual, appendix B): the title of proceedings is the `booktitle`
/// of a paper.
final class Inheritance {
    private Inheritance() {}

    /// Fields that are about the entry that has them, and are never handed down.
    private static final Set<String> OWN =
            Set.of(
                    "ids",
                    "crossref",
                    "xref",
                    "xdata",
                    "entryset",
                    "entrysubtype",
                    "execute",
                    "label",
                    "options",
                    "presort",
                    "related",
                    "relatedoptions",
                    "relatedstring",
                    "relatedtype",
                    "shorthand",
                    "shorthandintro",
                    "sortkey");

    /// Forms of a title that go with the title only.
    private static final Set<String> TITLE_FORMS =
            Set.of("shorttitle", "sorttitle", "indextitle", "indexsorttitle");

    private static final Set<String> IN_BOOK = Set.of("inbook", "bookinbook", "suppbook");
    private static final Set<String> IN_COLLECTION =
            Set.of("incollection", "inreference", "suppcollection");

    /// @param from the parent's types
    /// @param to the child's types
    /// @param names the parent's field for a child's field
    private record Rule(Set<String> from, Set<String> to, Map<String, String> names) {

        /// Whether the parent's field goes by another name in the child. A book's author is both.
        boolean renames(String field) {
            return names.containsValue(field) && !field.equals("author");
        }
    }

    private static final Map<String, String> MAIN =
            Map.of(
                    "maintitle",
                    "title",
                    "mainsubtitle",
                    "subtitle",
                    "maintitleaddon",
                    "titleaddon");
    private static final Map<String, String> BOOK =
            Map.of(
                    "booktitle",
                    "title",
                    "booksubtitle",
                    "subtitle",
                    "booktitleaddon",
                    "titleaddon");
    private static final Map<String, String> JOURNAL =
            Map.of(
                    "journaltitle", "title",
                    "journal", "title",
                    "journalsubtitle", "subtitle",
                    "journaltitleaddon", "titleaddon");

    private static final List<Rule> RULES =
            List.of(
                    new Rule(
                            Set.of("mvbook"),
                            Set.of("book", "inbook", "bookinbook", "suppbook"),
                            MAIN),
                    new Rule(
                            Set.of("mvcollection", "mvreference"),
                            Set.of(
                                    "collection",
                                    "reference",
                                    "incollection",
                                    "inreference",
                                    "suppcollection"),
                            MAIN),
                    new Rule(Set.of("mvproceedings"), Set.of("proceedings", "inproceedings"), MAIN),
                    new Rule(Set.of("book"), IN_BOOK, BOOK),
                    new Rule(Set.of("mvbook", "book"), IN_BOOK, Map.of("bookauthor", "author")),
                    new Rule(Set.of("collection", "reference"), IN_COLLECTION, BOOK),
                    new Rule(Set.of("proceedings"), Set.of("inproceedings", "conference"), BOOK),
                    new Rule(Set.of("periodical"), Set.of("article", "suppperiodical"), JOURNAL));

    /// The fields that a child may have from one of another name.
    static final Set<String> RENAMED =
            RULES.stream()
                    .flatMap(rule -> rule.names().keySet().stream())
                    .collect(Collectors.toUnmodifiableSet());

    /// The name of the parent's field that a child's field is taken from; nothing if it is not
    /// handed down.
    static Optional<String> source(
            Flavour flavour, String parentType, String childType, String field) {
        String parent = parentType.toLowerCase(Locale.ROOT);
        if (OWN.contains(field)) {
            return Optional.empty();
        }
        if (flavour == Flavour.BIBTEX || parent.equals("xdata")) {
            return Optional.of(field);
        }
        String child = childType.toLowerCase(Locale.ROOT);
        List<Rule> rules =
                RULES.stream()
                        .filter(rule -> rule.from().contains(parent) && rule.to().contains(child))
                        .toList();
        for (Rule rule : rules) {
            String source = rule.names().get(field);
            if (source != null) {
                return Optional.of(source);
            }
        }
        boolean renamed = rules.stream().anyMatch(rule -> rule.renames(field));
        boolean form = !rules.isEmpty() && TITLE_FORMS.contains(field);
        return renamed || form ? Optional.empty() : Optional.of(field);
    }
}
