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
    /// The order only decides which items need fewer names.
    private static final Comparator<CslItem> ORDER =
            Comparator.comparing(NameExpansion::countOfAuthors).thenComparing(CslItem::id);

    private final CiteTextCache readings;
    private final Map<String, CiteState> facts;
    private final List<List<CslItem>> alike = new ArrayList<>();
    private final Deque<Waiting> waiting = new ArrayDeque<>();

    /// Writes its results into `facts`.
    NameExpansion(CiteTexts texts, Map<String, CiteState> facts) {
        this.readings = new CiteTextCache(texts, facts);
        this.facts = facts;
    }

    /// The reference engine sorts numbers as texts.
    private static String countOfAuthors(CslItem item) {
        return Integer.toString(item.names().getOrDefault("author", List.of()).size());
    }

    /// The items that names do not distinguish, in sets that keep the order of `same`.
    List<List<CslItem>> tellApart(List<CslItem> same) {
        NameDetail start = facts.getOrDefault(same.getFirst().id(), CiteState.NONE).names();
        NameDetails details = new NameDetails(readings, start, 0);
        boolean told = search(same.stream().sorted(ORDER).toList(), same.size(), details);
        while (!waiting.isEmpty()) {
            Waiting next = waiting.removeFirst();
            Parted parted = next.items;
            int partners = 0;
            boolean wider = false;
            if (told) {
                List<CslItem> items = parted.items();
                partners = details.parts(items).first().size();
                wider = next.wider && details.addName(items);
                parted = details.parts(items);
            } else {
                // Here the reference engine gives up, leaving ambiguous cites.
                details = new NameDetails(readings, next.detail, next.place);
            }
            List<CslItem> left = scan(parted, wider ? partners : Integer.MAX_VALUE, details);
            told = left.isEmpty() || search(left, wider ? partners : left.size(), details);
        }
        return inOrder(same);
    }

    private List<List<CslItem>> inOrder(List<CslItem> order) {
        Map<String, Integer> places = HashMap.newHashMap(order.size());
        order.forEach(item -> places.put(item.id(), places.size()));
        Comparator<CslItem> byPlace =
                Comparator.comparingInt(item -> places.getOrDefault(item.id(), 0));
        return alike.stream().map(set -> set.stream().sorted(byPlace).toList()).toList();
    }

    /// Searches for detail that distinguishes the items; returns whether all are distinguished in
    /// the end. `partners` of them, including the first, have its present text.
    private boolean search(List<CslItem> items, int partners, NameDetails details) {
        NameDetail better = details.tried();
        List<CslItem> left = items;
        int fewer = partners;
        while (details.widen(left)) {
            List<CslItem> next = scan(details.parts(left), fewer, details);
            if (next.isEmpty()) {
                return true;
            }
            if (next.size() < left.size()) {
                better = details.tried();
                fewer = next.size();
            }
            left = next;
        }
        settle(left, better);
        alike.add(left);
        return false;
    }

    /// Settles the items distinguished by now, as long as fewer others share the first one's text
    /// than before; returns those that still share it.
    private List<CslItem> scan(Parted items, int before, NameDetails details) {
        int fewer = before;
        Parted left = items;
        while (left.size() > 0) {
            List<CslItem> same = left.first();
            if (same.size() > 1 && (same.size() == left.size() || same.size() >= fewer)) {
                return left.items();
            }
            details.keep();
            left = left.withoutFirst();
            if (same.size() > 1) {
                boolean wider = fewer == before;
                leave(new Waiting(left, details.tried(), details.place(), wider));
                return same;
            }
            settle(same, details.tried());
            fewer = Integer.MAX_VALUE;
        }
        return List.of();
    }

    private void leave(Waiting others) {
        if (others.items.size() == 1) {
            settle(others.items.first(), others.detail);
        } else {
            waiting.addLast(others);
        }
    }

    private void settle(List<CslItem> some, NameDetail detail) {
        some.forEach(item -> facts.computeIfPresent(item.id(), (_, known) -> known.with(detail)));
    }

    /// Items that were separated from others at some detail; the position to continue at, and
    /// whether with one more name.
    private record Waiting(Parted items, NameDetail detail, int place, boolean wider) {}

    /// Items in sets with the same text, in order of first occurrence. Thousands may wait in
    /// thousands of sets, of which one is taken at a time.
    record Parted(List<List<CslItem>> sets, int size) {
        static Parted of(List<List<CslItem>> sets) {
            return new Parted(sets, sets.stream().mapToInt(List::size).sum());
        }

        List<CslItem> first() {
            return sets.getFirst();
        }

        Parted withoutFirst() {
            return new Parted(sets.subList(1, sets.size()), size - first().size());
        }

        List<CslItem> items() {
            return sets.stream().flatMap(List::stream).sorted(ORDER).toList();
        }
    }
}
