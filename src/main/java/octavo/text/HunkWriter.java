package octavo.text;

import java.util.ArrayList;
import java.util.List;

/// Collects changed lines into the hunks of a unified diff.
final class HunkWriter {
    /// A change at a line of each text: lines removed from one, or added from the other.
    private record LineChange(int beforeIndex, int afterIndex, boolean isAddition) {}

    private final List<String> linesBefore;
    private final List<String> linesAfter;
    private final List<LineChange> changes = new ArrayList<>();
    private final List<String> hunkLines = new ArrayList<>();

    HunkWriter(List<String> linesBefore, List<String> linesAfter) {
        this.linesBefore = linesBefore;
        this.linesAfter = linesAfter;
    }

    void recordRemoval(int beforeIndex, int afterIndex) {
        changes.add(new LineChange(beforeIndex, afterIndex, false));
    }

    void recordAddition(int beforeIndex, int afterIndex) {
        changes.add(new LineChange(beforeIndex, afterIndex, true));
    }

    List<String> writeHunks(int contextLines) {
        int hunkStart = 0;
        for (int i = 1; i <= changes.size(); i++) {
            boolean isHunkEnd =
                    i == changes.size()
                            || changes.get(i).beforeIndex() - changes.get(i - 1).beforeIndex()
                                    > 2 * contextLines;
            if (isHunkEnd) {
                writeHunk(changes.subList(hunkStart, i), contextLines);
                hunkStart = i;
            }
        }
        return hunkLines;
    }

    private void writeHunk(List<LineChange> hunkChanges, int contextLines) {
        LineChange firstChange = hunkChanges.getFirst();
        int leadingLines =
                Math.min(
                        contextLines,
                        Math.min(firstChange.beforeIndex(), firstChange.afterIndex()));
        int beforeIndex = firstChange.beforeIndex() - leadingLines;
        int afterStart = firstChange.afterIndex() - leadingLines;
        int beforeStart = beforeIndex;
        int addedCount = 0;
        int removedCount = 0;
        List<String> lines = new ArrayList<>();
        for (LineChange change : hunkChanges) {
            while (beforeIndex < change.beforeIndex()) {
                lines.add(" " + linesBefore.get(beforeIndex++));
            }
            if (change.isAddition()) {
                lines.add("+" + linesAfter.get(change.afterIndex()));
                addedCount++;
            } else {
                lines.add("-" + linesBefore.get(beforeIndex++));
                removedCount++;
            }
        }
        int contextEnd = Math.min(linesBefore.size(), beforeIndex + contextLines);
        while (beforeIndex < contextEnd) {
            lines.add(" " + linesBefore.get(beforeIndex++));
        }
        int lineCount = contextEnd - beforeStart;
        hunkLines.add(
                formatHeader(
                        beforeStart, lineCount, afterStart, lineCount - removedCount + addedCount));
        hunkLines.addAll(lines);
    }

    private static String formatHeader(
            int beforeStart, int lineCount, int afterStart, int afterCount) {
        return "@@ -"
                + formatRange(beforeStart, lineCount)
                + " +"
                + formatRange(afterStart, afterCount)
                + " @@";
    }

    /// Line numbers count from one, but an empty range has the number of the line before.
    private static String formatRange(int beforeStart, int lineCount) {
        return (lineCount == 0 ? beforeStart : beforeStart + 1) + "," + lineCount;
    }
}
