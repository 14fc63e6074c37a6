package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
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

/// The effective fields of an entry: macros expanded, the other dialect's field names understood,
/// and fields inherited through `crossref` and `xdata`.
final class EffectiveFields {
    /// A field to look for in an entry.
    private record FieldLookup(int index, String fieldName) {}

    private final Library library;

    EffectiveFields(Library library) {
        this.library = library;
    }

    /// The text of a field of the entry at an index, as TeX sees it. Parents are asked in the order
    /// in which the entry names them, `xdata` before `crossref`; cycles end.
    Optional<String> rawValue(int index, BibEntry entry, String field) {
        Optional<String> ownRawValue = ownRawValue(index, entry, field);
        return ownRawValue.isPresent() || !hasParents(entry)
                ? ownRawValue
                : inheritedField(index, entry, field).map(InheritedField::inheritedText);
    }

    /// As people mean it, even where BibTeX finds nothing: the title of proceedings is the
    /// `booktitle` of a paper, though BibTeX inherits it only as its title.
    Optional<String> intendedRawValue(int index, BibEntry entry, String field) {
        boolean isRenamed =
                hasParents(entry)
                        && InheritanceRule.RENAMED_FIELDS.contains(
                                FieldCatalogue.standardName(field));
        return rawValue(index, entry, field)
                .or(() ->
                        isRenamed
                                ? inheritedField(BibDialect.BIBLATEX, index, entry, field)
                                        .map(InheritedField::inheritedText)
                                : Optional.empty());
    }

    /// A field inherited from another entry.
    Optional<InheritedField> inheritedField(int index, BibEntry entry, String field) {
        return inheritedField(library.bibDialect(), index, entry, field);
    }

    private Optional<InheritedField> inheritedField(
            BibDialect dialect, int index, BibEntry entry, String field) {
        if (!mayInherit(index, entry, field)) {
            return Optional.empty();
        }
        Set<FieldLookup> visitedLookups = new HashSet<>();
        Deque<FieldLookup> pendingLookups = new ArrayDeque<>();
        pushParentLookups(dialect, pendingLookups, new FieldLookup(index, field), entry);
        while (!pendingLookups.isEmpty() && visitedLookups.size() < Library.MOST_ANCESTORS) {
            FieldLookup lookup = pendingLookups.pop();
            if (!visitedLookups.add(lookup)
                    || !(library.slots().get(lookup.index()).item()
                            instanceof BibEntry parentEntry)) {
                continue;
            }
            Optional<String> inheritedText =
                    ownRawValue(lookup.index(), parentEntry, lookup.fieldName());
            if (inheritedText.isPresent()) {
                return inheritedText.map(text -> new InheritedField(parentEntry.key(), text));
            }
            pushParentLookups(dialect, pendingLookups, lookup, parentEntry);
        }
        return Optional.empty();
    }

    /// Whether an ancestor has the field. Only entries that are in the library are cached.
    private boolean mayInherit(int index, BibEntry entry, String field) {
        if (!isInLibrary(index, entry)) {
            return true;
        }
        String foldedName = field.toLowerCase(Locale.ROOT);
        Set<String> inheritableNames =
                library.ancestorCache()
                        .inheritableNames(index, () -> inheritableNames(index, entry));
        return inheritableNames.contains(foldedName)
                || FieldCatalogue.counterpart(foldedName)
                        .filter(inheritableNames::contains)
                        .isPresent();
    }

    /// The name under which the entry has a field, in lower case; the given name if it has none.
    static String nameInEntry(BibEntry entry, String field) {
        String foldedName = field.toLowerCase(Locale.ROOT);
        return entry.hasField(foldedName)
                ? foldedName
                : FieldCatalogue.counterpart(foldedName).filter(entry::hasField).orElse(foldedName);
    }

    /// Whether a field's text is truncated because its `@string`s are too long. Of a parent, any
    /// field counts.
    boolean isTruncated(int index, BibEntry entry, String field) {
        boolean isLong =
                !library.macros().isEmpty()
                        && rawValue(index, entry, field)
                                .filter(text -> text.length() > BibValue.MAX_MACRO_EXPANSION)
                                .isPresent();
        if (!isLong) {
            return false;
        }
        Optional<BibValue> ownValue = ownValue(entry, field);
        return ownValue.isPresent()
                ? library.macros().isTruncated(ownValue.get(), index)
                : inheritedField(index, entry, field)
                        .flatMap(inheritedField -> library.indexOfKey(inheritedField.parentKey()))
                        .filter(this::hasTruncatedFields)
                        .isPresent();
    }

    private boolean hasTruncatedFields(int index) {
        return library.slots().get(index).item() instanceof BibEntry entry
                && entry.fields().stream()
                        .anyMatch(
                                bibField -> library.macros().isTruncated(bibField.value(), index));
    }

