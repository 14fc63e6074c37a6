package octavo.library;

import octavo.bib.BibEntry;
import octavo.names.NameForm;
import octavo.names.NameList;
import octavo.text.LaTeX;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What an entry means, read from it when asked: text without LaTeX, people, venue, year and kind.
/// What cannot be read stays as its text.
public final class Work {
    private static final List<String> VENUE =
            List.of("journaltitle", "booktitle", "school", "howpublished", "publisher");

    private static final Set<String> VERBATIM =
            Set.of("doi", "eprint", "file", "pdf", "url", "urlraw", "verba", "verbb", "verbc");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    private final Library library;
    private final int index;
    private final BibEntry entry;

    /// @param index the entry's place in the library, which says what macros mean to it
    Work(Library library, int index, BibEntry entry) {
        this.library = library;
        this.index = index;
        this.entry = entry;
    }

    public BibEntry entry() {
        return entry;
    }

    /// The library that it is part of.
    public Library library() {
        return library;
    }

    public String key() {
        return entry.key();
    }

    /// The text of a field as TeX has it: macros replaced, white space as one blank, and inherited
    /// where the entry does not have it.
    public Optional<String> raw(String field) {
        return new Fields(library).raw(index, entry, field).map(Work::withSingleBlanks);
    }

    /// Whether the entry names others to inherit fields from.
    public boolean inherits() {
        return Fields.hasParents(entry);
    }

    /// The names of fields, in small letters, that the entry may have from others.
    public Set<String> inheritableFields() {
        return new Fields(library).inheritable(index, entry);
    }

    private static String withSingleBlanks(String text) {
        String bare = text.strip();
        return hasSingleBlanks(bare) ? bare : BLANKS.matcher(bare).replaceAll(" ");
    }

    private static boolean hasSingleBlanks(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean again = c == ' ' && i > 0 && text.charAt(i - 1) == ' ';
            if (c < ' ' || again) {
                return false;
            }
        }
        return true;
    }

    /// The text of a field as people read it; empty where there is no such field. Addresses and the
    /// like are no LaTeX, and stay as they are.
    public String text(String field) {
        Optional<String> raw = raw(field);
        return (VERBATIM.contains(field) ? raw : raw.map(LaTeX::toUnicode)).orElse("");
    }

    private String firstText(List<String> fields) {
        return fields.stream()
                .map(this::text)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    public String title() {
        return text("title");
    }

    /// The people that a field such as `author` names.
    public NameList people(String field) {
        return NameList.parse(raw(field).orElse("")).value();
    }

    /// The authors, or the editors of what has no authors.
    public NameList authors() {
        NameList authors = people("author");
        return authors.names().isEmpty() ? people("editor") : authors;
    }

    /// The family names of the authors, as a table shows them.
    public String authorsInShort() {
        NameList authors = authors();
        Stream<String> families =
                authors.names().stream().map(name -> name.display(NameForm.FAMILY));
        return Stream.concat(families, authors.others() ? Stream.of("…") : Stream.empty())
                .collect(Collectors.joining(", "));
    }

    /// Where it appeared, as the entry says it: journal, proceedings, university …
    public String venue() {
        String venue = firstText(VENUE);
        return venue.isEmpty() ? archive() : venue;
    }

    /// The archive of an eprint, `arXiv`.
    private String archive() {
        return firstText(List.of("eprinttype"));
    }

    public PublicationDate date() {
        return PublicationDate.of(this::raw);
    }

    /// The year that a table shows; where none can be read, what the entry says instead, `in
    /// press`.
    public String year() {
        return date().startYear().map(String::valueOf).orElseGet(() -> text("year"));
    }

    public Kind kind() {
        return Kind.of(
                entry.type(),
                firstText(VENUE),
                raw("eprint").isPresent(),
                raw("keywords").orElse(""));
    }
}
