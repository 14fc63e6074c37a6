package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.ChangedItems;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The part of a file that its user has changed since it was in step with the server, between two
/// units that have not changed.
///
/// @param first the index of the part's first item
/// @param end the index after its last
/// @param oldIds of the units that were in it
/// @param newIds of those that are in it
record ChangedRegion(int first, int end, Set<String> oldIds, Set<String> newIds) {
    private static final String SOLE_NUMBER = "-1";

    /// The most units in it for which looking at them alone is worth it.
    private static final int MOST_UNITS = 5_000;

    ChangedRegion {
        oldIds = Set.copyOf(oldIds);
        newIds = Set.copyOf(newIds);
    }

    /// The part in which a file differs from one that was in step.
    ///
    /// @return empty if it is not certain which unit is which without the others: two have one name
    static Optional<ChangedRegion> of(InStepLibrary inStep, ChangedItems change) {
        BibFile oldFile = inStep.file();
        List<BibItem> oldItems = oldFile.items().subList(change.firstIndex(), change.oldEnd());
        List<BibItem> newItems =
                change.newFile().items().subList(change.firstIndex(), change.newEnd());
        if (oldItems.equals(newItems)) {
            return Optional.of(new ChangedRegion(0, 0, Set.of(), Set.of()));
        }
        Set<String> oldIds = idsOf(oldFile.withItems(oldItems));
        Set<String> newIds = idsOf(oldFile.withItems(newItems));
        SharedState state = inStep.base().state();
        boolean isCertain =
                oldIds.size() <= MOST_UNITS
                        && newIds.size() <= MOST_UNITS
                        && oldIds.stream().allMatch(itemId -> isSole(state, itemId))
                        && newIds.stream().allMatch(itemId -> isSole(state, itemId))
                        && newIds.stream()
                                .noneMatch(itemId ->
                                        !oldIds.contains(itemId)
                                                && state.presentItem(itemId).isPresent());
        return isCertain
                ? Optional.of(
                        new ChangedRegion(change.firstIndex(), change.newEnd(), oldIds, newIds))
                : Optional.empty();
    }

    private static Set<String> idsOf(BibFile file) {
        Set<String> itemIds = new HashSet<>();
        ItemNaming.nameUnits(file).forEach(unit -> itemIds.add(unit.itemId()));
        return itemIds;
    }

    /// Whether no other unit has the name.
    static boolean isSole(SharedState state, String itemId) {
        return itemId.endsWith(SOLE_NUMBER)
                && state.presentItem(
                                itemId.substring(0, itemId.length() - SOLE_NUMBER.length()) + "-2")
                        .isEmpty();
    }

    boolean isEmpty() {
        return first == end;
    }

    boolean hasId(String itemId) {
        return oldIds.contains(itemId) || newIds.contains(itemId);
    }

    boolean hasRemoved(String itemId) {
        return oldIds.contains(itemId) && !newIds.contains(itemId);
    }

    boolean hasItem(int index) {
        return index >= first && index < end;
    }

    /// The same after items were inserted or removed before it.
    ChangedRegion shiftedBy(int count) {
        return new ChangedRegion(first + count, end + count, oldIds, newIds);
    }

    /// What is to be sent of it.
    ///
    /// @param file with the changes of others outside of it
    /// @param state as of these changes
    /// @return empty if some of it is held back
    Optional<List<ItemChange>> unsentIn(BibFile file, SharedState state) {
        if (isEmpty()) {
            return Optional.of(List.of());
        }
        List<String> itemIds = new ArrayList<>(oldIds);
        itemIds.addAll(newIds);
        UnsentChanges unsentChanges =
                UnsentChanges.between(
                        state.restrictedTo(itemIds),
                        file.withItems(file.items().subList(first, end)));
        return unsentChanges.heldBack() == 0
                ? Optional.of(unsentChanges.changes())
                : Optional.empty();
    }

    /// How many units have gone.
    int removedCount() {
        return (int) oldIds.stream().filter(itemId -> !newIds.contains(itemId)).count();
    }
}
