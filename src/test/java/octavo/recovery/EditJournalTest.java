package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.recovery.PendingEdits.JournalContents;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

class EditJournalTest {
    @TempDir private Path temporary = Path.of("");

    private Path state() {
        return temporary.resolve("state");
    }

    private Path bib(Library library) throws IOException {
        return Files.write(temporary.resolve("my päpers.bib"), library.file().bytes());
    }

    private static Library withYear(Library library, String key, int year) {
        Slot slot = library.slotWithKey(key).orElseThrow();
        BibValue value = BibValue.parse("{" + year + "}");
        BibEntry entry = ((BibEntry) slot.item()).withValue("year", value).orElseThrow();
        return library.applyEdit(library.replaceEntry(slot.number(), entry));
    }

    /// What the next start of the program finds; it looks once and lets go.
    private List<JournalContents> found() {
        JournalRecovery recovery = JournalRecovery.findIn(state());
        recovery.pendingEdits().forEach(PendingEdits::close);
        assertEquals(List.of(), recovery.troubleMessages());
        return recovery.pendingEdits().stream().map(PendingEdits::journalContents).toList();
    }

    private List<Path> files() throws IOException {
        Path folder = EditJournal.journalFolder(state());
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void editsOfAProcessThatWasKilledAreFound() throws IOException {
        Library base = SomeEdits.library();
        Path path = bib(base);
        EditJournal journal = EditJournal.of(state(), path, base);
        Library one = withYear(base, "a", 2020);
        Library two = withYear(one, "b", 2021);
        journal.appendState(one, List.of("Change year"));
        journal.appendState(two, List.of("Change year again"));
        Crash.leave(state(), journal);
        JournalContents contents = found().getFirst();
        assertEquals(Optional.of(path), contents.libraryPath());
        assertEquals(List.of("Change year", "Change year again"), contents.stepLabels());
        assertEquals(List.of(), contents.troubleMessages());
        assertEquals(base.file().text(), contents.baseFile().text());
        assertEquals(two.file().text(), contents.recoveredFile().text());
    }

    @Test
    void whatIsDiscardedIsNotFoundAgainAndLeavesNothing() throws IOException {
        EditJournal journal = EditJournal.ofUntitled(state(), Library.empty());
        journal.appendState(SomeEdits.library(), List.of("Paste"));
        Crash.leave(state(), journal);
        PendingEdits edits = JournalRecovery.findIn(state()).pendingEdits().getFirst();
        assertEquals(Optional.empty(), edits.journalContents().libraryPath());
        assertEquals(SomeEdits.FILE, edits.journalContents().recoveredFile().text());
        edits.discardEdits();
        assertEquals(List.of(), found());
        assertEquals(List.of(), files());
    }

    @Test
    void whatReachesAJournalAfterItsEndLeavesNothing() throws IOException {
        Library base = SomeEdits.library();
        Path path = bib(base);
        EditJournal journal = EditJournal.of(state(), path, base);
        Library one = withYear(base, "a", 2020);
        journal.appendState(one, List.of("Change year"));
        journal.close();
        journal.appendState(withYear(one, "b", 2021), List.of("Change year again"));
        journal.markSaved(path, base);
        assertEquals(List.of(), files());
    }

    @Test
    void aJournalThatLivesOrIsBeingOfferedIsNotFound() throws IOException {
        Library base = SomeEdits.library();
        EditJournal journal = EditJournal.of(state(), bib(base), base);
        journal.appendState(withYear(base, "a", 2020), List.of("Change"));
        assertEquals(List.of(), found());
        Crash.leave(state(), journal);
        JournalRecovery recovery = JournalRecovery.findIn(state());
        assertEquals(1, recovery.pendingEdits().size());
        assertEquals(List.of(), found());
        recovery.pendingEdits().getFirst().close();
        assertEquals(1, found().size());
    }

    @Test
    void nothingIsWrittenBeforeTheFirstEditNorLeftAfterClosing() throws IOException {
        Library base = SomeEdits.library();
        EditJournal journal = EditJournal.of(state(), bib(base), base);
        assertFalse(Files.exists(state()));
        journal.appendState(withYear(base, "a", 2020), List.of("Change"));
        journal.close();
        assertEquals(List.of(), files());
    }

    @Test
    void afterSavingOnlyWhatCameLaterIsUnsaved() throws IOException {
        Library base = SomeEdits.library();
        Path path = bib(base);
        EditJournal journal = EditJournal.of(state(), path, base);
        Library saved = withYear(base, "a", 2020);
        Library later = withYear(saved, "b", 2021);
        journal.appendState(saved, List.of("One"));
        journal.appendState(later, List.of("Two"));
        bib(saved);
        journal.markSaved(path, saved);
        Crash.leave(state(), journal);
        JournalContents contents = found().getFirst();
        assertEquals(saved.file().text(), contents.baseFile().text());
        assertEquals(later.file().text(), contents.recoveredFile().text());
    }

    @Test
    void editsThatWereSavedOrTakenBackAreNoneToRecover() throws IOException {
        Library base = SomeEdits.library();
        Path path = bib(base);
        EditJournal killedAfterSaving = EditJournal.of(state(), path, base);
        killedAfterSaving.appendState(withYear(base, "a", 2020), List.of("Change"));
        bib(withYear(base, "a", 2020));
        Crash.leave(state(), killedAfterSaving);
        EditJournal undone = EditJournal.of(state(), path, base);
        undone.appendState(withYear(base, "b", 2020), List.of("Change"));
        undone.appendState(base, List.of("Undo"));
        Crash.leave(state(), undone);
        assertEquals(List.of(), found());
        assertEquals(List.of(), files());
    }

    @Test
    void savingEverythingLeavesNoJournal() throws IOException {
        Library base = SomeEdits.library();
        Library saved = withYear(base, "a", 2020);
        EditJournal journal = EditJournal.ofUntitled(state(), base);
        journal.appendState(saved, List.of("Change"));
        Path path = bib(saved);
        journal.markSaved(path, saved);
        assertEquals(List.of(), files());
        journal.appendState(withYear(saved, "b", 2021), List.of("Change"));
        Crash.leave(state(), journal);
        assertEquals(Optional.of(path), found().getFirst().libraryPath());
    }

    @Test
    void whereTheFolderCannotBeWrittenTheEditFailsAndTheNextOneCarriesIt() throws IOException {
        Library base = SomeEdits.library();
        Library one = withYear(base, "a", 2020);
        Library two = withYear(one, "b", 2021);
        Files.writeString(state(), "in the way");
        EditJournal journal = EditJournal.of(state(), bib(base), base);
        assertThrows(IOException.class, () -> journal.appendState(one, List.of("One")));
        Files.delete(state());
        journal.appendState(two, List.of("Two"));
        Crash.leave(state(), journal);
        JournalContents contents = found().getFirst();
        assertEquals(List.of("One", "Two"), contents.stepLabels());
        assertEquals(two.file().text(), contents.recoveredFile().text());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theLastOfManyRandomStatesIsRecovered(long seed) throws IOException {
        Random random = new Random(seed);
        Library library = seed % 2 == 0 ? SomeEdits.library() : SomeEdits.wideLibrary();
        Path path = bib(library);
        EditJournal journal = EditJournal.of(state(), path, library);
        for (int i = 0; i < 200; i++) {
            library = SomeEdits.changed(library, random);
            journal.appendState(library, List.of("Step " + i));
            if (random.nextInt(50) == 0) {
                bib(library);
                journal.markSaved(path, library);
            }
        }
        Library last = SomeEdits.withOneMore(library);
        journal.appendState(last, List.of("Last"));
        Crash.leave(state(), journal);
        assertArrayEquals(last.file().bytes(), found().getFirst().recoveredFile().bytes());
    }

    @Test
    void aJournalCutAtAnyByteGivesAStateThatWas() throws IOException {
        Random random = new Random(1);
        Library library = SomeEdits.library();
        EditJournal journal = EditJournal.of(state(), bib(library), library);
        List<String> states = new ArrayList<>(List.of(SomeEdits.FILE));
        for (int i = 0; i < 12; i++) {
            library = SomeEdits.changed(library, random);
            states.add(library.file().text());
            journal.appendState(library, List.of("Step"));
        }
        Crash.leave(state(), journal);
        Broken broken = new Broken(state(), temporary.resolve("broken"));
        int before = 0;
        for (int length = 0; length <= broken.length(); length++) {
            Optional<JournalContents> contents = broken.cutAt(length);
            int steps = contents.map(each -> each.stepLabels().size()).orElse(0);
            assertTrue(steps >= before, "a longer journal has no fewer steps");
            before = steps;
            contents.ifPresent(
                    each -> assertEquals(states.get(steps), each.recoveredFile().text()));
        }
        assertEquals(12, before);
    }

    @Test
    void aJournalWithTurnedBitsGivesAStateThatWasOrAMessage() throws IOException {
        Random random = new Random(2);
        Library library = SomeEdits.library();
        EditJournal journal = EditJournal.of(state(), bib(library), library);
        List<String> states = new ArrayList<>(List.of(SomeEdits.FILE));
        for (int i = 0; i < 12; i++) {
            library = SomeEdits.changed(library, random);
            states.add(library.file().text());
            journal.appendState(library, List.of("Step"));
        }
        Crash.leave(state(), journal);
        Broken broken = new Broken(state(), temporary.resolve("broken"));
        for (int i = 0; i < 2000; i++) {
            broken.turnBits(random, 1 + random.nextInt(4))
                    .ifPresent(each ->
                            assertEquals(
                                    states.get(each.stepLabels().size()),
                                    each.recoveredFile().text()));
        }
    }
}
