package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.Library;
import octavo.recovery.JournalFormat.Head;
import octavo.recovery.JournalFormat.Step;
import octavo.recovery.PendingEdits.Contents;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// State folders as no Octavo leaves them.
@Timeout(60)
class HostileJournalTest {
    @TempDir private Path state = Path.of("");

    private Path folder;
    private Path bib;
    private Library edited = Library.empty();

    @BeforeEach
    void leaveAJournal() throws IOException {
        folder = EditJournal.folder(state);
        bib = state.resolve("papers.bib");
        Files.writeString(bib, "another program was here");
        edited = SomeEdits.withOneMore(SomeEdits.library());
        EditJournal journal = EditJournal.of(state, bib, SomeEdits.library());
        journal.append(edited, List.of("Add one more"));
        journal.append(SomeEdits.withOneMore(edited), List.of("Add another"));
        Crash.leave(state, journal);
    }

    private Path journal() throws IOException {
        return Broken.only(state, JournalFile.NAME);
    }

    private Path base() throws IOException {
        return Broken.only(state, JournalFile.BASE);
    }

    private String onlyTrouble() {
        JournalRecovery recovery = JournalRecovery.from(state);
        assertEquals(List.of(), recovery.edits());
        assertEquals(1, recovery.troubles().size(), recovery.troubles()::toString);
        assertFalse(recovery.troubles().getFirst().toString().contains("Exception"));
        return recovery.troubles().getFirst().toString();
    }

    private Contents onlyEdits() {
        JournalRecovery recovery = JournalRecovery.from(state);
        assertEquals(List.of(), recovery.troubles());
        recovery.edits().forEach(PendingEdits::close);
        assertEquals(1, recovery.edits().size());
        return recovery.edits().getFirst().contents();
    }

    private static void append(Path file, ByteBuffer bytes) throws IOException {
        try (var out = Files.newByteChannel(file, java.nio.file.StandardOpenOption.APPEND)) {
            out.write(bytes);
        }
    }

    @Test
    void anotherVersionsJournalIsReportedAndLeftAlone() throws IOException {
        byte[] bytes = Files.readAllBytes(journal());
        bytes[JournalFormat.START - 1] = 9;
        Files.write(journal(), bytes);
        assertTrue(onlyTrouble().contains("another version of Octavo"));
        assertEquals(9, Files.readAllBytes(journal())[JournalFormat.START - 1]);
        assertTrue(Files.exists(base()));
    }

    @Test
    void whatIsNoJournalIsPutAsideAndSaidOnce() throws IOException {
        Path journal = journal();
        Files.write(journal, new byte[100_000]);
        String trouble = onlyTrouble();
        Path aside = folder.resolve("damaged").resolve(journal.getFileName());
        assertTrue(trouble.contains(aside.toString()), trouble);
        assertEquals(100_000, Files.size(aside));
        assertEquals(List.of(), JournalRecovery.from(state).troubles());
    }

    @Test
    void whatWasPutAsideBeforeIsNotOverwritten() throws IOException {
        Path journal = journal();
        for (int i = 0; i < 3; i++) {
            Files.writeString(journal, "x".repeat(i));
            onlyTrouble();
        }
        try (Stream<Path> aside = Files.list(folder.resolve("damaged"))) {
            assertEquals(3, aside.filter(file -> file.toString().contains(".journal")).count());
        }
    }

    @Test
    void aFolderALinkThatTurnsInCirclesAndADeadLinkAreNoJournals() throws IOException {
        Files.delete(journal());
        Path directory = Files.createDirectory(folder.resolve("a.journal"));
        Path loop = folder.resolve("b.journal");
        Files.createSymbolicLink(loop, loop);
        Path dead = Files.createSymbolicLink(folder.resolve("c.journal"), Path.of("nowhere"));
        JournalRecovery recovery = JournalRecovery.from(state);
        assertEquals(List.of(), recovery.edits());
        assertEquals(3, recovery.troubles().size());
        for (Path each : List.of(directory, loop, dead)) {
            Path aside = folder.resolve("damaged").resolve(each.getFileName());
            assertTrue(Files.exists(aside, LinkOption.NOFOLLOW_LINKS));
        }
    }

