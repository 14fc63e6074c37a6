package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// Pairs the elements of two sequences by successive criteria; an element keeps its first partner.
final class UnitPairing<E> {
    /// How many similar elements are tried for a better partner than the first.
    private static final int TRIED = 40;

    private final List<E> left;
    private final List<E> right;
    private final UnitMatching matching;

    UnitPairing(List<E> left, List<E> right) {
        this(left, right, new UnitMatching(left.size(), right.size()));
    }

    UnitPairing(List<E> left, List<E> right, UnitMatching matching) {
        this.left = left;
        this.right = right;
        this.matching = matching;
    }

    UnitMatching matching() {
        return matching;
    }

    private List<Integer> freeOnTheLeft() {
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            if (matching.ofLeft(i) < 0) {
                free.add(i);
            }
        }
        return free;
    }

    private List<Integer> freeOnTheRight() {
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < right.size(); i++) {
            if (matching.ofRight(i) < 0) {
                free.add(i);
            }
        }
        return free;
    }

    private static <E, K> Map<K, ArrayDeque<Integer>> byMark(
            List<E> elements, List<Integer> free, Function<E, Optional<K>> mark) {
        Map<K, ArrayDeque<Integer>> places = new HashMap<>();
        for (int i : free) {
            MergeCancellation.check();
            mark.apply(elements.get(i))
                    .ifPresent(it -> places.computeIfAbsent(it, _ -> new ArrayDeque<>(1)).add(i));
        }
        return places;
    }

    /// Pairs those with a mark that is unique on both sides.
    <K> void whereUnique(Function<E, Optional<K>> mark) {
        Map<K, ArrayDeque<Integer>> there = byMark(right, freeOnTheRight(), mark);
        byMark(left, freeOnTheLeft(), mark)
                .forEach((it, places) -> {
                    ArrayDeque<Integer> partners = there.get(it);
                    if (partners != null && places.size() == 1 && partners.size() == 1) {
                        matching.pair(places.getFirst(), partners.getFirst());
                    }
                });
    }

    /// Pairs those with the same mark, in order, if compatible.
    <K> void inOrder(Function<E, Optional<K>> mark, BiPredicate<E, E> may) {
        Map<K, ArrayDeque<Integer>> there = byMark(right, freeOnTheRight(), mark);
        ArrayDeque<Integer> none = new ArrayDeque<>();
        for (int i : freeOnTheLeft()) {
            mark.apply(left.get(i))
                    .ifPresent(it -> pairFirst(i, there.getOrDefault(it, none), may));
        }
    }

    /// Pairs an element with the first compatible partner, and removes that.
    private void pairFirst(int i, ArrayDeque<Integer> partners, BiPredicate<E, E> may) {
        Iterator<Integer> candidates = partners.iterator();
        for (int tried = 0; tried < TRIED && candidates.hasNext(); tried++) {
            int j = candidates.next();
            if (may.test(left.get(i), right.get(j))) {
                matching.pair(i, j);
                candidates.remove();
                return;
            }
        }
    }

    /// Pairs the neighbours of partners, outwards, as long as they are compatible.
    void besidePartners(BiPredicate<E, E> may) {
        for (int i = 1; i < left.size(); i++) {
            pairBeside(i, matching.ofLeft(i - 1), 1, may);
        }
        for (int i = left.size() - 2; i >= 0; i--) {
            pairBeside(i, matching.ofLeft(i + 1), -1, may);
        }
    }

    private void pairBeside(int i, int neighbour, int step, BiPredicate<E, E> may) {
        int j = neighbour + step;
        if (neighbour >= 0
                && j >= 0
                && j < right.size()
                && matching.isFree(i, j)
                && may.test(left.get(i), right.get(j))) {
            matching.pair(i, j);
        }
    }

    /// Pairs the remaining elements between the same partners, in order, if compatible: the most
    /// similar ones, unless there are too many.
    void inHoles(Function<E, ByteSlice> bytes, BiPredicate<E, E> may) {
        int before = -1;
        for (int i = 0; i <= left.size(); i++) {
            if (i < left.size() && matching.ofLeft(i) < 0) {
                continue;
            }
            MergeCancellation.check();
            int from = before < 0 ? -1 : matching.ofLeft(before);
            int to = i < left.size() ? matching.ofLeft(i) : right.size();
            long size = (long) (i - before - 1) * (to - from - 1);
            if (size > 0 && from < to && size <= OrderAlignment.MOST) {
                alignHole(new Hole(before + 1, i, from + 1, to), bytes, may);
            } else if (from < to) {
                fillHole(new Hole(before + 1, i, from + 1, to), may);
            }
            before = i;
        }
    }

    /// A range between the same partners.
    private record Hole(int from, int to, int thereFrom, int thereTo) {}

    private void alignHole(Hole hole, Function<E, ByteSlice> bytes, BiPredicate<E, E> may) {
        int[] partners =
                OrderAlignment.of(
                        hole.to - hole.from,
                        hole.thereTo - hole.thereFrom,
                        (i, j) -> {
                            E one = left.get(hole.from + i);
                            E other = right.get(hole.thereFrom + j);
                            return matching.isFree(hole.from + i, hole.thereFrom + j)
                                            && may.test(one, other)
                                    ? OrderAlignment.worth(bytes.apply(one), bytes.apply(other))
                                    : 0;
                        });
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] >= 0) {
                matching.pair(hole.from + i, hole.thereFrom + partners[i]);
            }
        }
    }

    private void fillHole(Hole hole, BiPredicate<E, E> may) {
        int j = hole.thereFrom;
        for (int i = hole.from; i < hole.to; i++) {
            int tried = j;
            int end = Math.min(hole.thereTo, j + TRIED);
            while (tried < end
                    && !(matching.isFree(i, tried) && may.test(left.get(i), right.get(tried)))) {
                tried++;
            }
            if (tried < end) {
                matching.pair(i, tried);
                j = tried + 1;
            }
        }
    }

    /// Visits all elements with their partners: those on the left in order, then those on the right
    /// without one.
    void forEach(BiConsumer<Optional<E>, Optional<E>> visit) {
        for (int i = 0; i < left.size(); i++) {
            int j = matching.ofLeft(i);
            visit.accept(
                    Optional.of(left.get(i)), j < 0 ? Optional.empty() : Optional.of(right.get(j)));
        }
        for (int j : freeOnTheRight()) {
            visit.accept(Optional.empty(), Optional.of(right.get(j)));
        }
    }
}
