package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;
import octavo.sharedlibraries.ItemNaming.NamedUnit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Puts a few items that others have changed into a file where that cannot conflict with anything:
/// outside of what the user has changed, in place of exactly what is known of them.
final class ReceivedItems {
    /// With more items, merging the whole file is hardly slower.
    private static final int MOST_ITEMS = 500;

    private static final int MOST_INSERTIONS = 50;

    private final BibFile file;
    private final ChangedRegion region;
    private final SharedState oldState;
    private final SharedState newState;

    /// By content, where the file has it; -1 if it has it twice.
    private final Map<ByteSlice, Integer> indexByContent = new HashMap<>();

    private final Map<Integer, BibItem> replacements = new HashMap<>();
    private final Set<Integer> removals = new HashSet<>();
    private final Map<Integer, List<BibItem>> insertions = new HashMap<>();
    private final Map<String, Integer> insertionIndexById = new HashMap<>();

    private ReceivedItems(
            BibFile file, ChangedRegion region, SharedState oldState, SharedState newState) {
        this.file = file;
        this.region = region;
        this.oldState = oldState;
        this.newState = newState;
    }

    /// The file with the items, and where the user's changes are in it.
    record UpdatedFile(BibFile file, ChangedRegion region, int removedCount) {}

    /// @param file the file as it is, with the user's changes in a region
    /// @param oldState what the file comes from, but for these
    /// @param newItems what others have changed since
    /// @return empty if it takes a merge
    static Optional<UpdatedFile> putInto(
            BibFile file,
            ChangedRegion region,
            SharedState oldState,
            SharedState newState,
            List<SharedItem> newItems) {
        if (newItems.isEmpty()) {
            return Optional.of(new UpdatedFile(file, region, 0));
        }
        if (newItems.size() > MOST_ITEMS) {
            return Optional.empty();
        }
        return new ReceivedItems(file, region, oldState, newState).putIn(newItems);
    }

    private Optional<UpdatedFile> putIn(List<SharedItem> newItems) {
        List<SharedItem> insertedItems = new ArrayList<>();
        for (SharedItem item : newItems) {
            if (oldState.presentItem(item.itemId()).isEmpty() && !item.isRemoved()) {
                insertedItems.add(item);
            }
        }
        if (insertedItems.size() > MOST_INSERTIONS) {
            return Optional.empty();
        }
        insertedItems.sort(SharedItem.FILE_ORDER);
        Map<String, SharedItem> predecessors = findPredecessors(insertedItems);
        findContents(newItems, predecessors.values());
        for (SharedItem item : newItems) {
            if (!insertedItems.contains(item) && !replaceOrRemove(item)) {
                return Optional.empty();
            }
        }
        for (SharedItem item : insertedItems) {
            if (!insert(item, Optional.ofNullable(predecessors.get(item.itemId())))) {
                return Optional.empty();
            }
        }
        return Optional.of(build());
    }

    /// What is before each item in the server's library.
    private Map<String, SharedItem> findPredecessors(List<SharedItem> insertedItems) {
        Map<String, SharedItem> predecessors = new HashMap<>();
        for (SharedItem item : insertedItems) {
            for (SharedItem other : newState.itemsById().values()) {
                SharedItem best = predecessors.get(item.itemId());
                if (!other.isRemoved()
                        && SharedItem.FILE_ORDER.compare(other, item) < 0
                        && (best == null || SharedItem.FILE_ORDER.compare(best, other) < 0)) {
                    predecessors.put(item.itemId(), other);
                }
            }
        }
        return predecessors;
    }

    /// Looks up what the file has of what matters here. Lengths are compared first, since reading
    /// the whole file's bytes takes far longer.
    private void findContents(List<SharedItem> newItems, Iterable<SharedItem> predecessors) {
        Set<ByteSlice> wantedContents = new HashSet<>();
        for (SharedItem item : newItems) {
            wantedContents.add(item.content());
            oldState.presentItem(item.itemId())
                    .ifPresent(oldItem -> wantedContents.add(oldItem.content()));
        }
        for (SharedItem predecessor : predecessors) {
            wantedContents.add(predecessor.content());
            oldState.presentItem(predecessor.itemId())
                    .ifPresent(oldItem -> wantedContents.add(oldItem.content()));
        }
        Set<Integer> wantedLengths = new HashSet<>();
        wantedContents.forEach(content -> wantedLengths.add(content.length()));
        for (int index = 0; index < file.items().size(); index++) {
            ByteSlice content = file.items().get(index).slice();
            if (wantedLengths.contains(content.length()) && wantedContents.contains(content)) {
                indexByContent.merge(content, index, (_, _) -> -1);
            }
        }
    }

    private Optional<Integer> indexOf(SharedItem item) {
        return Optional.ofNullable(indexByContent.get(item.content())).filter(index -> index >= 0);
    }

    private boolean isUsable(SharedItem item) {
        return ChangedRegion.isSole(oldState, item.itemId())
                && ChangedRegion.isSole(newState, item.itemId());
    }

