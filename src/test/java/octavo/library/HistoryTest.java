package octavo.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class HistoryTest {
    private static final String FILE =
            "% mine\n\n@misc{a, title = {A}}\n\n@misc{b,\n  title = {B},\n}\n\n@misc{c}\n";

    private static History history() {
        return new History(Library.of(BibParser.parse(FILE)));
    }

    private static void set(History history, String key, String field, String text) {
        Slot slot = history.library().slotWithKey(key).orElseThrow();
        BibEntry entry = (BibEntry) slot.item();
        BibEntry edited = entry.withValue(field, BibValue.braced(text).orElseThrow()).orElseThrow();
        history.applyEdit("Change " + field, history.library().replaceEntry(slot.number(), edited));
    }

    private static String text(History history) {
        return text(history.library());
    }

    private static String text(Library library) {
        return new String(library.file().bytes(), StandardCharsets.UTF_8);
    }

    @Test
    void undoAndRedoGoThroughTheNamedSteps() {
        History history = history();
        set(history, "a", "title", "AA");
        set(history, "b", "year", "2020");
        assertEquals("Change year", history.lastDoneStep().orElseThrow().label());
        history.undo();
        assertEquals(FILE.replace("{A}", "{AA}"), text(history));
        assertEquals("Change year", history.nextRedoStep().orElseThrow().label());
        history.undo();
        assertEquals(FILE, text(history));
        history.redo();
        assertEquals(FILE.replace("{A}", "{AA}"), text(history));
    }

    @Test
    void whatIsDecidedBesideTheLibraryIsUndoneInItsTurnAndLeavesItAsItIs() {
        History history = history();
        List<String> sideEffects = new ArrayList<>();
        set(history, "a", "title", "AA");
        history.markSaved(history.stateNumber());
        Library before = history.library();
        history.applyEdit(
                "Decide",
                Edit.none(),
                new History.SideEffect(
                        () -> sideEffects.add("back"), () -> sideEffects.add("again")));
        assertFalse(history.isDirty());
        assertSame(before, history.library());
        assertEquals("Decide", history.lastDoneStep().orElseThrow().label());
        history.undo();
        assertEquals(List.of("back"), sideEffects);
        assertSame(before, history.library());
        history.redo();
        assertEquals(List.of("back", "again"), sideEffects);
        history.undo();
        history.undo();
        assertEquals(FILE, text(history));
        assertTrue(history.isDirty());
    }

    @Test
    void undoingBackToTheSavedStateMakesItClean() {
        History history = history();
        assertFalse(history.isDirty());
        set(history, "a", "title", "AA");
        history.markSaved(history.stateNumber());
        set(history, "a", "title", "AAA");
        assertTrue(history.isDirty());
        history.undo();
        assertFalse(history.isDirty());
        history.undo();
        assertTrue(history.isDirty());
        set(history, "a", "title", "AA");
        assertTrue(history.isDirty(), "the same change made again is another state");
    }

    @Test
    void removingAnEntryAndTakingItBackKeepsItsNumber() {
        History history = history();
        int number = history.library().slotWithKey("b").orElseThrow().number();
        history.applyEdit("Delete b", history.library().removeSlot(number));
        assertEquals("% mine\n\n@misc{a, title = {A}}\n\n@misc{c}\n", text(history));
        history.undo();
        assertEquals(FILE, text(history));
        assertEquals("b", history.library().entryInSlot(number).orElseThrow().key());
    }

    @Test
    void addedEntriesAreSetOffLikeTheOthers() {
        History history = history();
        BibEntry added = BibEntry.parse("@misc{d, title = {D}}").orElseThrow();
        history.applyEdit("Add", history.library().appendEntries(List.of(added, added)));
        assertEquals(FILE + "\n@misc{d, title = {D}}\n\n@misc{d, title = {D}}\n", text(history));
    }

    @Test
    void undoingEverythingRestoresTheBytes() {
        RandomInput.seeds().check(seed -> assertUndoRestores(new Random(seed)));
    }

    private static void assertUndoRestores(Random random) {
        History history = history();
        List<byte[]> states = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            states.add(history.library().file().bytes());
            List<Slot> entries = history.library().entrySlots().toList();
            if (entries.isEmpty() || random.nextInt(4) == 0) {
                BibEntry added = BibEntry.parse("@misc{n" + i + ", x = 1}").orElseThrow();
                history.applyEdit("Add", history.library().appendEntries(List.of(added)));
            } else {
                Slot slot = entries.get(random.nextInt(entries.size()));
                BibEntry entry = (BibEntry) slot.item();
                Edit edit =
                        random.nextBoolean()
                                ? history.library().removeSlot(slot.number())
                                : history.library()
                                        .replaceEntry(
                                                slot.number(),
                                                entry.withValue("x", BibValue.parse("{" + i + "}"))
                                                        .orElseThrow());
                history.applyEdit("Change", new Edit.EditBatch(List.of(edit)));
            }
        }
        for (byte[] state : states.reversed()) {
            history.undo();
            assertArrayEquals(state, history.library().file().bytes());
        }
    }

    @Test
    void anEntryIsAddedBeforeWhatDoesNotEndAndWouldSwallowIt() {
        for (String open :
                List.of("@misc{c, title = {C", "@misc{c, title = {C},\n", "@string{c = {")) {
            for (String end : List.of("", "\n", "\n\n")) {
                String before = "@misc{a}\n\n@misc{b}\n\n";
                History history =
                        new History(
                                Library.of(BibParser.parse(before + open.stripTrailing() + end)));
                BibEntry added = BibEntry.parse("@misc{new}").orElseThrow();
                history.applyEdit("Add", history.library().appendEntries(List.of(added, added)));
                assertEquals(
                        before + "@misc{new}\n\n@misc{new}\n\n" + open.stripTrailing() + end,
                        text(history));
                history.undo();
                assertEquals(before + open.stripTrailing() + end, text(history));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"@misc{c, title = {C", "@misc{c, title = {C},\n", "@string{c = {"})
    void anEntryIsAddedBeforeAFirstItemThatDoesNotEnd(String open) {
        for (String blank : List.of("", "\n", "\n\n")) {
            Library library = Library.of(BibParser.parse(blank + open));
            BibEntry added = BibEntry.parse("@misc{new}").orElseThrow();
            Library longer = library.applyEdit(library.appendEntries(List.of(added)));
            assertEquals(blank + "@misc{new}\n\n" + open, text(longer));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\n\n\n", "  \n", "\r\n\r\n"})
    void anEntryIsSetOffAsTheOnlyTwoEntriesAre(String gap) {
        Library library = Library.of(BibParser.parse("@misc{a}" + gap + "@misc{b}"));
        BibEntry added = BibEntry.parse("@misc{new}").orElseThrow();
        String text = text(library.applyEdit(library.appendEntries(List.of(added))));
        assertTrue(text.startsWith("@misc{a}" + gap + "@misc{b}" + gap + "@misc{new}"), text);
    }

    @Test
    void anIndentedFileEndsWithALineAndNoBlanks() {
        Library library = Library.of(BibParser.parse("  @misc{a}\n\n  @misc{b}"));
        BibEntry added = BibEntry.parse("@misc{new}").orElseThrow();
        assertEquals(
                "  @misc{a}\n\n  @misc{b}\n\n  @misc{new}\n",
                text(library.applyEdit(library.appendEntries(List.of(added)))));
    }
}
