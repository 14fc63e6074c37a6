package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;

import java.util.List;

class SlotPlacesTest {
    private static final Library READ = Library.of(BibParser.parse("@misc{a}@misc{b}@misc{c}"));

    private static List<Integer> places(Library library) {
        return List.of(
                library.slotIndex(0),
                library.slotIndex(1),
                library.slotIndex(2),
                library.slotIndex(3));
    }

    @Test
    void asReadASlotIsWhereItsNumberSays() {
        assertEquals(List.of(0, 1, 2, -1), places(READ));
    }

    @Test
    void behindASlotThatIsGoneTheOthersAreFound() {
        assertEquals(List.of(-1, 0, 1, -1), places(READ.applyEdit(READ.removeSlot(0))));
    }
}
