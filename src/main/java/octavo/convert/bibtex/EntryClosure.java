package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.library.BibDialect;
import octavo.library.Library;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The items that some entries need to keep their meaning in a separate file: the entries, their
/// parents, the `@string`s that any of these use, and the preamble.
final class EntryClosure {
    private final Library library;
    private final BibDialect flavour;
    private final NavigableSet<Integer> indices = new TreeSet<>();

    /// Some entries without the preamble, for insertion into another file.
    ///
    /// @param entries their indices
    static EntryClosure of(Library library, Set<Integer> entries) {
        EntryClosure selection = new EntryClosure(library, library.flavour());
        selection.addAll(entries);
        return selection;
    }

    private EntryClosure(Library library, BibDialect flavour) {
        this.library = library;
        this.flavour = flavour;
    }

    /// Some entries for a separate file.
    ///
    /// @param entries their indices
    EntryClosure(Library library, Set<Integer> entries, BibDialect flavour) {
        this(library, flavour);
        indices.addAll(library.preambles());
        addAll(entries);
    }

    private void addAll(Set<Integer> entries) {
        Deque<Integer> open = new ArrayDeque<>(entries);
        while (!open.isEmpty()) {
            int index = open.pop();
            if (indices.add(index) && item(index) instanceof BibEntry entry) {
                open.addAll(parents(entry));
            }
        }
        addStrings();
    }

    /// In file order.
    List<Integer> indices() {
        return List.copyOf(indices);
    }

    private BibItem item(int index) {
        return library.slots().get(index).item();
    }

    /// Conversion to BibTeX copies inherited fields into the entries, so that they need no parents.
    private List<Integer> parents(BibEntry entry) {
        boolean resolved = flavour == BibDialect.BIBTEX && library.flavour() == BibDialect.BIBLATEX;
        return (resolved ? List.<String>of() : FieldCatalogue.PARENTS)
                .stream()
                        .flatMap(field -> entry.value(field).stream())
                        .map(value -> value.text(library.macros().at(library.slots().size())))
                        .flatMap(keys -> Arrays.stream(keys.split(",")))
                        .flatMap(key -> library.indexOfKey(key.strip()).stream())
                        .toList();
    }

    /// From last to first, since definitions precede their uses.
    private void addStrings() {
        Set<String> seen = new HashSet<>();
        Integer last = indices.isEmpty() ? null : indices.last();
        for (Integer index = last; index != null; index = indices.lower(index)) {
            for (String name : macros(item(index))) {
                if (seen.add(name)) {
                    indices.addAll(library.macros().placesBefore(index, name));
                }
            }
        }
    }

    private static Set<String> macros(BibItem item) {
        List<BibValue> values =
                switch (item) {
                    case BibEntry entry -> entry.fields().stream().map(BibField::value).toList();
                    case BibString string -> List.of(string.value());
                    case BibPreamble preamble -> List.of(preamble.parsedValue());
                    default -> List.of();
                };
        return values.stream()
                .flatMap(value -> value.parts().stream())
                .filter(BibValue.Macro.class::isInstance)
                .map(part -> ((BibValue.Macro) part).folded())
                .collect(Collectors.toSet());
    }
}
