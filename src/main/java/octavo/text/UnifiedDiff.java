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
    private static final int MOST_TABLE_CELLS = 1_000_000;

    private final List<String> linesBefore;
    private final List<String> linesAfter;

    /// For each line of the first text its index in the other, or -1.
    private final int[] partnerIndices;

    private UnifiedDiff(List<String> linesBefore, List<String> linesAfter) {
        this.linesBefore = linesBefore;
        this.linesAfter = linesAfter;
        this.partnerIndices = new int[linesBefore.size()];
        Arrays.fill(partnerIndices, -1);
    }

    /// The lines of the diff, with the file's name; none if the texts are equal.
    public static List<String> of(String fileName, String textBefore, String textAfter) {
        var diff = new UnifiedDiff(splitLines(textBefore), splitLines(textAfter));
        diff.pairLines(0, diff.linesBefore.size(), 0, diff.linesAfter.size());
        List<String> hunks = diff.writeHunks();
        if (hunks.isEmpty()) {
            return hunks;
        }
        String patchName = fileName.replaceFirst("^(\\./+|/+)+", ""); // as patch -p1 wants it
        List<String> diffLines =
                new ArrayList<>(List.of("--- a/" + patchName, "+++ b/" + patchName));
        diffLines.addAll(hunks);
        return diffLines;
    }

    private static List<String> splitLines(String text) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\\r\\n|\\r|\\n", -1)));
        if (lines.getLast().isEmpty()) {
            lines.removeLast();
        }
        return lines;
    }

    /// A range of lines of the first text, and the range of the other to compare it with.
    private record LineRanges(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {}

    private void pairLines(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {
        var pendingRanges = new java.util.ArrayDeque<LineRanges>();
        pendingRanges.push(new LineRanges(beforeStart, beforeEnd, afterStart, afterEnd));
        while (!pendingRanges.isEmpty()) {
            LineRanges remainingRanges = withoutEqualEnds(pendingRanges.pop());
            int[] anchors = pairUniqueLines(remainingRanges);
            int beforeIndex = remainingRanges.beforeStart();
            int afterIndex = remainingRanges.afterStart();
            if (anchors.length == 0) {
                pairMostLines(remainingRanges);
                continue;
            }
            for (int i = 0; i <= anchors.length; i++) {
                int nextBefore = i == anchors.length ? remainingRanges.beforeEnd() : anchors[i];
                int nextAfter =
                        i == anchors.length
                                ? remainingRanges.afterEnd()
                                : partnerIndices[anchors[i]];
                if (beforeIndex < nextBefore && afterIndex < nextAfter) {
                    pendingRanges.push(
                            new LineRanges(beforeIndex, nextBefore, afterIndex, nextAfter));
                }
                beforeIndex = nextBefore + 1;
                afterIndex = nextAfter + 1;
            }
        }
    }

    private LineRanges withoutEqualEnds(LineRanges ranges) {
        int beforeStart = ranges.beforeStart();
        int beforeEnd = ranges.beforeEnd();
        int afterStart = ranges.afterStart();
        int afterEnd = ranges.afterEnd();
        while (beforeStart < beforeEnd
                && afterStart < afterEnd
                && linesBefore.get(beforeStart).equals(linesAfter.get(afterStart))) {
            partnerIndices[beforeStart++] = afterStart++;
        }
        while (beforeStart < beforeEnd
                && afterStart < afterEnd
                && linesBefore.get(beforeEnd - 1).equals(linesAfter.get(afterEnd - 1))) {
            partnerIndices[--beforeEnd] = --afterEnd;
        }
        return new LineRanges(beforeStart, beforeEnd, afterStart, afterEnd);
    }

    /// Pairs the longest increasing sequence of lines that are unique on both sides, and returns
    /// them.
    private int[] pairUniqueLines(LineRanges ranges) {
        Map<String, Integer> uniqueLinesAfter = new HashMap<>();
        for (int afterIndex = ranges.afterStart(); afterIndex < ranges.afterEnd(); afterIndex++) {
            int uniqueIndex = afterIndex;
            uniqueLinesAfter.compute(
                    linesAfter.get(afterIndex),
                    (_, earlierIndex) -> earlierIndex == null ? uniqueIndex : -1);
        }
        Map<String, Integer> lineCountsBefore = new HashMap<>();
        for (int beforeIndex = ranges.beforeStart();
                beforeIndex < ranges.beforeEnd();
                beforeIndex++) {
            lineCountsBefore.merge(linesBefore.get(beforeIndex), 1, Integer::sum);
        }
        List<int[]> indexPairs = new ArrayList<>();
        for (int beforeIndex = ranges.beforeStart();
                beforeIndex < ranges.beforeEnd();
                beforeIndex++) {
            int afterIndex =
                    lineCountsBefore.getOrDefault(linesBefore.get(beforeIndex), 0) == 1
                            ? uniqueLinesAfter.getOrDefault(linesBefore.get(beforeIndex), -1)
                            : -1;
            if (afterIndex >= 0) {
                indexPairs.add(new int[] {beforeIndex, afterIndex});
            }
        }
        int[] risingPairs =
                IncreasingSubsequence.longestIndices(
                        indexPairs.stream().mapToInt(pair -> pair[1]).toArray());
        for (int i = 0; i < risingPairs.length; i++) {
            int[] pair = indexPairs.get(risingPairs[i]);
            partnerIndices[pair[0]] = pair[1];
            risingPairs[i] = pair[0];
        }
        return risingPairs;
    }

    /// Pairs the most lines, in ranges short enough for the quadratic algorithm.
    private void pairMostLines(LineRanges ranges) {
        int beforeCount = ranges.beforeEnd() - ranges.beforeStart();
        int afterCount = ranges.afterEnd() - ranges.afterStart();
        if ((long) beforeCount * afterCount > MOST_TABLE_CELLS
                || beforeCount == 0
                || afterCount == 0) {
            return;
        }
        int[][] commonLengths = new int[beforeCount + 1][afterCount + 1];
        for (int beforeIndex = beforeCount - 1; beforeIndex >= 0; beforeIndex--) {
            for (int afterIndex = afterCount - 1; afterIndex >= 0; afterIndex--) {
                boolean isEqualLine =
                        linesBefore
                                .get(ranges.beforeStart() + beforeIndex)
                                .equals(linesAfter.get(ranges.afterStart() + afterIndex));
                commonLengths[beforeIndex][afterIndex] =
                        isEqualLine
                                ? commonLengths[beforeIndex + 1][afterIndex + 1] + 1
                                : Math.max(
                                        commonLengths[beforeIndex + 1][afterIndex],
                                        commonLengths[beforeIndex][afterIndex + 1]);
            }
        }
        int beforeIndex = 0;
        int afterIndex = 0;
        while (beforeIndex < beforeCount && afterIndex < afterCount) {
            if (linesBefore
                    .get(ranges.beforeStart() + beforeIndex)
                    .equals(linesAfter.get(ranges.afterStart() + afterIndex))) {
                partnerIndices[ranges.beforeStart() + beforeIndex++] =
                        ranges.afterStart() + afterIndex++;
            } else if (commonLengths[beforeIndex + 1][afterIndex]
                    >= commonLengths[beforeIndex][afterIndex + 1]) {
                beforeIndex++;
            } else {
                afterIndex++;
            }
        }
    }

    private List<String> writeHunks() {
        var hunkWriter = new HunkWriter(linesBefore, linesAfter);
        int afterIndex = 0;
        for (int beforeIndex = 0; beforeIndex < linesBefore.size(); beforeIndex++) {
            if (partnerIndices[beforeIndex] < 0) {
                hunkWriter.recordRemoval(beforeIndex, afterIndex);
                continue;
            }
            while (afterIndex < partnerIndices[beforeIndex]) {
                hunkWriter.recordAddition(beforeIndex, afterIndex++);
            }
            afterIndex++;
        }
        while (afterIndex < linesAfter.size()) {
            hunkWriter.recordAddition(linesBefore.size(), afterIndex++);
        }
        return hunkWriter.writeHunks(CONTEXT);
    }
}
