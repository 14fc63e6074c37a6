package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;
import octavo.library.LazyValue;
import octavo.sharedlibraries.ItemNaming.NamedUnit;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A shared library as of one change.
final class SharedState {
    static final SharedState EMPTY = new SharedState(ChangeAnchor.START, List.of(), Map.of());

    private static final int MOST_ANCHORS = 1000;
    private static final byte[] LINE_SEPARATOR = {'\n'};
    private static final byte[] BLOCK_SEPARATOR = {'\n', '\n'};

    private final ChangeAnchor anchor;
    private final List<ChangeAnchor> pastAnchors;
    private final Map<String, SharedItem> itemsById;
    private final LazyValue<List<SharedItem>> presentItems = new LazyValue<>(this::sortPresent);

    /// @param anchor the latest change; the state before the first has the number 0
    /// @param pastAnchors of earlier states, the latest last
    /// @param itemsById with the removed ones, whose changes tell a restored server from a newer
    ///   one
    SharedState(
            ChangeAnchor anchor,
            List<ChangeAnchor> pastAnchors,
            Map<String, SharedItem> itemsById) {
        this.anchor = anchor;
        this.pastAnchors =
                List.copyOf(
                        pastAnchors.subList(
                                Math.max(0, pastAnchors.size() - MOST_ANCHORS),
                                pastAnchors.size()));
        this.itemsById = Collections.unmodifiableMap(itemsById);
    }

    ChangeAnchor anchor() {
        return anchor;
    }

    List<ChangeAnchor> pastAnchors() {
        return pastAnchors;
    }

    Map<String, SharedItem> itemsById() {
        return itemsById;
    }

    /// A change by its number, and by an id that no other has.
    record ChangeAnchor(long sequence, String changeId) {
        static final ChangeAnchor START = new ChangeAnchor(0, "");
    }

    /// The state after further changes.
    SharedState withItems(ChangeAnchor newAnchor, Collection<SharedItem> changedItems) {
        Map<String, SharedItem> newItems = new HashMap<>(itemsById);
        changedItems.forEach(item -> newItems.put(item.itemId(), item));
        List<ChangeAnchor> newPast = new ArrayList<>(pastAnchors);
        newPast.add(anchor);
        return new SharedState(newAnchor, newPast, newItems);
    }

    /// The state after changes that were sent from here, of which the last is the latest there is.
    SharedState withSent(List<SharedItem> sentItems) {
        SharedItem latestItem = sentItems.getLast();
        return withItems(new ChangeAnchor(latestItem.sequence(), latestItem.changeId()), sentItems);
    }

    /// Whether changes that a server has numbered from here follow on this state: others may have
    /// sent some in between.
    boolean isFollowedBy(long firstSequence) {
        return firstSequence == anchor.sequence() + 1;
    }

    /// The same state with only some of its items.
    SharedState restrictedTo(Collection<String> itemIds) {
        Map<String, SharedItem> someItems = new HashMap<>();
        for (String itemId : itemIds) {
            SharedItem item = itemsById.get(itemId);
            if (item != null) {
                someItems.put(itemId, item);
            }
        }
        return new SharedState(anchor, pastAnchors, someItems);
    }

    /// Whether no two items have one name, so that each is found again by its name alone.
    boolean hasSoleNames() {
        return itemsById.values().stream()
                .allMatch(item -> item.isRemoved() || item.itemId().endsWith("-1"));
    }

    /// The item with an id; empty if it never was there or was removed.
    Optional<SharedItem> presentItem(String itemId) {
        return Optional.ofNullable(itemsById.get(itemId)).filter(item -> !item.isRemoved());
    }

    /// The items that are there, in file order.
    List<SharedItem> presentItems() {
        return presentItems.get();
    }

    private List<SharedItem> sortPresent() {
        return itemsById.values().stream()
                .filter(item -> !item.isRemoved())
                .sorted(SharedItem.FILE_ORDER)
                .toList();
    }

    /// The library as a file.
    ///
    /// @throws SharingFailure if its items are not what their ids say
    BibFile toFile() throws SharingFailure {
        List<SharedItem> presentItems = presentItems();
        BibFile file = BibParser.parse(joinContents(presentItems));
        List<NamedUnit> namedUnits = ItemNaming.nameUnits(file);
        for (int i = 0; i < Math.max(presentItems.size(), namedUnits.size()); i++) {
            if (i >= presentItems.size()
                    || i >= namedUnits.size()
                    || !isFoundAgain(presentItems.get(i), namedUnits.get(i))) {
                throw damagedItem(
                        i < presentItems.size()
                                ? presentItems.get(i).sequence()
                                : anchor.sequence());
            }
        }
        return file;
    }

    private static SharingFailure damagedItem(long sequence) {
        return new SharingFailure(
                FailureKind.UNTRUSTWORTHY,
                LocalizedSentence.of(
                        "The server's change {0} is not one whole entry. Nothing was taken over."
                                + " Ask whoever runs the server.",
                        sequence));
    }

    /// The number in an id depends on the order, which others may have changed since.
    private static boolean isFoundAgain(SharedItem item, NamedUnit namedUnit) {
        int nameLength = item.itemId().lastIndexOf('-');
        return item.itemId().regionMatches(0, namedUnit.itemId(), 0, nameLength)
                && item.content().equals(namedUnit.content())
                && namedUnit.unit().item().isClosed();
    }

    private static byte[] joinContents(List<SharedItem> items) {
        List<byte[]> pieces = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            ByteSlice content = items.get(i).content();
            if (i > 0) {
                pieces.add(isText(items.get(i - 1)) ? LINE_SEPARATOR : BLOCK_SEPARATOR);
            }
            pieces.add(content.bytes());
        }
        if (!items.isEmpty()) {
            pieces.add(LINE_SEPARATOR);
        }
        byte[] joined = new byte[pieces.stream().mapToInt(piece -> piece.length).sum()];
        int offset = 0;
        for (byte[] piece : pieces) {
            System.arraycopy(piece, 0, joined, offset, piece.length);
            offset += piece.length;
        }
        return joined;
    }

    /// A comment is usually above what it is about.
    private static boolean isText(SharedItem item) {
        return !startsBlock(item.content())
                && BibParser.parse(item.content().bytes()).items().stream()
                        .allMatch(BibText.class::isInstance);
    }

    /// Whether it begins with `@`, a name and a brace, and so is more than text for certain.
    private static boolean startsBlock(ByteSlice content) {
        int offset = 1;
        while (offset < content.length() && Character.isLetter(content.byteAt(offset))) {
            offset++;
        }
        return offset > 1
                && offset < content.length()
                && content.byteAt(0) == '@'
                && content.byteAt(offset) == '{';
    }

    /// The number of bytes of all items.
    long byteCount() {
        return itemsById.values().stream().mapToLong(item -> item.content().length()).sum();
    }
}
