package octavo.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A line diff of two texts, in the format of `diff -u`.
///
/// Lines that occur once in each text serve as anchors, so that it takes no longer than sorting the
/// lines even if much has changed; long stretches between anchors count as replaced.
public final class UnifiedDiff {
    private static final int CONTEXT = 3;
    private static final int SMALL = 1_000_000;

    private final List<String> before;
    private final List<String> after;

    /// For each line of the first text its index in the other, or -1.
    private final int[] partner;

    private UnifiedDiff(List<String> before, List<String> after) {
        this.before = before;
        this.after = after;
        this.partner = new int[before.size()];
        Arrays.fill(partner, -1);
    }

    /// The lines of the diff, with the file's name; none if the texts are equal.
    public static List<String> of(String name, String before, String after) {
        var diff = new UnifiedDiff(lines(before), lines(after));
        diff.pair(0, diff.before.size(), 0, diff.after.size());
        List<String> hunks = diff.hunks();
        if (hunks.isEmpty()) {
            return hunks;
        }
        List<String> result = new ArrayList<>(List.of("--- a/" + name, "+++ b/" + name));
        result.addAll(hunks);
        return result;
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\\r\\n|\\r|\\n", -1)));
        if (lines.getLast().isEmpty()) {
            lines.removeLast();
        }
        return lines;
    }

    /// A range of lines of the first text, and the range of the other to compare it with.
    private record Stretch(int from, int to, int otherFrom, int otherTo) {}

    private void pair(int from, int to, int otherFrom, int otherTo) {
        var open = new java.util.ArrayDeque<Stretch>();
        open.push(new Stretch(from, to, otherFrom, otherTo));
        while (!open.isEmpty()) {
            Stretch rest = withoutEqualEnds(open.pop());
            int[] anchors = anchors(rest);
            int a = rest.from();
            int b = rest.otherFrom();
            if (anchors.length == 0) {
                pairSmall(rest);
                continue;
            }
            for (int i = 0; i <= anchors.length; i++) {
                int nextA = i == anchors.length ? rest.to() : anchors[i];
                int nextB = i == anchors.length ? rest.otherTo() : partner[anchors[i]];
                if (a < nextA && b < nextB) {
                    open.push(new Stretch(a, nextA, b, nextB));
                }
                a = nextA + 1;
                b = nextB + 1;
            }
        }
    }

    private Stretch withoutEqualEnds(Stretch all) {
        int from = all.from();
        int to = all.to();
        int otherFrom = all.otherFrom();
        int otherTo = all.otherTo();
        while (from < to && otherFrom < otherTo && before.get(from).equals(after.get(otherFrom))) {
            partner[from++] = otherFrom++;
        }
        while (from < to
                && otherFrom < otherTo
                && before.get(to - 1).equals(after.get(otherTo - 1))) {
            partner[--to] = --otherTo;
        }
        return new Stretch(from, to, otherFrom, otherTo);
    }

    /// Pairs the longest increasing sequence of lines that are unique on both sides, and returns
    /// them.
    private int[] anchors(Stretch in) {
        Map<String, Integer> unique = new HashMap<>();
        for (int b = in.otherFrom(); b < in.otherTo(); b++) {
            int place = b;
            unique.compute(after.get(b), (_, seen) -> seen == null ? place : -1);
        }
        Map<String, Integer> here = new HashMap<>();
        for (int a = in.from(); a < in.to(); a++) {
            here.merge(before.get(a), 1, Integer::sum);
        }
        List<int[]> pairs = new ArrayList<>();
        for (int a = in.from(); a < in.to(); a++) {
            int b =
                    here.getOrDefault(before.get(a), 0) == 1
                            ? unique.getOrDefault(before.get(a), -1)
                            : -1;
            if (b >= 0) {
                pairs.add(new int[] {a, b});
            }
        }
        int[] rising = RisingRow.longest(pairs.stream().mapToInt(pair -> pair[1]).toArray());
        for (int i = 0; i < rising.length; i++) {
            int[] pair = pairs.get(rising[i]);
            partner[pair[0]] = pair[1];
            rising[i] = pair[0];
        }
        return rising;
    }

    /// Pairs the most lines, in ranges short enough for the quadratic algorithm.
    private void pairSmall(Stretch in) {
        int rows = in.to() - in.from();
        int columns = in.otherTo() - in.otherFrom();
        if ((long) rows * columns > SMALL || rows == 0 || columns == 0) {
            return;
        }
        int[][] most = new int[rows + 1][columns + 1];
        for (int a = rows - 1; a >= 0; a--) {
            for (int b = columns - 1; b >= 0; b--) {
                boolean same = before.get(in.from() + a).equals(after.get(in.otherFrom() + b));
                most[a][b] =
                        same ? most[a + 1][b + 1] + 1 : Math.max(most[a + 1][b], most[a][b + 1]);
            }
        }
        int a = 0;
        int b = 0;
        while (a < rows && b < columns) {
            if (before.get(in.from() + a).equals(after.get(in.otherFrom() + b))) {
                partner[in.from() + a++] = in.otherFrom() + b++;
            } else if (most[a + 1][b] >= most[a][b + 1]) {
                a++;
            } else {
                b++;
            }
        }
    }

    private List<String> hunks() {
        var writer = new HunkWriter(before, after);
        int b = 0;
        for (int a = 0; a < before.size(); a++) {
            if (partner[a] < 0) {
                writer.removed(a, b);
                continue;
            }
            while (b < partner[a]) {
                writer.added(a, b++);
            }
            b++;
        }
        while (b < after.size()) {
            writer.added(before.size(), b++);
        }
        return writer.hunks(CONTEXT);
    }
}
