package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.ByteSlice;
import octavo.sharedlibraries.SharedState.ChangeAnchor;
import octavo.sharedlibraries.StateJournal.JournalStep;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// What an exchange adds to the state that it began with.
class StateJournalTest {
    @TempDir private Path folder = Path.of("");

    private StateJournal journal = StateJournal.of(Path.of("base"));

    @BeforeEach
    void chooseJournal() {
        journal = StateJournal.of(folder.resolve("base"));
    }

    private static ChangeAnchor anchor(long number) {
        return new ChangeAnchor(number, "change" + number);
    }

    private static JournalStep step(long from, long to, String content) {
        return new JournalStep(anchor(from), anchor(to), "", List.of(item(to, content)));
    }

    private static SharedItem item(long number, String content) {
        return new SharedItem(
                "id-1",
                number,
                "change" + number,
                "i",
                ByteSlice.of(content.getBytes(StandardCharsets.UTF_8)));
    }

    private SharedState readFrom(long number) throws Exception {
        var state = SharedState.EMPTY.withItems(anchor(number), List.of(item(number, "first")));
        var address = ServerAddress.parse("postgresql://ada@127.0.0.1:5/lab");
        return journal.applyTo(new SyncedBase(folder, address, "id", "", state)).state();
    }

    private static String contentOf(SharedState state) {
        return state.presentItem("id-1").orElseThrow().content().text();
    }

    @Test
    void stepsContinueTheBase() throws Exception {
        assertEquals("first", contentOf(readFrom(1)));
        assertTrue(journal.add(step(1, 2, "second")));
        assertTrue(journal.add(step(2, 5, "third")));
        assertEquals("third", contentOf(readFrom(1)));
        assertEquals(anchor(5), readFrom(1).anchor());
        assertEquals(List.of(ChangeAnchor.START, anchor(1), anchor(2)), readFrom(1).pastAnchors());
    }

    @Test
    void stepsOfAnEarlierBaseAreIgnored() throws Exception {
        assertTrue(journal.add(step(1, 2, "second")));
        assertEquals("first", contentOf(readFrom(7)));
        assertTrue(journal.add(step(7, 8, "eighth")));
        assertEquals("eighth", contentOf(readFrom(7)));
    }

    @Test
    void aStepThatACrashHasCutOffIsReplacedByTheNext() throws Exception {
        assertTrue(journal.add(step(1, 2, "second")));
        byte[] whole = Files.readAllBytes(journal.path());
        assertTrue(journal.add(step(2, 3, "third")));
        byte[] both = Files.readAllBytes(journal.path());
        for (int length = whole.length; length < both.length; length++) {
            Files.write(journal.path(), Arrays.copyOf(both, length));
            assertEquals("second", contentOf(readFrom(1)));
        }
        assertTrue(journal.add(step(2, 4, "fourth")));
        assertEquals("fourth", contentOf(readFrom(1)));
    }

    @Test
    void aDamagedStepEndsTheJournal() throws Exception {
        assertTrue(journal.add(step(1, 2, "second")));
        byte[] bytes = Files.readAllBytes(journal.path());
        bytes[bytes.length - 1] ^= 1;
        Files.write(journal.path(), bytes);
        assertEquals("first", contentOf(readFrom(1)));
    }

    @Test
    void aFullJournalTakesNoMore() throws IOException {
        String content = "x".repeat(1_500_000);
        assertTrue(journal.add(step(1, 2, content)));
        assertTrue(journal.add(step(2, 3, content)));
        assertFalse(journal.add(step(3, 4, content)));
    }
}
