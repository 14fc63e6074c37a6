package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.Library;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/// A process of its own that makes edits and is killed with `kill -9`.
@Timeout(120)
class KilledProcessTest {
    @TempDir private Path state = Path.of("");

    /// Makes one edit after another, and says each that `append` has returned from.
    public static void main(String[] arguments) throws IOException {
        Path state = Path.of(arguments[0]);
        Library library = SomeEdits.library();
        try (EditJournal journal = EditJournal.of(state, state.resolve("papers.bib"), library)) {
            for (int i = 1; i < 100_000; i++) {
                library = SomeEdits.withOneMore(library);
                journal.appendState(library, List.of("Add"));
                System.out.println(i);
            }
        }
    }

    @RepeatedTest(3)
    void everyEditWhoseAppendReturnedIsRecovered() throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                KilledProcessTest.class.getName(),
                                state.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        int last = 0;
        try (BufferedReader said = process.inputReader()) {
            int end = 1 + new Random().nextInt(60);
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                last = Integer.parseInt(line);
                if (last == end) {
                    assertEquals(
                            new JournalRecovery(List.of(), List.of()),
                            JournalRecovery.findIn(state));
                    // The process itself would close what it said, too.
                    process.toHandle().destroyForcibly();
                }
            }
        }
        assertTrue(process.waitFor() != 0 && last > 0, "it was killed after its first edit");
        PendingEdits edits = JournalRecovery.findIn(state).pendingEdits().getFirst();
        int recovered = edits.journalContents().stepLabels().size();
        assertTrue(recovered == last || recovered == last + 1, recovered + " of " + last);
        Library expected = SomeEdits.library();
        for (int i = 0; i < recovered; i++) {
            expected = SomeEdits.withOneMore(expected);
        }
        assertEquals(expected.file().text(), edits.journalContents().recoveredFile().text());
        edits.discardEdits();
        try (var left = Files.list(EditJournal.journalFolder(state))) {
            assertEquals(List.of(), left.toList());
        }
    }
}
