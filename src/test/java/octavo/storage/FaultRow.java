package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// A row of the table of faults that `.ci/faults` prints: which fault, how it was made, how often,
/// and what it cost. What was lost is counted, and then there must be nothing of it.
public final class FaultRow {
    private static final Path FOLDER = Path.of("target", "faults");

    private final String fault;
    private final String how;
    private final String which;
    private int tried;
    private long bytesLost;
    private int editsLost;

    public FaultRow(String fault, String how) {
        this(fault, how, "");
    }

    /// @param fault its number in the list of faults, such as `F7`
    /// @param which of several rows that are shown as one
    public FaultRow(String fault, String how, Object which) {
        this.fault = fault;
        this.how = how;
        this.which = which.toString();
    }

    /// Counts an injection by what a file holds after it, which is to be one of some states.
    public FaultRow holds(byte[] found, byte[]... states) {
        tried++;
        bytesLost += Arrays.stream(states).mapToLong(state -> lost(found, state)).min().orElse(0);
        return this;
    }

    /// Counts an injection by the edits that are neither on the disk nor known to be unsaved.
    public FaultRow loses(int edits) {
        editsLost += edits;
        return this;
    }

    /// Counts injections that were judged otherwise.
    public FaultRow passed(int more) {
        tried += more;
        return this;
    }

    /// How many bytes of a state are not where they were.
    private static long lost(byte[] found, byte[] state) {
        int start = Arrays.mismatch(found, state);
        if (start < 0) {
            return 0;
        }
        int end = 0;
        while (end < Math.min(found.length, state.length) - start
                && found[found.length - 1 - end] == state[state.length - 1 - end]) {
            end++;
        }
        return Math.max(1, state.length - start - end);
    }

    /// Writes the row, where nothing was lost.
    public void write() throws IOException {
        assertEquals(0, bytesLost, how);
        assertEquals(0, editsLost, how);
        Files.createDirectories(FOLDER);
        String name = (fault + " " + how + " " + which).replaceAll("[^A-Za-z0-9]+", "-");
        Files.writeString(
                FOLDER.resolve(name + ".tsv"),
                String.join(
                        "\t",
                        fault,
                        how,
                        String.valueOf(tried),
                        String.valueOf(bytesLost),
                        editsLost + "\n"));
    }
}
