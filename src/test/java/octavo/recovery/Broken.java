package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.recovery.PendingEdits.Contents;

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
        this.journal = Files.readAllBytes(only(original, JournalFile.NAME));
        this.base = Files.readAllBytes(only(original, JournalFile.BASE));
        this.state = state;
    }

    static Path only(Path state, String end) throws IOException {
        try (Stream<Path> files = Files.list(EditJournal.folder(state))) {
            return files.filter(file -> file.toString().endsWith(end)).findFirst().orElseThrow();
        }
    }

    int length() {
        return journal.length;
    }

    Optional<Contents> cutAt(int length) throws IOException {
        Optional<Contents> contents = outcome(Arrays.copyOf(journal, length), base);
        boolean whole = contents.filter(each -> each.troubles().isEmpty()).isPresent();
        if (length == journal.length) {
            assertEquals(true, whole);
        }
        return contents;
    }

    Optional<Contents> turnBits(Random random, int count) throws IOException {
        byte[] turned = journal.clone();
        byte[] turnedBase = base.clone();
        for (int i = 0; i < count; i++) {
            byte[] victim = random.nextInt(4) == 0 ? turnedBase : turned;
            victim[random.nextInt(victim.length)] ^= (byte) (1 + random.nextInt(255));
        }
        return outcome(turned, turnedBase);
    }

    private Optional<Contents> outcome(byte[] journal, byte[] base) throws IOException {
        Path folder = Files.createDirectories(EditJournal.folder(state));
        Path file = Files.write(folder.resolve("x" + JournalFile.NAME), journal);
        Path baseFile = Files.write(folder.resolve("x" + JournalFile.BASE), base);
        JournalRecovery recovery = JournalRecovery.from(state);
        List<PendingEdits> edits = recovery.edits();
        boolean settled = !Files.exists(file) && recovery.troubles().isEmpty();
        assertEquals(settled ? 0 : 1, edits.size() + recovery.troubles().size());
        edits.forEach(PendingEdits::close);
        if (edits.isEmpty() && !settled) {
            String said = recovery.troubles().getFirst().toString();
            assertFalse(said.contains("Exception"), said);
        }
        Files.deleteIfExists(file);
        Files.deleteIfExists(baseFile);
        Path aside = folder.resolve("damaged");
        Files.deleteIfExists(aside.resolve(file.getFileName()));
        Files.deleteIfExists(aside.resolve(baseFile.getFileName()));
        return edits.stream().map(PendingEdits::contents).findFirst();
    }
}