    /// The names of fields that the entry at an index may inherit, in lower case; a superset.
    Set<String> inheritableNames(int index, BibEntry entry) {
        Set<String> inheritedNames = new HashSet<>();
        Set<Integer> visitedIndices = new HashSet<>();
        Deque<Integer> pendingIndices = new ArrayDeque<>(parentIndices(index, entry));
        while (!pendingIndices.isEmpty() && visitedIndices.size() < Library.MOST_ANCESTORS) {
            int parentIndex = pendingIndices.pop();
            if (visitedIndices.add(parentIndex)
                    && library.slots().get(parentIndex).item() instanceof BibEntry parentEntry) {
                for (int i = 0; i < parentEntry.fieldCount(); i++) {
                    inheritedNames.add(parentEntry.fieldName(i).toLowerCase(Locale.ROOT));
                }
                parentIndices(parentIndex, parentEntry).reversed().forEach(pendingIndices::push);
            }
        }
        if (!inheritedNames.isEmpty()) {
            inheritedNames.addAll(InheritanceRule.RENAMED_FIELDS);
        }
        return inheritedNames;
    }

    /// Whether the library has this very entry there, and not a proposed replacement.
    @SuppressWarnings("ReferenceEquality") // equal bytes in another state are another entry
    private boolean isInLibrary(int index, BibEntry entry) {
        return library.slots().get(index).item() == entry;
    }

    /// The indices of an entry's parents, in the order in which it names them.
    private List<Integer> parentIndices(int index, BibEntry entry) {
        return isInLibrary(index, entry)
                ? library.ancestorCache()
                        .parentIndices(index, () -> findParentIndices(index, entry))
                : findParentIndices(index, entry);
    }

    private List<Integer> findParentIndices(int index, BibEntry entry) {
        return FieldCatalogue.PARENT_FIELDS.stream()
                .flatMap(parentField -> ownRawValue(index, entry, parentField).stream())
                .flatMap(keys -> KeyList.parse(keys).stream())
                .flatMap(key -> library.indexOfKey(key).stream())
                .toList();
    }

    static boolean hasParents(BibEntry entry) {
        for (String field : FieldCatalogue.PARENT_FIELDS) {
            if (entry.hasField(field)) {
                return true;
            }
        }
        return false;
    }

    private Optional<String> ownRawValue(int index, BibEntry entry, String field) {
        // Macros are read only once a value names one.
        return ownText(index, entry, field)
                .map(text ->
                        text.contains(FieldName.XDATA)
                                ? new XdataReferences(this::referencedText).resolveIn(text)
                                : text);
    }

    private Optional<String> ownText(int index, BibEntry entry, String field) {
        return ownValue(entry, field)
                .map(value ->
                        value.expandedText(name -> library.macros().macrosAt(index).apply(name)));
    }

    private Optional<String> referencedText(String key, String field) {
        return library.indexOfKey(key)
                .flatMap(index ->
                        library.slots().get(index).item() instanceof BibEntry entry
                                ? ownText(index, entry, field)
                                : Optional.empty());
    }

    private static Optional<BibValue> ownValue(BibEntry entry, String field) {
        String foldedName = field.toLowerCase(Locale.ROOT);
        return entry.value(foldedName)
                .or(() -> FieldCatalogue.counterpart(foldedName).flatMap(entry::value));
    }

    /// Pushes the lookups in an entry's parents, the first of them on top.
    private void pushParentLookups(
            BibDialect dialect,
            Deque<FieldLookup> pendingLookups,
            FieldLookup lookup,
            BibEntry entry) {
        for (int parentIndex : parentIndices(lookup.index(), entry).reversed()) {
            String parentType =
                    library.slots().get(parentIndex).item() instanceof BibEntry parentEntry
                            ? parentEntry.type()
                            : "";
            InheritanceRules.parentField(dialect, parentType, entry.type(), lookup.fieldName())
                    .map(field -> new FieldLookup(parentIndex, field))
                    .ifPresent(pendingLookups::push);
        }
    }

    /// Caches what the entries of one library state inherit from: an entry is asked for dozens of
    /// fields that neither it nor any ancestor has.
    static final class AncestorCache {
        private final Map<Integer, List<Integer>> parentIndices = new ConcurrentHashMap<>();
        private final Map<Integer, Set<String>> inheritableNames = new ConcurrentHashMap<>();

        /// The indices of the parents of the entry at an index.
        List<Integer> parentIndices(int index, Supplier<List<Integer>> finder) {
            return parentIndices.computeIfAbsent(index, _ -> finder.get());
        }

        /// The names of the fields that the entry at an index may inherit.
        Set<String> inheritableNames(int index, Supplier<Set<String>> finder) {
            Set<String> cachedNames = inheritableNames.get(index);
            return cachedNames == null
                    ? inheritableNames.computeIfAbsent(index, _ -> finder.get())
                    : cachedNames;
        }
    }
}
