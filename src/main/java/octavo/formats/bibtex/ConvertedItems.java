package octavo.formats.bibtex;

import java.util.ArrayList;
import java.util.List;

/// Has converted entries verified by the second reader, so many at a time that what both readers
/// make of them needs little memory, each time with the definitions that they may use.
final class ConvertedItems {
    private static final int BATCH_LENGTH = 1 << 17;

    /// How much longer than the definitions a batch is at least, as each reads them again.
    private static final int DEFINITIONS_FACTOR = 4;

    private final StringBuilder definitions = new StringBuilder();
    private final StringBuilder batch = new StringBuilder();
    private final List<String> foundDifferences = new ArrayList<>();

    void addDefinition(String source) {
        definitions.append(source).append('\n');
    }

    void addEntry(String source) {
        batch.append(source).append('\n');
        if (batch.length() > BATCH_LENGTH
                && batch.length() / DEFINITIONS_FACTOR > definitions.length()) {
            verifyBatch();
        }
    }

    /// What the readers disagree about in all of them.
    List<String> differences() {
        if (!batch.isEmpty() || foundDifferences.isEmpty()) {
            verifyBatch();
        }
        return foundDifferences;
    }

    private void verifyBatch() {
        foundDifferences.addAll(JbibtexComparison.findDifferences(definitions.toString() + batch));
        batch.setLength(0);
    }
}
