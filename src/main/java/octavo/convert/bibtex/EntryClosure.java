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
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/// The items of a library that some entries need to mean the same in a file of their own: the
/// entries, those that they inherit from, the `@string`s that any of these use, and the preamble.
final class EntryClosure {
    private final Library library;
    private final BibDialect flavour;
    private final Set<Integer> indices = new TreeSet<>();

    /// Some entries without the preamble, for a place in another file.
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

    /// Some entries for a file of their own.
    ///
    /// @param entries their indices
    EntryClosure(Library library, Set<Integer> entries, BibDialect flavour) {
        this(library, flavour);
        for (int i = 0; i < library.slots().size(); i++) {
            if (item(i) instanceof BibPreamble) {
                indices.add(i);
            }
        }
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

    /// In the order of the file.
    List<Integer> indices() {
        return List.copyOf(indices);
    }

    private BibItem item(int index) {
        return library.slots().get(index).item();
    }

    /// Conversion to BibTeX gives what is inherited to the heirs, so that they need no parents.
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

    private void addStrings() {
        Set<String> used = new HashSet<>();
        for (int i = library.slots().size() - 1; i >= 0; i--) {
            BibItem item = item(i);
            boolean needed =
                    item instanceof BibString string
                            && used.contains(string.name().toLowerCase(Locale.ROOT));
            if (needed) {
                indices.add(i);
            }
            if (indices.contains(i)) {
                addMacros(item, used);
            }
        }
    }

    private static void addMacros(BibItem item, Set<String> used) {
        List<BibValue> values =
                switch (item) {
                    case BibEntry entry -> entry.fields().stream().map(BibField::value).toList();
                    case BibString string -> List.of(string.value());
                    case BibPreamble preamble -> List.of(preamble.parsedValue());
                    default -> List.of();
                };
        for (BibValue value : values) {
            for (BibValue.Part part : value.parts()) {
                if (part instanceof BibValue.Macro macro) {
                    used.add(macro.folded());
                }
            }
        }
    }
}
