package octavo.receipts;

import java.util.Collection;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The lines of one kind, each once, in the order of their texts.
record DistinctLines<T extends ReceiptFileLine>(NavigableMap<String, T> linesByText) {
    DistinctLines {
        linesByText = Collections.unmodifiableNavigableMap(linesByText);
    }

    static <T extends ReceiptFileLine> DistinctLines<T> of(Collection<T> lines) {
        NavigableMap<String, T> linesByText = new TreeMap<>();
        lines.forEach(line -> linesByText.put(line.toText(), line));
        return new DistinctLines<>(linesByText);
    }

    Collection<T> all() {
        return linesByText.values();
    }

    Stream<String> texts() {
        return linesByText.keySet().stream();
    }

    /// The lines whose texts begin with some ASCII characters and a space.
    Collection<T> startingWith(String firstWord) {
        return linesByText.subMap(firstWord + " ", firstWord + "!").values();
    }

    boolean isEmpty() {
        return linesByText.isEmpty();
    }

    DistinctLines<T> joinedWith(DistinctLines<T> others) {
        NavigableMap<String, T> joinedLines = new TreeMap<>(linesByText);
        joinedLines.putAll(others.linesByText);
        return new DistinctLines<>(joinedLines);
    }

    /// Merges two later versions of these: what either has added, without what either has removed.
    DistinctLines<T> merge(DistinctLines<T> ours, DistinctLines<T> theirs) {
        NavigableMap<String, T> mergedLines = new TreeMap<>(ours.linesByText);
        mergedLines.putAll(theirs.linesByText);
        for (String lineText : linesByText.keySet()) {
            if (!ours.linesByText.containsKey(lineText)
                    || !theirs.linesByText.containsKey(lineText)) {
                mergedLines.remove(lineText);
            }
        }
        return new DistinctLines<>(mergedLines);
    }
}
