package octavo.editing.bulk;

import octavo.bib.BibEntry;
import octavo.editing.tidy.SkippedChange;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.Diagnostic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/// What an operation does to some entries of a library: each value that changes, and what stays as
/// it is, with the reason.
public final class BulkPlan {
    private final Library library;
    private final List<ValueChange> changes = new ArrayList<>();
    private final List<SkippedChange> skippedChanges = new ArrayList<>();

    /// The entries with all their changes, by slot, in the order of the file.
    private final Map<Integer, BibEntry> changedEntries = new LinkedHashMap<>();

    private BulkPlan(Library library) {
        this.library = library;
    }

    /// Plans an operation; the library stays as it is.
    ///
    /// @param isChosen the numbers of the slots that the operation is for
    public static BulkPlan of(Library library, IntPredicate isChosen, FieldOperation operation) {
        BulkPlan bulkPlan = new BulkPlan(library);
        OperationPlanner operationPlanner = new OperationPlanner(operation);
        for (int i = 0; i < library.slots().size(); i++) {
            Slot slot = library.slots().get(i);
            if (slot.item() instanceof BibEntry entry && isChosen.test(slot.number())) {
                EntryPlan entryPlan = new EntryPlan(i, slot, entry, library.macros());
                operationPlanner.planOperation(entryPlan);
                bulkPlan.addPlan(slot.number(), entryPlan);
            }
        }
        return bulkPlan;
    }

    /// Plans to rename a member of a list wherever it is.
    ///
    /// @param newMember nothing removes it
    public static BulkPlan ofMember(
            Library library, String fieldName, String member, String newMember) {
        return of(
                library,
                _ -> true,
                newMember.isEmpty()
                        ? new FieldOperation.RemoveMember(fieldName, member)
                        : new FieldOperation.RenameMember(fieldName, member, newMember));
    }

    private void addPlan(int slot, EntryPlan entryPlan) {
        Optional<Diagnostic> damage = entryPlan.entry().firstDamage();
        if (damage.isEmpty()) {
            changes.addAll(entryPlan.changes());
            skippedChanges.addAll(entryPlan.skippedChanges());
            if (!entryPlan.changes().isEmpty()) {
                changedEntries.put(slot, entryPlan.changedEntry());
            }
        } else if (!entryPlan.changes().isEmpty()) {
            skippedChanges.add(skippedForDamage(entryPlan.entryIndex(), damage.get()));
        }
    }

    /// The library that it was made for.
    public Library library() {
        return library;
    }

    /// Each value that changes, in the order of the file.
    public List<ValueChange> changes() {
        return Collections.unmodifiableList(changes);
    }

    /// What cannot be changed, in the order of the file.
    public List<SkippedChange> skippedChanges() {
        return Collections.unmodifiableList(skippedChanges);
    }

    private static SkippedChange skippedForDamage(int index, Diagnostic damage) {
        return new SkippedChange(index, damage.span(), EntryPlan.fixFirst(damage.message()));
    }

    /// The edit that makes all changes.
    public Edit.EditBatch toEdit() {
        return toEdit(changedEntries);
    }

    /// The edit that makes the changes at some places of the list.
    public Edit.EditBatch toEdit(Set<Integer> changeIndexes) {
        Map<Integer, List<ValueChange>> changesBySlot = new LinkedHashMap<>();
        changeIndexes.stream()
                .sorted()
                .map(changes::get)
                .forEach(each ->
                        changesBySlot
                                .computeIfAbsent(each.slotNumber(), _ -> new ArrayList<>())
                                .add(each));
        Map<Integer, BibEntry> entriesBySlot = new LinkedHashMap<>();
        changesBySlot.forEach(
                (slot, slotChanges) -> entriesBySlot.put(slot, applyChanges(slot, slotChanges)));
        return toEdit(entriesBySlot);
    }

    private BibEntry applyChanges(int slot, List<ValueChange> slotChanges) {
        return EntryPlan.applyChanges(library.entryInSlot(slot).orElseThrow(), slotChanges);
    }

    private Edit.EditBatch toEdit(Map<Integer, BibEntry> entriesBySlot) {
        return new Edit.EditBatch(
                entriesBySlot.entrySet().stream()
                        .map(each -> library.replaceEntry(each.getKey(), each.getValue()))
                        .toList());
    }
}