    /// An item that was there, or that never was and has gone again.
    ///
    /// @return whether that was possible
    private boolean replaceOrRemove(SharedItem item) {
        Optional<SharedItem> oldItem = oldState.presentItem(item.itemId());
        if (!isUsable(item)) {
            return false;
        }
        if (item.isRemoved() && oldItem.isPresent() && region.hasRemoved(item.itemId())) {
            return true;
        }
        if (oldItem.isEmpty() || isOwnChange(item)) {
            return oldItem.isPresent() || !region.hasId(item.itemId());
        }
        Optional<Integer> index = indexOf(oldItem.get());
        if (index.isEmpty() || region.hasItem(index.get()) || isText(index.get())) {
            return false;
        }
        if (item.isRemoved()) {
            removals.add(index.get());
            return !isBesideText(index.get());
        }
        Optional<BibItem> block = blockOf(item);
        block.ifPresent(it -> replacements.put(index.get(), it));
        return block.isPresent() && oldItem.get().position().equals(item.position());
    }

    /// Whether it is what the user's own change in this file has made of it.
    private boolean isOwnChange(SharedItem item) {
        return region.hasId(item.itemId()) && indexOf(item).filter(region::hasItem).isPresent();
    }

    private boolean isText(int index) {
        return file.items().get(index) instanceof BibText;
    }

    private boolean isBesideText(int index) {
        return isRemark(index - 1) || isRemark(index + 1);
    }

    private boolean isRemark(int index) {
        return index >= 0 && index < file.items().size() && isText(index) && !isBlank(index);
    }

    private boolean isBlank(int index) {
        return isText(index) && file.items().get(index).slice().text().isBlank();
    }

    private boolean insert(SharedItem item, Optional<SharedItem> predecessor) {
        if (!isUsable(item)) {
            return false;
        }
        if (region.hasId(item.itemId())) {
            return isOwnChange(item);
        }
        Optional<BibItem> block = blockOf(item);
        Optional<Integer> index =
                predecessor.isEmpty() ? Optional.of(-1) : indexAfterExchange(predecessor.get());
        if (block.isEmpty() || index.isEmpty() || isInsideRegion(index.get() + 1)) {
            return false;
        }
        insertions.computeIfAbsent(index.get(), _ -> new ArrayList<>()).add(block.get());
        insertionIndexById.put(item.itemId(), index.get());
        return true;
    }

    private boolean isInsideRegion(int index) {
        return region.hasItem(index) && index > region.first();
    }

    /// Where an item is in the file; for one that is inserted, that after which it is.
    private Optional<Integer> indexAfterExchange(SharedItem item) {
        Integer insertionIndex = insertionIndexById.get(item.itemId());
        if (insertionIndex != null) {
            return Optional.of(insertionIndex);
        }
        return indexOf(item)
                .or(() -> oldState.presentItem(item.itemId()).flatMap(this::indexOf))
                .filter(index -> !isText(index));
    }

    /// An item's only block; empty if it is not exactly one, or another than its id says.
    private static Optional<BibItem> blockOf(SharedItem item) {
        BibFile itemFile = BibParser.parse(item.content().bytes());
        List<NamedUnit> units = ItemNaming.nameUnits(itemFile);
        boolean isBlock =
                itemFile.items().size() == 1
                        && units.size() == 1
                        && units.getFirst().itemId().equals(item.itemId())
                        && !(itemFile.items().getFirst() instanceof BibText)
                        && itemFile.items().getFirst().isClosed();
        return isBlock ? Optional.of(itemFile.items().getFirst()) : Optional.empty();
    }

    private UpdatedFile build() {
        List<BibItem> oldItems = file.items();
        List<BibItem> newItems = new ArrayList<>(oldItems.size());
        List<BibItem> gap = BibParser.parse("\n\n").items();
        for (BibItem block : insertions.getOrDefault(-1, List.of())) {
            newItems.add(block);
            newItems.addAll(gap);
        }
        int shift = region.first() > 0 ? 0 : newItems.size();
        for (int index = 0; index < oldItems.size(); index++) {
            if (index == region.first()) {
                shift = newItems.size() - index;
            }
            if (!removals.contains(index) && !isGapOfRemoved(index)) {
                newItems.add(replacements.getOrDefault(index, oldItems.get(index)));
            }
            for (BibItem block : insertions.getOrDefault(index, List.of())) {
                newItems.addAll(gap);
                newItems.add(block);
            }
        }
        boolean isSame = replacements.isEmpty() && removals.isEmpty() && insertions.isEmpty();
        return new UpdatedFile(
                isSame ? file : file.withItems(newItems),
                region.isEmpty() ? region : region.shiftedBy(shift),
                removals.size());
    }

    /// The blank lines after an entry go with it.
    private boolean isGapOfRemoved(int index) {
        return removals.contains(index - 1) && isBlank(index) && !region.hasItem(index);
    }
}
