package octavo.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// A line diff of two texts, in the format of `diff -u`.
///
/// Lines that occur once in each text serve as anchors, so that it takes no longer than sorting the
/// lines even if much has changed; long stretches between anchors count as replaced.
public final class UnifiedDiff {
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

    /// Consecutive lines of a text, and those that take their place.
    public record TextPart(String before, String after) {}

    /// The lines of the diff, with the file's name; none if the texts are equal.
    public static List<String> of(String fileName, String textBefore, String textAfter) {
        List<String> diffLines = new ArrayList<>();
        write(fileName, List.of(new TextPart(textBefore, textAfter)).iterator(), diffLines::add);
        return diffLines;
    }

    /// Passes on the lines of the diff of two texts that are known in parts, so that neither has to
    /// be in memory as a whole.
    ///
    /// @param parts each but the last ends with a line on both sides, or is empty there
    public static void write(
            String fileName, Iterator<TextPart> parts, Consumer<String> diffLines) {
        var hunkWriter = new HunkWriter(withFileName(fileName, diffLines));
        while (parts.hasNext()) {
            TextPart part = parts.next();
            List<String> linesBefore = splitLines(part.before());
            if (part.before().equals(part.after())) {
                linesBefore.forEach(hunkWriter::addCommon);
                continue;
            }
            var diff = new UnifiedDiff(linesBefore, splitLines(part.after()));
            diff.pairLines(0, diff.linesBefore.size(), 0, diff.linesAfter.size());
            diff.writeHunks(hunkWriter);
        }
        hunkWriter.end();
    }

    /// Names the file before the first line.
    private static Consumer<String> withFileName(String fileName, Consumer<String> diffLines) {
        String patchName = fileName.replaceFirst("^(\\./+|/+)+", ""); // as patch -p1 wants it
        return new Consumer<>() {
            private boolean isNamed;

            @Override
            public void accept(String line) {
                if (!isNamed) {
                    diffLines.accept("--- a/" + patchName);
                    diffLines.accept("+++ b/" + patchName);
                    isNamed = true;
                }
                diffLines.accept(line);
            }
        };
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

    private void writeHunks(HunkWriter hunkWriter) {
        int afterIndex = 0;
        for (int beforeIndex = 0; beforeIndex < linesBefore.size(); beforeIndex++) {
            if (partnerIndices[beforeIndex] < 0) {
                hunkWriter.addRemoval(linesBefore.get(beforeIndex));
                continue;
            }
            while (afterIndex < partnerIndices[beforeIndex]) {
                hunkWriter.addAddition(linesAfter.get(afterIndex++));
            }
            hunkWriter.addCommon(linesBefore.get(beforeIndex));
            afterIndex++;
        }
        while (afterIndex < linesAfter.size()) {
            hunkWriter.addAddition(linesAfter.get(afterIndex++));
        }
    }
}
