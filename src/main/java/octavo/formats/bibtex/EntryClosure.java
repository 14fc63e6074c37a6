package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;
import octavo.library.BibDialect;
import octavo.library.Library;

import java.util.ArrayDeque;
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
    private final BibDialect targetDialect;
    private final NavigableSet<Integer> slotIndices = new TreeSet<>();

    /// Some entries without the preamble, for insertion into another file.
    ///
    /// @param entryIndices their indices
    static EntryClosure of(Library library, Set<Integer> entryIndices) {
        EntryClosure closure = new EntryClosure(library, library.bibDialect());
        closure.addEntries(entryIndices);
        return closure;
    }

    private EntryClosure(Library library, BibDialect targetDialect) {
        this.library = library;
        this.targetDialect = targetDialect;
    }

    /// Some entries for a separate file.
    ///
    /// @param entryIndices their indices
    EntryClosure(Library library, Set<Integer> entryIndices, BibDialect targetDialect) {
        this(library, targetDialect);
        slotIndices.addAll(library.preambleIndices());
        addEntries(entryIndices);
    }

    private void addEntries(Set<Integer> entryIndices) {
        Deque<Integer> pendingIndices = new ArrayDeque<>(entryIndices);
        while (!pendingIndices.isEmpty()) {
            int slotIndex = pendingIndices.pop();
            if (slotIndices.add(slotIndex) && itemAt(slotIndex) instanceof BibEntry entry) {
                pendingIndices.addAll(parentIndices(entry));
            }
        }
        addStrings();
    }

    /// In file order.
    List<Integer> indices() {
        return List.copyOf(slotIndices);
    }

    private BibItem itemAt(int slotIndex) {
        return library.slots().get(slotIndex).item();
    }

    /// Conversion to BibTeX copies inherited fields into the entries, so that they need no parents.
    private List<Integer> parentIndices(BibEntry entry) {
        boolean isResolved =
                targetDialect == BibDialect.BIBTEX && library.bibDialect() == BibDialect.BIBLATEX;
        return (isResolved ? List.<String>of() : FieldCatalogue.PARENT_FIELDS)
                .stream()
                        .flatMap(field -> entry.value(field).stream())
                        .map(value ->
                                value.expandedText(
                                        library.macros().macrosAt(library.slots().size())))
                        .flatMap(keys -> KeyList.parse(keys).stream())
                        .flatMap(key -> library.indexOfKey(key).stream())
                        .toList();
    }

    /// From last to first, since definitions precede their uses.
    private void addStrings() {
        Set<String> seenNames = new HashSet<>();
        Integer lastIndex = slotIndices.isEmpty() ? null : slotIndices.last();
        for (Integer slotIndex = lastIndex;
                slotIndex != null;
                slotIndex = slotIndices.lower(slotIndex)) {
            for (String name : macroNames(itemAt(slotIndex))) {
                if (seenNames.add(name)) {
                    slotIndices.addAll(library.macros().definitionIndicesBefore(slotIndex, name));
                }
            }
        }
    }

    private static Set<String> macroNames(BibItem bibItem) {
        List<BibValue> values =
                switch (bibItem) {
                    case BibEntry entry -> entry.fields().stream().map(BibField::value).toList();
                    case BibString string -> List.of(string.value());
                    case BibPreamble preamble -> List.of(preamble.value());
                    default -> List.of();
                };
        return values.stream()
                .flatMap(value -> value.parts().stream())
                .filter(BibValue.MacroPart.class::isInstance)
                .map(part -> ((BibValue.MacroPart) part).foldedName())
                .collect(Collectors.toSet());
    }
}
