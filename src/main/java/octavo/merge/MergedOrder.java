package octavo.merge;

import octavo.text.RisingRow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// The order of merged elements. Moved elements are where they were moved to; additions follow the
/// same element as on their side, ours before theirs. If both moved an element, our position wins.
final class MergedOrder {
    private final List<AlignedTriple> strands;
    private final boolean oursLeads;

    /// Elements that they moved and we did not.
    private final boolean[] relocated;

    /// The result as a ring: successors and predecessors; the last index is the head.
    private final int[] next;

    private final int[] previous;
    private final boolean[] placed;

    private MergedOrder(List<AlignedTriple> strands) {
        int size = strands.size();
        this.strands = strands;
        this.next = new int[size + 1];
        this.previous = new int[size + 1];
        this.placed = new boolean[size];
        boolean[] ourMoves = moves(strands, AlignedTriple::ours);
        boolean[] theirMoves = moves(strands, AlignedTriple::theirs);
        this.oursLeads = !any(theirMoves) || any(ourMoves);
        this.relocated = new boolean[size];
        for (int i = 0; i < size; i++) {
            relocated[i] = oursLeads && theirMoves[i] && !ourMoves[i];
        }
    }

    /// The triples in merged order.
    static List<AlignedTriple> merged(List<AlignedTriple> strands) {
        return new MergedOrder(strands).merged();
    }

    private List<AlignedTriple> merged() {
        int start = strands.size();
        next[start] = start;
        previous[start] = start;
        for (int strand : along(strands, oursLeads ? AlignedTriple::ours : AlignedTriple::theirs)) {
            put(previous[start], strand);
        }
        follow(along(strands, oursLeads ? AlignedTriple::theirs : AlignedTriple::ours));
        List<AlignedTriple> result = new ArrayList<>(start);
        for (int at = next[start]; at != start; at = next[at]) {
            result.add(strands.get(at));
        }
        return result;
    }

    private void follow(int[] others) {
        int start = strands.size();
        int anchors = others.length;
        while (anchors > 0 && !isAnchor(others[anchors - 1])) {
            anchors--;
        }
        int last = start;
        boolean inRun = false;
        for (int i = 0; i < others.length; i++) {
            int strand = others[i];
            if (isAnchor(strand)) {
                last = strand;
                inRun = false;
                continue;
            }
            if (placed[strand]) {
                remove(strand);
            }
            int at = inRun ? last : behind(last, i >= anchors);
            put(at, strand);
            last = strand;
            inRun = true;
        }
    }

    /// Whether the other side's element is at its final place in the result.
    private boolean isAnchor(int strand) {
        return placed[strand] && !relocated[strand];
    }

    /// The element to insert after, given the predecessor on its side. Of additions at one place
    /// ours come first; additions at the end stay at the end.
    private int behind(int anchor, boolean atEnd) {
        int start = strands.size();
        int at = anchor;
        while (next[at] != start && isOnlyLeads(next[at])) {
            at = next[at];
        }
        if (atEnd && next[at] != start) {
            return previous[start];
        }
        return oursLeads ? at : anchor;
    }

    private boolean isOnlyLeads(int strand) {
        AlignedTriple it = strands.get(strand);
        return it.base() < 0 && (oursLeads ? it.theirs() : it.ours()) < 0;
    }

    private void put(int behind, int strand) {
        int after = next[behind];
        next[behind] = strand;
        previous[strand] = behind;
        next[strand] = after;
        previous[after] = strand;
        placed[strand] = true;
    }

    private void remove(int strand) {
        next[previous[strand]] = next[strand];
        previous[next[strand]] = previous[strand];
    }

    private static boolean any(boolean[] flags) {
        for (boolean flag : flags) {
            if (flag) {
                return true;
            }
        }
        return false;
    }

    /// The triples that a side has, in its order.
    private static int[] along(List<AlignedTriple> strands, ToIntFunction<AlignedTriple> side) {
        List<Integer> on = new ArrayList<>();
        for (int i = 0; i < strands.size(); i++) {
            if (side.applyAsInt(strands.get(i)) >= 0) {
                on.add(i);
            }
        }
        on.sort(Comparator.comparingInt(i -> side.applyAsInt(strands.get(i))));
        return on.stream().mapToInt(i -> i).toArray();
    }

    /// Which triples a side moved: all but the longest subsequence in the original order.
    private static boolean[] moves(List<AlignedTriple> strands, ToIntFunction<AlignedTriple> side) {
        int[] known =
                Arrays.stream(along(strands, side))
                        .filter(i -> strands.get(i).base() >= 0)
                        .toArray();
        boolean[] moved = new boolean[strands.size()];
        for (int i : known) {
            moved[i] = true;
        }
        int[] places = Arrays.stream(known).map(i -> strands.get(i).base()).toArray();
        for (int i : RisingRow.longest(places)) {
            moved[known[i]] = false;
        }
        return moved;
    }
}
