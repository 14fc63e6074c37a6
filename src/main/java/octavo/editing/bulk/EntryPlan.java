package octavo.editing.bulk;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.editing.tidy.SkippedChange;
import octavo.library.MacroValues;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The planned changes of one entry, and what cannot be changed. Each change is tried when it is
/// planned, so that everything offered is possible.
final class EntryPlan {
    private final int entryIndex;
    private final int slotNumber;
    private final BibEntry entry;
    private final MacroValues macros;
    private final List<ValueChange> changes = new ArrayList<>();

    /// The entry with the last planned change.
    private BibEntry triedEntry;

    private final List<SkippedChange> skippedChanges = new ArrayList<>();

    EntryPlan(int entryIndex, Slot slot, BibEntry entry, MacroValues macros) {
        this.entryIndex = entryIndex;
        this.slotNumber = slot.number();
        this.entry = entry;
        this.macros = macros;
        this.triedEntry = entry;
    }

    BibEntry entry() {
        return entry;
    }

    int entryIndex() {
        return entryIndex;
    }

    MacroValues macros() {
        return macros;
    }

    List<ValueChange> changes() {
        return changes;
    }

    List<SkippedChange> skippedChanges() {
        return skippedChanges;
    }

    /// The text of a field with macros expanded; empty if there is no such field.
    String fieldText(String fieldName) {
        return entry.value(fieldName)
                .map(value -> value.expandedText(macros.macrosAt(entryIndex)))
                .orElse("");
    }

    /// The indices of all fields of a name.
    List<Integer> fieldIndexes(String fieldName) {
        List<Integer> fieldIndexes = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (entry.fieldName(i).equalsIgnoreCase(fieldName)) {
                fieldIndexes.add(i);
            }
        }
        return fieldIndexes;
    }

    /// Sets a field; if it is repeated, the one that counts.
    void setValue(String fieldName, BibValue value) {
        int fieldIndex = fieldIndexes(fieldName).stream().findFirst().orElse(-1);
        if (fieldIndex >= 0) {
            setValue(fieldIndex, value);
        } else {
            planChange(new ValueChange(slotNumber, -1, fieldName, "", value.source()));
        }
    }

    void setValue(int fieldIndex, BibValue value) {
        String oldSource = entry.field(fieldIndex).valueSource();
        if (!oldSource.equals(value.source())) {
            planChange(
                    new ValueChange(
                            slotNumber,
                            fieldIndex,
                            entry.fieldName(fieldIndex),
                            oldSource,
                            value.source()));
        }
    }

    void removeField(int fieldIndex) {
        planChange(
                new ValueChange(
                        slotNumber,
                        fieldIndex,
                        entry.fieldName(fieldIndex),
                        sourceAt(fieldIndex),
                        ""));
    }

    void renameField(int fieldIndex, String newName) {
        planChange(
                new ValueChange(
                        slotNumber,
                        fieldIndex,
                        newName,
                        sourceAt(fieldIndex),
                        sourceAt(fieldIndex)));
    }

    private String sourceAt(int fieldIndex) {
        return entry.field(fieldIndex).valueSource();
    }

    private void planChange(ValueChange change) {
        Optional<BibEntry> changedEntry = change.applyTo(entry);
        if (changedEntry.isPresent()) {
            changes.add(change);
            triedEntry = changedEntry.get();
        } else {
            skipField(change.fieldIndex(), refusalReason(change));
        }
    }

    private LocalizedSentence refusalReason(ValueChange change) {
        return switch (EditRefusal.of(
                entry, change.fieldName(), BibValue.parse(change.newSource()))) {
            case EditRefusal.InvalidFieldName(var name) ->
                    LocalizedSentence.of("{0} is not a valid field name.", name);
            case EditRefusal.UnencodableCharacter(var character, var encoding) ->
                    LocalizedSentence.of(
                            "The file's encoding, {0}, has no {1}.", encoding, character);
            case EditRefusal.DamagedEntry(var damage) -> fixFirst(damage);
            case EditRefusal.MalformedValue(var source) ->
                    LocalizedSentence.of("This would damage the entry: {0}", source);
        };
    }

    /// Why a damaged entry is not changed.
    static LocalizedSentence fixFirst(LocalizedSentence damage) {
        return LocalizedSentence.of(
                "This damaged entry is not changed until it is fixed: {0}", damage);
    }

    /// Records why a field stays as it is.
    ///
    /// @param fieldIndex its index; -1 for the entry
    void skipField(int fieldIndex, LocalizedSentence reason) {
        Span fieldSpan = fieldIndex < 0 ? entry.keySpan() : entry.valueSpan(fieldIndex);
        skippedChanges.add(new SkippedChange(entryIndex, fieldSpan, reason));
    }

    /// The entry with all changes.
    BibEntry changedEntry() {
        return changes.size() > 1 ? applyChanges(entry, changes) : triedEntry;
    }

    /// An entry with some of its planned changes.
    static BibEntry applyChanges(BibEntry entry, List<ValueChange> changes) {
        BibEntry changedEntry = entry;
        List<ValueChange> orderedChanges =
                changes.stream()
                        .sorted(Comparator.comparingInt(ValueChange::fieldIndex).reversed())
                        .toList();
        for (ValueChange change : orderedChanges) {
            changedEntry = change.applyTo(changedEntry).orElse(changedEntry);
        }
        return changedEntry;
    }
}
