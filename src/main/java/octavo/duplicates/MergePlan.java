package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
import octavo.editing.keys.KeyPlan;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameShape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A plan for merging two entries: which of them stays, and the source of each field. It is a
/// proposal; each row can be changed.
///
/// @param keptSlot the slot of the entry that stays
/// @param goneSlot the slot of the other; its key is kept in `ids`
public record MergePlan(int keptSlot, int goneSlot, List<MergeRow> mergeRows) {
    public MergePlan {
        mergeRows = List.copyOf(mergeRows);
    }

    /// Where a field's value comes from.
    public enum ValueSource {
        KEPT,
        GONE,
        BOTH
    }

    /// The plan for one field.
    ///
    /// @param field in lower case
    /// @param keptValue its source in the entry that stays, if present
    public record MergeRow(
            String field,
            Optional<String> keptValue,
            Optional<String> goneValue,
            ValueSource chosenSource) {
        MergeRow withSource(ValueSource newSource) {
            return new MergeRow(field, keptValue, goneValue, newSource);
        }
    }

    /// The proposal for two entries.
    ///
    /// @param keptIndex the index of the entry that stays
    public static MergePlan of(Library library, int keptIndex, int goneIndex) {
        return of(library, keptIndex, goneIndex, SpellingUse.of(library));
    }

    /// The same, in the library's usual spelling of venues, publishers and the like.
    public static MergePlan of(
            Library library, int keptIndex, int goneIndex, SpellingUse spellingUse) {
        Work keptWork = library.workAt(keptIndex).orElseThrow();
        Work goneWork = library.workAt(goneIndex).orElseThrow();
        List<MergeRow> mergeRows = new ArrayList<>();
        for (BibField field : keptWork.entry().fields()) {
            String fieldName = field.name().toLowerCase(Locale.ROOT);
            if (mergeRows.stream().noneMatch(mergeRow -> mergeRow.field.equals(fieldName))) {
                mergeRows.add(rowFor(keptWork, goneWork, fieldName, spellingUse));
            }
        }
        for (BibField field : goneWork.entry().fields()) {
            String fieldName = field.name().toLowerCase(Locale.ROOT);
            if (mergeRows.stream().noneMatch(mergeRow -> mergeRow.field.equals(fieldName))) {
                mergeRows.add(rowFor(keptWork, goneWork, fieldName, spellingUse));
            }
        }
        return new MergePlan(
                library.slots().get(keptIndex).number(),
                library.slots().get(goneIndex).number(),
                mergeRows);
    }

    private static MergeRow rowFor(
            Work keptWork, Work goneWork, String fieldName, SpellingUse spellingUse) {
        Optional<String> keptSource = keptWork.entry().valueSource(fieldName);
        Optional<String> goneSource = goneWork.entry().valueSource(fieldName);
        ValueSource valueSource =
                keptSource.isEmpty() && goneSource.isPresent()
                        ? sourceOfAddition(keptWork, fieldName)
                        : goneSource.isEmpty() || areByDifferentPeople(keptWork, goneWork)
                                ? ValueSource.KEPT
                                : FieldChoice.chooseSource(
                                        fieldName, keptWork, goneWork, spellingUse);
        return new MergeRow(fieldName, keptSource, goneSource, valueSource);
    }

    /// Whether they have no author in common. Then one may fill gaps in the other, but mixing their
    /// values would make an entry that is true of neither.
    private static boolean areByDifferentPeople(Work keptWork, Work goneWork) {
        ComparedAuthors keptAuthors = authorsOf(keptWork);
        ComparedAuthors goneAuthors = authorsOf(goneWork);
        return !keptAuthors.isEmpty()
                && !goneAuthors.isEmpty()
                && keptAuthors.countShared(goneAuthors) == 0;
    }

    private static ComparedAuthors authorsOf(Work work) {
        BibNameList names = work.authors();
        return ComparedAuthors.of(
                names.names().stream().map(name -> NameShape.of(name.toUnicode())).toList(),
                names.hasOthers());
    }

    /// A field that only the other has is taken, unless the first has it under another name.
    private static ValueSource sourceOfAddition(Work keptWork, String fieldName) {
        boolean isDateField = Set.of("year", "month", "day", "date").contains(fieldName);
        boolean isKeptDated =
                keptWork.entry().hasField("date")
                        || fieldName.equals("date") && keptWork.entry().hasField("year");
        boolean isGivenByMacro = keptWork.rawValue(fieldName).isPresent() && !keptWork.hasParents();
        return isDateField && isKeptDated || isGivenByMacro ? ValueSource.KEPT : ValueSource.GONE;
    }

    /// The plan with some fields taken from the entry that goes.
    public MergePlan withTakenFields(Set<String> fields) {
        return new MergePlan(
                keptSlot,
                goneSlot,
                mergeRows.stream()
                        .map(mergeRow ->
                                fields.contains(mergeRow.field) && mergeRow.goneValue.isPresent()
                                        ? mergeRow.withSource(ValueSource.GONE)
                                        : mergeRow)
                        .toList());
    }

