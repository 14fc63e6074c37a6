package octavo.sharedlibraries;

import octavo.bib.ByteSlice;

import java.util.Comparator;

/// A unit of a shared library in its latest version: an entry, an `@string`, a line of text, …
///
/// @param itemId identifies it by its kind and name: [ItemNaming]
/// @param sequence the number of the change that made this version
/// @param changeId identifies that change even if the server gives its number a second time
/// @param position sorts the library's items: [ItemPositions]
/// @param content in UTF-8 with line feeds; empty if the item was removed
record SharedItem(
        String itemId, long sequence, String changeId, String position, ByteSlice content) {

    static final Comparator<SharedItem> FILE_ORDER =
            Comparator.comparing(SharedItem::position).thenComparing(SharedItem::itemId);

    boolean isRemoved() {
        return content.length() == 0;
    }
}
