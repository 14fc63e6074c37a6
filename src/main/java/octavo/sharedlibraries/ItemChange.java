package octavo.sharedlibraries;

import octavo.bib.ByteSlice;

/// A change of an item that has yet to be sent.
///
/// @param changeId identifies it everywhere
/// @param replacedId the change that it replaces; empty if it adds the item
/// @param content empty to remove the item
record ItemChange(
        String itemId, String changeId, String replacedId, String position, ByteSlice content) {

    SharedItem toItem(long sequence) {
        return new SharedItem(itemId, sequence, changeId, position, content);
    }
}