    @Test
    void aFolderThatIsAFileOrACircleIsSaid() throws IOException {
        Files.move(folder, state.resolve("elsewhere"));
        assertEquals(new JournalRecovery(List.of(), List.of()), JournalRecovery.from(state));
        Files.writeString(folder, "");
        assertTrue(onlyTrouble().contains("cannot be read"));
        Files.delete(folder);
        Files.createSymbolicLink(folder, folder);
        assertTrue(onlyTrouble().contains("cannot be read"));
    }

    @Test
    void emptyRoomAtTheEndIsATornStepAndTheRestIsRead() throws IOException {
        append(journal(), ByteBuffer.allocate(10_000));
        Contents contents = onlyEdits();
        assertEquals(2, contents.labels().size());
        assertTrue(contents.troubles().getFirst().toString().contains("is incomplete"));
    }

    @Test
    void aHugeFileWithNothingInItIsReadQuickly() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(journal().toFile(), "rw")) {
            file.setLength(1L << 34);
        }
        assertEquals(2, onlyEdits().labels().size());
    }

    @Test
    void aHugeLengthTakesNoMemory() throws IOException {
        append(
                journal(),
                ByteBuffer.allocate(99).putInt(0, 2_000_000_000).putInt(4, ~2_000_000_000));
        assertEquals(2, onlyEdits().labels().size());
    }

    @Test
    void damageInTheMiddleKeepsWhatComesBeforeItAndIsPutAsideWhenDone() throws IOException {
        byte[] bytes = Files.readAllBytes(journal());
        int second =
                new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1)
                        .indexOf("Add another");
        append(journal(), ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}));
        try (RandomAccessFile file = new RandomAccessFile(journal().toFile(), "rw")) {
            file.seek(second);
            file.write('X');
        }
        Contents contents = onlyEdits();
        assertEquals(edited.file().text(), contents.recovered().text());
        assertTrue(contents.troubles().getFirst().toString().contains("damaged at byte"));
        JournalRecovery.from(state).edits().getFirst().discard();
        assertEquals(List.of(), JournalRecovery.from(state).edits());
        try (Stream<Path> aside = Files.list(folder.resolve("damaged"))) {
            assertEquals(2, aside.count(), "the journal and its base");
        }
    }

    @Test
    void aMissingOrBrokenBaseIsTakenFromTheFileWhereThatIsStillTheSame() throws IOException {
        Files.write(base(), new byte[] {31, -117, 8, 0});
        Files.write(bib, SomeEdits.library().file().bytes());
        assertEquals(2, onlyEdits().labels().size());
        Files.delete(base());
        assertEquals(2, onlyEdits().labels().size());
        Files.writeString(bib, "changed");
        assertTrue(onlyTrouble().contains("missing or damaged"));
    }

    @Test
    void aStepThatDoesNotFitIsSaidThoughItsCheckSumIsRight() throws IOException {
        ByteFingerprint base = ByteFingerprint.of(SomeEdits.library().file());
        byte[] head =
                JournalFormat.content(new Head(Optional.of("no:address"), Instant.now(), base));
        JournalSplice splice = new JournalSplice(5, Integer.MAX_VALUE, new byte[0]);
        byte[] step = JournalFormat.content(new Step(Instant.now(), List.of("Bad"), splice));
        int sum = JournalFormat.checkSum(0, head);
        Files.write(journal(), JournalFormat.start());
        append(journal(), JournalFormat.frame(head, sum));
        append(journal(), JournalFormat.frame(step, JournalFormat.checkSum(sum, step)));
        Contents contents = onlyEdits();
        assertTrue(contents.troubles().getFirst().toString().contains("does not match"));
        assertEquals(SomeEdits.FILE, contents.recovered().text());
    }
}
