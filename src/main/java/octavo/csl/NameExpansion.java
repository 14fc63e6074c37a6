package octavo.csl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Tells items whose cites read the same apart by their names.
///
/// The specification leaves open which of several good ways is taken; styles were tried against the
/// reference engine, so this goes through the items as that does: it finds what the first of them
/// needs; those that are set apart on the way wait for their turn, which starts where the last one
/// ended, or with one name more.
final class NameExpansion {
    /// Which items come first only decides who gets by with fewer names.
    private static final Comparator<CslItem> ORDER =
            Comparator.comparing(NameExpansion::countOfAuthors).thenComparing(CslItem::id);

    private final CiteTextCache readings;
    private final Map<String, CiteState> facts;
    private final List<List<CslItem>> alike = new ArrayList<>();
    private final Deque<Waiting> waiting = new ArrayDeque<>();

    /// Writes what it finds into `facts`.
    NameExpansion(CiteTexts texts, Map<String, CiteState> facts) {
        this.readings = new CiteTextCache(texts, facts);
        this.facts = facts;
    }

    /// The reference sorts numbers as texts.
    private static String countOfAuthors(CslItem item) {
        return Integer.toString(item.names().getOrDefault("author", List.of()).size());
    }

    /// The items that names do not tell from each other, in sets that keep the order of `same`.
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
                // Here the reference gives up, and leaves cites that read the same.
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

    /// Looks for details that tell the items apart; whether all are told in the end. `partners` of
    /// them, with the first, read as that one does so far.
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

    /// Settles the items that are told apart by now, as long as the first of them reads as fewer
    /// others do than before; which of them still read the same as their first.
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

    /// Items that were set apart from others at some detail, at which they are parted; the place
    /// where to go on, and whether that is with one name more.
    private record Waiting(Parted items, NameDetail detail, int place, boolean wider) {}

    /// Items in sets that read the same, in the order of their firsts. Thousands may wait in
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
