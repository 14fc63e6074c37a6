package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;
import octavo.bib.BibParser;
import octavo.text.PatchedLines;
import octavo.text.UnifiedDiff;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class LibraryTextPartsTest {
    private static final Library BEFORE =
            parsed(
                    IntStream.range(0, 9)
                            .mapToObj("@misc{k%d,\n  title = {T},\n  note = {N}\n}\n\n"::formatted)
                            .collect(Collectors.joining()));

    private static Library parsed(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static List<String> diffTo(Library after) {
        List<String> lines = new ArrayList<>();
        LibraryTextParts.writeDiff("f", BEFORE, after, lines::add);
        return lines;
    }

    private static Library changed(String old, String text) {
        Library other = parsed(BEFORE.file().text().replace(old, text));
        List<Edit> edits = new ArrayList<>();
        for (int i = 0; i < BEFORE.slots().size(); i++) {
            Slot slot = BEFORE.slots().get(i);
            edits.add(
                    new Edit.SlotReplacement(
                            i,
                            List.of(slot),
                            List.of(new Slot(slot.number(), other.slots().get(i).item()))));
        }
        return BEFORE.applyEdit(new Edit.EditBatch(edits));
    }

    @Test
    void theDiffOfPartsIsThatOfTheWholeText() {
        Library after = changed("@misc{k4,\n  title = {T}", "@misc{k4,\n  title = {Other}");
        assertEquals(UnifiedDiff.of("f", BEFORE.file().text(), after.file().text()), diffTo(after));
    }

    @Test
    void changesOfAllEntriesAreOneHunk() {
        List<String> lines = diffTo(changed("title = {T}", "title = {Other}"));
        assertEquals(1, lines.stream().filter(line -> line.startsWith("@@")).count());
        assertEquals(9, lines.stream().filter("+  title = {Other},"::equals).count());
    }

    @Test
    void removedEntriesAreRemovedLines() {
        Library after =
                BEFORE.applyEdit(BEFORE.removeSlots(List.of(BEFORE.slots().get(8).number())));
        assertEquals(UnifiedDiff.of("f", BEFORE.file().text(), after.file().text()), diffTo(after));
    }

    @Test
    void theEntryThatMovedIsTheOneRemovedAndAdded() {
        List<Slot> slots = new ArrayList<>(BEFORE.slots());
        Collections.rotate(slots.subList(0, 8), 2); // k3 and its blank line to the top
        Library after = BEFORE.applyEdit(new Edit.SlotReplacement(0, BEFORE.slots(), slots));
        assertEquals(
                10,
                diffTo(after).stream().filter(line -> line.matches("[-+][^-+].*|[-+]")).count());
    }

    @Test
    void theDiffOfEntriesInAnyOrderGivesTheOtherText() {
        RandomInput.seeds()
                .check(seed -> {
                    List<Slot> slots = new ArrayList<>(BEFORE.slots());
                    Collections.shuffle(slots, new Random(seed));
                    Library after =
                            BEFORE.applyEdit(new Edit.SlotReplacement(0, BEFORE.slots(), slots));
                    assertEquals(
                            after.file().text().lines().toList(),
                            PatchedLines.of(BEFORE.file().text().lines().toList(), diffTo(after)));
                });
    }

    @Test
    void nothingIsPrintedForEqualLibraries() {
        assertEquals(List.of(), diffTo(BEFORE));
    }
}
