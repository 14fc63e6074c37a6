package octavo.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/// Collects the lines of two texts into the hunks of a unified diff, and passes on each hunk when
/// it is complete.
final class HunkWriter {
    private static final int CONTEXT = 3;

    /// Many lines in one string take less than half of the memory.
    private static final int BLOCK_LENGTH = 1 << 16;

    private final Consumer<String> diffLines;

    /// Common lines since the last change: context of that change or the next.
    private final Deque<String> commonLines = new ArrayDeque<>();

    private final List<String> hunkBlocks = new ArrayList<>();
    private final StringBuilder hunkBlock = new StringBuilder();
    private boolean isInHunk;
    private int beforeIndex;
    private int afterIndex;
    private int beforeStart;
    private int afterStart;

    HunkWriter(Consumer<String> diffLines) {
        this.diffLines = diffLines;
    }

    void addCommon(String line) {
        commonLines.addLast(line);
        beforeIndex++;
        afterIndex++;
        if (isInHunk && commonLines.size() > 2 * CONTEXT) {
            endHunk();
        }
        while (!isInHunk && commonLines.size() > CONTEXT) {
            commonLines.removeFirst();
        }
    }

    void addRemoval(String line) {
        continueHunk();
        addToHunk('-', line);
        beforeIndex++;
    }

    void addAddition(String line) {
        continueHunk();
        addToHunk('+', line);
        afterIndex++;
    }

    /// Passes on the last hunk.
    void end() {
        if (isInHunk) {
            endHunk();
        }
    }

    private void continueHunk() {
        if (!isInHunk) {
            isInHunk = true;
            beforeStart = beforeIndex - commonLines.size();
            afterStart = afterIndex - commonLines.size();
        }
        while (!commonLines.isEmpty()) {
            addToHunk(' ', commonLines.removeFirst());
        }
    }

    private void addToHunk(char sign, String line) {
        hunkBlock.append(sign).append(line).append('\n');
        if (hunkBlock.length() > BLOCK_LENGTH) {
            endBlock();
        }
    }

    private void endBlock() {
        hunkBlocks.add(hunkBlock.toString());
        hunkBlock.setLength(0);
    }

    private void endHunk() {
        int laterLines = Math.max(0, commonLines.size() - CONTEXT);
        while (commonLines.size() > laterLines) {
            addToHunk(' ', commonLines.removeFirst());
        }
        endBlock();
        diffLines.accept(
                "@@ -"
                        + formatRange(beforeStart, beforeIndex - laterLines)
                        + " +"
                        + formatRange(afterStart, afterIndex - laterLines)
                        + " @@");
        hunkBlocks.forEach(block -> block.lines().forEach(diffLines));
        hunkBlocks.clear();
        isInHunk = false;
    }

    /// Line numbers count from one, but an empty range has the number of the line before.
    private static String formatRange(int start, int end) {
        return (start == end ? start : start + 1) + "," + (end - start);
    }
}
