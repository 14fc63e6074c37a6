package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.Library;
import octavo.recovery.JournalFormat.JournalHeader;
import octavo.recovery.JournalFormat.JournalStep;
import octavo.recovery.PendingEdits.JournalContents;

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
        folder = EditJournal.journalFolder(state);
        bib = state.resolve("papers.bib");
        Files.writeString(bib, "another program was here");
        edited = SomeEdits.withOneMore(SomeEdits.library());
        EditJournal journal = EditJournal.of(state, bib, SomeEdits.library());
        journal.appendState(edited, List.of("Add one more"));
        journal.appendState(SomeEdits.withOneMore(edited), List.of("Add another"));
        Crash.leave(state, journal);
    }

    private Path journal() throws IOException {
        return Broken.only(state, JournalFile.JOURNAL_SUFFIX);
    }

    private Path base() throws IOException {
        return Broken.only(state, JournalFile.BASE_SUFFIX);
    }

    private String onlyTrouble() {
        JournalRecovery recovery = JournalRecovery.findIn(state);
        assertEquals(List.of(), recovery.pendingEdits());
        assertEquals(1, recovery.troubleMessages().size(), recovery.troubleMessages()::toString);
        assertFalse(recovery.troubleMessages().getFirst().toString().contains("Exception"));
        return recovery.troubleMessages().getFirst().toString();
    }

    private JournalContents onlyEdits() {
        JournalRecovery recovery = JournalRecovery.findIn(state);
        assertEquals(List.of(), recovery.troubleMessages());
        recovery.pendingEdits().forEach(PendingEdits::close);
        assertEquals(1, recovery.pendingEdits().size());
        return recovery.pendingEdits().getFirst().journalContents();
    }

    private static void append(Path file, ByteBuffer bytes) throws IOException {
        try (var out = Files.newByteChannel(file, java.nio.file.StandardOpenOption.APPEND)) {
            out.write(bytes);
        }
    }

    @Test
    void anotherVersionsJournalIsReportedAndLeftAlone() throws IOException {
        byte[] bytes = Files.readAllBytes(journal());
        bytes[JournalFormat.START_LENGTH - 1] = 9;
        Files.write(journal(), bytes);
        assertTrue(onlyTrouble().contains("another version of Octavo"));
        assertEquals(9, Files.readAllBytes(journal())[JournalFormat.START_LENGTH - 1]);
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
        assertEquals(List.of(), JournalRecovery.findIn(state).troubleMessages());
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
        JournalRecovery recovery = JournalRecovery.findIn(state);
        assertEquals(List.of(), recovery.pendingEdits());
        assertEquals(3, recovery.troubleMessages().size());
        for (Path each : List.of(directory, loop, dead)) {
            Path aside = folder.resolve("damaged").resolve(each.getFileName());
            assertTrue(Files.exists(aside, LinkOption.NOFOLLOW_LINKS));
        }
    }

    @Test
    void aFolderThatIsAFileOrACircleIsSaid() throws IOException {
        Files.move(folder, state.resolve("elsewhere"));
        assertEquals(new JournalRecovery(List.of(), List.of()), JournalRecovery.findIn(state));
        Files.writeString(folder, "");
        assertTrue(onlyTrouble().contains("cannot be read"));
        Files.delete(folder);
        Files.createSymbolicLink(folder, folder);
        assertTrue(onlyTrouble().contains("cannot be read"));
    }

    @Test
    void emptyRoomAtTheEndIsATornStepAndTheRestIsRead() throws IOException {
        append(journal(), ByteBuffer.allocate(10_000));
        JournalContents contents = onlyEdits();
        assertEquals(2, contents.stepLabels().size());
        assertTrue(contents.troubleMessages().getFirst().toString().contains("is incomplete"));
    }

    @Test
    void aHugeFileWithNothingInItIsReadQuickly() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(journal().toFile(), "rw")) {
            file.setLength(1L << 34);
        }
        assertEquals(2, onlyEdits().stepLabels().size());
    }

    @Test
    void aHugeLengthTakesNoMemory() throws IOException {
        append(
                journal(),
                ByteBuffer.allocate(99).putInt(0, 2_000_000_000).putInt(4, ~2_000_000_000));
        assertEquals(2, onlyEdits().stepLabels().size());
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
        JournalContents contents = onlyEdits();
        assertEquals(edited.file().text(), contents.recoveredFile().text());
        assertTrue(contents.troubleMessages().getFirst().toString().contains("damaged at byte"));
        JournalRecovery.findIn(state).pendingEdits().getFirst().discardEdits();
        assertEquals(List.of(), JournalRecovery.findIn(state).pendingEdits());
        try (Stream<Path> aside = Files.list(folder.resolve("damaged"))) {
            assertEquals(2, aside.count(), "the journal and its base");
        }
    }

    @Test
    void aMissingOrBrokenBaseIsTakenFromTheFileWhereThatIsStillTheSame() throws IOException {
        Files.write(base(), new byte[] {31, -117, 8, 0});
        Files.write(bib, SomeEdits.library().file().bytes());
        assertEquals(2, onlyEdits().stepLabels().size());
        Files.delete(base());
        assertEquals(2, onlyEdits().stepLabels().size());
        Files.writeString(bib, "changed");
        assertTrue(onlyTrouble().contains("missing or damaged"));
    }

    @Test
    void aStepThatDoesNotFitIsSaidThoughItsCheckSumIsRight() throws IOException {
        ByteFingerprint base = ByteFingerprint.of(SomeEdits.library().file());
        byte[] head =
                JournalFormat.encodeContent(
                        new JournalHeader(Optional.of("no:address"), Instant.now(), base));
        JournalSplice splice = new JournalSplice(5, Integer.MAX_VALUE, new byte[0]);
        byte[] step =
                JournalFormat.encodeContent(new JournalStep(Instant.now(), List.of("Bad"), splice));
        int sum = JournalFormat.continueCheckSum(0, head);
        Files.write(journal(), JournalFormat.startBytes());
        append(journal(), JournalFormat.encodeFrame(head, sum));
        append(
                journal(),
                JournalFormat.encodeFrame(step, JournalFormat.continueCheckSum(sum, step)));
        JournalContents contents = onlyEdits();
        assertTrue(contents.troubleMessages().getFirst().toString().contains("does not match"));
        assertEquals(SomeEdits.FILE, contents.recoveredFile().text());
    }
}
