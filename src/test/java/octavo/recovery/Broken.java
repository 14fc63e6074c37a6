package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.recovery.PendingEdits.JournalContents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/// Broken copies of a journal. Each is looked at as a start of the program does; what is read of
/// it, or else that a message says why nothing is.
final class Broken {
    private final byte[] journal;
    private final byte[] base;
    private final Path state;

    Broken(Path original, Path state) throws IOException {
        this.journal = Files.readAllBytes(only(original, JournalFile.JOURNAL_SUFFIX));
        this.base = Files.readAllBytes(only(original, JournalFile.BASE_SUFFIX));
        this.state = state;
    }

    static Path only(Path state, String end) throws IOException {
        try (Stream<Path> files = Files.list(EditJournal.journalFolder(state))) {
            return files.filter(file -> file.toString().endsWith(end)).findFirst().orElseThrow();
        }
    }

    int length() {
        return journal.length;
    }

    Optional<JournalContents> cutAt(int length) throws IOException {
        Optional<JournalContents> contents = outcome(Arrays.copyOf(journal, length), base);
        boolean whole = contents.filter(each -> each.troubleMessages().isEmpty()).isPresent();
        if (length == journal.length) {
            assertEquals(true, whole);
        }
        return contents;
    }

    Optional<JournalContents> turnBits(Random random, int count) throws IOException {
        byte[] turned = journal.clone();
        byte[] turnedBase = base.clone();
        for (int i = 0; i < count; i++) {
            byte[] victim = random.nextInt(4) == 0 ? turnedBase : turned;
            victim[random.nextInt(victim.length)] ^= (byte) (1 + random.nextInt(255));
        }
        return outcome(turned, turnedBase);
    }

    private Optional<JournalContents> outcome(byte[] journal, byte[] base) throws IOException {
        Path folder = Files.createDirectories(EditJournal.journalFolder(state));
        Path file = Files.write(folder.resolve("x" + JournalFile.JOURNAL_SUFFIX), journal);
        Path baseFile = Files.write(folder.resolve("x" + JournalFile.BASE_SUFFIX), base);
        JournalRecovery recovery = JournalRecovery.findIn(state);
        List<PendingEdits> edits = recovery.pendingEdits();
        boolean settled = !Files.exists(file) && recovery.troubleMessages().isEmpty();
        assertEquals(settled ? 0 : 1, edits.size() + recovery.troubleMessages().size());
        edits.forEach(PendingEdits::close);
        if (edits.isEmpty() && !settled) {
            String said = recovery.troubleMessages().getFirst().toString();
            assertFalse(said.contains("Exception"), said);
        }
        Files.deleteIfExists(file);
        Files.deleteIfExists(baseFile);
        Path aside = folder.resolve("damaged");
        Files.deleteIfExists(aside.resolve(file.getFileName()));
        Files.deleteIfExists(aside.resolve(baseFile.getFileName()));
        return edits.stream().map(PendingEdits::journalContents).findFirst();
    }
}
