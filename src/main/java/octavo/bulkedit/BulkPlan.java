package octavo.bulkedit;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.Diagnostic;
import octavo.tidy.LeftAlone;

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
    private final List<LeftAlone> left = new ArrayList<>();

    /// The entries with all their changes, by slot, in the order of the file.
    private final Map<Integer, BibEntry> changed = new LinkedHashMap<>();

    private BulkPlan(Library library) {
        this.library = library;
    }

    /// Plans an operation; the library stays as it is.
    ///
    /// @param slots the numbers of the slots that the operation is for
    public static BulkPlan of(Library library, IntPredicate slots, FieldOperation operation) {
        BulkPlan plan = new BulkPlan(library);
        OperationPlanner planner = new OperationPlanner(operation);
        for (int i = 0; i < library.slots().size(); i++) {
            Slot slot = library.slots().get(i);
            if (slot.item() instanceof BibEntry entry && slots.test(slot.number())) {
                EntryPlan each = new EntryPlan(i, slot, entry, library.macros());
                planner.plan(each);
                plan.add(slot.number(), each);
            }
        }
        return plan;
    }

    private void add(int slot, EntryPlan plan) {
        Optional<Diagnostic> damage = plan.entry().damage();
        if (damage.isEmpty()) {
            changes.addAll(plan.changes());
            left.addAll(plan.left());
            if (!plan.changes().isEmpty()) {
                changed.put(slot, plan.changed());
            }
        } else if (!plan.changes().isEmpty()) {
            left.add(damaged(plan.index(), damage.get()));
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
    public List<LeftAlone> left() {
        return Collections.unmodifiableList(left);
    }

    private static LeftAlone damaged(int index, Diagnostic damage) {
        return new LeftAlone(index, damage.where(), EntryPlan.mendFirst(damage.message()));
    }

    /// The edit that makes all changes.
    public Edit.Batch edit() {
        return edit(changed);
    }

    /// The edit that makes the changes at some places of the list.
    public Edit.Batch edit(Set<Integer> places) {
        Map<Integer, List<ValueChange>> wanted = new LinkedHashMap<>();
        places.stream()
                .sorted()
                .map(changes::get)
                .forEach(each ->
                        wanted.computeIfAbsent(each.slot(), _ -> new ArrayList<>()).add(each));
        Map<Integer, BibEntry> entries = new LinkedHashMap<>();
        wanted.forEach((slot, own) -> entries.put(slot, with(slot, own)));
        return edit(entries);
    }

    private BibEntry with(int slot, List<ValueChange> own) {
        return EntryPlan.applied(library.entry(slot).orElseThrow(), own);
    }

    private Edit.Batch edit(Map<Integer, BibEntry> entries) {
        return new Edit.Batch(
                entries.entrySet().stream()
                        .map(each -> library.put(each.getKey(), each.getValue()))
                        .toList());
    }
}
