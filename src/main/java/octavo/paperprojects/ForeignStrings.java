package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Strings that a paper's file defines with another meaning than a library: entries of the library
/// must not use them there.
final class ForeignStrings {
    private ForeignStrings() {}

    /// The lower-case names of these strings.
    ///
    /// @param wantedStrings by lower-case name, the library's
    static Set<String> namesIn(Library paperLibrary, Map<String, BibString> wantedStrings) {
        Set<String> foreignNames = new HashSet<>();
        for (Slot slot : paperLibrary.slots()) {
            if (slot.item() instanceof BibString string) {
                String name = string.name().toLowerCase(Locale.ROOT);
                BibString wantedString = wantedStrings.get(name);
                if (wantedString != null && !meansSame(wantedString.value(), string.value())) {
                    foreignNames.add(name);
                }
            }
        }
        return foreignNames;
    }

    private static boolean meansSame(BibValue firstValue, BibValue secondValue) {
        return firstValue.source().equals(secondValue.source())
                || macroNames(firstValue).isEmpty()
                        && macroNames(secondValue).isEmpty()
                        && plainText(firstValue).equals(plainText(secondValue));
    }

    private static String plainText(BibValue value) {
        return LaTeX.toUnicode(value.expandedText(_ -> Optional.empty()));
    }

    /// An entry whose values say in words what the foreign strings mean in the library.
    static BibEntry withoutStrings(
            BibEntry entry, Set<String> foreignNames, Map<String, BibString> wantedStrings) {
        BibEntry expandedEntry = entry;
        for (int i = 0; i < entry.fieldCount(); i++) {
            BibField field = entry.field(i);
            if (macroNames(field.value()).stream().anyMatch(foreignNames::contains)) {
                String text = field.value().expandedText(name -> meaningOf(name, wantedStrings));
                int fieldIndex = i;
                BibEntry previousEntry = expandedEntry;
                expandedEntry =
                        BibValue.braced(text)
                                .flatMap(value -> previousEntry.withValue(fieldIndex, value))
                                .orElse(previousEntry);
            }
        }
        return expandedEntry;
    }

    private static Optional<String> meaningOf(String name, Map<String, BibString> wantedStrings) {
        return Optional.ofNullable(wantedStrings.get(name.toLowerCase(Locale.ROOT)))
                .map(string -> string.value().expandedText(_ -> Optional.empty()));
    }

    /// The lower-case names of the strings that a value uses.
    static Set<String> macroNames(BibValue value) {
        return value.parts().stream()
                .filter(BibValue.MacroPart.class::isInstance)
                .map(part -> ((BibValue.MacroPart) part).foldedName())
                .collect(Collectors.toSet());
    }
}
