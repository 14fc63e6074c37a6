package octavo.importer;

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
    private final EntryLayout layout;
    private final LibraryConventions conventions;

    AdoptedLayout(Library library) {
        this(library, LibraryConventions.of(library));
    }

    AdoptedLayout(Library library, LibraryConventions conventions) {
        this.layout = EntryLayout.of(library.file());
        this.conventions = conventions;
    }

    /// The entry in that layout; as it is, if it has more than fields, or some twice.
    BibEntry of(BibEntry entry) {
        Map<String, BibField> fields = new TreeMap<>();
        entry.fields().forEach(field -> fields.put(field.name().toLowerCase(Locale.ROOT), field));
        if (fields.size() < entry.fieldCount() || fields.isEmpty() || !isPlain(entry)) {
            return entry;
        }
        List<BibField> ordered = new ArrayList<>();
        for (String name : conventions.ordered(List.copyOf(fields.keySet()))) {
            BibField field = Objects.requireNonNull(fields.get(name));
            ordered.add(BibField.of(conventions.written(field.name()), braced(field.value())));
        }
        return layout.entry(entry.type(), entry.key(), ordered)
                .filter(laid -> saysTheSame(laid, entry))
                .orElse(entry);
    }

    /// A value in quotes, in braces: the layout puts it back into quotes where the library does.
    private static BibValue braced(BibValue value) {
        String source = value.source();
        return value.parts().size() == 1 && source.startsWith("\"")
                ? BibValue.braced(source.substring(1, source.length() - 1)).orElse(value)
                : value;
    }

    private static boolean saysTheSame(BibEntry one, BibEntry other) {
        return other.fields().stream()
                .allMatch(field -> text(one, field.name()).equals(text(other, field.name())));
    }

    private static Optional<String> text(BibEntry entry, String field) {
        return entry.value(field).map(value -> value.text(Optional::of));
    }

    /// Whether nothing but punctuation stands beside its key, names and values.
    private static boolean isPlain(BibEntry entry) {
        StringBuilder between = new StringBuilder();
        int from = entry.keySpan().end();
        for (int i = 0; i < entry.fieldCount(); i++) {
            between.append(entry.slice().text(new Span(from, entry.nameSpan(i).start())));
            between.append(entry.slice().text(Span.between(entry.nameSpan(i), entry.valueSpan(i))));
            from = entry.valueSpan(i).end();
        }
        between.append(entry.slice().text(new Span(from, entry.bodyEnd())));
        return between.toString().matches("[\\s,=]*");
    }
}
