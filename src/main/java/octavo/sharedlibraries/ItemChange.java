package octavo.sharedlibraries;

import octavo.bib.ByteSlice;

import java.util.ArrayList;
import java.util.List;

/// A change of an item that has yet to be sent.
///
/// @param changeId identifies it everywhere
/// @param replacedId the change that it replaces; empty if it adds the item
/// @param content empty to remove the item
record ItemChange(
        String itemId, String changeId, String replacedId, String position, ByteSlice content) {

    private SharedItem toItem(long sequence) {
        return new SharedItem(itemId, sequence, changeId, position, content);
    }

    /// The items as a server has them once it has the changes.
    ///
    /// @param firstSequence the number that it gave to the first
    static List<SharedItem> toItems(List<ItemChange> changes, long firstSequence) {
        List<SharedItem> items = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            items.add(changes.get(i).toItem(firstSequence + i));
        }
        return items;
    }
}
