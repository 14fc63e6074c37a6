package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.library.Library;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/// Lays out entries that came as BibTeX like those of a library: indentation, delimiters, commas,
/// the order of fields and the case of their names. What is between the delimiters stays.
final class AdoptedLayout {
    private final EntryLayout entryLayout;
    private final LibraryConventions libraryConventions;

    AdoptedLayout(Library library) {
        this(library, LibraryConventions.of(library));
    }

    AdoptedLayout(Library library, LibraryConventions libraryConventions) {
        this.entryLayout = EntryLayout.of(library.file());
        this.libraryConventions = libraryConventions;
    }

    /// The entry in that layout; as it is, if it has more than fields, or some twice.
    BibEntry of(BibEntry entry) {
        Map<String, BibField> fieldsByName = new TreeMap<>();
        entry.fields()
                .forEach(field -> fieldsByName.put(field.name().toLowerCase(Locale.ROOT), field));
        if (fieldsByName.size() < entry.fieldCount()
                || fieldsByName.isEmpty()
                || !hasNoRemarks(entry)) {
            return entry;
        }
        List<BibField> orderedFields = new ArrayList<>();
        for (String name : libraryConventions.orderNames(List.copyOf(fieldsByName.keySet()))) {
            BibField field = Objects.requireNonNull(fieldsByName.get(name));
            orderedFields.add(
                    BibField.of(
                            libraryConventions.preferredCase(field.name()),
                            toBraced(field.value())));
        }
        return entryLayout
                .createEntry(entry.type(), entry.key(), orderedFields)
                .filter(laidOutEntry -> hasEqualTexts(laidOutEntry, entry))
                .orElse(entry);
    }

    /// A value in quotes, in braces: the layout puts it back into quotes where the library does.
    private static BibValue toBraced(BibValue value) {
        String valueSource = value.source();
        return value.parts().size() == 1 && valueSource.startsWith("\"")
                ? BibValue.braced(valueSource.substring(1, valueSource.length() - 1)).orElse(value)
                : value;
    }

    private static boolean hasEqualTexts(BibEntry firstEntry, BibEntry secondEntry) {
        return secondEntry.fields().stream()
                .allMatch(field ->
                        plainText(firstEntry, field.name())
                                .equals(plainText(secondEntry, field.name())));
    }

    private static Optional<String> plainText(BibEntry entry, String fieldName) {
        return entry.value(fieldName).map(value -> value.expandedText(Optional::of));
    }

    /// Whether nothing but punctuation stands beside its key, names and values.
    private static boolean hasNoRemarks(BibEntry entry) {
        StringBuilder textBetween = new StringBuilder();
        int gapStart = entry.keySpan().end();
        for (int i = 0; i < entry.fieldCount(); i++) {
            textBetween.append(entry.slice().text(new Span(gapStart, entry.nameSpan(i).start())));
            textBetween.append(
                    entry.slice().text(Span.between(entry.nameSpan(i), entry.valueSpan(i))));
            gapStart = entry.valueSpan(i).end();
        }
        textBetween.append(entry.slice().text(new Span(gapStart, entry.bodyEnd())));
        return textBetween.toString().matches("[\\s,=]*");
    }
}
