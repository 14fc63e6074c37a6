package octavo.library;

import octavo.bib.BibEntry;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The fields of an entry as they count: macros replaced, the other dialect's names for a field
/// understood, and what the entry inherits from the parents that `crossref` and `xdata` name.
final class Fields {
    private static final Map<String, String> ALIASES =
            Map.ofEntries(
                    Map.entry("journal", "journaltitle"),
                    Map.entry("journaltitle", "journal"),
                    Map.entry("address", "location"),
                    Map.entry("location", "address"),
                    Map.entry("school", "institution"),
                    Map.entry("institution", "school"),
                    Map.entry("annote", "annotation"),
                    Map.entry("annotation", "annote"),
                    Map.entry("archiveprefix", "eprinttype"),
                    Map.entry("eprinttype", "archiveprefix"),
                    Map.entry("primaryclass", "eprintclass"),
                    Map.entry("eprintclass", "primaryclass"),
                    Map.entry("key", "sortkey"),
                    Map.entry("sortkey", "key"),
                    Map.entry("pdf", "file"),
                    Map.entry("file", "pdf"));

    /// Which fields name parents.
    private static final List<String> SOURCES = List.of("crossref", "xdata");

    /// A field to look for in an entry.
    private record Question(int index, String field) {}

    private final Library library;

    Fields(Library library) {
        this.library = library;
    }

    /// The text of a field of the entry at an index, as TeX has it. Parents are asked in the order
    /// in which the entry names them, `xdata` before `crossref`; circles end.
    Optional<String> raw(int index, BibEntry entry, String field) {
        return raw(library.flavour(), index, entry, field);
    }

    /// The same where nobody but people would find it: the title of proceedings is the `booktitle`
    /// of a paper, though BibTeX hands it down as its title only.
    Optional<String> meant(int index, BibEntry entry, String field) {
        boolean renamed = hasParents(entry) && Inheritance.RENAMED.contains(field);
        return raw(index, entry, field)
                .or(() -> renamed ? raw(Flavour.BIBLATEX, index, entry, field) : Optional.empty());
    }

    private Optional<String> raw(Flavour flavour, int index, BibEntry entry, String field) {
        Optional<String> own = own(index, entry, field);
        return own.isPresent() || !hasParents(entry)
                ? own
                : inherited(flavour, index, entry, field).map(Inherited::text);
    }

    /// A field that the entry has from another.
    Optional<Inherited> inherited(int index, BibEntry entry, String field) {
        return inherited(library.flavour(), index, entry, field);
    }

    private Optional<Inherited> inherited(
            Flavour flavour, int index, BibEntry entry, String field) {
        Set<Question> asked = new HashSet<>();
        Deque<Question> open = new ArrayDeque<>();
        addParents(flavour, open, new Question(index, field), entry);
        while (!open.isEmpty() && asked.size() < Library.MOST_ANCESTORS) {
            Question question = open.pop();
            if (!asked.add(question)
                    || !(library.slots().get(question.index()).item() instanceof BibEntry parent)) {
                continue;
            }
            Optional<String> inherited = own(question.index(), parent, question.field());
            if (inherited.isPresent()) {
                return inherited.map(text -> new Inherited(parent.key(), text));
            }
            addParents(flavour, open, question, parent);
        }
        return Optional.empty();
    }

    /// The name under which the entry has a field, in small letters; that of the field if it has
    /// none.
    static String nameIn(BibEntry entry, String field) {
        String name = field.toLowerCase(Locale.ROOT);
        String alias = ALIASES.getOrDefault(name, name);
        return !entry.has(name) && entry.has(alias) ? alias : name;
    }

    /// The names under which the entry at an index may inherit something, in small letters; some of
    /// them in vain.
    Set<String> inheritable(int index, BibEntry entry) {
        Set<String> names = new HashSet<>();
        Set<Integer> asked = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(parents(index, entry));
        while (!open.isEmpty() && asked.size() < Library.MOST_ANCESTORS) {
            int next = open.pop();
            if (asked.add(next) && library.slots().get(next).item() instanceof BibEntry parent) {
                parent.fields().forEach(field -> names.add(field.name().toLowerCase(Locale.ROOT)));
                open.addAll(parents(next, parent));
            }
        }
        if (!names.isEmpty()) {
            names.addAll(Inheritance.RENAMED);
        }
        return names;
    }

    private List<Integer> parents(int index, BibEntry entry) {
        return SOURCES.stream()
                .flatMap(source -> own(index, entry, source).stream())
                .flatMap(keys -> Stream.of(keys.split(",", -1)))
                .flatMap(key -> library.indexOfKey(key.strip()).stream())
                .toList();
    }

    static boolean hasParents(BibEntry entry) {
        return entry.has("crossref") || entry.has("xdata");
    }

    private Optional<String> own(int index, BibEntry entry, String field) {
        String name = field.toLowerCase(Locale.ROOT);
        return entry.value(name)
                .or(() -> Optional.ofNullable(ALIASES.get(name)).flatMap(entry::value))
                .map(value -> value.text(library.macros().at(index)));
    }

    /// Puts the questions to an entry's parents on top of the open ones, the first of them
    /// uppermost.
    private void addParents(
            Flavour flavour, Deque<Question> open, Question question, BibEntry entry) {
        for (String source : SOURCES) {
            List<String> keys =
                    own(question.index(), entry, source).stream()
                            .flatMap(value -> List.of(value.split(",")).reversed().stream())
                            .map(String::strip)
                            .toList();
            for (String key : keys) {
                parent(flavour, question, entry, key).ifPresent(open::push);
            }
        }
    }

    private Optional<Question> parent(
            Flavour flavour, Question question, BibEntry child, String key) {
        return library.indexOfKey(key)
                .flatMap(parent -> {
                    String type =
                            library.slots().get(parent).item() instanceof BibEntry entry
                                    ? entry.type()
                                    : "";
                    return Inheritance.source(flavour, type, child.type(), question.field())
                            .map(field -> new Question(parent, field));
                });
    }
}
