package octavo.text;

import java.util.ArrayList;
import java.util.List;

/// Collects changed lines into the hunks of a unified diff.
final class HunkWriter {
    /// A change at a line of each text: lines removed from one, or added from the other.
    private record Change(int at, int otherAt, boolean added) {}

    private final List<String> before;
    private final List<String> after;
    private final List<Change> changes = new ArrayList<>();
    private final List<String> result = new ArrayList<>();

    HunkWriter(List<String> before, List<String> after) {
        this.before = before;
        this.after = after;
    }

    void removed(int at, int otherAt) {
        changes.add(new Change(at, otherAt, false));
    }

    void added(int at, int otherAt) {
        changes.add(new Change(at, otherAt, true));
    }

    List<String> hunks(int context) {
        int first = 0;
        for (int i = 1; i <= changes.size(); i++) {
            boolean apart =
                    i == changes.size()
                            || changes.get(i).at() - changes.get(i - 1).at() > 2 * context;
            if (apart) {
                hunk(changes.subList(first, i), context);
                first = i;
            }
        }
        return result;
    }

    private void hunk(List<Change> changed, int context) {
        Change first = changed.getFirst();
        int lead = Math.min(context, Math.min(first.at(), first.otherAt()));
        int at = first.at() - lead;
        int otherStart = first.otherAt() - lead;
        int start = at;
        int added = 0;
        int removed = 0;
        List<String> lines = new ArrayList<>();
        for (Change change : changed) {
            while (at < change.at()) {
                lines.add(" " + before.get(at++));
            }
            if (change.added()) {
                lines.add("+" + after.get(change.otherAt()));
                added++;
            } else {
                lines.add("-" + before.get(at++));
                removed++;
            }
        }
        int end = Math.min(before.size(), at + context);
        while (at < end) {
            lines.add(" " + before.get(at++));
        }
        int count = end - start;
        result.add(header(start, count, otherStart, count - removed + added));
        result.addAll(lines);
    }

    private static String header(int start, int count, int otherStart, int otherCount) {
        return "@@ -" + range(start, count) + " +" + range(otherStart, otherCount) + " @@";
    }

    /// Line numbers count from one, but an empty range has the number of the line before.
    private static String range(int start, int count) {
        return (count == 0 ? start : start + 1) + "," + count;
    }
}
