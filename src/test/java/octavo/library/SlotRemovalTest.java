package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class SlotRemovalTest {
    private static final String FIVE =
            IntStream.range(0, 5)
                    .mapToObj("@misc{k%d, title = {T}}\n\n"::formatted)
                    .collect(Collectors.joining());

    private static Library library() {
        return Library.of(BibParser.parse(FIVE));
    }

    private static String without(Library library, List<Integer> numbers) {
        return library.applyEdit(library.removeSlots(numbers)).file().text();
    }

    private static List<Integer> entries(Library library) {
        return library.entrySlots().map(Slot::number).toList();
    }

    @Test
    void nothingButTheEntriesAndTheBlankLinesBehindThemGoes() {
        Library library = library();
        List<Integer> all = entries(library);
        assertEquals(
                "@misc{k1, title = {T}}\n\n@misc{k3, title = {T}}\n\n",
                without(library, List.of(all.get(4), all.get(0), all.get(2))));
    }

    @Test
    void theFileEndsAsItDidWhereTheLastEntryGoes() {
        Library library = Library.of(BibParser.parse("@misc{a}\n\n@misc{b}\n\n@misc{c}\n"));
        List<Integer> all = entries(library);
        assertEquals("@misc{a}\n\n@misc{b}\n", without(library, List.of(all.get(2))));
        assertEquals("@misc{a}\n", without(library, List.of(all.get(1), all.get(2))));
    }

    @Test
    void addedEntriesGoWithTheBlankLinesThatCameWithThem() {
        Library library = Library.of(BibParser.parse("@misc{a}\n"));
        for (String key : List.of("b", "c")) {
            library = added(library, key);
        }
        Library one = library.applyEdit(library.removeSlot(entries(library).get(1)));
        assertEquals("@misc{a}\n\n@misc{c}\n", one.file().text());
        Library two = library.applyEdit(library.removeSlot(entries(library).get(2)));
        assertEquals("@misc{a}\n\n@misc{b}\n\n@misc{d}\n", added(two, "d").file().text());
    }

    private static Library added(Library library, String key) {
        return library.applyEdit(
                library.appendEntries(BibParser.parse("@misc{" + key + "}").items()));
    }

    @Test
    void removingManyIsRemovingOneAfterTheOther() {
        Random random = new Random(7);
        for (int round = 0; round < 100; round++) {
            Library library = library();
            List<Integer> wanted = new ArrayList<>(entries(library));
            wanted.removeIf(_ -> random.nextBoolean());
            Library oneByOne = library;
            for (int number : wanted) {
                oneByOne = oneByOne.applyEdit(oneByOne.removeSlot(number));
            }
            assertEquals(oneByOne.file().text(), without(library, wanted));
        }
    }

    @Test
    void undoBringsBackEveryByteAndSlot() {
        Library library = library();
        Edit edit = library.removeSlots(entries(library));
        Library back = library.applyEdit(edit).applyEdit(edit.inverse());
        assertEquals(FIVE, back.file().text());
        assertEquals(library.slots(), back.slots());
    }
}
