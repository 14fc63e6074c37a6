package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.InheritanceRule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The effective fields of an entry: macros expanded, the other dialect's field names understood,
/// and fields inherited through `crossref` and `xdata`.
final class EffectiveFields {
    /// A field to look for in an entry.
    private record Question(int index, String field) {}

    private final Library library;

    EffectiveFields(Library library) {
        this.library = library;
    }

    /// The text of a field of the entry at an index, as TeX sees it. Parents are asked in the order
    /// in which the entry names them, `xdata` before `crossref`; cycles end.
    Optional<String> raw(int index, BibEntry entry, String field) {
        Optional<String> own = own(index, entry, field);
        return own.isPresent() || !hasParents(entry)
                ? own
                : inherited(index, entry, field).map(InheritedField::text);
    }

    /// As people mean it, even where BibTeX finds nothing: the title of proceedings is the
    /// `booktitle` of a paper, though BibTeX inherits it only as its title.
    Optional<String> meant(int index, BibEntry entry, String field) {
        boolean renamed =
                hasParents(entry)
                        && InheritanceRule.RENAMED.contains(FieldCatalogue.standardName(field));
        return raw(index, entry, field)
                .or(() ->
                        renamed
                                ? inherited(BibDialect.BIBLATEX, index, entry, field)
                                        .map(InheritedField::text)
                                : Optional.empty());
    }

    /// A field inherited from another entry.
    Optional<InheritedField> inherited(int index, BibEntry entry, String field) {
        return inherited(library.flavour(), index, entry, field);
    }

    private Optional<InheritedField> inherited(
            BibDialect flavour, int index, BibEntry entry, String field) {
        if (!mayInherit(index, entry, field)) {
            return Optional.empty();
        }
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
                return inherited.map(text -> new InheritedField(parent.key(), text));
            }
            addParents(flavour, open, question, parent);
        }
        return Optional.empty();
    }

    /// Whether an ancestor has the field. Only entries that are in the library are cached.
    private boolean mayInherit(int index, BibEntry entry, String field) {
        if (!isInLibrary(index, entry)) {
            return true;
        }
        String name = field.toLowerCase(Locale.ROOT);
        Set<String> names = library.ancestors().names(index, () -> inheritable(index, entry));
        return names.contains(name)
                || FieldCatalogue.otherName(name).filter(names::contains).isPresent();
    }

    /// The name under which the entry has a field, in lower case; the given name if it has none.
    static String nameIn(BibEntry entry, String field) {
        String name = field.toLowerCase(Locale.ROOT);
        return entry.has(name)
                ? name
                : FieldCatalogue.otherName(name).filter(entry::has).orElse(name);
    }

    /// Whether a field's text is truncated because its `@string`s are too long. Of a parent, any
    /// field counts.
    boolean isCut(int index, BibEntry entry, String field) {
        boolean isLong =
                !library.macros().isEmpty()
                        && raw(index, entry, field)
                                .filter(text -> text.length() > BibValue.MOST_FROM_NAMES)
                                .isPresent();
        if (!isLong) {
            return false;
        }
        Optional<BibValue> own = ownValue(entry, field);
        return own.isPresent()
                ? library.macros().isCut(own.get(), index)
                : inherited(index, entry, field)
                        .flatMap(from -> library.indexOfKey(from.key()))
                        .filter(this::hasCutFields)
                        .isPresent();
    }

    private boolean hasCutFields(int index) {
        return library.slots().get(index).item() instanceof BibEntry entry
                && entry.fields().stream()
                        .anyMatch(each -> library.macros().isCut(each.value(), index));
    }

    /// The names of fields that the entry at an index may inherit, in lower case; a superset.
    Set<String> inheritable(int index, BibEntry entry) {
        Set<String> names = new HashSet<>();
        Set<Integer> asked = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(parents(index, entry));
        while (!open.isEmpty() && asked.size() < Library.MOST_ANCESTORS) {
            int next = open.pop();
            if (asked.add(next) && library.slots().get(next).item() instanceof BibEntry parent) {
                for (int i = 0; i < parent.fieldCount(); i++) {
                    names.add(parent.fieldName(i).toLowerCase(Locale.ROOT));
                }
                parents(next, parent).reversed().forEach(open::push);
            }
        }
        if (!names.isEmpty()) {
            names.addAll(InheritanceRule.RENAMED);
        }
        return names;
    }

    /// Whether the library has this very entry there, and not a proposed replacement.
    @SuppressWarnings("ReferenceEquality") // equal bytes in another state are another entry
    private boolean isInLibrary(int index, BibEntry entry) {
        return library.slots().get(index).item() == entry;
    }

    /// The indices of an entry's parents, in the order in which it names them.
    private List<Integer> parents(int index, BibEntry entry) {
        return isInLibrary(index, entry)
                ? library.ancestors().parents(index, () -> findParents(index, entry))
                : findParents(index, entry);
    }

    private List<Integer> findParents(int index, BibEntry entry) {
        return FieldCatalogue.PARENTS.stream()
                .flatMap(source -> own(index, entry, source).stream())
                .flatMap(keys -> Stream.of(keys.split(",", -1)))
                .flatMap(key -> library.indexOfKey(key.strip()).stream())
                .toList();
    }

    static boolean hasParents(BibEntry entry) {
        for (String field : FieldCatalogue.PARENTS) {
            if (entry.has(field)) {
                return true;
            }
        }
        return false;
    }

    private Optional<String> own(int index, BibEntry entry, String field) {
        // Macros are read only once a value names one.
        return ownValue(entry, field)
                .map(value -> value.text(name -> library.macros().at(index).apply(name)));
    }

    private static Optional<BibValue> ownValue(BibEntry entry, String field) {
        String name = field.toLowerCase(Locale.ROOT);
        return entry.value(name).or(() -> FieldCatalogue.otherName(name).flatMap(entry::value));
    }

    /// Pushes the lookups in an entry's parents, the first of them on top.
    private void addParents(
            BibDialect flavour, Deque<Question> open, Question question, BibEntry entry) {
        for (int parent : parents(question.index(), entry).reversed()) {
            String type =
                    library.slots().get(parent).item() instanceof BibEntry above
                            ? above.type()
                            : "";
            InheritanceRules.source(flavour, type, entry.type(), question.field())
                    .map(field -> new Question(parent, field))
                    .ifPresent(open::push);
        }
    }

    /// Caches what the entries of one library state inherit from: an entry is asked for dozens of
    /// fields that neither it nor any ancestor has.
    static final class AncestorCache {
        private final Map<Integer, List<Integer>> parents = new ConcurrentHashMap<>();
        private final Map<Integer, Set<String>> names = new ConcurrentHashMap<>();

        /// The indices of the parents of the entry at an index.
        List<Integer> parents(int index, Supplier<List<Integer>> find) {
            return parents.computeIfAbsent(index, _ -> find.get());
        }

        /// The names of the fields that the entry at an index may inherit.
        Set<String> names(int index, Supplier<Set<String>> find) {
            Set<String> known = names.get(index);
            return known == null ? names.computeIfAbsent(index, _ -> find.get()) : known;
        }
    }
}
