package octavo.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/// Collects the lines of two texts into the hunks of a unified diff, and passes on each hunk when
/// it is complete.
final class HunkWriter {
    private static final int CONTEXT = 3;

    private final Consumer<String> diffLines;

    /// Common lines since the last change: context of that change or the next.
    private final Deque<String> commonLines = new ArrayDeque<>();

    /// A hunk begins with its length, so all of it has to be kept.
    private final PackedWriter hunkText = new PackedWriter();

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
        hunkText.write(sign + line + '\n');
    }

    private void endHunk() {
        int laterLines = Math.max(0, commonLines.size() - CONTEXT);
        while (commonLines.size() > laterLines) {
            addToHunk(' ', commonLines.removeFirst());
        }
        diffLines.accept(
                "@@ -"
                        + formatRange(beforeStart, beforeIndex - laterLines)
                        + " +"
                        + formatRange(afterStart, afterIndex - laterLines)
                        + " @@");
        hunkText.drainTo(block -> block.lines().forEach(diffLines));
        isInHunk = false;
    }

    /// Line numbers count from one, but an empty range has the number of the line before.
    private static String formatRange(int start, int end) {
        return (start == end ? start : start + 1) + "," + (end - start);
    }
}
