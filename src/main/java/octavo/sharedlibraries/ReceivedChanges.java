package octavo.sharedlibraries;

import octavo.sharedlibraries.SharedState.ChangeAnchor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What others have changed on the server.
///
/// @param ancestor what the file here and the server's library come from
/// @param newState the server's library
/// @param newItems the items that were changed after the ancestor; empty if the server was restored
///   from a backup
/// @param isNothing whether the server's library is as we know it
record ReceivedChanges(
        SharedState ancestor,
        SharedState newState,
        Optional<List<SharedItem>> newItems,
        int changeCount,
        boolean isNothing) {

    static ReceivedChanges from(ChangeServer server, SharedState knownState) throws SharingFailure {
        ChangeAnchor head = server.readHead();
        if (head.equals(knownState.anchor())) {
            return new ReceivedChanges(knownState, knownState, Optional.of(List.of()), 0, true);
        }
        if (!server.hasChange(knownState.anchor())) {
            return fromRestored(server, knownState, head);
        }
        List<SharedItem> items = server.readItems(knownState.anchor().sequence(), head.sequence());
        return new ReceivedChanges(
                knownState,
                knownState.withItems(head, items),
                Optional.of(items),
                countNews(knownState, items),
                false);
    }

    /// Items that we never had and that are gone again are no news.
    private static int countNews(SharedState knownState, List<SharedItem> items) {
        return (int)
                items.stream()
                        .filter(item ->
                                !item.isRemoved()
                                        || knownState.itemsById().containsKey(item.itemId()))
                        .count();
    }

    /// The server was restored from a backup: what we have in common is what it has of the changes
    /// that we know. What came after it is ours alone now, and will be sent again.
    private static ReceivedChanges fromRestored(
            ChangeServer server, SharedState knownState, ChangeAnchor head) throws SharingFailure {
        long lastCommon = findLastCommon(server, knownState);
        SharedState ancestor =
                SharedState.EMPTY.withItems(
                        new ChangeAnchor(lastCommon, ""),
                        lastCommon == 0 ? List.of() : server.readItems(0, lastCommon));
        List<SharedItem> items = server.readItems(0, head.sequence());
        return new ReceivedChanges(
                ancestor,
                SharedState.EMPTY.withItems(head, items),
                Optional.empty(),
                countNews(knownState, items),
                false);
    }

    /// The number of the last change that we know and the server has. It has all before that one,
    /// too, since a backup is a state of the library as it was.
    private static long findLastCommon(ChangeServer server, SharedState knownState)
            throws SharingFailure {
        List<ChangeAnchor> knownChanges = new ArrayList<>(knownState.pastAnchors());
        knownChanges.add(ChangeAnchor.START);
        knownState.itemsById().values().stream()
                .map(item -> new ChangeAnchor(item.sequence(), item.changeId()))
                .forEach(knownChanges::add);
        knownChanges.sort(Comparator.comparingLong(ChangeAnchor::sequence));
        int lower = 0;
        int upper = knownChanges.size();
        while (upper - lower > 1) {
            int middle = (lower + upper) >>> 1;
            if (server.hasChange(knownChanges.get(middle))) {
                lower = middle;
            } else {
                upper = middle;
            }
        }
        return knownChanges.get(lower).sequence();
    }
}