    /// The plan with another source for a field; a field that the source lacks is dropped.
    public MergePlan withChoice(String fieldName, ValueSource chosenSource) {
        return new MergePlan(
                keptSlot,
                goneSlot,
                mergeRows.stream()
                        .map(mergeRow ->
                                mergeRow.field.equals(fieldName)
                                        ? mergeRow.withSource(chosenSource)
                                        : mergeRow)
                        .toList());
    }

    /// Merges the two entries and redirects references to the one that goes. Empty if an entry is
    /// too damaged for that, or one is part of the other.
    public Optional<Edit> toEdit(Library library) {
        BibEntry keptEntry = library.entryInSlot(keptSlot).orElseThrow();
        BibEntry goneEntry = library.entryInSlot(goneSlot).orElseThrow();
        if (isPartOf(keptEntry, goneEntry) || isPartOf(goneEntry, keptEntry)) {
            return Optional.empty();
        }
        EditSequence editSequence = new EditSequence(library);
        if (!keptEntry.key().equals(goneEntry.key()) && !goneEntry.key().isEmpty()) {
            editSequence.addEdit(
                    KeyPlan.of(library, Map.of(goneEntry.key(), keptEntry.key())).toEdit(library));
        }
        Optional<BibEntry> mergedEntry =
                mergeFields(
                                editSequence.currentLibrary().entryInSlot(keptSlot).orElseThrow(),
                                goneEntry.key())
                        .map(MergePlan::withoutSelfReference);
        if (mergedEntry.isEmpty()) {
            return Optional.empty();
        }
        editSequence.addEdit(
                editSequence.currentLibrary().replaceEntry(keptSlot, mergedEntry.get()));
        editSequence.addEdit(editSequence.currentLibrary().removeSlot(goneSlot));
        return Optional.of(editSequence.combinedEdit());
    }

    private Optional<BibEntry> mergeFields(BibEntry entry, String goneKey) {
        Optional<BibEntry> mergedEntry = Optional.of(entry);
        for (MergeRow mergeRow : mergeRows) {
            Optional<String> mergedSource =
                    switch (mergeRow.chosenSource) {
                        case KEPT -> Optional.empty();
                        case GONE -> mergeRow.goneValue;
                        case BOTH -> Optional.of(FieldChoice.mergeLists(mergeRow));
                    };
            if (mergeRow.chosenSource == ValueSource.GONE && mergeRow.goneValue.isEmpty()) {
                mergedEntry = mergedEntry.flatMap(it -> it.withoutField(mergeRow.field));
            } else if (mergedSource.isPresent()) {
                BibValue value = BibValue.parse(mergedSource.get());
                mergedEntry = mergedEntry.flatMap(it -> it.withValue(mergeRow.field, value));
            }
        }
        boolean isSameKey = entry.key().equals(goneKey) || goneKey.isEmpty();
        return isSameKey ? mergedEntry : mergedEntry.flatMap(it -> withAlias(it, goneKey));
    }

    private static Optional<BibEntry> withAlias(BibEntry entry, String key) {
        String aliases =
                entry.value("ids").map(it -> it.expandedText(_ -> Optional.empty())).orElse("");
        List<String> knownAliases = KeyList.parse(aliases);
        return knownAliases.contains(key)
                ? Optional.of(entry)
                : BibValue.braced(aliases.isBlank() ? key : aliases + "," + key)
                        .flatMap(value -> entry.withValue("ids", value));
    }

    /// Whether one entry is contained in the other, as a paper in its proceedings.
    static boolean isPartOf(BibEntry partEntry, BibEntry wholeEntry) {
        return FieldCatalogue.CONTAINER_FIELDS.stream()
                        .anyMatch(field ->
                                KeyList.ofField(partEntry, field).stream()
                                        .anyMatch(wholeEntry.key()::equalsIgnoreCase))
                || KeyList.ofField(wholeEntry, FieldName.ENTRYSET).stream()
                        .anyMatch(partEntry.key()::equalsIgnoreCase);
    }

    /// Drops a relation to the duplicate, which would now be to the entry itself.
    private static BibEntry withoutSelfReference(BibEntry entry) {
        List<String> relatedKeys = KeyList.ofField(entry, "related");
        List<String> otherKeys =
                relatedKeys.stream().filter(key -> !key.equalsIgnoreCase(entry.key())).toList();
        if (otherKeys.size() == relatedKeys.size()) {
            return entry;
        }
        return (otherKeys.isEmpty()
                        ? entry.withoutField("related")
                                .flatMap(it -> it.withoutField("relatedtype"))
                        : BibValue.braced(String.join(", ", otherKeys))
                                .flatMap(value -> entry.withValue("related", value)))
                .orElse(entry);
    }
}
