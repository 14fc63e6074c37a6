package octavo.sharedlibraries;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.ByteSlice;
import octavo.merge.ConflictMarks;
import octavo.sharedlibraries.ItemNaming.NamedUnit;
import octavo.text.IncreasingSubsequence;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/// What a file has that the server does not: the outbox.
///
/// @param changes one an item at most
/// @param heldBack how many units of the file stay on this computer until its user has resolved a
///   conflict or repaired them
record UnsentChanges(List<ItemChange> changes, int heldBack) {
    static final UnsentChanges NONE = new UnsentChanges(List.of(), 0);

    private static final ByteSlice REMOVED = ByteSlice.of(new byte[0]);

    /// The most bytes of one item.
    static final int MOST_ITEM_BYTES = 4_000_000;

    UnsentChanges {
        changes = List.copyOf(changes);
    }

    static UnsentChanges between(SharedState state, BibFile file) {
        List<NamedUnit> units = ItemNaming.nameUnits(file);
        Set<String> heldBackIds = heldBackIds(units);
        List<NamedUnit> sharedUnits =
                units.stream().filter(unit -> !heldBackIds.contains(unit.itemId())).toList();
        List<SharedItem> presentItems = state.presentItems();
        Map<String, String> positions = allotPositions(presentItems, sharedUnits);
        List<ItemChange> changes = new ArrayList<>();
        Set<String> idsInFile = new HashSet<>(heldBackIds);
        for (NamedUnit unit : sharedUnits) {
            idsInFile.add(unit.itemId());
            String position = positions.getOrDefault(unit.itemId(), "");
            SharedItem item = state.itemsById().get(unit.itemId());
            if (item == null
                    || !item.position().equals(position)
                    || !item.content().equals(unit.content())) {
                changes.add(toChange(unit.itemId(), item, position, unit.content()));
            }
        }
        for (SharedItem item : presentItems) {
            if (!idsInFile.contains(item.itemId())) {
                changes.add(toChange(item.itemId(), item, item.position(), REMOVED));
            }
        }
        return new UnsentChanges(changes, heldBackIds.size());
    }

    private static ItemChange toChange(
            String itemId, @Nullable SharedItem replacedItem, String position, ByteSlice content) {
        return new ItemChange(
                itemId,
                UUID.randomUUID().toString(),
                replacedItem == null ? "" : replacedItem.changeId(),
                position,
                ByteSlice.of(content.bytes()));
    }

    /// Units with conflict marks are for this user alone, and so is what they are about: until the
    /// conflict is resolved the server keeps the version of the others.
    private static Set<String> heldBackIds(List<NamedUnit> units) {
        Set<String> heldBackIds = new HashSet<>();
        Set<String> keysInConflict = new HashSet<>();
        for (NamedUnit unit : units) {
            BibItem item = unit.unit().item();
            boolean isMarked =
                    unit.unit().isTextLine()
                            ? unit.content().text().contains("conflict-")
                            : !ConflictMarks.findMarks(item).isEmpty();
            if (isMarked || !item.isClosed() || unit.content().length() > MOST_ITEM_BYTES) {
                heldBackIds.add(unit.itemId());
                keyOf(item).ifPresent(keysInConflict::add);
            }
        }
        for (NamedUnit unit : units) {
            if (keyOf(unit.unit().item()).filter(keysInConflict::contains).isPresent()) {
                heldBackIds.add(unit.itemId());
            }
        }
        return heldBackIds;
    }

    private static Optional<String> keyOf(BibItem item) {
        return item instanceof BibEntry entry
                ? Optional.of(ConflictMarks.unmarkedKey(entry.key()))
                : Optional.empty();
    }

    /// The positions of units by id. Those whose order has not changed keep theirs.
    private static Map<String, String> allotPositions(
            List<SharedItem> presentItems, List<NamedUnit> units) {
        Map<String, Integer> rankById = new HashMap<>();
        for (int rank = 0; rank < presentItems.size(); rank++) {
            rankById.put(presentItems.get(rank).itemId(), rank);
        }
        List<NamedUnit> knownUnits =
                units.stream().filter(unit -> rankById.containsKey(unit.itemId())).toList();
        int[] ranks =
                knownUnits.stream()
                        .mapToInt(unit -> rankById.getOrDefault(unit.itemId(), 0))
                        .toArray();
        Map<String, String> keptPositions = new HashMap<>();
        for (int index : IncreasingSubsequence.longestIndices(ranks)) {
            SharedItem item = presentItems.get(ranks[index]);
            keptPositions.put(item.itemId(), item.position());
        }
        return fillIn(keptPositions, units);
    }

    private static Map<String, String> fillIn(
            Map<String, String> keptPositions, List<NamedUnit> units) {
        Map<String, String> positions = new LinkedHashMap<>();
        List<String> pendingIds = new ArrayList<>();
        String lower = "";
        for (NamedUnit unit : units) {
            String kept = keptPositions.getOrDefault(unit.itemId(), "");
            // Two members may have allotted the same position at the same time.
            boolean isKept = !kept.isEmpty() && (pendingIds.isEmpty() || kept.compareTo(lower) > 0);
            if (!isKept) {
                pendingIds.add(unit.itemId());
                continue;
            }
            allotPending(positions, pendingIds, lower, kept);
            positions.put(unit.itemId(), kept);
            lower = kept;
        }
        allotPending(positions, pendingIds, lower, "");
        return positions;
    }

    private static void allotPending(
            Map<String, String> positions, List<String> pendingIds, String lower, String upper) {
        List<String> allotted = ItemPositions.allot(lower, upper, pendingIds.size());
        for (int i = 0; i < allotted.size(); i++) {
            positions.put(pendingIds.get(i), allotted.get(i));
        }
        pendingIds.clear();
    }
}
