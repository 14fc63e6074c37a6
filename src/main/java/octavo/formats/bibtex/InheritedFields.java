package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.KeyList;
import octavo.conversion.ConversionLosses;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.fields.InheritanceRule;
import octavo.library.Library;
import octavo.library.Work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The fields that an entry inherits by biblatex's `crossref` and `xdata`. BibTeX has no `xdata`,
/// and other inheritance rules.
final class InheritedFields {

    private final Library library;

    private InheritedFields(Library library) {
        this.library = library;
    }

    /// Copies inherited fields into an entry, and removes the fields that name its parents.
    static void resolveInherited(DialectDraft draft, Work work, ConversionLosses losses) {
        Set<String> fieldNames = new LinkedHashSet<>(InheritanceRule.RENAMED_FIELDS);
        fieldNames.addAll(new InheritedFields(work.library()).namesAbove(work.entry()));
        for (String fieldName : fieldNames) {
            if (!ownsField(work.entry(), fieldName)) {
                work.rawValue(fieldName).ifPresent(text -> draft.setField(fieldName, text));
                if (work.isTruncated(fieldName)) {
                    losses.addCutField(fieldName, work.key());
                }
            }
        }
        FieldCatalogue.PARENT_FIELDS.forEach(draft::removeField);
    }

    /// Replaces references to single fields of an `@xdata` with their texts.
    static void resolveReferences(DialectDraft draft, Work work) {
        for (String fieldName : draft.fieldNames()) {
            if (draft.entry().valueSource(fieldName).orElse("").contains(FieldName.XDATA)) {
                work.rawValue(fieldName)
                        .filter(text -> !text.contains(FieldName.XDATA))
                        .ifPresent(text -> draft.setField(fieldName, text));
            }
        }
    }

    /// A child with any form of date does not inherit one.
    private static boolean ownsField(BibEntry entry, String fieldName) {
        boolean isDate = Set.of("date", "year", "month", "day").contains(fieldName);
        return entry.hasField(fieldName)
                || FieldCatalogue.counterpart(fieldName).filter(entry::hasField).isPresent()
                || isDate && (entry.hasField("date") || entry.hasField("year"));
    }

    /// The names of all fields of an entry's ancestors.
    private Set<String> namesAbove(BibEntry entry) {
        Set<String> fieldNames = new LinkedHashSet<>();
        Set<Integer> seenIndices = new HashSet<>();
        Deque<BibEntry> pendingEntries = new ArrayDeque<>(List.of(entry));
        while (!pendingEntries.isEmpty() && seenIndices.size() < Library.MOST_ANCESTORS) {
            for (int slotIndex : parentIndices(pendingEntries.pop())) {
                if (seenIndices.add(slotIndex)
                        && library.slots().get(slotIndex).item() instanceof BibEntry parentEntry) {
                    parentEntry.fields().stream()
                            .map(BibField::name)
                            .map(name -> name.toLowerCase(Locale.ROOT))
                            .forEach(fieldNames::add);
                    pendingEntries.add(parentEntry);
                }
            }
        }
        return fieldNames;
    }

    private List<Integer> parentIndices(BibEntry entry) {
        return FieldCatalogue.PARENT_FIELDS.reversed().stream()
                .flatMap(field -> entry.value(field).stream())
                .map(value -> value.expandedText(library.macros().macrosAt(library.slots().size())))
                .flatMap(keys -> KeyList.parse(keys).stream())
                .flatMap(key -> library.indexOfKey(key).stream())
                .toList();
    }
}
