package octavo.csl;

import octavo.csl.CiteState.NameDetail;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Disambiguates items with the same cite text by their names.
///
/// The specification does not determine which of several possible results to use; styles were
/// tested against the reference engine, so this processes the items as that does: it finds what the
/// first of them needs; items distinguished on the way wait for their turn, which starts where the
/// previous one ended, or with one more name.
final class NameExpansion {
    private final CiteTextCache citeCache;
    private final Map<String, CiteState> states;
    private final List<List<CslItem>> ambiguousSets = new ArrayList<>();
    private final Deque<WaitingItems> waitingItems = new ArrayDeque<>();

    /// Writes its results into `states`.
    NameExpansion(CiteTexts citeTexts, Map<String, CiteState> states) {
        this.citeCache = new CiteTextCache(citeTexts, states);
        this.states = states;
    }

    /// The items that names do not distinguish, in sets that keep the order of `ambiguousItems`.
    List<List<CslItem>> distinguishItems(List<CslItem> ambiguousItems) {
        NameDetail startDetail =
                states.getOrDefault(ambiguousItems.getFirst().id(), CiteState.NONE).nameDetail();
        NameDetails nameDetails = new NameDetails(citeCache, startDetail, 0);
        boolean isDistinguished =
                searchDetail(
                        ambiguousItems.stream().sorted(ItemSets.AUTHOR_COUNT_ORDER).toList(),
                        ambiguousItems.size(),
                        nameDetails);
        while (!waitingItems.isEmpty()) {
            WaitingItems nextWaiting = waitingItems.removeFirst();
            ItemSets itemSets = nextWaiting.itemSets;
            int partnerCount = 0;
            boolean addsName = false;
            if (isDistinguished) {
                List<CslItem> items = itemSets.allItems();
                partnerCount = nameDetails.groupByText(items).firstSet().size();
                addsName = nextWaiting.addsName && nameDetails.addName(items);
                itemSets = nameDetails.groupByText(items);
            } else {
                // Here the reference engine gives up, leaving ambiguous cites.
                nameDetails =
                        new NameDetails(citeCache, nextWaiting.nameDetail, nextWaiting.position);
            }
            List<CslItem> remainingItems =
                    settleDistinguished(
                            itemSets, addsName ? partnerCount : Integer.MAX_VALUE, nameDetails);
            isDistinguished =
                    remainingItems.isEmpty()
                            || searchDetail(
                                    remainingItems,
                                    addsName ? partnerCount : remainingItems.size(),
                                    nameDetails);
        }
        return ambiguousInOrder(ambiguousItems);
    }

    private List<List<CslItem>> ambiguousInOrder(List<CslItem> orderedItems) {
        Map<String, Integer> positionById = HashMap.newHashMap(orderedItems.size());
        orderedItems.forEach(item -> positionById.put(item.id(), positionById.size()));
        Comparator<CslItem> byPosition =
                Comparator.comparingInt(item -> positionById.getOrDefault(item.id(), 0));
        return ambiguousSets.stream()
                .map(itemSet -> itemSet.stream().sorted(byPosition).toList())
                .toList();
    }

    /// Searches for detail that distinguishes the items; returns whether all are distinguished in
    /// the end. `partnerCount` of them, including the first, have its present text.
    private boolean searchDetail(List<CslItem> items, int partnerCount, NameDetails nameDetails) {
        NameDetail bestDetail = nameDetails.triedDetail();
        List<CslItem> remainingItems = items;
        int fewestPartners = partnerCount;
        while (nameDetails.widenDetail(remainingItems)) {
            List<CslItem> nextItems =
                    settleDistinguished(
                            nameDetails.groupByText(remainingItems), fewestPartners, nameDetails);
            if (nextItems.isEmpty()) {
                return true;
            }
            if (nextItems.size() < remainingItems.size()) {
                bestDetail = nameDetails.triedDetail();
                fewestPartners = nextItems.size();
            }
            remainingItems = nextItems;
        }
        settleItems(remainingItems, bestDetail);
        ambiguousSets.add(remainingItems);
        return false;
    }

    /// Settles the items distinguished by now, as long as fewer others share the first one's text
    /// than before; returns those that still share it.
    private List<CslItem> settleDistinguished(
            ItemSets itemSets, int previousPartners, NameDetails nameDetails) {
        int fewestPartners = previousPartners;
        ItemSets remainingSets = itemSets;
        while (remainingSets.itemCount() > 0) {
            List<CslItem> ambiguousItems = remainingSets.firstSet();
            if (ambiguousItems.size() > 1
                    && (ambiguousItems.size() == remainingSets.itemCount()
                            || ambiguousItems.size() >= fewestPartners)) {
                return remainingSets.allItems();
            }
            nameDetails.keepTried();
            remainingSets = remainingSets.withoutFirstSet();
            if (ambiguousItems.size() > 1) {
                boolean addsName = fewestPartners == previousPartners;
                enqueueItems(
                        new WaitingItems(
                                remainingSets,
                                nameDetails.triedDetail(),
                                nameDetails.position(),
                                addsName));
                return ambiguousItems;
            }
            settleItems(ambiguousItems, nameDetails.triedDetail());
            fewestPartners = Integer.MAX_VALUE;
        }
        return List.of();
    }

    private void enqueueItems(WaitingItems waitingOthers) {
        if (waitingOthers.itemSets.itemCount() == 1) {
            settleItems(waitingOthers.itemSets.firstSet(), waitingOthers.nameDetail);
        } else {
            waitingItems.addLast(waitingOthers);
        }
    }

    private void settleItems(List<CslItem> settledItems, NameDetail detail) {
        settledItems.forEach(item ->
                states.computeIfPresent(item.id(), (_, state) -> state.withNameDetail(detail)));
    }

    /// Items that were separated from others at some detail; the position to continue at, and
    /// whether with one more name.
    private record WaitingItems(
            ItemSets itemSets, NameDetail nameDetail, int position, boolean addsName) {}
}
